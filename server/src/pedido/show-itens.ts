import type { Imagem, ItemPedido, Pedido, Substituicao } from '@vitrine/contract'
import { computeLinha, fromCentavos, fromDecimilesimos, fromMilesimos } from '@vitrine/rules/dinheiro'
import type { z } from 'zod'

import { reais } from './show-pedido.ts'

export interface ItemRow {
  sequencia: number
  /** 1/1,000 unit; null: not picked yet. */
  quantidadeservida: number | null
  /** Centavos. */
  totalservido: number | null
  impostoservido: number | null
  idcadastroextraproduto: string
  nome: string
  embalagem: string
  unidade: string
  imagem: Imagem | null
  quantidade: number
  precounitario: number | null
  preco: number | null
  embalarparapresente: boolean
  /** Centavos. */
  desconto: number
  embalagens: number
  total: number | null
  valoripi: number
  valorst: number
  imposto: z.infer<typeof ItemPedido>['imposto'] | null
  traco_preco: z.infer<typeof ItemPedido>['traco_preco'] | null
  observacao: string
  recado: string
  incluido_pela_loja: boolean
  substituicao: Substituicao | null
  idcombopromocional_cabecalho: string | null
  nomecombo: string | null
  sequenciacombo: number | null
  quantidadecombo: number | null
  /** Of a product of a combo: what it costs alone, in centavos. */
  sozinho: number | null
}

export interface ServicoRow {
  idservico: string
  nome: string
  nomeproduto: string | null
  quantidade: number
  precounitario: number
  total: number
}

/** A line as its order shows it. */
export function toItem(item: ItemRow): z.infer<typeof ItemPedido> {
  return {
    id: item.idcadastroextraproduto,
    sequencia: item.sequencia,
    quantidadeServida: item.quantidadeservida === null ? null : fromMilesimos(item.quantidadeservida),
    totalServido: reais(item.totalservido),
    nome: item.nome,
    embalagem: item.embalagem,
    unidade: item.unidade,
    imagem: item.imagem,
    quantidade: fromMilesimos(item.quantidade),
    precounitario: item.precounitario === null ? null : fromDecimilesimos(item.precounitario),
    preco: item.preco === null ? null : fromDecimilesimos(item.preco),
    embalarParaPresente: item.embalarparapresente,
    subtotal: item.total === null ? null : fromCentavos(item.total + item.desconto - item.embalagens),
    embalagens: fromCentavos(item.embalagens),
    observacao: item.observacao,
    recado: item.recado,
    ...(item.incluido_pela_loja && { incluido_pela_loja: true }),
    substituicao: item.substituicao,
    desconto: fromCentavos(item.desconto),
    total: reais(item.total),
    valoripi: fromCentavos(item.valoripi),
    valorst: fromCentavos(item.valorst),
    impostosServidos: reais(item.impostoservido),
    ...(item.imposto && { imposto: item.imposto }),
    ...(item.traco_preco && { traco_preco: item.traco_preco }),
    combo: comboOf(item),
  }
}

export function toServico({
  idservico,
  nome,
  nomeproduto,
  ...servico
}: ServicoRow): Pedido['servicos'][number] {
  return {
    idservico,
    nome,
    nomeproduto,
    quantidade: fromMilesimos(servico.quantidade),
    precounitario: fromDecimilesimos(servico.precounitario),
    total: fromCentavos(servico.total),
  }
}

function comboOf(item: ItemRow): z.infer<typeof ItemPedido>['combo'] {
  const { idcombopromocional_cabecalho, nomecombo, sequenciacombo, quantidadecombo } = item
  if (idcombopromocional_cabecalho === null || sequenciacombo === null) return null
  return {
    idcombopromocional_cabecalho,
    nome: nomecombo ?? '',
    sequencia: sequenciacombo,
    quantidade: quantidadecombo ?? 1,
  }
}

/** What was saved against list prices, and what of it combos gave: the sums that the cart showed (ux 1.6.2). */
export function computeEconomias(itens: readonly ItemRow[]): Pick<Pedido, 'economia' | 'economiaCombos'> {
  const combos = itens.flatMap(({ sozinho, total, desconto }) =>
    sozinho === null || total === null ? [] : sozinho - (total + desconto),
  )
  const ofertas = itens.flatMap(({ sozinho, preco, precounitario, quantidade }) =>
    sozinho !== null || preco === null || precounitario === null
      ? []
      : Math.max(0, computeLinha(preco, quantidade) - computeLinha(precounitario, quantidade)),
  )
  return { economia: fromCentavos(sum([...combos, ...ofertas])), economiaCombos: fromCentavos(sum(combos)) }
}

function sum(parts: readonly number[]): number {
  return parts.reduce((total, part) => total + part, 0)
}
