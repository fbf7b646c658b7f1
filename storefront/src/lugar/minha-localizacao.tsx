import { useState } from 'react'

import type { Localizacao } from '@vitrine/contract'
import { Button, Notice } from '@vitrine/ui'

import { useHydrated } from '#shell'

import { nameOfPonto } from './use-busca-lugar.ts'

const TIMEOUT_MS = 10_000

/** "Usar minha localização": the permission is asked on the tap, never before (ux 1.2.1). */
export function MinhaLocalizacao({ onChoose }: { onChoose: (lugar: Localizacao) => void }) {
  const isHydrated = useHydrated()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  function locate() {
    setState('busy')
    navigator.geolocation.getCurrentPosition(
      async ({ coords: { latitude: lat, longitude: lng } }) => {
        const lugar = await nameOfPonto({ lat, lng }, undefined, 'Minha localização')
        setState('idle')
        onChoose(lugar)
      },
      () => setState('failed'),
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    )
  }

  return (
    <>
      <Button
        variant="ghost"
        icon="locate-fixed"
        className={isHydrated ? '-ml-[18px]' : 'invisible -ml-[18px]'}
        loading={state === 'busy'}
        onClick={locate}
      >
        Usar minha localização
      </Button>
      {state === 'failed' && (
        <Notice small tone="warning" live="status">
          O navegador não informou onde você está. Digite o CEP ou a rua.
        </Notice>
      )}
    </>
  )
}
