import type { PrecosOrcamento, TipoEntrega } from '@vitrine/contract'
import { addDias, instantOf } from '@vitrine/rules/data'
import { fromCentavos, toCentavos, toDecimilesimos } from '@vitrine/rules/dinheiro'
import { canMove } from '@vitrine/rules/movimento'
import { discountPreco, type Condicao } from '@vitrine/rules/orcamento'
import { momentoOf } from '@vitrine/rules/pagamento'

import type { ContextoComprador } from '#acesso'
import { insertEventos, type EventoNovo } from '#evento'
import { Falha, type Db } from '#infra'
import { passPedido } from '#movimento'
import { atorOf, requirePedido, type PedidoTravado } from '#pedido'

import {
  findOrcamento,
  savePrecos,
  type CondicaoGuardada,
  type LinhaDoOrcamento,
  type Orcamento,
} from './orcamento.repository.ts'
import { quoteOrcamento } from './quote-orcamento.ts'

/** What a unit stood at when it was offered, by `sequencia`: 1/10,000 real. */
export type Referencias = ReadonlyMap<number, { tabela: number | null; custo: number | null }>

/** What is offered, and how it is told. */
interface Oferta {
  precos: PrecosOrcamento
  referencias: Referencias
  /** How it may be paid; absent: as before. */
  condicoes?: readonly Condicao[]
  /** Ways by which the customer is not told of it. */
  sem?: EventoNovo['sem']
}

/** Whether this budget may have prices, or new ones, of this person or system. */
export function canPrice({ status, tipopagamento, tipoentrega }: Movivel, { papel }: ContextoComprador) {
  return canMove(status, 'ORCAMENTO_PRECIFICADO', situacaoOf(tipopagamento, tipoentrega, papel))
}
type Movivel = Pick<PedidoTravado, 'status' | 'tipopagamento' | 'tipoentrega'>

const situacaoOf = (
  tipopagamento: Movivel['tipopagamento'],
  tipoEntrega: TipoEntrega,
  papel: ContextoComprador['papel'],
) => ({ ator: atorOf(papel), momentoPagamento: momentoOf(tipopagamento), tipoEntrega, pago: false })

/**
 * Prices a budget, or prices it anew: lines that are not named keep the price they have, and each needs one in the end. The
 * customer is told of each version. Answers the version.
 */
export async function priceOrcamento(
  tx: Db,
  numpedido: number,
  contexto: ContextoComprador,
  { precos, referencias, condicoes, sem }: Oferta,
): Promise<number> {
  const { papel, idusuario, fuso, hoje } = contexto
  const pedido = await requirePedido(tx, numpedido)
  const orcamento = await findOrcamento(tx, numpedido)
  const para = 'ORCAMENTO_PRECIFICADO'
  const { status: de, tipoentrega, tipopagamento, idfornecedor } = pedido
  if (!orcamento || !canPrice(pedido, contexto))
    throw new Falha('movimento_recusado', { detalhes: { de, para } })
  if (precos.validade < hoje)
    throw new Falha('entrada_invalida', { campos: { validade: 'Escolha de hoje em diante.' } })
  const taxaentrega =
    precos.taxaentrega === undefined ? orcamento.taxaentrega : toCentavos(precos.taxaentrega)
  const linhas = toLinhas(orcamento.linhas, precos)
  const { servicos } = orcamento
  const daVersao = { linhas, taxaentrega, tipoEntrega: tipoentrega, contexto }
  const orcado = quoteOrcamento(orcamento, daVersao)
  const valido_ate = instantOf(addDias(precos.validade, 1), '00:00', fuso)
  const quem = { ator: papel, idusuario }
  const recados = new Map(linhas.map(({ sequencia, recado }) => [sequencia, recado]))
  const versao = await savePrecos(
    tx,
    numpedido,
    {
      ...orcado,
      linhas: orcado.linhas.map((linha) => ({
        ...(referencias.get(linha.sequencia) ?? semReferencia),
        recado: recados.get(linha.sequencia) ?? '',
        ...linha,
      })),
      servicos,
      taxaentrega,
      condicoes: (condicoes ?? orcamento.condicoes).map((condicao) =>
        quoteCondicao(orcamento, condicao, daVersao),
      ),
      valido_ate,
      observacao: precos.observacao.trim(),
    },
    quem,
  )
  const total = fromCentavos(orcado.total)
  const oferta = { numpedido, versao, total, valido_ate: valido_ate.toISOString() }
  await insertEventos(tx, [{ idfornecedor, tipo: 'orcamento.PRECIFICADO', dados: oferta, sem }])
  const motivo = versao > 1 ? `Preços revistos (versão ${versao})` : ''
  await passPedido(
    tx,
    pedido,
    { para, motivo, autor: quem, sem },
    situacaoOf(tipopagamento, tipoentrega, papel),
  )
  return versao
}

const semReferencia = { tabela: null, custo: null }

/** A condition with what the budget comes to under it: the same lines, each with what that takes off. */
function quoteCondicao(
  orcamento: Orcamento,
  { idformapagto, prazos, desconto }: Condicao,
  daVersao: Parameters<typeof quoteOrcamento>[1],
): CondicaoGuardada {
  const { fornecedor } = daVersao.contexto
  const forma = fornecedor?.formasPagamento.find((cada) => cada.idformapagto === idformapagto)
  const linhas = daVersao.linhas.map((linha) => ({
    ...linha,
    precounitario: discountPreco(linha.precounitario, desconto),
  }))
  const oferta = desconto === 0 ? null : quoteOrcamento(orcamento, { ...daVersao, linhas })
  return { idformapagto, nome: forma?.nome ?? '', prazos, desconto, oferta }
}

function toLinhas(linhas: readonly LinhaDoOrcamento[], { itens }: PrecosOrcamento) {
  const novos = new Map(itens.map((item) => [item.sequencia, item]))
  const precoOf = ({ sequencia, precounitario }: LinhaDoOrcamento) => {
    const novo = novos.get(sequencia)
    return novo ? toDecimilesimos(novo.precounitario) : precounitario
  }
  refuseLinhas(
    linhas.filter((linha) => precoOf(linha) === 0),
    'O preço precisa ser maior que zero',
  )
  const semPreco = linhas.filter((linha) => precoOf(linha) === null)
  refuseLinhas(semPreco, 'Falta o preço de')
  return linhas.map((linha) => ({
    ...linha,
    precounitario: precoOf(linha) ?? 0,
    recado: novos.get(linha.sequencia)?.recado ?? linha.recado,
  }))
}

function refuseLinhas(linhas: readonly LinhaDoOrcamento[], motivo: string): void {
  if (linhas.length === 0) return
  const nomes = linhas.map(({ nome }) => nome).join(', ')
  throw new Falha('entrada_invalida', { campos: { itens: `${motivo}: ${nomes}.` } })
}
