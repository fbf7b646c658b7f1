import { useState } from 'react'

import { Button } from '@vitrine/ui'

import { makeParte, Parte, prepare, useHydrated } from '#shell'

const load = () => import('./leitor.tsx').then((m) => ({ default: m.Leitor }))
const Leitor = makeParte(load)

/** Opens the camera as a reader of bar codes; camera, reader and library load when it is pressed. */
export function BotaoLeitor() {
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  return (
    <>
      <Button
        variant="outline"
        icon="barcode"
        className={isHydrated ? '' : 'invisible'}
        onClick={() => setOpen(true)}
        onPointerEnter={() => prepare(load)}
      >
        Ler código de barras
      </Button>
      {isOpen && (
        <Parte aoFalhar={() => setOpen(false)}>
          <Leitor close={() => setOpen(false)} />
        </Parte>
      )}
    </>
  )
}
