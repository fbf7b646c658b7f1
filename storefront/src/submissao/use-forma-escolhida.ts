import { useRef, useState } from 'react'

/**
 * The method that the shopper chose. What the page began with was nobody's choice: only when a chosen one
 * does not serve any more is it said that another took its place (ux 1.8.5).
 */
export function useFormaEscolhida(slug: string, inicial: string | null) {
  const [{ escolhida, isMinha }, set] = useState({ escolhida: inicial, isMinha: false })
  const ultima = useRef('')
  return {
    escolhida,
    choose(escolhida: string) {
      set({ escolhida, isMinha: true })
      ultima.current = escolhida
      // A file of its own: this screen has no byte left (docs/bytes.md). Asked for twice it may come to the second first: the last choice counts.
      void import('./keep-forma.ts').then((m) => m.keepForma(slug, ultima.current))
    },
    isTrocadaPor: (servida: string | null) => isMinha && escolhida !== servida,
  }
}
