import type { LoaderFunctionArgs } from 'react-router'

import type { Fornecedor, ItemParaLista, Pedido, RevisaoPedido, TipoEntrega } from '@vitrine/contract'
import { falhas } from '@vitrine/contract/falhas'
import type { ContextoPagina } from '@vitrine/contract/janela'

import { parseLinhasLink } from '#carrinho'
import { loadLoja, requireSessao } from '#sessao'
import { paginaContext } from '#shell'

import { comparePrecos } from './compare-precos.ts'
import type { PrecoMudou } from './compare-precos.ts'

/** Where the lines come from: an order, a list, a shared list, a shared cart, or what somebody pastes. */
export type Origem = 'pedido' | 'lista' | 'compartilhada' | 'carrinho' | 'texto'

export interface DadosRevisao {
  origem: Origem
  /** 'Pedido 10001', 'Compra da semana'; '' for pasted text. */
  nome: string
  revisao: RevisaoPedido | null
  /** Of a repeated order, by product: what changed since at its quantity and by its method. */
  mudaram: Readonly<Record<string, PrecoMudou>>
  /** Name of that method; '' where nothing is repeated. */
  forma: string
  /** Lines that are to be wrapped as gifts, as they were in the order. */
  presentes: readonly string[]
  erro: string | null
}

type ItemNomeado = ItemParaLista & { nome: string }

interface Lido {
  nome: string
  itens: ItemNomeado[]
  pedido?: Pedido
  presentes?: string[]
}

/** The one review screen (issue 3): `?pedido=`, `?lista=` (with `so=` a part of it), `?compartilhada=`, `?carrinho=`, or none: paste. */
export async function loadRevisao(args: LoaderFunctionArgs): Promise<DadosRevisao> {
  const { searchParams } = new URL(args.request.url)
  const origem =
    (['pedido', 'lista', 'compartilhada', 'carrinho'] as const).find((cada) => searchParams.has(cada)) ??
    'texto'
  if (origem === 'texto') return { ...nada, origem }
  const pagina = args.context.get(paginaContext)
  const loja = await loadLoja(pagina, args.params.slug)
  const lido = await readers[origem](args, searchParams)
  if (!lido)
    return { ...nada, origem, erro: origem === 'pedido' ? falhas.repeticao_falhou.mensagem : naoLida }
  const { nome, itens, pedido, presentes = [] } = lido
  const [revisao, mudaram] = await Promise.all([
    askRevisao(pagina, loja.idfornecedor, itens),
    pedido ? listMudancas(pagina, loja, pedido) : {},
  ])
  const forma = pedido?.formaPagamento.nome ?? ''
  return { origem, nome, revisao, mudaram, forma, presentes, erro: revisao ? null : naoLida }
}

const naoLida = 'Não conseguimos ler esta lista. Tente de novo em instantes.'
const nada: Omit<DadosRevisao, 'origem'> = {
  nome: '',
  revisao: null,
  mudaram: {},
  forma: '',
  presentes: [],
  erro: null,
}

const readers = {
  pedido: readPedido,
  lista: readLista,
  compartilhada: readCompartilhada,
  carrinho: readCarrinho,
}

/** The order of `?pedido=`; null when there is none of that number for the session. */
export async function readPedidoRepetido(args: LoaderFunctionArgs): Promise<Pedido | null> {
  const { pagina } = await requireSessao(args)
  const numpedido = Number(new URL(args.request.url).searchParams.get('pedido'))
  if (!Number.isSafeInteger(numpedido) || numpedido < 1) return null
  const pedido = await pagina.client('GET /v2/app/{session_token}/order/{numpedido}', {
    params: { session_token: 'token', numpedido },
    query: {},
  })
  return pedido.ok ? pedido.dados : null
}

async function readPedido(args: LoaderFunctionArgs): Promise<Lido | null> {
  const pedido = await readPedidoRepetido(args)
  if (!pedido) return null
  const { itens, numpedido } = pedido
  return {
    nome: `Pedido ${numpedido}`,
    itens: itens.map(({ id, quantidade, nome }) => ({ id, quantidade, nome })),
    pedido,
    presentes: itens.filter(({ embalarParaPresente }) => embalarParaPresente).map(({ id }) => id),
  }
}

async function readLista(args: LoaderFunctionArgs, search: URLSearchParams): Promise<Lido | null> {
  const { pagina, loja, idcliente } = await requireSessao(args)
  const lista = await pagina.client('GET /v4/shopping-list/{list}/products/{idcliente}', {
    params: { list: search.get('lista') ?? '', idcliente },
    query: { idfornecedor: loja.idfornecedor },
  })
  if (!lista.ok) return null
  const so = search.get('so')?.split('.')
  const itens = lista.dados.itens.filter(({ id }) => !so || so.includes(id.slice(-12)))
  return { nome: lista.dados.nome, itens: itens.map(toItem) }
}

async function readCompartilhada(args: LoaderFunctionArgs, search: URLSearchParams): Promise<Lido | null> {
  const pagina = args.context.get(paginaContext)
  const loja = await loadLoja(pagina, args.params.slug)
  const lista = await pagina.client('GET /v4/shopping-list/shared/{codigo}', {
    params: { codigo: search.get('compartilhada') ?? '' },
    query: { idfornecedor: loja.idfornecedor },
  })
  return lista.ok ? { nome: lista.dados.nome, itens: lista.dados.itens.map(toItem) } : null
}

/** The cart that somebody sent as an address (ux 1.6.7): products and quantities alone, in the prices of whoever opens it. */
async function readCarrinho(_args: LoaderFunctionArgs, search: URLSearchParams): Promise<Lido | null> {
  const linhas = parseLinhasLink(search.get('carrinho') ?? '')
  if (linhas.length === 0) return null
  return { nome: 'Carrinho compartilhado', itens: linhas.map((linha) => ({ ...linha, nome: 'Produto' })) }
}

function toItem({ id, quantidade, nome }: ItemNomeado): ItemNomeado {
  return { id, quantidade, nome: nome.slice(0, 200) }
}

/** What its products cost now by the method and delivery of the order; nothing where the store has that method no more. */
async function listMudancas(
  pagina: ContextoPagina,
  { idfornecedor, tags }: Fornecedor,
  { itens, formaPagamento, tipoEntrega, idcliente }: Pedido,
): Promise<Record<string, PrecoMudou>> {
  const formas = await pagina.client('GET /v2/app/{session_token}/fornecedor/{id}/formas-pagamento', {
    params: { session_token: 'token', id: idfornecedor },
    query: { idcliente },
  })
  const forma = (formas.ok ? formas.dados.data : []).find(
    ({ tipo, nome }) => tipo === formaPagamento.tipo && nome === formaPagamento.nome,
  )
  const pela = { idformapagamento: forma?.idformapagto, tipoentrega: tipoEntrega }
  const revisao = forma && (await askRevisao(pagina, idfornecedor, itens.map(toItem), pela))
  const produtos = (revisao?.linhas ?? []).flatMap(({ escolhida }) => escolhida?.produto ?? [])
  return comparePrecos(itens, produtos, { multiplies: !tags.includes('disable-product-multiple') })
}

async function askRevisao(
  { client }: ContextoPagina,
  idfornecedor: string,
  itens: ItemNomeado[],
  query: { idformapagamento?: string; tipoentrega?: TipoEntrega } = {},
): Promise<RevisaoPedido | null> {
  const revisao = await client('POST /v4/shopping-list/review/{idfornecedor}', {
    params: { idfornecedor },
    query,
    body: { itens },
  })
  return revisao.ok ? revisao.dados : null
}
