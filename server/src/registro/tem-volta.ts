import { DIA_MS } from '@vitrine/rules/data'

import type { MudancaRow } from './registro.repository.ts'

/** Kinds of record that are taken back from the register and from what a person did (slice ato); others have a way back of their own. */
export const COM_VOLTA = ['produto', 'politica', 'estoque'] as const

const nomes: ReadonlySet<string> = new Set(COM_VOLTA)
/** As long as acts are shown. */
export const DIAS_DE_VOLTA = 30

export const hasVolta = (cadastro: string): boolean => nomes.has(cadastro)

/** Stock goes back also where it began or ended to be counted; other records only where they were changed. */
export const isDeVolta = ({ tipo, dados }: Pick<MudancaRow, 'tipo' | 'dados'>): boolean =>
  hasVolta(dados.cadastro) && (tipo === 'cadastro.MUDADO' || dados.cadastro === 'estoque')

/** Whether a change may be taken back: whether it can is known once it is tried. Those from before acts were kept cannot. */
export const mayUndo = (row: MudancaRow, agora = Date.now()): boolean =>
  isDeVolta(row) && row.transacao !== null && agora - row.quando.getTime() < DIAS_DE_VOLTA * DIA_MS
