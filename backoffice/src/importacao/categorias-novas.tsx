import { Form, useNavigation } from 'react-router'

import type { Importacao } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Notice } from '@vitrine/ui'

/** What the sheet names and the store does not have, categories or price tables: made at a press. */
export function CategoriasNovas({
  importacao: { tipo, estado, categorias_novas },
}: {
  importacao: Importacao
}) {
  const isBusy = useNavigation().state !== 'idle'
  if (estado !== 'CONFERIDA' || categorias_novas.length === 0) return null
  const isTabela = tipo === 'TABELAS'
  const quantas = isTabela
    ? pluralize(categorias_novas.length, 'tabela de preço', 'tabelas de preço')
    : pluralize(categorias_novas.length, 'categoria', 'categorias')
  return (
    <Notice
      tone="warning"
      title={`${quantas} da planilha a loja ainda não tem.`}
      action={
        <Form method="post" action=".">
          <input type="hidden" name="fazer" value="categorias" />
          <Button type="submit" variant="outline" size="s" loading={isBusy}>
            Criar na loja
          </Button>
        </Form>
      }
    >
      {categorias_novas.slice(0, 6).join(isTabela ? '; ' : ', ')}
      {categorias_novas.length > 6 && '…'}
      {isTabela && '. Criar não muda preço nenhum: eles vêm quando você aplicar.'}
    </Notice>
  )
}
