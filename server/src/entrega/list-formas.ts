import { falhas, type FormaEntrega, type TipoEntrega } from '@vitrine/contract'
import { hasTag } from '@vitrine/rules/acesso'
import { addDias, todayIn, weekdayOf } from '@vitrine/rules/data'
import {
  countVagas,
  firstJanela,
  formatCorte,
  formatJanela,
  listDatas,
  type DataEntrega,
  type JanelaEntrega,
  type LugarEntrega,
} from '@vitrine/rules/entrega'

import type { NegociacaoDoCarrinho } from '#carrinho'
import type { FormaEntregaViva, FormaPagamentoViva, FornecedorVivo } from '#fornecedor'
import { Falha } from '#infra'

import { agendaOf, calendarioOf } from './agenda-da-forma.ts'
import { computeFrete } from './compute-frete.ts'
import { confirmacaoOf } from './confirmacao-da-forma.ts'
import { withFreteNegociado } from './frete-negociado.ts'
import { lotadas, ocupacaoOf, type Ocupacoes } from './ocupacao.ts'

const DIAS_OFERECIDOS = 5

/** What is delivered and where, and which windows are full. */
export interface PedidoDeEntrega {
  tipoEntrega: TipoEntrega
  lugar: LugarEntrega
  gramas: number
  ocupacoes: Ocupacoes
  /** Payment method; null: not chosen yet, or paid at once. */
  pagamento: FormaPagamentoViva | null
  /** Of the cart that is delivered; null: none, or of a visitor. */
  negociacao: NegociacaoDoCarrinho | null
}

/**
 * Delivery forms of a type that serve a place and weight, with their next dates; forms without a window before its cut-off are left
 * out (§4 Delivery options).
 */
export function listFormasEntrega(
  fornecedor: FornecedorVivo,
  pedido: PedidoDeEntrega,
  agora: Date,
): FormaEntrega[] {
  return formasOf(fornecedor, pedido.tipoEntrega)
    .flatMap((forma) => toFormaEntrega(forma, fornecedor, pedido, agora) ?? [])
    .filter(({ datas }) => datas.length > 0)
}

/** Without has-collect a submission of a pickup is refused: its forms are not offered either. */
export function formasOf(
  { tags, formasEntrega }: Pick<FornecedorVivo, 'tags' | 'formasEntrega'>,
  tipoEntrega: TipoEntrega,
): FormaEntregaViva[] {
  if (tipoEntrega === 'RETIRADA' && !hasTag(tags, 'has-collect')) return []
  return formasEntrega.filter((forma) => forma.tipoEntrega === tipoEntrega)
}

/**
 * A freight error, with its text in the fields that section 8 names: `message` by address, `Mensagem` and `openModal` by CEP.
 * Where nothing can be delivered at all, the shopper must decide something: that opens a window.
 */
function failFrete(codigo: 'fornecedor_nao_atende' | 'sem_forma_entrega'): Falha {
  const { mensagem } = falhas[codigo]
  return new Falha(codigo, {
    message: mensagem,
    Mensagem: mensagem,
    openModal: codigo === 'fornecedor_nao_atende',
  })
}

/** Throws unless a delivery area of the fornecedor holds the place; pickup serves whoever comes. */
export function checkAtende(
  tipoEntrega: TipoEntrega,
  { idareas }: LugarEntrega,
  onRecusa?: () => void,
): void {
  if (tipoEntrega === 'RETIRADA' || idareas.length > 0) return
  onRecusa?.()
  throw failFrete('fornecedor_nao_atende')
}

/** Throws where nothing is offered. */
export function requireFormas(formas: readonly FormaEntrega[]): void {
  if (formas.length === 0) throw failFrete('sem_forma_entrega')
}

function toFormaEntrega(
  forma: FormaEntregaViva,
  fornecedor: FornecedorVivo,
  { lugar, gramas, ocupacoes, pagamento, negociacao }: PedidoDeEntrega,
  agora: Date,
): FormaEntrega | null {
  const { degraus, pedido_minimo, frete_negociado } = withFreteNegociado(
    computeFrete(forma, lugar, gramas),
    negociacao,
    { ...forma, cep: lugar.cep },
  )
  if (!degraus) return null
  const calendario = calendarioOf(forma, fornecedor)
  const dinheiro = pagamento ? confirmacaoOf(pagamento, fornecedor, agora) : agora
  const datas = listDatas(agendaOf(forma, lugar), agora, {
    ...calendario,
    quantas: DIAS_OFERECIDOS,
    isLotada: lotadas(forma, ocupacoes, gramas),
    dinheiro,
  })
  const hoje = todayIn(fornecedor.fuso, agora)
  const primeira = firstJanela(datas)
  return {
    idformaentrega: forma.idformaentrega,
    nome: forma.nome,
    tipoEntrega: forma.tipoEntrega,
    modalidade: modalidadeOf(forma),
    transportadora: forma.transportadora,
    idloja: forma.idloja,
    taxaentrega: degraus[0]?.taxa ?? 0,
    gratis_acima: degraus.find(({ desde, taxa }) => taxa === 0 && desde > 0)?.desde ?? null,
    degraus,
    pedido_minimo,
    ...(frete_negociado && { frete_negociado }),
    // What has to be ordered before is paid before: until when is not the window's word.
    corte: dinheiro > agora ? null : primeira && formatCorte(primeira.encerra_em, agora, fornecedor.fuso),
    fechados: listFechados(forma, fornecedor, { hoje, datas }),
    datas: datas.map(({ data, janelas }) => ({
      data_de_entrega: data,
      janelas: janelas.map((janela) => ({
        inicio: janela.inicio,
        fim: janela.fim,
        ...situacaoOf(janela),
        vagas: countVagas(
          forma,
          ocupacaoOf(ocupacoes, { idformaentrega: forma.idformaentrega, data, inicio: janela.inicio }),
        ),
        encerra_em: janela.encerra_em,
        rotulo: formatJanela(data, janela.inicio, janela.fim, hoje),
      })),
    })),
  }
}

function modalidadeOf({ tipoEntrega, transportadora }: FormaEntregaViva): FormaEntrega['modalidade'] {
  if (tipoEntrega === 'RETIRADA') return 'RETIRADA'
  return transportadora === null ? 'FROTA' : 'TRANSPORTADORA'
}

function situacaoOf({ encerrada, lotada }: JanelaEntrega) {
  if (encerrada) return { disponivel: false, situacao: 'ENCERRADA' as const }
  return lotada
    ? { disponivel: false, situacao: 'ESGOTADA' as const }
    : { disponivel: true, situacao: 'LIVRE' as const }
}

/** Days up to the last one offered on which the form would serve, were it not for a holiday: people look for them. */
function listFechados(
  forma: FormaEntregaViva,
  fornecedor: FornecedorVivo,
  { hoje, datas }: { hoje: string; datas: readonly DataEntrega[] },
): FormaEntrega['fechados'] {
  const ultima = datas.at(-1)?.data ?? hoje
  const { isFechado } = calendarioOf(forma, fornecedor)
  const fechados: FormaEntrega['fechados'] = []
  for (let data = hoje; data < ultima; data = addDias(data, 1)) {
    if (!forma.dias.includes(weekdayOf(data)) || !isFechado?.(data)) continue
    const proprio = fornecedor.diasFechados.find((dia) => dia.data === data)
    fechados.push({ data, nome: proprio?.nome ?? 'Feriado' })
  }
  return fechados
}
