import { useEffect, useRef } from 'react'

import { Notice } from '@vitrine/ui'

/** Why a form was refused, above it; who sent it is led there. `estado`: the answer itself, for each leads there once. */
export function RecusaDoFormulario({ estado }: { estado: { erro: string | null } | undefined }) {
  const aviso = useRef<HTMLDivElement>(null)
  useEffect(() => aviso.current?.focus(), [estado])
  if (!estado?.erro) return null
  return (
    <div ref={aviso} tabIndex={-1}>
      <Notice tone="danger" live="alert">
        {estado.erro}
      </Notice>
    </div>
  )
}
