import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Stands on a form in which something was typed that is not written yet. */
const SUJO = 'sujo'

export function markSujo(form: HTMLFormElement | null, isSujo: boolean): void {
  if (isSujo) form?.setAttribute(`data-${SUJO}`, '')
  else form?.removeAttribute(`data-${SUJO}`)
}

const hasSujo = () => document.querySelector(`form[data-${SUJO}]`) !== null

/** Whether somebody who typed something wants to leave it: asked before a dialog is closed or another screen opened. */
export function mayLeave(): boolean {
  // oxlint-disable-next-line no-alert -- the browser's own question is read by everybody, and nothing can be typed beside it
  return !hasSujo() || confirm('O que você escreveu ainda não foi gravado. Sair assim mesmo?')
}

/** What was typed is not lost by a link, by going back or by closing the window. */
export function useGuarda(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && !mayLeave(),
  )
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (hasSujo()) event.preventDefault()
    }
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [])
}
