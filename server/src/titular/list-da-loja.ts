import type { EstadoDeRequerimento, Requerimentos } from '@vitrine/contract'
import { addDias, isDia, todayIn } from '@vitrine/rules/data'

import { decodeCursor, encodeCursor, Falha, isId, type Db } from '#infra'

import { CINCO_DIAS } from './prazo.repository.ts'
import { PRAZO_DIAS, toRequerimento } from './show-requerimento.ts'
import { countAbertos, listRequerimentos, type Posto } from './titular.repository.ts'

const POR_PAGINA = 50

/** A page of a store's requests of one state, and how many wait. Errors: `entrada_invalida` at `cursor`. */
export async function listDaLoja(
  db: Db,
  { idfornecedor, fuso }: { idfornecedor: string; fuso: string },
  { estado = 'ABERTO', cursor }: { estado?: EstadoDeRequerimento | undefined; cursor?: string | undefined },
): Promise<Requerimentos> {
  const depois = cursor === undefined ? null : readCursor(cursor)
  const antes = addDias(todayIn(fuso, new Date()), -PRAZO_DIAS)
  const [rows, contados] = await Promise.all([
    listRequerimentos(db, idfornecedor, { estado, depois, limite: POR_PAGINA + 1 }),
    countAbertos(db, idfornecedor, { ate: addDias(antes, CINCO_DIAS), antes }),
  ])
  const pagina = rows.slice(0, POR_PAGINA)
  const ultima = rows.length > POR_PAGINA ? pagina.at(-1) : undefined
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
