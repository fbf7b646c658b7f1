import { Icon } from '@vitrine/ui'

import { useCarrinho } from './provider.tsx'

/** Whether an attendant holds the cart: it is read-only then (readings 5). */
export function useBloqueado(): boolean {
  return useCarrinho(({ bloqueio, situacao }) => bloqueio !== null || situacao === 'bloqueado')
}

/** In the place of the way on: said with its reason, never a silent dead button (ux 1.23.3). */
export function AguardandoLiberacao() {
  return (
    <p className="carrinho-espera">
      <Icon name="handshake" size={16} /> <b>Aguardando liberação.</b> O pedido segue quando a negociação
      terminar.
    </p>
  )
}
