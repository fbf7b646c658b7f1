/** '26/11/2026' of a day; '' of none. */
export function formatDia(data: string): string {
  return data.split('-').toReversed().join('/')
}

/** '26/11' of a day. */
export function formatDiaCurto(data: string): string {
  return formatDia(data.slice(5))
}
