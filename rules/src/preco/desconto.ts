import { toDecimilesimos } from '#dinheiro'

/** Whole percent from `de` down to `por`, rounded down: we never announce more than is given. 0 when not lower. */
export function computeDescontoPercentual(
  de: number | null | undefined,
  por: number | null | undefined,
): number {
  const from = toDecimilesimos(de ?? 0)
  const to = toDecimilesimos(por ?? from)
  return from > to && to >= 0 ? Math.floor(((from - to) * 100) / from) : 0
}
