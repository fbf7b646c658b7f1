/** '8h', '12h30' of an hour 'HH:MM' that somebody has set. */
export function formatHora(hora: string): string {
  const [hours, minutes] = hora.split(':')
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`
}
