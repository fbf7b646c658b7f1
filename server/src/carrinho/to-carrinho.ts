import type { Carrinho, ItemCarrinho, MudancaCarrinho, NegociacaoAceita, ParteCombo } from '@vitrine/contract'
import { falhas } from '@vitrine/contract'
import {
  computeImpostosDasLinhas,
  computeTotais,
  explainLinhas,
  type OpcoesTotais,
  type Totais,
} from '@vitrine/rules/carrinho'
import { fromCentavos } from '@vitrine/rules/dinheiro'

import type { ContextoComprador } from '#acesso'
import { showMensagem } from '#cliente'

import { opcoesPreco, settleCupom, toCamposCupom, toEstadoCupom } from './apply-cupom.ts'
import { settleServicos } from './apply-servicos.ts'
import type { CarrinhoRow, NegociacaoDoCarrinho } from './carrinho.repository.ts'
import type { Composicao } from './compose-carrinho.ts'
import { explainCodigo } from './judge-codigo.ts'
import { pricePix } from './price-pix.ts'

/**
 * The whole answer of a cart call: lines with their trace, the coupon in force, totals, what changed (§3 Cart).
 * `recusaCupom`: why a coupon that was asked for has not been taken.
 */
export function toCarrinho(
  row: Omit<CarrinhoRow, 'itens' | 'mesclas'>,
  composicao: Composicao,
  contexto: ContextoComprador,
  recusaCupom: string | null = null,
): Carrinho {
  const { itens, mudancas, repeticao } = composicao
  const estado = toEstadoCupom(row)
  const tracos = explainLinhas(itens, opcoesPreco(contexto))
  const escolha = settleCupom(itens, estado, contexto, { tracos })
  const { oferecidos, servicos, total } = settleServicos(composicao, row.servicos, contexto)
  return {
    revisao: row.revisao,
    salvamentos: row.salvamentos,
    ...priceItens(itens, { tracos, descontos: escolha.descontos, servicos: total }, contexto),
    pix: pricePix(composicao, { estado, servicos: total }, contexto),
    servicosOferecidos: oferecidos.map((servico) => ({ ...servico, linhas: [...servico.linhas] })),
    servicos,
    observacao: row.observacao,
    numPedidoCliente: row.numpedidocliente,
    substituicao: row.substituicao,
    ...toCamposCupom(escolha, estado, recusaCupom ?? explainCodigo(composicao, estado, contexto)),
    ...toAssinaturas(row.idtipoassinatura, contexto),
    meta_info: toMetaInfo(contexto),
    bloqueio_atendimento: row.atendente
      ? { atendente: row.atendente, desde: row.bloqueado_desde?.toISOString() ?? '' }
      : null,
    ...(contexto.podeVerPrecos && showNegociacao(row.negociacao, itens)),
    erroSubmit: row.erro_submit,
    mensagemModal: showMensagem(contexto),
    mensagem: toMensagem(itens, mudancas),
    mudancas,
    ...(repeticao && { repeticao }),
  }
}

/** Lines and totals; a session that may not see prices gets neither traces nor values (readings 3). */
function priceItens(
  itens: ItemCarrinho[],
  opcoes: Pick<OpcoesTotais, 'tracos' | 'descontos' | 'servicos'>,
  contexto: ContextoComprador,
) {
  if (!contexto.podeVerPrecos) return { produtosSelecionados: itens }
  const totais = computeTotais(itens, { ...opcoesPreco(contexto), ...opcoes })
  const impostos = computeImpostosDasLinhas(totais)
  const produtosSelecionados = itens.map((item) => {
    const linha = totais.linhas.get(item.id)
    const { partes } = linha ?? {}
    return {
      ...item,
      ...(item.produtos && partes && { produtos: withCotas(item.produtos, partes) }),
      traco_preco: linha?.traco,
      preco_do_desconto: linha?.desconto ?? undefined,
      totallinha: linha?.total ?? undefined,
      valoripi: impostos.get(item.id)?.valoripi ?? 0,
      valorst: impostos.get(item.id)?.valorst ?? 0,
    }
  })
  return { produtosSelecionados, ...sumsOf(totais) }
}

/** Each product of a combo with its share of the line. */
function withCotas(produtos: readonly ParteCombo[], partes: readonly { total: number }[]): ParteCombo[] {
  return produtos.map((produto, i) => ({ ...produto, totallinha: partes[i]?.total }))
}

/** The sums of a cart; absent when it has no prices. */
function sumsOf({ totalCompras, subtotal, economia, embalagens, descontos, valoripi, valorst }: Totais) {
  if (totalCompras === null || subtotal === null || economia === null || embalagens === null) return {}
  return { totalCompras, subtotal, economia, embalagens, descontos: descontos ?? 0, valoripi, valorst }
}

function toMetaInfo({ fornecedor }: ContextoComprador): Carrinho['meta_info'] {
  const loja = fornecedor?.lojas[0]
  const { hasRecorrencia = false, recorrencia = null } = fornecedor?.publico.meta_info ?? {}
  return {
    hasRecorrencia,
    recorrencia,
    descricao_endereco_loja: loja?.descricao_endereco_loja ?? null,
    default_store: loja ? { lat: loja.lat, lng: loja.lng } : null,
  }
}

/** How often this cart may be repeated, and what was chosen; a type that was withdrawn meanwhile is not shown as chosen (§3 Cart). */
function toAssinaturas(idtipoassinatura: string | null, { fornecedor }: ContextoComprador) {
  const tipos = fornecedor?.tiposAssinatura ?? []
  const selecionada = tipos.find((tipo) => tipo.idtipoassinatura === idtipoassinatura)
  return {
    assinaturas: { tipos: [...tipos], label: selecionada?.nome ?? '' },
    assinaturaSelecionada: selecionada?.idtipoassinatura ?? null,
  }
}

function toMensagem(itens: readonly ItemCarrinho[], mudancas: readonly MudancaCarrinho[]): string | null {
  if (mudancas.length === 0) return null
  if (itens.length === 0) return falhas.carrinho_sem_produtos.mensagem
  const [primeira] = mudancas
  return mudancas.length === 1 && primeira
    ? `${primeira.nome}: ${primeira.motivo}`
    : `Ajustamos ${mudancas.length} produtos do seu carrinho.`
}

const isoOf = (momento: string | null) => (momento === null ? null : new Date(momento).toISOString())

/** The negotiation as cart, order and feed carry it (ahead C3); null: no price of it is in these lines, and no freight. */
export function toNegociacaoAceita(
  row: NegociacaoDoCarrinho | null,
  itens: readonly ItemCarrinho[],
): NegociacaoAceita | null {
  if (!row) return null
  const escopo = itens.flatMap(toParte)
  if (escopo.length === 0 && row.frete === null) return null
  return {
    idnegociacao: row.idnegociacao,
    revisao: row.revisao,
    escopo,
    frete: row.frete === null ? null : fromCentavos(row.frete),
    ...(row.frete_acordo && { frete_acordado: row.frete_acordo }),
    validade: isoOf(row.validade),
    atendente: row.atendente,
    aceita_por: row.aceita_por,
    aceita_em: isoOf(row.aceita_em),
  }
}

function toParte({ id, nome, quantidade, precoatendente, negociado }: ItemCarrinho) {
  if (!precoatendente) return []
  const { por = '', aprovado_por = null, motivo = '', minimo = quantidade } = negociado ?? {}
  return [{ id, nome, quantidade: minimo, precounitario: precoatendente, por, aprovado_por, motivo }]
}

/** A field of the cart's answer; absent without one. */
function showNegociacao(row: NegociacaoDoCarrinho | null, itens: readonly ItemCarrinho[]) {
  const negociacao = toNegociacaoAceita(row, itens)
  return negociacao ? { negociacao } : {}
}
