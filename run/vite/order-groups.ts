/** Files of the browser's build that hold what several screens need. */
interface Group {
  name: string
  test?: RegExp
  minShareCount?: number
}

/** What every page of shop and panel runs on, whatever it shows. */
const react: Group = {
  name: 'react',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand)[\\/]/,
}

/** The groups of a build for the bundler: what fits into two is in the first; React is before all. */
export function orderGroups(groups: readonly Group[]): (Group & { priority: number })[] {
  return [react, ...groups].map((group, index, { length }) => ({ ...group, priority: length - index }))
}
