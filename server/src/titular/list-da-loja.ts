import type { EstadoDeRequerimento, Requerimentos } from '@vitrine/contract'
import { addDias, isDia, todayIn } from '@vitrine/rules/data'

import { decodeCursor, encodeCursor, Falha, isId, type Db } from '#infra'

import { CINCO_DIAS } from './prazo.repository.ts'
import { PRAZO_DIAS, toRequerimento } from './show-requerimento.ts'
import { countAbertos, listRequerimentos, type Posto } from './titular.repository.ts'

/** A page of a store's requests of one state, and how many wait; of `limit` 0 that alone, so that a number brings nobody's data along. Errors: `entrada_invalida` at `cursor`. */
export async function listDaLoja(
  db: Db,
  { idfornecedor, fuso }: { idfornecedor: string; fuso: string },
  {
    estado = 'ABERTO',
    cursor,
    limit,
  }: { estado?: EstadoDeRequerimento | undefined; cursor?: string | undefined; limit: number },
): Promise<Requerimentos> {
  const depois = cursor === undefined ? null : readCursor(cursor)
  const antes = addDias(todayIn(fuso, new Date()), -PRAZO_DIAS)
  const [rows, contados] = await Promise.all([
    limit > 0 ? listRequerimentos(db, idfornecedor, { estado, depois, limite: limit + 1 }) : [],
    countAbertos(db, idfornecedor, { ate: addDias(antes, CINCO_DIAS), antes }),
  ])
  const pagina = rows.slice(0, limit)
  const ultima = rows.length > limit ? pagina.at(-1) : undefined
  return {
    data: pagina.map((row) => toRequerimento(row, fuso)),
    cursor: ultima ? encodeCursor([ultima.recebido_em, ultima.idrequerimento]) : null,
    ...contados,
  }
}

function readCursor(cursor: string): Posto {
  const [dia, id] = decodeCursor(cursor) ?? []
  if (typeof dia === 'string' && isDia(dia) && isId(id)) return [dia, id]
  throw new Falha('entrada_invalida', { campos: { cursor: 'Este lugar da lista não existe.' } })
}
