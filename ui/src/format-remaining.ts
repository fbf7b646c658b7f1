/** Milliseconds left as "29:58", with hours only when there are any ("1:05:00"), whole days from two on ("29 dias"); never below "00:00". */
export function formatRemaining(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  if (seconds >= 2 * 86_400) return `${Math.floor(seconds / 86_400)} dias`
  const two = (value: number) => String(value).padStart(2, '0')
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return seconds < 3600 ? clock : `${Math.floor(seconds / 3600)}:${clock}`
}
