/** Joins the names that are there: `classNames('chip', isOn && 'chip-on', className)`. */
export function classNames(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}
