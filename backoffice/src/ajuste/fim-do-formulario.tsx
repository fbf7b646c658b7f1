import type { ReactNode } from 'react'

import { Button, Notice } from '@vitrine/ui'

import { Conflito } from './conflito.tsx'
import type { Erros } from './to-erros.ts'

interface FimDoFormularioProps {
  /** How somebody else left it meanwhile; null: nobody did. */
  conflito: string | null
  onOutra: () => void
  onMinha: () => void
  erros: Erros
  isLeitura: boolean
  isEspera: boolean
}

/** What ends a form of settings: what somebody else wrote, what is wrong with the whole, and the button for who may write. */
export function FimDoFormulario(props: FimDoFormularioProps): ReactNode {
  const { conflito, onOutra, onMinha, erros, isLeitura, isEspera } = props
  return (
    <>
      {conflito && (
        <Conflito onOutra={onOutra} onMinha={onMinha}>
          {conflito}
        </Conflito>
      )}
      {erros[''] && (
        <Notice tone="danger" live="alert">
          {erros['']}
        </Notice>
      )}
      {!isLeitura && (
        <Button type="submit" loading={isEspera}>
          Gravar
        </Button>
      )}
    </>
  )
}
