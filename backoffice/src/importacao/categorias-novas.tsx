import { Form, useNavigation } from 'react-router'

import type { Importacao } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Notice } from '@vitrine/ui'

/** Categories that the sheet names and the store does not have: made at a press. */
export function CategoriasNovas({ importacao: { estado, categorias_novas } }: { importacao: Importacao }) {
  const isBusy = useNavigation().state !== 'idle'
  if (estado !== 'CONFERIDA' || categorias_novas.length === 0) return null
  return (
    <Notice
      tone="warning"
      title={`${pluralize(categorias_novas.length, 'categoria', 'categorias')} da planilha a loja ainda não tem.`}
      action={
        <Form method="post" action=".">
          <input type="hidden" name="fazer" value="categorias" />
          <Button type="submit" variant="outline" size="s" loading={isBusy}>
            Criar na loja
          </Button>
        </Form>
      }
    >
      {categorias_novas.slice(0, 6).join(', ')}
      {categorias_novas.length > 6 && '…'}
    </Notice>
  )
}
