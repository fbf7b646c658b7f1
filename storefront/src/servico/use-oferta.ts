import { useState } from 'react'

import { mayKeepPreferencia } from '#consentimento'
import { usePortaIdade } from '#idade'
import { useHydrated } from '#shell'

import type { ServicosDaCompra } from './servicos-da-compra.ts'

const chaveOf = (slug: string) => `vitrine_servicos:${slug}`

/**
 * Whether the services are on the screen: by themselves once for each version of the cart, as soon as something can be
 * had, nothing was chosen and nobody is asked for an age; afterwards when the shopper asks (ux 1.24.2).
 */
export function useOferta(slug: string, { oferecidos, escolhidos, linhas }: ServicosDaCompra) {
  const [isAsked, setAsked] = useState(false)
  const [fechada, setFechada] = useState<string>()
  const isHydrated = useHydrated()
  const isPorta = usePortaIdade()
  const versao = linhas.map(({ id, quantidade }) => `${id}:${quantidade}`).join()
  const isNews = isHydrated && oferecidos.length > 0 && escolhidos.length === 0
  const isSeen = fechada === versao || (isNews && sessionStorage.getItem(chaveOf(slug)) === versao)
  return {
    isOpen: isAsked || (isNews && !isSeen && !isPorta),
    open: () => setAsked(true),
    close() {
      if (mayKeepPreferencia()) sessionStorage.setItem(chaveOf(slug), versao)
      setFechada(versao)
      setAsked(false)
    },
  }
}
