import type { LinhaAFazer, LinhaFeita, Sentido } from './especie.ts'

/** A row that was written, with the record that it is of and how that stands now. */
export function tellFeita(
  { linha }: Pick<LinhaAFazer, 'linha'>,
  feita: Sentido,
  { id, versao }: { id: string | null; versao: number | null },
): LinhaFeita {
  return { linha, feita, idregistro: id, versao_aplicada: versao, erros: [] }
}

/** A row that was left out, and why. */
export function tellRecusada(
  { linha, idregistro, versao_lida, versao_aplicada }: LinhaAFazer,
  porque: { campo: string; erro: string },
): LinhaFeita {
  return {
    linha,
    feita: 'RECUSADA',
    idregistro,
    versao_aplicada: versao_aplicada ?? versao_lida,
    erros: [porque],
  }
}
