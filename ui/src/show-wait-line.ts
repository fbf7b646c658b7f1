/**
 * A line over the top of the window while another page is on its way: seen from 150 ms on, for what comes sooner needs none, and
 * slower and slower after that, as nobody knows how much is left. It needs no style that a page would have to load; it is a border, which
 * is seen where the system's colours take those of grounds away. Answers how it goes away.
 */
export function showWaitLine(): () => void {
  const line = document.createElement('div')
  line.role = 'progressbar'
  line.ariaLabel = 'Carregando'
  line.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:99;border-top:3px solid var(--brand)'
  document.body.append(line)
  line.animate(
    [
      { opacity: 0, width: '0' },
      { opacity: 1, width: '20%', offset: 0.02 },
      { opacity: 1, width: '96%' },
    ],
    { delay: 150, duration: 10_000, fill: 'both', easing: 'cubic-bezier(.1,.7,.3,1)' },
  )
  return () => line.remove()
}
