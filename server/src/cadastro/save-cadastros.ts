import type { ColunaDe, Tabela } from '#coluna'
import type { Transaction } from '#infra'

import { writeLinhas, type Escrita } from './cadastro.repository.ts'
import { checkLinhas } from './check-linhas.ts'
import type { Cadastro, ComMotivo, LinhaDoCadastro, Versao } from './describe-cadastro.ts'
import { guardRestricoes } from './guard-restricoes.ts'
import type { Dono, Quem } from './quem.ts'
import { refuseLinhas } from './refuse-linhas.ts'
import { textosOf } from './textos-do-cadastro.ts'

/** Result for a row, and its version now, which the next writer must name. */
export interface Gravada {
  feito: 'CRIADA' | 'MUDADA' | 'IGUAL'
  versao: number
}

/**
 * Writes records of a supplier or of the platform, whatever their number, by one statement that also tells what changed (the audit). A row that is the
 * same writes and tells nothing. A row of a version that does not stand there any more fails the whole call with `CadastroRecusado`,
 * also when another transaction is just writing it; then nothing is done. Answers for each row, in their order.
 */
export async function saveCadastros<
  T extends Tabela,
  N extends ColunaDe<T>,
  K extends N,
  D extends Dono = 'fornecedor',
>(
  tx: Transaction,
  cadastro: Cadastro<T, N, K, D>,
  quem: Quem<D>,
  linhas: readonly (LinhaDoCadastro<Cadastro<T, N, K>> & ComMotivo)[],
): Promise<Gravada[]> {
  if (linhas.length === 0) return []
  const { tabela } = cadastro
  checkLinhas(cadastro, quem, linhas)
  const textos = textosOf(cadastro)
  const save = (estas: typeof linhas) =>
    guardRestricoes(tabela, 'REFERENCIA', () =>
      writeLinhas(tx, textos, quem, { como: 'save', linhas: estas }),
    )
  const escritas = await save(linhas)
  const versaoOf = ({ ordem }: Escrita) => linhas[ordem]?.versao ?? null
  // When one row has another version than the writer has seen, the statement writes nothing at all.
  const velhas = escritas.filter(({ vale }) => !vale)
  const paradas =
    velhas.length > 0
      ? velhas
      : await saveOver(escritas, versaoOf, async (ordens) => save(ordens.flatMap((i) => linhas[i] ?? [])))
  if (paradas.length > 0)
    await refuseLinhas(
      tx,
      { idfornecedor: quem.idfornecedor, cadastro: tabela },
      paradas.map((escrita) => ({ ...escrita, esperada: versaoOf(escrita) })),
    )
  return escritas.map(toGravada)
}

/**
 * Rows that another one made between the look and the insert: whoever writes over anything writes over them too, in `escritas`. Answers
 * those that stay unwritten.
 */
async function saveOver(
  escritas: Escrita[],
  versaoOf: (escrita: Escrita) => Versao,
  save: (ordens: readonly number[]) => Promise<Escrita[]>,
): Promise<Escrita[]> {
  const perdidas = escritas.filter((escrita) => !isFeita(escrita))
  if (perdidas.length === 0 || perdidas.some((escrita) => versaoOf(escrita) !== 'qualquer')) return perdidas
  const outra = await save(perdidas.map(({ ordem }) => ordem))
  outra.forEach((escrita, i) => {
    const ordem = perdidas[i]?.ordem ?? 0
    escritas[ordem] = { ...escrita, ordem }
  })
  return escritas.filter((escrita) => !isFeita(escrita))
}

const isFeita = ({ versao, criada }: Escrita) => versao !== null || criada !== null

function toGravada({ versao, criada, mudada }: Escrita): Gravada {
  if (criada !== null) return { feito: 'CRIADA', versao: criada }
  if (mudada !== null) return { feito: 'MUDADA', versao: mudada }
  return { feito: 'IGUAL', versao: versao ?? 0 }
}
