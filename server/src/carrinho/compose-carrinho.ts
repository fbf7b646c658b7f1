import type { Carrinho, ItemCarrinho, MudancaCarrinho, ParteCombo } from '@vitrine/contract'
import { falhas } from '@vitrine/contract'
import {
  computeTotais,
  mergeVisitante,
  sortItens,
  sumIguais,
  type NotaDaLinha,
  type Totais,
} from '@vitrine/rules/carrinho'
import type { EscolhaCombo } from '@vitrine/rules/combo'
import { applyDescontos, type EscolhaCupom } from '@vitrine/rules/cupom'
import { explainAjuste, fitQuantidade, isBuyable } from '@vitrine/rules/quantidade'

import type { ContextoComprador } from '#acesso'
import { showMensagem } from '#cliente'
import { factsOf, pricesOf, type ProdutoRow } from '#produto'

import { explainCupom, opcoesPreco, settleCupom, toCamposCupom, toEstadoCupom } from './apply-cupom.ts'
import { settleServicos } from './apply-servicos.ts'
import type { CarrinhoRow } from './carrinho.repository.ts'
import { composeCombo, isComboPedido, limitCombos, nameCombo } from './compose-combo.ts'
import { pickNota } from './nota.ts'

/** A line as a save asks for it: quantity in units. */
export interface ItemPedido extends NotaDaLinha {
  id: string
  quantidade: number
  embalarParaPresente: boolean
  /** Reais; only what the server itself had stored. */
  precoatendente?: number
  /** Of a combo: which, and its choices; `id` is then the line's own. */
  idcombopromocional_cabecalho?: string | null
  produtos?: EscolhaCombo[]
}

export interface Composicao {
  itens: ItemCarrinho[]
  mudancas: MudancaCarrinho[]
  /** Lines that were asked for in a quantity that rounds to none: a cart drops them, a submission names them (readings 4). */
  zerados: { id: string; nome: string }[]
  /** Products of combos that hold no longer: on as lines of their own. */
  soltos: readonly ItemPedido[]
  /** What became of each line that a repetition added. */
  repeticao?: Carrinho['repeticao']
  /** Tags of the products, by id: services look at them. */
  tags: ReadonlyMap<string, readonly string[]>
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
  }
  return limitComposicao(composicao, contexto)
}

/** What became of a line that was asked for: a line of the cart, or why not. */
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
    ...(pedido.precoatendente && contexto.podeVerPrecos && { precoatendente: pedido.precoatendente }),
    embalarParaPresente: pedido.embalarParaPresente && produto.preco_embalagem !== null,
    idcombopromocional_cabecalho: null,
    ...pickNota(pedido),
  }
}

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
  const escolha = settleCupom(itens, estado, contexto)
  const { oferecidos, servicos, total } = settleServicos(composicao, row.servicos, contexto)
  return {
    revisao: row.revisao,
    salvamentos: row.salvamentos,
    ...priceItens(itens, escolha, total, contexto),
    servicosOferecidos: oferecidos.map((servico) => ({ ...servico, linhas: [...servico.linhas] })),
    servicos,
    observacao: row.observacao,
    numPedidoCliente: row.numpedidocliente,
    substituicao: row.substituicao,
    ...toCamposCupom(escolha, estado, recusaCupom ?? explainCupom(escolha, estado, contexto)),
    ...toAssinaturas(row.idtipoassinatura, contexto),
    meta_info: toMetaInfo(contexto),
    bloqueio_atendimento: row.atendente
      ? { atendente: row.atendente, desde: row.bloqueado_desde?.toISOString() ?? '' }
      : null,
    erroSubmit: null,
    mensagemModal: showMensagem(contexto),
    mensagem: toMensagem(itens, mudancas),
    mudancas,
    ...(repeticao && { repeticao }),
  }
}

/** Lines and totals; for whoever may not see prices neither trace nor value leaves (readings 3). */
function priceItens(
  itens: ItemCarrinho[],
  { descontos }: EscolhaCupom,
  servicos: number,
  contexto: ContextoComprador,
) {
  if (!contexto.podeVerPrecos) return { produtosSelecionados: itens }
  const totais = computeTotais(applyDescontos(itens, descontos), { ...opcoesPreco(contexto), servicos })
  const produtosSelecionados = itens.map((item) => {
    const linha = totais.linhas.get(item.id)
    const { partes } = linha ?? {}
    return {
      ...item,
      ...(item.produtos && partes && { produtos: withCotas(item.produtos, partes) }),
      traco_preco: linha?.traco,
      preco_do_desconto: linha?.desconto ?? undefined,
      totallinha: linha?.total ?? undefined,
    }
  })
  return { produtosSelecionados, ...sumsOf(totais) }
}

/** Each product of a combo with its share of the line. */
function withCotas(produtos: readonly ParteCombo[], partes: readonly { total: number }[]): ParteCombo[] {
  return produtos.map((produto, i) => ({ ...produto, totallinha: partes[i]?.total }))
}

/** The sums of a cart that has prices; none of one without. */
function sumsOf({ totalCompras, subtotal, economia, embalagens, descontos }: Totais) {
  if (totalCompras === null || subtotal === null || economia === null || embalagens === null) return {}
  return { totalCompras, subtotal, economia, embalagens, descontos: descontos ?? 0 }
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

/** How often this cart may be repeated, and what was chosen; a type withdrawn meanwhile is no choice (§3 Cart). */
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
