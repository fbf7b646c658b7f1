import type { LoaderFunctionArgs } from 'react-router'

import type { Calls, Response } from '@vitrine/contract'
import type { ContextoPainel } from '@vitrine/contract/janela'

import { refuseOutros } from '#moldura-da-operacao'
import { painelContext } from '#shell'

/** Accesses to customers of stores; the order that is asked for, where one is; stores by a name, to open an access to one of them. */
export async function loadAcessos({ url, context }: LoaderFunctionArgs) {
  const painel = context.get(painelContext)
  const { client } = painel
  const campo = (nome: string) => (url.searchParams.get(nome) ?? '').trim()
  const [busca, pedido, cursor] = [campo('busca').slice(0, 100), campo('pedido'), campo('cursor')]
  // Before the accesses: it counts among what was asked under one.
  const lido = pedido ? await readPedido(painel, pedido) : null
  const resposta = await client('GET /painel/v1/acessos', {
    params: {},
    query: { ...(cursor && { cursor }), limit: 20 },
  })
  refuseOutros(resposta, painel, url)
  const lojas = busca
    ? await client('GET /painel/v1/fornecedores', { params: {}, query: { busca, limit: 10 } })
    : null
  return {
    acessos: resposta.ok ? resposta.dados : null,
    lojas: lojas?.ok ? lojas.dados.data : [],
    busca,
    pedido: lido,
    cursor,
    agora: Date.now(),
    idacesso: crypto.randomUUID(),
  }
}

/** An order that was asked for by its number: itself, an access that it needs first, or why there is none. */
export interface PedidoLido {
  num: string
  pedido?: Response<Calls['GET /painel/v1/pedidos/{num}']>
  fechado?: { idfornecedor: string; loja: string }
  erro?: string
}

/** What became of an order that was asked for: itself, an access that it needs first, or why there is none. */
async function readPedido({ client }: ContextoPainel, dito: string): Promise<PedidoLido> {
  const num = Number(dito)
  if (!/^\d{1,15}$/.test(dito)) return { num: dito, erro: 'O número do pedido tem só algarismos.' }
  const resposta = await client('GET /painel/v1/pedidos/{num}', { params: { num } })
  if (resposta.ok) return { num: dito, pedido: resposta.dados }
  const { codigo, error, detalhes } = resposta.falha
  if (codigo !== 'acesso_sem_motivo') {
    const erro = resposta.status === 404 ? 'Não há pedido com este número.' : error
    return { num: dito, erro }
  }
  return {
    num: dito,
    fechado: { idfornecedor: String(detalhes?.idfornecedor ?? ''), loja: String(detalhes?.loja ?? '') },
  }
}
