import { lazy } from 'react'

import { Perto, useLoja, useTag } from './shell/index.ts'
import { TrilhoCarrinho } from './sugestao/trilho.tsx'

const FileirasDoCarrinho = lazy(() =>
  import('./fileira/fileiras-do-carrinho.tsx').then((m) => ({ default: m.FileirasDoCarrinho })),
)

/** Below the lines of a cart: what goes with them, and after that, when it is scrolled to, the store's carousels. */
export function EncaixeCarrinho() {
  const recommends = useTag('enable-recommendation-system')
  const { telasComCarrossel } = useLoja()
  return (
    <>
      {recommends && <TrilhoCarrinho />}
      {telasComCarrossel.includes('CART') && (
        <Perto id="fim-carrinho" margem={0}>
          <FileirasDoCarrinho />
        </Perto>
      )}
    </>
  )
}
