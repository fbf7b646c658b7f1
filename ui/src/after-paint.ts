/** Nothing is painted where nobody looks, as in a frame that is scrolled away. */
const UNPAINTED_MS = 300

/** Does what can wait once what was just changed is seen. What it gives does it at once, where it is not done yet. */
export function afterPaint(act: () => void): () => void {
  let due: (() => void) | null = act
  const now = () => {
    const waits = due
    due = null
    waits?.()
  }
  requestAnimationFrame(() => setTimeout(now))
  setTimeout(now, UNPAINTED_MS)
  return now
}
