import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'

import type { AcaoPedido } from '@vitrine/contract'
import { Button } from '@vitrine/ui'

interface FormAcaoProps {
  acao: AcaoPedido
  children: ReactNode
  campos?: Record<string, string | number>
}

/** A form of one button. */
export function FormAcao({ acao, children, campos }: FormAcaoProps) {
  const isSending = useIsSending(acao)
  return (
    <Form method="post" className="contents" preventScrollReset>
      {Object.entries(campos ?? {}).map(([nome, valor]) => (
        <input key={nome} type="hidden" name={nome} value={valor} />
      ))}
      <Button type="submit" name="acao" value={acao} loading={isSending}>
        {children}
      </Button>
    </Form>
  )
}

export function useIsSending(acao: AcaoPedido): boolean {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData?.get('acao') === acao
}
