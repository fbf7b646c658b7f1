import { useEffect, useRef } from 'react'

/**
 * A cell that is mended gives way to what it changes: whoever was writing there goes on to the next one that is wrong, else stands at the table.
 * Put the answer on the table.
 */
export function useNextErro(linhas: readonly unknown[]) {
  const quadro = useRef<HTMLDivElement>(null)
  const escrevia = useRef(false)
  useEffect(() => {
    const { current } = quadro
    if (!current) return
    const notice = () => {
      escrevia.current = current.contains(document.activeElement) && document.activeElement !== current
    }
    current.addEventListener('submit', notice)
    return () => current.removeEventListener('submit', notice)
  }, [])
  useEffect(() => {
    if (!escrevia.current || document.activeElement !== document.body) return
    escrevia.current = false
    const proximo = quadro.current?.querySelector<HTMLElement>('[aria-invalid]') ?? quadro.current
    proximo?.focus()
  }, [linhas])
  return quadro
}
