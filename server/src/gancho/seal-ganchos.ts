import { rodadaSolta, type Rodada } from '#fila'

import { forgetAnteriores, listSegredos, replaceSegredos, type SegredosRow } from './segredo.repository.ts'
import { isAtual, openSegredo, sealSegredo } from './segredo.ts'
import type { GanchoDeps } from './send-entrega.ts'

/** Webhooks that are read at once. */
const LOTE = 500

/**
 * Seals secrets from before there was a key, and those of a key that was replaced, so that the old one can go; one whose key is gone stays as
 * it is. The secret of before is forgotten once it signs nothing more. Safe in any number of processes at once. Answers how many were sealed.
 */
export async function sealGanchos(deps: GanchoDeps, rodada: Rodada = rodadaSolta): Promise<number> {
  const { sql, config, agora = () => new Date() } = deps
  await forgetAnteriores(sql, agora())
  if (config.chavesSelo.length === 0) return 0
  let selados = 0
  let depois: string | null = null
  for (;;) {
    const rows: SegredosRow[] = await listSegredos(sql, depois, LOTE)
    for (const row of rows) {
      const novo = { ...row, ...sealRow(deps, row) }
      if (novo.segredo === row.segredo && novo.segredo_anterior === row.segredo_anterior) continue
      if (await rodada.item('segredo de gancho', row.idgancho, () => replaceSegredos(sql, row, novo)))
        selados += 1
    }
    if (rows.length < LOTE) return selados
    depois = rows.at(-1)?.idgancho ?? null
  }
}

function sealRow({ config }: GanchoDeps, { idgancho, segredo, segredo_anterior }: SegredosRow) {
  const renew = (guardado: string) => {
    if (isAtual(config, guardado)) return guardado
    const aberto = openSegredo(config, idgancho, guardado)
    return aberto === null ? guardado : sealSegredo(config, idgancho, aberto)
  }
  return { segredo: renew(segredo), segredo_anterior: segredo_anterior && renew(segredo_anterior) }
}
