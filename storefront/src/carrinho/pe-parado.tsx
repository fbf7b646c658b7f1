import { Button, Icon, Notice } from '@vitrine/ui'

import { usePainel, useTag, useTextoForaDaArea } from '#shell'

import { useBloqueado } from './bloqueio.ts'

/** In the place of the way to the order, where there is none. */
export function PeParado() {
  return useBloqueado() ? <AguardandoLiberacao /> : <PeForaDaArea />
}

/** It is said with its reason, never a silent dead button (ux 1.23.3). */
function AguardandoLiberacao() {
  return (
    <p className="carrinho-espera">
      <Icon name="handshake" size={16} /> <b>Aguardando liberação.</b> O pedido segue quando a negociação
      terminar.
    </p>
  )
}

/** There is none to this address, and what there is instead. */
function PeForaDaArea() {
  const texto = useTextoForaDaArea()
  const retirada = useTag('has-collect')
  const { abrir } = usePainel()
  return (
    <>
      <Notice small tone="danger" live="status">
        {texto}
      </Notice>
      <Button size="l" block icon="map-pin" data-painel="endereco" onClick={() => abrir('endereco')}>
        {retirada ? 'Trocar endereço ou retirar' : 'Trocar endereço'}
      </Button>
    </>
  )
}
