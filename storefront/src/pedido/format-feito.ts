import { formatDiaRelativoDe, formatQuando } from '@vitrine/rules/data'
import type { Hoje } from '@vitrine/rules/data'

/** 'hoje, 14h06', 'sex., 13 nov.': when an order was made; its hour matters on its own day. */
export function formatFeito(criado_em: string, hoje: Hoje): string {
  const dia = formatDiaRelativoDe(criado_em, hoje)
  return dia === 'hoje' ? formatQuando(criado_em, hoje) : dia
}
