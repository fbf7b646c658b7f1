/** Milliseconds left as "29:58", with hours only when there are any ("1:05:00"); never below "00:00". */
export function formatRemaining(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return seconds < 3600 ? clock : `${Math.floor(seconds / 3600)}:${clock}`
}
