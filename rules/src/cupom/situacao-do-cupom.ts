/** In force, not yet, over, used up, or switched off. */
export type SituacaoDoCupom = 'EM_VIGOR' | 'AGENDADO' | 'ENCERRADO' | 'ESGOTADO' | 'DESLIGADO'

interface Vigencia {
  ativo: boolean
  /** First and last day, 'YYYY-MM-DD', both included. */
  inicio: string | null
  fim: string | null
  limite: number | null
  usos: number
  /** What it may take off in all, and has: in one unit. */
  valor_limite: number | null
  descontado: number
}

/** How a coupon stands today; of several reasons against it the one that a supplier undoes last comes first. */
export function situacaoDoCupom(
  { ativo, inicio, fim, limite, usos, valor_limite, descontado }: Vigencia,
  hoje: string,
): SituacaoDoCupom {
  if (!ativo) return 'DESLIGADO'
  if (fim !== null && fim < hoje) return 'ENCERRADO'
  if (limite !== null && usos >= limite) return 'ESGOTADO'
  if (valor_limite !== null && descontado >= valor_limite) return 'ESGOTADO'
  return inicio !== null && inicio > hoje ? 'AGENDADO' : 'EM_VIGOR'
}
