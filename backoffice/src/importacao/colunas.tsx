import { Form, useActionData, useNavigation } from 'react-router'

import type { Importacao } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Notice } from '@vitrine/ui'

import { RecusaDoFormulario } from '#shell'

import type { Feito } from './change-importacao.ts'
import { QuadroDeColunas } from './quadro-de-colunas.tsx'

/** What each column of the sheet holds: as it was guessed or remembered, and as one says it. */
export function Colunas({ importacao }: { importacao: Importacao }) {
  const feito = useActionData<Feito>()
  const isBusy = useNavigation().state !== 'idle'
  const { lembradas, linhas } = importacao
  return (
    <Form method="post" className="importacao-corpo">
      <input type="hidden" name="fazer" value="colunas" />
      <RecusaDoFormulario estado={feito} />
      {lembradas && (
        <Notice tone="info" small>
          Você já enviou uma planilha com estes títulos: as colunas estão como da última vez.
        </Notice>
      )}
      <QuadroDeColunas importacao={importacao} erros={feito?.campos ?? {}} />
      <p className="text-ink-muted text-12">
        Uma célula vazia e uma coluna fora não mudam nada. A palavra LIMPAR numa célula tira o valor; APAGAR
        na coluna Ação tira o produto da loja.
      </p>
      <div className="importacao-pe">
        <Button type="submit" loading={isBusy}>
          Conferir {pluralize(linhas, 'linha', 'linhas')}
        </Button>
      </div>
    </Form>
  )
}
