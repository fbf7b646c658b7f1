import { Falha, type Sql, type Transaction } from '#infra'

import { asFalha } from './as-falha.ts'

/** How one record is written, and read again as it stands. */
interface Um<G> {
  save(tx: Transaction): Promise<unknown>
  find(tx: Transaction): Promise<G | undefined>
}

/**
 * Writes one record for a call that says the whole of it, and answers it as it stands. Errors: `entrada_invalida` at its fields, `cadastro_mudou`
 * where another version stands there, `nao_encontrado` for an id that is somebody else's.
 */
export function saveUm<G>(sql: Sql, { save, find }: Um<G>): Promise<G> {
  const work = sql.begin(async (tx) => {
    await save(tx)
    const guardado = await find(tx)
    if (guardado === undefined) throw new Falha('nao_encontrado')
    return guardado
  })
  return asFalha(
    work.catch((error: unknown) => {
      throw atCampos(error)
    }) as Promise<G>, // what `begin` answers is what its work does
  )
}

/** Writers name a field by its place among rows ('lojas.0.nome'): here there is one. */
function atCampos(error: unknown): unknown {
  if (!(error instanceof Falha) || !error.extra.campos) return error
  const campos = Object.entries(error.extra.campos).map(([campo, erro]) => [
    campo.replace(/^\w+\.0\./, ''),
    erro,
  ])
  return new Falha('entrada_invalida', { campos: Object.fromEntries(campos) as Record<string, string> })
}
