import { useState } from 'react'

/**
 * The method that the shopper chose. What the page began with was nobody's choice: only when a chosen one
 * does not serve any more is it said that another took its place (ux 1.8.5).
 */
export function useFormaEscolhida(slug: string, inicial: string | null) {
  const [{ escolhida, isMinha }, set] = useState({ escolhida: inicial, isMinha: false })
  return {
    escolhida,
    choose(escolhida: string) {
      set({ escolhida, isMinha: true })
      // A file of its own: this screen has no byte left (docs/bytes.md).
      void import('./keep-forma.ts').then((m) => m.keepForma(slug, escolhida))
    },
    isTrocadaPor: (servida: string | null) => isMinha && escolhida !== servida,
  }
}
