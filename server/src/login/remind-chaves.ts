import { FUSO_PADRAO, formatDiaDe } from '@vitrine/rules/data'

import { composeChaveVence, insertCarta } from '#correio'
import { rodadaSolta, type Rodada } from '#fila'
import type { Sql } from '#infra'

import { listChavesQueVencem } from './chave-que-vence.repository.ts'

const LOTE = 200

/** Tells by letter, once for each key and person, that a key ends within seven days. Safe to run ten times at once. */
export async function remindChaves(sql: Sql, rodada: Rodada = rodadaSolta): Promise<void> {
  await rodada.drain('aviso de chave', {
    list: (exceto) => listChavesQueVencem(sql, exceto, LOTE),
    chaveOf: ({ aviso }) => aviso,
    work: ({ aviso, idfornecedor, expira_em, ...dita }) =>
      insertCarta(sql, composeChaveVence({ ...dita, dia: formatDiaDe(expira_em, FUSO_PADRAO) }), {
        idfornecedor,
        chave: aviso,
      }),
  })
}
