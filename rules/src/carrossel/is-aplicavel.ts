/** When and where a carousel stands. */
export interface CondicoesCarrossel {
  tela: string
  /** Empty: all devices. */
  dispositivos: readonly string[]
  condicoes: { idformapagto?: readonly string[] | undefined; tipoEntrega?: string | undefined }
  idstaticpage: string | null
  /** First and last day, 'YYYY-MM-DD'. */
  inicio: string | null
  fim: string | null
}

/** What a screen asks for. */
export interface PedidoDeCarrossel {
  tela: string
  device: string | undefined
  /** Null: no method is chosen yet. */
  idformapagto: string | null
  tipoEntrega: string
  idstaticpage: string | undefined
  hoje: string
}

/** Whether a carousel stands there now. What is not asked for narrows nothing but the payment: its own prices need a method. */
export function isAplicavel(carrossel: CondicoesCarrossel, pedido: PedidoDeCarrossel): boolean {
  const { tela, dispositivos, idstaticpage, inicio, fim } = carrossel
  const { device, hoje } = pedido
  return (
    tela === pedido.tela &&
    (!device || dispositivos.length === 0 || dispositivos.includes(device)) &&
    (idstaticpage === null || idstaticpage === pedido.idstaticpage) &&
    (inicio ?? hoje) <= hoje &&
    hoje <= (fim ?? hoje) &&
    meetsCompra(carrossel, pedido)
  )
}

/** What is paid with, and how it comes. */
function meetsCompra(
  { condicoes: { idformapagto: formas = [], tipoEntrega } }: CondicoesCarrossel,
  pedido: PedidoDeCarrossel,
): boolean {
  const isForma = pedido.idformapagto !== null && formas.includes(pedido.idformapagto)
  return (formas.length === 0 || isForma) && (tipoEntrega ?? pedido.tipoEntrega) === pedido.tipoEntrega
}
