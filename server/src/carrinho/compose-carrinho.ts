import type { Carrinho, ItemCarrinho, MudancaCarrinho, ParteCombo } from '@vitrine/contract'
import { falhas } from '@vitrine/contract'
import {
  computeTotais,
  mergeVisitante,
  sortItens,
  type NotaDaLinha,
  type Totais,
} from '@vitrine/rules/carrinho'
import type { EscolhaCombo } from '@vitrine/rules/combo'
import { applyDescontos, type EscolhaCupom } from '@vitrine/rules/cupom'
import { explainAjuste, fitQuantidade, isBuyable, roundQuantidade } from '@vitrine/rules/quantidade'

import type { ContextoComprador } from '#acesso'
import { showMensagem } from '#cliente'
import { factsOf, pricesOf, type ProdutoRow } from '#produto'

import { explainCupom, opcoesPreco, settleCupom, toCamposCupom, toEstadoCupom } from './apply-cupom.ts'
import { settleServicos } from './apply-servicos.ts'
import type { CarrinhoRow } from './carrinho.repository.ts'
import { composeCombo, isComboPedido, limitCombos } from './compose-combo.ts'
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
  /** Products of combos that hold no longer: on as lines of their own. */
  soltos: readonly ItemPedido[]
  /** What became of each line that a repetition added. */
  repeticao?: Carrinho['repeticao']
  /** Tags of the products, by id: services look at them. */
  tags: ReadonlyMap<string, readonly string[]>
}

/** Lines asked for, made to obey the products' rules; what had to change is told with its reason (readings 4, 5). */
export function composeItens(
  pedidos: readonly ItemPedido[],
  produtos: readonly ProdutoRow[],
  contexto: ContextoComprador,
): Composicao {
  const porId = new Map(produtos.map((produto) => [produto.id, produto]))
  const combos = pedidos.filter(isComboPedido).map((pedido) => composeCombo(pedido, porId, contexto))
  const itens: ItemCarrinho[] = combos.flatMap(({ item }) => item ?? [])
  const mudancas: MudancaCarrinho[] = combos.flatMap(({ mudanca }) => mudanca ?? [])
  const soltos = combos.flatMap((combo) => ('soltos' in combo ? combo.soltos : []))
  const avulsos = pedidos.filter((pedido) => !isComboPedido(pedido))
  for (const pedido of soltos.length > 0 ? somaIguais([...avulsos, ...soltos]) : avulsos) {
    const produto = porId.get(pedido.id)
    if (!produto) {
      mudancas.push({
        id: pedido.id,
        nome: 'Produto',
        de: pedido.quantidade,
        para: 0,
        motivo: 'Este produto não está mais à venda.',
      })
      continue
    }
    const item = toItem(produto, pedido, contexto)
    const { quantidade, ajuste } = fitQuantidade(item, pedido.quantidade)
    const recusado = !isBuyable(item)
    if ((ajuste && ajuste !== 'zerado') || recusado) {
      const motivo = recusado
        ? 'Este produto não pode ser comprado no momento.'
        : explainAjuste(item, ajuste ?? 'minimo', item.unidade)
      mudancas.push({
        id: item.id,
        nome: item.nome,
        de: pedido.quantidade,
        para: recusado ? 0 : quantidade,
        motivo,
      })
    }
    if (quantidade > 0 && !recusado) itens.push({ ...item, quantidade })
  }
  const tags = new Map(produtos.map((produto) => [produto.id, produto.tags]))
  return limitComposicao({ itens: sortItens(itens), mudancas, tags, soltos }, contexto)
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

/** The same product twice in one request is one line. */
export function somaIguais<T extends ItemPedido>(itens: readonly T[]): T[] {
  const porId = new Map<string, T>()
  for (const item of itens) {
    const outro = porId.get(item.id)
    const quantidade = roundQuantidade((outro?.quantidade ?? 0) + item.quantidade)
    porId.set(item.id, { ...(outro ?? item), quantidade })
  }
  return [...porId.values()]
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
