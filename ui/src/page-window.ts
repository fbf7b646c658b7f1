/**
 * The page numbers worth showing: the first, the last, and the neighbours of the current one. A negative number
 * stands for a gap (−1 before, −2 after the current page), so that every entry is unique.
 */
export function pageWindow(page: number, pages: number): number[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  )
  return near.flatMap((number, index) => {
    const skipped = number - (near[index - 1] ?? 0) - 1
    if (skipped === 0) return [number]
    // A gap of one page takes as much room as the page itself.
    if (skipped === 1) return [number - 1, number]
    return [number > page ? -2 : -1, number]
  })
}
