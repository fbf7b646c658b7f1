import { lazy, useState } from 'react'

import type { Local } from '@vitrine/contract/janela'
import { Button } from '@vitrine/ui'

import { Parte } from '#shell'

const FormularioAviso = lazy(() =>
  import('./formulario-aviso.tsx').then((m) => ({ default: m.FormularioAviso })),
)

/** Where no store delivers: offers one e-mail when one does (ux 1.1.2). The form is loaded when it is opened. */
export function AviseMe({ local, idfornecedor }: { local: Local; idfornecedor?: string }) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <Parte espera={<div style={{ minHeight: 112 }} aria-busy />} aoFalhar={() => setOpen(false)}>
      <FormularioAviso local={local} {...(idfornecedor && { idfornecedor })} />
    </Parte>
  ) : (
    <Button variant="outline" icon="bell" onClick={() => setOpen(true)}>
      Avise-me quando chegar
    </Button>
  )
}
