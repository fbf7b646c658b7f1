import { rodadaSolta, type Rodada } from '#fila'
import { lugaresOf } from '#especie'
import type { Sql, Transaction } from '#infra'

import { especies } from './especies.ts'
import {
  holdImportacao,
  moveImportacao,
  sumLinhas,
  takeImportacao,
  tellAndamento,
  type QualImportacao,
} from './importacao.repository.ts'
import { listAFazer, saveFeitas, settleVersoes } from './linha.repository.ts'

type Qual = QualImportacao & { estado: 'APLICANDO' | 'DESFAZENDO' }

/** Rows between two looks at whether somebody cancelled. */
const LOTE = 500

/** Somebody cancelled. */
class Parada extends Error {}

const passos = {
  APLICANDO: { aplicadas: false, feito: 'APLICADA', desfeito: 'CONFERIDA' },
  DESFAZENDO: { aplicadas: true, feito: 'DESFEITA', desfeito: 'APLICADA' },
} as const

/** Applies imports and takes them back, one after the other; safe in several processes at once. Answers how many. */
export async function applyImportacoes(sql: Sql, rodada: Rodada = rodadaSolta): Promise<number> {
  for (let feitas = 0; ; feitas += 1) {
    const qual = await takeImportacao(sql)
    if (!qual) return feitas
    // Who asked is told that it failed, and asks again: it is not tried again by itself.
    await rodada.item('importação', qual.idimportacao, () => applyImportacao(sql, qual), { sempre: true })
  }
}

async function applyImportacao(sql: Sql, qual: Qual): Promise<void> {
  const { estado, idimportacao } = qual
  try {
    await sql.begin((tx) => writeInteira({ sql, tx }, qual))
  } catch (error) {
    const parada = error instanceof Parada
    const erro = parada
      ? null
      : 'Algo falhou no meio do caminho. Nada mudou na loja: tente de novo em alguns instantes.'
    await moveImportacao(sql, idimportacao, { de: [estado], para: passos[estado].desfeito, erro })
    if (!parada) throw error
  }
}

/** All of it in one transaction: what fails or is cancelled leaves nothing behind. Its progress is told beside it. */
async function writeInteira(
  { sql, tx }: { sql: Sql; tx: Transaction },
  { estado, ...qual }: Qual,
): Promise<void> {
  const { idimportacao, idfornecedor } = qual
  const atual = await holdImportacao(tx, qual)
  // Another process came before.
  if (atual?.estado !== estado || !atual.autor) return
  const { aplicadas, feito } = passos[estado]
  const aberta = await especies[atual.tipo].open(tx, idfornecedor)
  const forma = { idimportacao, lugares: lugaresOf(atual.colunas) }
  const obra = {
    quem: { idfornecedor, autor: atual.autor },
    motivo: `Importação de ${atual.nome}`.slice(0, 200),
  }
  for (let depois = 0, feitas = 0; ;) {
    const { parar } = await tellAndamento(sql, idimportacao, feitas)
    if (parar) throw new Parada()
    // Plans of a catalogue that was small: PostgreSQL keeps them while this transaction makes it large.
    await tx`discard plans`
    const linhas = await listAFazer(tx, forma, { depois, limit: LOTE, aplicadas })
    if (linhas.length === 0) break
    await saveFeitas(tx, idimportacao, await aberta.write(tx, obra, linhas, feito))
    feitas += linhas.length
    depois = linhas.at(-1)?.linha ?? depois
  }
  await settleVersoes(tx, idimportacao)
  await sumLinhas(tx, idimportacao)
  await moveImportacao(tx, idimportacao, { de: [estado], para: feito })
}
