/** How far an own message has come. */
export type EstadoMensagem = 'enviada' | 'entregue' | 'lida'

/** @param outroLado how far the other side is in the room */
export function estadoOf(
  sequencia: number,
  outroLado: { entregue_ate: number; lida_ate: number },
): EstadoMensagem {
  if (sequencia <= outroLado.lida_ate) return 'lida'
  return sequencia <= outroLado.entregue_ate ? 'entregue' : 'enviada'
}
