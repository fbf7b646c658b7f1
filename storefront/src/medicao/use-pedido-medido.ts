import { useEffect } from 'react'

import type { Pedido } from '@vitrine/contract'
import { createFetchClient } from '@vitrine/contract/client'
import { isOrcamento } from '@vitrine/rules/pedido'
import type { EventosGa4 } from '@vitrine/rules/medicao'

import { headersOf } from '#shell'

import type { Envio } from './create-envio.ts'
import { purchaseOf, readPedido } from './list-da-tela.ts'

const fetchClient = createFetchClient(headersOf)
/** Budgets that this tab has reported already. */
const ORCAMENTOS = 'vitrine_medicao_orcamentos'

interface Medidor {
  envio: Envio | null
  ga4: EventosGa4
}

/**
 * A purchase is told on the page that follows it, and what went back on whichever page shows the order: both once for all tabs and
 * devices, for the server says so (decision 0090). A budget is a lead.
 */
export function usePedidoMedido(tela: string, dados: unknown, { envio, ga4 }: Medidor): void {
  const pedido = tela === 'submissao' || tela === 'pedido' ? readPedido(dados) : null
  const numpedido = pedido?.numpedido
  const devolvido = pedido?.volta?.valor ?? 0
  useEffect(() => {
    if (!pedido || !envio) return
    if (tela === 'submissao') void tellCompra(pedido, { envio, ga4 })
    else if (devolvido > 0) void tellDevolvido(pedido, { envio, ga4 })
    // The same order, seen again with other news, is the same purchase.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [envio, tela, numpedido, devolvido])
}

async function tellCompra(pedido: Pedido, medidor: { envio: Envio; ga4: EventosGa4 }): Promise<void> {
  const { envio, ga4 } = medidor
  if (isOrcamento(pedido.status)) {
    const contados = (sessionStorage.getItem(ORCAMENTOS) ?? '').split(',')
    if (contados.includes(String(pedido.numpedido))) return
    sessionStorage.setItem(ORCAMENTOS, [...contados.slice(-20), pedido.numpedido].join(','))
    envio.send(ga4.generateLead('orcamento', pedido.totalpedido))
    return
  }
  if ((await take(pedido.numpedido, 'purchase')) !== null) envio.send(purchaseOf(ga4, pedido))
  if (pedido.volta) await tellDevolvido(pedido, medidor)
}

async function tellDevolvido(
  { numpedido }: Pedido,
  { envio, ga4 }: { envio: Envio; ga4: EventosGa4 },
): Promise<void> {
  const valor = await take(numpedido, 'refund')
  if (valor !== null) envio.send(ga4.refund(numpedido, valor))
}

async function take(num: number, evento: 'purchase' | 'refund'): Promise<number | null> {
  const resposta = await fetchClient('POST /v4/medicao/pedido/{num}', {
    params: { num },
    query: {},
    body: { evento },
  })
  return resposta.ok ? resposta.dados.valor : null
}
