/** After its Pix code expired an order waits this long for another one, before it is cancelled (ux 1.8.3). */
export const CARENCIA_PIX_MS = 10 * 60_000

/** Whether a charge that was not paid in time leaves its customer time for another code: a Pix, for a while. */
export function isNaCarencia(
  { tipo, expira_em }: { tipo: string; expira_em: Date | string | null },
  agora: Date,
): boolean {
  if (tipo !== 'PIX' || expira_em === null) return false
  const depois = agora.getTime() - new Date(expira_em).getTime()
  return depois >= 0 && depois < CARENCIA_PIX_MS
}
