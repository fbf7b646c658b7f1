import type { EntregaGancho, Gancho } from '@vitrine/contract'

import type { EntregaRow } from './entrega.repository.ts'
import type { GanchoRow } from './gancho.repository.ts'

export function showGancho({ criado_em, falhando_desde, anterior_ate, ...row }: GanchoRow): Gancho {
  return {
    ...row,
    criado_em: criado_em.toISOString(),
    falhando_desde: falhando_desde?.toISOString() ?? null,
    anterior_ate: anterior_ate?.toISOString() ?? null,
  }
}

export function showEntrega({ criado_em, tentada_em, tentar_em, ...row }: EntregaRow): EntregaGancho {
  return {
    ...row,
    criado_em: criado_em.toISOString(),
    tentada_em: tentada_em?.toISOString() ?? null,
    tentar_em: row.estado === 'PENDENTE' ? tentar_em.toISOString() : null,
  }
}
