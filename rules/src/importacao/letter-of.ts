/** The letters of a column in a spreadsheet: 0 -> A, 25 -> Z, 26 -> AA. */
export function letterOf(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26))
  return index < 26 ? rest : letterOf(Math.floor(index / 26) - 1) + rest
}
