import { Button, Notice } from '@vitrine/ui'

import { usePainel, useTag, useTextoForaDaArea } from '#shell'

/** In the place of the way to the order: there is none to this address, and what there is instead. */
export function PeForaDaArea() {
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
