import { formatDiaDe } from '@vitrine/rules/data'
import { showNumeroLido } from '@vitrine/rules/planilha'
import readXlsxFile from 'read-excel-file/node'

import { ArquivoIlegivel } from './arquivo-ilegivel.ts'
import type { PlanilhaLida } from './read-linhas.ts'

/** Reads the first sheet of a workbook that has anything. Errors: `ArquivoIlegivel`. */
export async function readXlsx(bytes: Buffer): Promise<PlanilhaLida> {
  const abas = await readXlsxFile(bytes).catch(() => {
    throw new ArquivoIlegivel(
      'Não conseguimos abrir esta planilha: salve como .xlsx ou .csv e envie de novo.',
    )
  })
  const aba = abas.find(({ data }) => data.some((linha) => linha.some((celula) => celula !== null)))
  if (!aba) return { aba: null, linhas: [] }
  return { aba: aba.sheet, linhas: aba.data.map((linha) => linha.map(showCelulaLida)) }
}

function showCelulaLida(celula: unknown): string {
  if (typeof celula === 'number') return showNumeroLido(celula)
  if (typeof celula === 'boolean') return celula ? 'Sim' : 'Não'
  // A date is written as the day that it is in the sheet, which has no zone.
  if (celula instanceof Date) return formatDiaDe(celula, 'UTC')
  return typeof celula === 'string' ? celula : ''
}
