/** Milliseconds before the next repetition of a held button: 400 to start, then 160 shrinking to 40. */
export function holdDelay(repeats: number): number {
  return repeats === 0 ? 400 : Math.max(40, 170 - repeats * 10)
}
