import type { Armazem } from '#armazem'
import { rodadaSolta, type Rodada } from '#fila'
import { uuidv7, type Sql } from '#infra'

import { listGuardados, moveGuardado, reserveArquivo, type Guardado } from './anexo.repository.ts'

/** Of 8 MB each at most. */
const LOTE = 5

/** Moves files that stand in the database, as all did before decision 0110, out of it. */
export function moveAnexos(
  { sql, armazem }: { sql: Sql; armazem: Armazem },
  rodada: Rodada = rodadaSolta,
): Promise<number> {
  return rodada.drain<Guardado>('anexo', {
    list: (exceto) => listGuardados(sql, { exceto, limit: LOTE }),
    chaveOf: ({ idmensagem }) => idmensagem,
    work: async ({ dados, ...qual }) => {
      const arquivo = uuidv7()
      await reserveArquivo(sql, arquivo)
      await armazem.write(arquivo, dados)
      await moveGuardado(sql, { ...qual, arquivo })
    },
  })
}
