import { idNulo, type ItemCarrinho, type MudancaCarrinho, type ParteCombo } from '@vitrine/contract'
import type { EscolhaCombo } from '@vitrine/rules/combo'
import {
  computeCombo,
  computeMaximoCombos,
  explainFalta,
  explainSituacao,
  listPartes,
} from '@vitrine/rules/combo'
import { formatReais, fromMilesimos } from '@vitrine/rules/dinheiro'
import { roundQuantidade } from '@vitrine/rules/quantidade'
import { pluralize } from '@vitrine/rules/texto'

import type { ContextoComprador } from '#acesso'
import { precoDentroFor, precoFor, situacaoFor } from '#combo'
import type { ComboVivo } from '#fornecedor'
import { factsOf, pricesOf, type ProdutoRow } from '#produto'

import { opcoesPreco } from './apply-cupom.ts'
import type { ItemPedido } from './compose-carrinho.ts'
import { pickNota } from './nota.ts'

/** A combo as a save asks for it: its choices, and how many of it. */
export interface ComboPedido extends ItemPedido {
  idcombopromocional_cabecalho: string
  produtos: EscolhaCombo[]
}

export function isComboPedido(pedido: ItemPedido): pedido is ComboPedido {
  return Boolean(pedido.idcombopromocional_cabecalho && pedido.produtos)
}

/** One line of the cart; or, when the combo is not valid any more, its products as lines of their own and the reason. */
export type ComboComposto =
  | { item: ItemCarrinho; mudanca: MudancaCarrinho | null }
  | { item: null; mudanca: MudancaCarrinho; soltos: ItemPedido[] }

/** A combo asked for, held against its definition, its days, its slots and the stock of its products (§7 Combos). */
export function composeCombo(
  pedido: ComboPedido,
  produtos: ReadonlyMap<string, ProdutoRow>,
  contexto: ContextoComprador,
): ComboComposto {
  const combo = contexto.fornecedor?.combos.find(
    ({ idcombopromocional_cabecalho }) =>
      idcombopromocional_cabecalho === pedido.idcombopromocional_cabecalho,
  )
  if (!combo) return breakCombo(pedido, null, 'Este combo não existe mais.', contexto)
  const partes = toPartes(combo, pedido.produtos, produtos, contexto)
  const motivo = explainSituacao(situacaoFor(combo, contexto)) ?? explainFalta(combo.grupos, pedido.produtos)
  if (motivo) return breakCombo(pedido, { combo, partes }, `${motivo.replace(/\.$/, '')}.`, contexto)
  if (partes.length < pedido.produtos.length)
    return breakCombo(pedido, { combo, partes }, 'Um dos produtos do combo não está mais à venda.', contexto)
  const maior_de_18 = partes.some(({ id }) => produtos.get(id)?.maior_de_18)
  const item = { ...toItem(combo, partes, contexto), maior_de_18 }
  return fitCombo(item, pedido, maximoOf(combo, partes, produtos))
}

/** As many as stock and order allow; without stock for one the line stays and says that it is out. */
function fitCombo(item: ItemCarrinho, pedido: ComboPedido, maximo: number | null): ComboComposto {
  const asked = Math.max(1, Math.floor(pedido.quantidade))
  const isOut = maximo === 0
  const quantidade = isOut || maximo === null ? asked : Math.min(asked, maximo)
  const fitted = {
    ...item,
    id: pedido.id,
    quantidade,
    disponivel: !isOut,
    maxporpedido: isOut ? null : maximo,
    ...pickNota(pedido),
  }
  if (quantidade === pedido.quantidade) return { item: fitted, mudanca: null }
  const motivo =
    quantidade < asked
      ? `Dá para comprar até ${pluralize(quantidade, 'combo', 'combos')} neste pedido`
      : 'Combos se compram inteiros'
  const mudanca = { id: pedido.id, nome: item.nome, de: pedido.quantidade, para: quantidade, motivo }
  return { item: fitted, mudanca }
}

function maximoOf(
  { limite_por_pedido }: ComboVivo,
  partes: readonly ParteCombo[],
  produtos: ReadonlyMap<string, ProdutoRow>,
): number | null {
  const takes = partes.map(({ id, quantidade, disponivel }) => {
    const estoque = produtos.get(id)?.estoque ?? null
    return { id, quantidade, disponivel, estoque: estoque === null ? null : fromMilesimos(estoque) }
  })
  return computeMaximoCombos(takes, limite_por_pedido)
}

function toPartes(
  combo: ComboVivo,
  escolhas: readonly EscolhaCombo[],
  produtos: ReadonlyMap<string, ProdutoRow>,
  contexto: ContextoComprador,
): ParteCombo[] {
  return listPartes(combo.grupos, escolhas).flatMap(({ precocombo, ...parte }) => {
    const row = produtos.get(parte.id)
    if (!row) return []
    const { embalagem, unidade, imagem, disponivel, multiploincremento } = factsOf(row)
    const proprio = precoDentroFor(precocombo, row, contexto)
    return [
      {
        ...parte,
        nome: row.nome,
        embalagem,
        unidade,
        imagem,
        disponivel,
        multiploincremento,
        ...pricesOf(row, contexto),
        ...(proprio !== null && { precocombo: proprio }),
      },
    ]
  })
}

function toItem(combo: ComboVivo, partes: ParteCombo[], contexto: ContextoComprador): ItemCarrinho {
  const preco_combo = precoFor(combo, contexto)
  const conta = computeCombo(preco_combo, partes, 1, opcoesPreco(contexto))
  const escolhas = partes.reduce((sum, parte) => sum + parte.escolhas, 0)
  return {
    id: '',
    idproduto: combo.idcombopromocional_cabecalho,
    nome: combo.nome,
    marca: '',
    embalagem: `combo com ${pluralize(escolhas, 'item', 'itens')}`,
    imagem: partes.find(({ imagem }) => imagem)?.imagem ?? null,
    idcategoria: idNulo,
    quantidade: 1,
    disponivel: true,
    maior_de_18: false,
    unidade: 'un',
    unidade_base: null,
    fator_unidade: null,
    multiploincremento: null,
    granularidade: 1,
    min_por_pedido: null,
    maxporpedido: null,
    embalarParaPresente: false,
    idcombopromocional_cabecalho: combo.idcombopromocional_cabecalho,
    produtos: partes,
    ...(preco_combo && { preco_combo }),
    ...(conta && { preco: conta.soma, preconf: conta.total }),
  }
}

/** The products stay as lines at their normal price, and the shopper is told what that costs more (ux 1.15.2). */
function breakCombo(
  pedido: ComboPedido,
  conhecido: { combo: ComboVivo; partes: ParteCombo[] } | null,
  motivo: string,
  contexto: ContextoComprador,
): ComboComposto {
  const { id, quantidade } = pedido
  const unidades = conhecido
    ? listPartes(conhecido.combo.grupos, pedido.produtos)
    : pedido.produtos.map((produto) => ({ id: produto.id, quantidade: produto.escolhas }))
  const conta =
    conhecido &&
    computeCombo(precoFor(conhecido.combo, contexto), conhecido.partes, quantidade, opcoesPreco(contexto))
  const amais = conta && conta.economia > 0 ? `, ${formatReais(conta.economia)} a mais` : ''
  return {
    item: null,
    mudanca: {
      id,
      nome: conhecido?.combo.nome ?? 'Combo',
      de: quantidade,
      para: 0,
      motivo: `${motivo} Os itens voltaram ao preço normal${amais}`,
    },
    soltos: unidades.map((parte) => ({
      id: parte.id,
      quantidade: roundQuantidade(parte.quantidade * quantidade),
      embalarParaPresente: false,
    })),
  }
}

/** A combo with quantity 0: by name. */
export function nameCombo(
  { id, idcombopromocional_cabecalho }: ComboPedido,
  { fornecedor }: ContextoComprador,
): { id: string; nome: string } {
  const combo = fornecedor?.combos.find(
    (each) => each.idcombopromocional_cabecalho === idcombopromocional_cabecalho,
  )
  return { id, nome: combo?.nome ?? 'Combo' }
}

/** What a combo is, whatever the id of its line: which, and what was chosen. */
function chaveOfCombo({ idcombopromocional_cabecalho, produtos }: ComboPedido): string {
  const escolhas = produtos.map(({ idgrupo, id, escolhas }) => `${idgrupo}/${id}/${escolhas}`)
  return `${idcombopromocional_cabecalho}:${escolhas.sort().join()}`
}

/** Lines to be added whose combo the cart holds with the same choices: more of that line, not another one. */
export function foldCombos(pedidos: readonly ItemPedido[], guardados: readonly ItemPedido[]): ItemPedido[] {
  const idDe = new Map(guardados.filter(isComboPedido).map((item) => [chaveOfCombo(item), item.id]))
  return pedidos.map((pedido) => {
    if (!isComboPedido(pedido)) return pedido
    const chave = chaveOfCombo(pedido)
    const id = idDe.get(chave) ?? pedido.id
    idDe.set(chave, id)
    return { ...pedido, id }
  })
}

/**
 * The limit of an order holds over all lines of one combo, however it was put together. `antes`: lines that were there
 * already; what is added to them is cut first.
 */
export function limitCombos(
  itens: readonly ItemCarrinho[],
  { fornecedor }: ContextoComprador,
  antes: readonly ItemCarrinho[] = [],
): { itens: ItemCarrinho[]; mudancas: MudancaCarrinho[] } {
  const had = new Map(antes.map(({ id, quantidade }) => [id, quantidade]))
  const hadOf = (item: ItemCarrinho) => Math.min(item.quantidade, had.get(item.id) ?? 0)
  const left = new Map(
    fornecedor?.combos.map((combo) => [
      combo.idcombopromocional_cabecalho,
      combo.limite_por_pedido ?? Infinity,
    ]),
  )
  const take = (chave: string, quantidade: number) => {
    const taken = Math.max(0, Math.min(quantidade, left.get(chave) ?? Infinity))
    left.set(chave, (left.get(chave) ?? Infinity) - taken)
    return taken
  }
  const kept = itens.map((item) => {
    const chave = item.idcombopromocional_cabecalho
    return chave ? take(chave, hadOf(item)) : item.quantidade
  })
  const mudancas: MudancaCarrinho[] = []
  const limited = itens.flatMap((item, i) => {
    const chave = item.idcombopromocional_cabecalho
    if (!chave) return item
    const quantidade = (kept[i] ?? 0) + take(chave, item.quantidade - hadOf(item))
    if (quantidade === item.quantidade) return item
    const motivo = 'Você chegou ao limite deste combo por pedido'
    mudancas.push({ id: item.id, nome: item.nome, de: item.quantidade, para: quantidade, motivo })
    return quantidade > 0 ? { ...item, quantidade } : []
  })
  return { itens: limited, mudancas }
}
