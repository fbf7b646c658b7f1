/**
 * Runs `act` once for this link in this tab, as soon as somebody sees the page: not while a browser loads it in advance, and not again
 * after a reload or the back button. Answers how to stop waiting.
 */
export function claimAbertura(nome: string, act: () => void): () => void {
  const chave = `vitrine_link:${nome}`
  const run = () => {
    if (
      document.visibilityState !== 'visible' ||
      ('prerendering' in document && document.prerendering === true)
    )
      return
    stop()
    try {
      if (sessionStorage.getItem(chave)) return
      sessionStorage.setItem(chave, '1')
    } catch {
      // Without storage nothing would keep a reload from acting again: the button does it.
      return
    }
    act()
  }
  const stop = () => {
    document.removeEventListener('visibilitychange', run)
    document.removeEventListener('prerenderingchange', run)
  }
  document.addEventListener('visibilitychange', run)
  document.addEventListener('prerenderingchange', run)
  run()
  return stop
}
