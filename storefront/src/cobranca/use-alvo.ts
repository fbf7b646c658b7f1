import { useRouteLoaderData } from 'react-router'

import type { CobrancaFaturas, Pedido } from '@vitrine/contract'

import { usePainelVisto } from '#shell'

interface Alvo {
  /** The order that the screen shows: it keeps it true itself. */
  daTela: Pedido | null
  /** The order that the panel was opened for. */
  numpedido: number | null
  /** The Pix of several invoices, as the screen of invoices shows it. */
  cobranca: CobrancaFaturas | null
}

/** What a panel that pays is about. */
export function useAlvo(): Alvo {
  const { pedido: numpedido = null } = usePainelVisto()
  // Screens of one order, and that of invoices; undefined on any other.
  const detalhe = useRouteLoaderData<{ pedido: Pedido }>('pedido')
  const enviado = useRouteLoaderData<{ pedido: Pedido }>('submissao')
  const faturas = useRouteLoaderData<{ cobranca: CobrancaFaturas | null }>('faturas')
  const daTela = detalhe?.pedido ?? enviado?.pedido ?? null
  return {
    daTela: numpedido === null || daTela?.numpedido === numpedido ? daTela : null,
    numpedido,
    cobranca: numpedido === null ? (faturas?.cobranca ?? null) : null,
  }
}
