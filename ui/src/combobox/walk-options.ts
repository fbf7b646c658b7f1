/** The option after or before another, in a circle that the field itself (-1) is in. */
export function walkOptions(active: number, step: number, count: number): number {
  return ((active + step + count + 2) % (count + 1)) - 1
}
