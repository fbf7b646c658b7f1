import { textoSubstituicao } from '@vitrine/rules/carrinho'
import { formatEndereco } from '@vitrine/rules/documento'
import { fromCentavos, fromDecimilesimos, fromMilesimos } from '@vitrine/rules/dinheiro'
import { describeCada, isPorPeso, splitParcelas } from '@vitrine/rules/pagamento'
import { describeAutoria, listClausulas, listContas, type Conta } from '@vitrine/rules/pedido'

import { describeVendedor, type PedidoRecebido } from '#correio'
import type { FornecedorVivo } from '#fornecedor'

import type { RecebidoRow } from './carta.repository.ts'

/** What the customer is told and keeps (L13, L14) of a new order: all that was agreed. `orcamento`: it was asked for as a budget. */
export function makeRecebido(
  row: RecebidoRow,
  { orcamento, fornecedor }: { orcamento: boolean; fornecedor: FornecedorVivo },
): PedidoRecebido {
  const { total, cobranca, quem } = row
  return {
    total: total === null ? null : fromCentavos(total + (cobranca?.juros ?? 0)),
    orcamento,
    itens: row.itens.map(toItem),
    contas: toContas(row),
    servicos: row.servicos.map(({ nome }) => nome),
    tipoEntrega: row.tipoentrega,
    endereco: toEndereco(row),
    data_de_entrega: row.data_de_entrega,
    inicio: row.janela_inicio,
    fim: row.janela_fim,
    pagamento: { tipo: row.tipopagamento, nome: row.nomepagamento },
    cobranca: describeCobranca(row),
    assinatura: row.assinatura,
    feitoPor: quem === null || quem.papel === 'cliente' ? null : describeAutoria(quem),
    negociada: describeNegociacao(row.negociacao),
    clausulas: orcamento ? [] : toClausulas(row, fornecedor),
    vendedor: describeVendedor(fornecedor),
  }
}

/** Whose prices these are; null: the table's. */
function describeNegociacao(negociacao: RecebidoRow['negociacao']): string | null {
  if (!negociacao) return null
  const { atendente, escopo, frete, aceita_por } = negociacao
  const quantos = escopo.length === 1 ? '1 produto' : `${escopo.length} produtos`
  const partes = [escopo.length > 0 && `preço de ${quantos}`, frete !== null && 'frete'].filter(Boolean)
  const texto = `${partes.join(' e ')} negociado${partes.length > 1 ? 's' : ''} com ${atendente}`
  const aceite = aceita_por ? `, com o aceite de ${aceita_por}` : ''
  return `${texto.charAt(0).toUpperCase()}${texto.slice(1)}${aceite}.`
}

/** A budget was asked for without prices: those that the store has put since then come with the offer's own letter. */
export function withoutPrecos(row: RecebidoRow): RecebidoRow {
  const itens = row.itens.map((item) => ({ ...item, precounitario: null, total: null }))
  return { ...row, subtotal: null, total: null, itens }
}

function toItem(item: RecebidoRow['itens'][number]): PedidoRecebido['itens'][number] {
  const { nome, embalagem, nomecombo, quantidade, unidade, precounitario, total, desconto, embalagens } = item
  return {
    nome: [nome, embalagem, nomecombo && `combo ${nomecombo}`].filter(Boolean).join(', '),
    quantidade: fromMilesimos(quantidade),
    unidade,
    precounitario: precounitario === null ? null : fromDecimilesimos(precounitario),
    subtotal: total === null ? null : fromCentavos(total + desconto - embalagens),
  }
}

function toContas(row: RecebidoRow): Conta[] {
  return listContas({
    itens: row.itens,
    subtotal: reaisOf(row.subtotal),
    economia: 0,
    economiaCombos: 0,
    desconto: fromCentavos(row.desconto),
    dadospedido: { cupom: row.cupom },
    embalagens: fromCentavos(row.embalagens),
    servicos: row.servicos.map((servico) => ({
      ...servico,
      quantidade: fromMilesimos(servico.quantidade),
      precounitario: fromDecimilesimos(servico.precounitario),
      total: fromCentavos(servico.total),
    })),
    taxaentrega: fromCentavos(row.taxaentrega),
    valoripi: fromCentavos(row.valoripi),
    valorst: fromCentavos(row.valorst),
    tipoEntrega: row.tipoentrega,
    totalpedido: reaisOf(row.total),
    totalOriginal: null,
    juros: fromCentavos(row.cobranca?.juros ?? 0),
    negociacao: row.negociacao,
  })
}

const reaisOf = (centavos: number | null) => (centavos === null ? null : fromCentavos(centavos))

/** Where it goes, or the store that hands it out. */
function toEndereco({ tipoentrega, enderecoentrega, lojaretira }: RecebidoRow): string {
  if (tipoentrega === 'DELIVERY') return formatEndereco(enderecoentrega ?? {})
  return lojaretira ? `${lojaretira.nome}, ${lojaretira.descricao_endereco_loja}` : ''
}

/** When each part is charged, as far as it is known. */
function describeCobranca({ cobranca, faturas }: RecebidoRow): PedidoRecebido['cobranca'] {
  const { cartao = null, parcelas = 1, valor = 0, juros = 0, boleto = null } = cobranca ?? {}
  const cada = parcelas > 1 ? describeCada(splitParcelas(valor, parcelas)) : null
  const vencimentos = boleto ? [...faturas, { vencimento: boleto.vencimento, valor }] : faturas
  return {
    cartao: cartao && `${cartao.bandeira} final ${cartao.final}`,
    parcelas: cada && `${cada}${juros > 0 ? ' com juros' : ' sem juros'}`,
    vencimentos: vencimentos.map(({ vencimento, valor: parte }) => ({
      vencimento,
      valor: fromCentavos(parte),
    })),
  }
}

function toClausulas(row: RecebidoRow, { formasPagamento }: FornecedorVivo): PedidoRecebido['clausulas'] {
  const forma = formasPagamento.find(({ idformapagto }) => idformapagto === row.idformapagto)
  return listClausulas({
    consumidor: row.tipo_documento !== 'CNPJ',
    tipoEntrega: row.tipoentrega,
    tipoPagamento: row.tipopagamento,
    restritos: row.documentonaentrega,
    porPeso: row.itens.some(({ unidade }) => isPorPeso(unidade)),
    margem: forma?.opcoes.margem ?? 0,
    assinatura: row.assinatura !== null,
    substituicao: row.substituicao ? `${textoSubstituicao[row.substituicao]}.` : '',
  })
}
