import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Stands on a form in which something was typed that is not written yet; it may say in words what would be lost. */
const SUJO = 'sujo'
const ESCRITO = 'O que você escreveu ainda não foi gravado.'

export function markSujo(form: HTMLFormElement | null, isSujo: boolean): void {
  if (isSujo) form?.setAttribute(`data-${SUJO}`, '')
  else form?.removeAttribute(`data-${SUJO}`)
}

/** Tells the form around it that something of it changed which nobody typed: a picture taken out, a corner moved. */
export function tellMudanca(elemento: Element | null): void {
  elemento?.dispatchEvent(new Event('input', { bubbles: true }))
}

const findSujo = () => document.querySelector<HTMLFormElement>(`form[data-${SUJO}]`)

/** Whether somebody who typed something wants to leave it: asked before a dialog is closed or another screen opened. */
export function mayLeave(): boolean {
  const sujo = findSujo()
  // oxlint-disable-next-line no-alert -- the browser's own question is read by everybody, and nothing can be typed beside it
  return !sujo || confirm(`${sujo.dataset[SUJO] || ESCRITO} Sair assim mesmo?`)
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
      if (findSujo()) event.preventDefault()
    }
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [])
}
