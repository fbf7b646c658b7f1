import playwright from 'playwright-core/lib/coreBundle'

/**
 * What Playwright's comparator is told, by `toMatchSnapshot` and here: no pixel may differ by more than a shade of 8 of 255 in all its
 * colours, which is what round corners over pictures do by themselves, one time of many, and nobody can see.
 */
export const comparacao = { maxDiffPixels: 0, threshold: 0.031 }

const compare = playwright.utils.getComparator('image/png')

/** Whether two pictures are one and the same for the guard: of one size, no pixel another one. */
export function isAlike(uma: Buffer, outra: Buffer): boolean {
  return uma.equals(outra) || compare(uma, outra, comparacao) === null
}
