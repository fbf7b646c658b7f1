import { textoSubstituicao } from '@vitrine/rules/carrinho'
import { formatEndereco } from '@vitrine/rules/documento'
import { fromCentavos, fromDecimilesimos, fromMilesimos, sumReais } from '@vitrine/rules/dinheiro'
import type { Parcela } from '@vitrine/rules/fatura'
import { describeCada, isPorPeso, splitParcelas } from '@vitrine/rules/pagamento'
import { describeAutoria, listClausulas, listContas, type Conta } from '@vitrine/rules/pedido'

import { composeCiclo, composeRecebido, describeVendedor, type Carta, type PedidoRecebido } from '#correio'
import type { CobrancaNova } from '#pagamento'

import type { EmSubmissao } from './checks.ts'
import { toColunasAssinatura } from './make-assinatura.ts'
import type { TotaisPedido } from './make-pedido.ts'
import { hasRestritos } from './has-restritos.ts'
import type { ItemPedidoNovo, ServicoPedidoNovo } from './pedido-novo.repository.ts'

/** The order that is being made, as far as its letter tells of it. */
interface Feito {
  totais: TotaisPedido
  itens: readonly ItemPedidoNovo[]
  servicos: readonly ServicoPedidoNovo[]
  cobranca: CobrancaNova | null
  faturas: readonly Parcela[]
  orcamento: boolean
  /** End of its window. */
  fim: string
}

/** What the customer is told and keeps (L13, L14): its order came in, or its subscription made one, and all that was agreed. */
export function makeCarta(em: EmSubmissao, feito: Feito): Carta {
  const { ciclo, estado, fornecedor, submissao, formaPagamento } = em
  const remessa = {
    para: estado.emailcliente,
    pessoa: estado.nomecliente,
    loja: fornecedor.nome,
    link: `${em.pedidos}/{numpedido}`,
  }
  const { data_de_entrega, inicio } = submissao.formaEntrega
  const juros = fromCentavos(feito.cobranca?.juros ?? 0)
  const { total } = feito.totais
  const recebido: PedidoRecebido = {
    total: total === null ? null : sumReais(total, juros),
    orcamento: feito.orcamento,
    itens: feito.itens.map(toItem),
    contas: toContas(em, feito, juros),
    servicos: feito.servicos.map(({ nome }) => nome),
    tipoEntrega: submissao.tipoEntrega,
    endereco: toEndereco(em),
    data_de_entrega,
    inicio,
    fim: feito.fim,
    pagamento: formaPagamento ?? null,
    cobranca: describeCobranca(feito),
    assinatura: toColunasAssinatura(em, null).assinatura,
    feitoPor: toAutoria(em),
    clausulas: feito.orcamento ? [] : toClausulas(em, feito),
    vendedor: describeVendedor(fornecedor),
  }
  return ciclo
    ? composeCiclo(remessa, { ...recebido, assinatura: ciclo.nome })
    : composeRecebido(remessa, recebido)
}

function toItem(item: ItemPedidoNovo): PedidoRecebido['itens'][number] {
  const { nome, embalagem, nomecombo, quantidade, unidade, precounitario, total, desconto, embalagens } = item
  return {
    nome: [nome, embalagem, nomecombo && `combo ${nomecombo}`].filter(Boolean).join(', '),
    quantidade: fromMilesimos(quantidade),
    unidade,
    precounitario: precounitario === null ? null : fromDecimilesimos(precounitario),
    subtotal: total === null ? null : fromCentavos(total + desconto - embalagens),
  }
}

function toContas(em: EmSubmissao, { totais, itens, servicos }: Feito, juros: number): Conta[] {
  return listContas({
    itens,
    subtotal: totais.subtotal,
    economia: 0,
    economiaCombos: 0,
    desconto: totais.descontos ?? 0,
    dadospedido: { cupom: em.cupom.cupom?.codigocupom ?? null },
    embalagens: totais.embalagens ?? 0,
    servicos: servicos.map((servico) => ({
      ...servico,
      quantidade: fromMilesimos(servico.quantidade),
      precounitario: fromDecimilesimos(servico.precounitario),
      total: fromCentavos(servico.total),
    })),
    taxaentrega: totais.taxaentrega,
    valoripi: totais.valoripi,
    valorst: totais.valorst,
    tipoEntrega: em.submissao.tipoEntrega,
    totalpedido: totais.total,
    totalOriginal: null,
    juros,
  })
}

/** Where it goes, or the store that hands it out. */
function toEndereco({ submissao, estado, fornecedor }: EmSubmissao): string {
  if (submissao.tipoEntrega === 'DELIVERY') return formatEndereco(estado.enderecoentrega ?? {})
  const loja = fornecedor.lojas.find(({ idloja }) => idloja === submissao.lojaRetira?.idloja)
  return loja ? `${loja.nome}, ${loja.descricao_endereco_loja}` : ''
}

/** What is charged when, as far as it is known before the provider answers. */
function describeCobranca({ cobranca, faturas }: Feito): PedidoRecebido['cobranca'] {
  const { cartao = null, parcelas = 1, valor = 0, juros = 0, boleto = null } = cobranca ?? {}
  const cada = parcelas > 1 ? describeCada(splitParcelas(valor, parcelas)) : null
  return {
    cartao: cartao && `${cartao.bandeira} final ${cartao.final}`,
    parcelas: cada && `${cada}${juros > 0 ? ' com juros' : ' sem juros'}`,
    vencimentos: [
      ...faturas.map(({ vencimento, valor: parte }) => ({ vencimento, valor: fromCentavos(parte) })),
      ...(boleto ? [{ vencimento: boleto.vencimento, valor: fromCentavos(valor) }] : []),
    ],
  }
}

function toClausulas(em: EmSubmissao, { itens }: Feito): PedidoRecebido['clausulas'] {
  const { submissao, estado, formaPagamento } = em
  return listClausulas({
    consumidor: estado.tipo_documento !== 'CNPJ',
    tipoEntrega: submissao.tipoEntrega,
    tipoPagamento: formaPagamento?.tipo ?? null,
    restritos: hasRestritos(em),
    porPeso: itens.some(({ unidade }) => isPorPeso(unidade)),
    margem: formaPagamento?.opcoes.margem ?? 0,
    assinatura: submissao.idtipoassinatura !== null || em.ciclo !== null,
    substituicao: submissao.substituicao ? `${textoSubstituicao[submissao.substituicao]}.` : '',
  })
}

/** Who made it, where that was not the cliente itself. */
function toAutoria({ contexto: { papel, sessao } }: EmSubmissao): string | null {
  return papel === 'cliente' ? null : describeAutoria({ papel, nome: sessao?.nome ?? '' })
}
