import { lazy, Suspense, useId } from 'react'

import { Icon } from '@vitrine/ui'

import { erroOf, type CampoProps } from './campo-descrito.ts'
import { asTexto } from './valores.ts'

// Its editor is the heaviest thing of the panel's forms: it comes with the first text.
const EditorRico = lazy(() => import('./editor-rico.tsx').then((m) => ({ default: m.EditorRico })))

/** Text with strong words and links. */
export function CampoRico({ campo, valor, lugar, erros, onValor }: CampoProps) {
  const id = useId()
  const erro = erroOf(erros, lugar)
  return (
    <div className="descrito-texto">
      <span className="field-label" aria-hidden>
        {campo.label}
      </span>
      <Suspense fallback={<div className="descrito-rico-espera" />}>
        <EditorRico label={campo.label} texto={asTexto(valor)} idErro={erro && id} onTexto={onValor} />
      </Suspense>
      {erro && (
        <p id={id} role="alert" className="field-error">
          <Icon name="circle-alert" /> {erro}
        </p>
      )}
    </div>
  )
}
