import { restoreCadastros, type Quem, type Trecho } from '#cadastro'
import type { Transaction } from '#infra'
import type { COM_VOLTA } from '#registro'

import { undoEstoques } from './undo-estoques.ts'
import { cadastros } from './volta-de.ts'

/** Brings records of one kind back to what they were before these events; answers how many came back. */
export function restoreDe(
  tx: Transaction,
  quem: Quem,
  dito: { trecho: Trecho; motivo: string },
  cadastro: (typeof COM_VOLTA)[number],
): Promise<number> {
  if (cadastro === 'estoque') return undoEstoques(tx, quem, dito)
  if (cadastro === 'produto') return restoreCadastros(tx, cadastros.produto, quem, dito)
  return restoreCadastros(tx, cadastros.politica, quem, dito)
}
