import type { Armazem } from '#armazem'
import { rodadaSolta, type Rodada } from '#fila'
import type { Sql } from '#infra'

import { deleteSoltos, takeSoltos } from './anexo.repository.ts'

const LOTE = 100

/** Removes the files that no message names. Its row goes after the file, so one that could not be removed is tried again. Answers how many. */
export function sweepArquivos(
  { sql, armazem }: { sql: Sql; armazem: Armazem },
  rodada: Rodada = rodadaSolta,
): Promise<number> {
  return rodada.drainLotes<{ arquivo: string }>(sql, {
    tipo: 'arquivo',
    chaveOf: ({ arquivo }) => arquivo,
    take: (tx, exceto) => takeSoltos(tx, { exceto, limit: LOTE }),
    work: async (tx, soltos) => {
      for (const { arquivo } of soltos) await armazem.remove(arquivo)
      await deleteSoltos(
        tx,
        soltos.map(({ arquivo }) => arquivo),
      )
    },
  })
}
