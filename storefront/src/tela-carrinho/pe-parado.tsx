import { Icon, Notice } from '@vitrine/ui'

import { TrocaDeEndereco } from '#lugar'
import { useTextoForaDaArea } from '#shell'

import { useBloqueado } from '#carrinho'

/** Stands where the button to the order would be when the cart cannot be ordered. */
export function PeParado() {
  return useBloqueado() ? <AguardandoLiberacao /> : <PeForaDaArea />
}

/** Says why the order cannot be made instead of showing a disabled button (ux 1.23.3). */
function AguardandoLiberacao() {
  return (
    <p className="carrinho-espera">
      <Icon name="handshake" size={16} /> <b>Aguardando liberação.</b> O pedido segue quando a negociação
      terminar.
    </p>
  )
}

/** Nothing is delivered to this address: says so and offers what can be done instead. */
function PeForaDaArea() {
  const texto = useTextoForaDaArea()
  return (
    <>
      <Notice small tone="danger" live="status">
        {texto}
      </Notice>
      <TrocaDeEndereco size="l" block />
    </>
  )
}
