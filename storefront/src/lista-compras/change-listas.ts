import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import type { ItemParaLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'

import { listProdutos } from '#carrinho'
import { requireSessao } from '#sessao'
import type { Comprador } from '#sessao'

const ID_NULO = '00000000-0000-0000-0000-000000000000'

export interface EstadoListas {
  erro: string
}

/** What the page of lists sends: `acao` criar (with `origem`) or reativar. */
export async function changeListas(args: ActionFunctionArgs): Promise<EstadoListas | Response> {
  const comprador = await requireSessao(args)
  const form = await args.request.clone().formData()
  const { loja } = comprador
  if (form.get('acao') === 'reativar') return reactivate(comprador, String(form.get('idlista')))
  const nome = String(form.get('nome') ?? '').trim() || 'Minha lista'
  const itens = await readOrigem(comprador, String(form.get('origem') ?? 'vazia'))
  if (itens === null) return { erro: 'Não há produtos para começar a lista por aqui.' }
  const resposta = await comprador.pagina.client('POST /v4/shopping-list/{id}', {
    params: { id: ID_NULO },
    query: { idfornecedor: loja.idfornecedor, idclient: comprador.idcliente },
    body: { nome: nome.slice(0, 80), itens },
  })
  if (!resposta.ok) return { erro: resposta.falha.error }
  return redirect(urls.listaCompras(loja.slug, resposta.dados.lista.idlista), 303)
}

async function reactivate(
  { pagina, loja, idcliente }: Comprador,
  id: string,
): Promise<EstadoListas | Response> {
  const resposta = await pagina.client('POST /v4/shopping-list/{id}/enable/{idcliente}', {
    params: { id, idcliente },
    query: { idfornecedor: loja.idfornecedor },
  })
  return resposta.ok ? redirect(urls.listas(loja.slug), 303) : { erro: resposta.falha.error }
}

/** The lines to begin with; null when there are none where they were looked for. */
async function readOrigem(comprador: Comprador, origem: string): Promise<ItemParaLista[] | null> {
  if (origem === 'carrinho') return orNull(await readCarrinho(comprador))
  if (origem === 'pedido') return orNull(await readUltimoPedido(comprador))
  return []
}

function orNull<T>(itens: T[]): T[] | null {
  return itens.length > 0 ? itens : null
}

async function readCarrinho({ pagina, loja, idcliente }: Comprador): Promise<ItemParaLista[]> {
  const carrinho = await pagina.client('GET /v2/app/{session_token}/cliente/usuario/{id}/cart', {
    params: { session_token: 'token', id: idcliente },
    query: { idfornecedor: loja.idfornecedor },
  })
  return carrinho.ok ? listProdutos(carrinho.dados.produtosSelecionados) : []
}

async function readUltimoPedido({ pagina, loja, idcliente }: Comprador): Promise<ItemParaLista[]> {
  const pedidos = await pagina.client('GET /v2/app/pedido/cliente/{idcliente}', {
    params: { idcliente },
    query: { idfornecedor: loja.idfornecedor, limit: 1 },
  })
  const numpedido = pedidos.ok ? pedidos.dados.data[0]?.numpedido : undefined
  if (numpedido === undefined) return []
  const pedido = await pagina.client('GET /v2/app/{session_token}/order/{numpedido}', {
    params: { session_token: 'token', numpedido },
    query: {},
  })
  return pedido.ok ? pedido.dados.itens.map(toItem) : []
}

function toItem({ id, quantidade }: ItemParaLista): ItemParaLista {
  return { id, quantidade }
}
