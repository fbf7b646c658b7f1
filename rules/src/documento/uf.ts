/** The 26 states and the federal district. */
export const ufs: readonly string[] =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ')

const UFS: ReadonlySet<string> = new Set(ufs)

/** One of the 26 states or the federal district, in either case. */
export function isUf(text: string): boolean {
  return UFS.has(text.trim().toUpperCase())
}
