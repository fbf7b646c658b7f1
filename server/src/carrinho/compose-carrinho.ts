import type { Carrinho, ItemCarrinho, LinhaComAcordo, MudancaCarrinho } from '@vitrine/contract'
import { mergeVisitante, sortItens, sumIguais, type NotaDaLinha } from '@vitrine/rules/carrinho'
import type { EscolhaCombo } from '@vitrine/rules/combo'
import { explainAjuste, fitQuantidade, isBuyable } from '@vitrine/rules/quantidade'

import type { ContextoComprador } from '#acesso'
import { factsOf, pricesOf, type ProdutoRow } from '#produto'

import { composeCombo, isComboPedido, limitCombos, nameCombo } from './compose-combo.ts'
import { pickNota } from './nota.ts'

/** A line as a save asks for it: quantity in units. */
export interface ItemPedido extends NotaDaLinha {
  id: string
  quantidade: number
  embalarParaPresente: boolean
  /** Reais; only what the server itself had stored. */
  precoatendente?: number
  negociado?: LinhaComAcordo
  /** Of a combo: which, and its choices; `id` is then the line's own. */
  idcombopromocional_cabecalho?: string | null
  produtos?: EscolhaCombo[]
}

export interface Composicao {
  itens: ItemCarrinho[]
  mudancas: MudancaCarrinho[]
  /** Lines that were asked for in a quantity that rounds to 0: a cart drops them, a submission names them (readings 4). */
  zerados: { id: string; nome: string }[]
  /** Products of combos that are not valid any more: they continue as ordinary lines. */
  soltos: readonly ItemPedido[]
  /** What became of each line that a repetition added. */
  repeticao?: Carrinho['repeticao']
  /** Tags of the products, by id: services look at them. */
  tags: ReadonlyMap<string, readonly string[]>
  /** What the lines were made of: to price them under another method. */
  produtos: readonly ProdutoRow[]
}

/**
 * Lines asked for, made to obey the products' rules; what had to change is told with its reason (readings 4, 5). Equal ones are
 * one line before anything is decided, whoever asks: cart, preview, submission, budget, subscription.
 */
export function composeItens(
  pedidos: readonly ItemPedido[],
  produtos: readonly ProdutoRow[],
  contexto: ContextoComprador,
): Composicao {
  const porId = new Map(produtos.map((produto) => [produto.id, produto]))
  const somados = sumIguais(pedidos)
  const combos = somados.filter(isComboPedido)
  const compostos = combos.filter(isAlgum).map((pedido) => composeCombo(pedido, porId, contexto))
  const soltos = compostos.flatMap((combo) => ('soltos' in combo ? combo.soltos : []))
  const avulsos = somados.filter((pedido) => !isComboPedido(pedido))
  const linhas: LinhaComposta[] = [
    ...compostos,
    ...sumIguais([...avulsos, ...soltos]).map((pedido) =>
      composeAvulso(pedido, porId.get(pedido.id), contexto),
    ),
  ]
  const tags = new Map(produtos.map((produto) => [produto.id, produto.tags]))
  const composicao = {
    itens: sortItens(linhas.flatMap(({ item }) => item ?? [])),
    mudancas: linhas.flatMap(({ mudanca }) => mudanca ?? []),
    zerados: [
      ...combos.filter((pedido) => !isAlgum(pedido)).map((pedido) => nameCombo(pedido, contexto)),
      ...linhas.flatMap(({ zerado }) => zerado ?? []),
    ],
    tags,
    soltos,
    produtos,
  }
  return limitComposicao(composicao, contexto)
}

/** Result of a line that was asked for: a line of the cart, or the reason why there is none. */
interface LinhaComposta {
  item: ItemCarrinho | null
  mudanca: MudancaCarrinho | null
  zerado?: Composicao['zerados'][number]
}

const isAlgum = ({ quantidade }: ItemPedido) => quantidade > 0

function composeAvulso(
  pedido: ItemPedido,
  produto: ProdutoRow | undefined,
  contexto: ContextoComprador,
): LinhaComposta {
  const { id, quantidade: de } = pedido
  if (!produto) {
    const motivo = 'Este produto não está mais à venda.'
    return { item: null, mudanca: { id, nome: 'Produto', de, para: 0, motivo } }
  }
  const item = toItem(produto, pedido, contexto)
  const { nome } = item
  if (!isAlgum(pedido)) return { item: null, mudanca: null, zerado: { id, nome } }
  if (!isBuyable(item)) {
    const motivo = 'Este produto não pode ser comprado no momento.'
    return { item: null, mudanca: { id, nome, de, para: 0, motivo } }
  }
  const { quantidade, ajuste } = fitQuantidade(item, de)
  const mudanca = ajuste && {
    id,
    nome,
    de,
    para: quantidade,
    motivo: explainAjuste(item, ajuste, item.unidade),
  }
  return { item: { ...item, quantidade }, mudanca }
}

/** The visitor's lines, or those of a repeated order, added to what the cart holds. */
export function addItens(
  atuais: readonly ItemCarrinho[],
  novos: Composicao,
  contexto: ContextoComprador,
): Composicao {
  const { itens, mudancas } = mergeVisitante(atuais, novos.itens)
  const recusados = novos.mudancas.filter(({ para }) => para === 0)
  return limitComposicao({ ...novos, itens, mudancas: [...recusados, ...mudancas] }, contexto, atuais)
}

/** A line that the limit of its combo cut is told once, from what was asked for and with the last reason. */
function limitComposicao(
  composicao: Composicao,
  contexto: ContextoComprador,
  antes: readonly ItemCarrinho[] = [],
): Composicao {
  const { itens, mudancas: cortes } = limitCombos(composicao.itens, contexto, antes)
  const corteDe = new Map(cortes.map((corte) => [corte.id, corte]))
  const mudancas = composicao.mudancas.map((mudanca) => {
    const corte = corteDe.get(mudanca.id)
    corteDe.delete(mudanca.id)
    return corte ? { ...corte, de: mudanca.de } : mudanca
  })
  return { ...composicao, itens, mudancas: [...mudancas, ...corteDe.values()] }
}

function toItem(produto: ProdutoRow, pedido: ItemPedido, contexto: ContextoComprador): ItemCarrinho {
  return {
    ...factsOf(produto),
    ...pricesOf(produto, contexto),
    nome: produto.nome,
    quantidade: pedido.quantidade,
    ...(contexto.podeVerPrecos && pickAcordo(pedido)),
    embalarParaPresente: pedido.embalarParaPresente && produto.preco_embalagem !== null,
    idcombopromocional_cabecalho: null,
    ...pickNota(pedido),
  }
}

/** What an attendant made of the price of a line. */
export function pickAcordo({
  precoatendente,
  negociado,
}: Pick<ItemPedido, 'precoatendente' | 'negociado'>): Pick<ItemPedido, 'precoatendente' | 'negociado'> {
  return { ...(precoatendente && { precoatendente, ...(negociado && { negociado }) }) }
}
