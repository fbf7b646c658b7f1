import { useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'

import type { Importacao } from '@vitrine/contract'
import { camposDa, fichas, guessColunas, type TipoDePlanilha } from '@vitrine/rules/importacao'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Notice } from '@vitrine/ui'

import { RecusaDoFormulario } from '#shell'

import type { Feito } from './change-importacao.ts'
import { dicas } from './dicas.ts'
import { EscolhaDeEspecie } from './escolha-de-especie.tsx'
import { QuadroDeColunas } from './quadro-de-colunas.tsx'

/** What the sheet is of and what each of its columns holds: as it was guessed or remembered, and as one says it. */
export function Colunas({ importacao }: { importacao: Importacao }) {
  const feito = useActionData<Feito>()
  const isBusy = useNavigation().state !== 'idle'
  const { lembradas, linhas } = importacao
  const [tipo, setTipo] = useState(importacao.tipo)
  // What was refused of the columns of another kind says nothing of these.
  const [visto, setVisto] = useState<Feito>()
  const choose = (outro: TipoDePlanilha) => {
    setTipo(outro)
    setVisto(feito)
  }
  const isOutra = tipo !== importacao.tipo
  const dita = isOutra ? { ...importacao, tipo, colunas: guess(importacao.titulos, tipo) } : importacao
  return (
    <Form method="post" className="importacao-corpo">
      <input type="hidden" name="fazer" value="colunas" />
      <RecusaDoFormulario estado={feito} />
      {lembradas && !isOutra && (
        <Notice tone="info" small>
          Você já enviou uma planilha com estes títulos: as colunas estão como da última vez.
        </Notice>
      )}
      <div className="importacao-especie">
        <EscolhaDeEspecie value={tipo} onChange={choose} />
        <small className="text-ink-muted">
          {isOutra ? 'Os títulos foram encaixados de novo.' : 'Descobrimos pelos títulos das colunas.'}
        </small>
      </div>
      <QuadroDeColunas key={tipo} importacao={dita} erros={(feito !== visto && feito?.campos) || {}} />
      <p className="text-ink-muted text-12">
        Uma célula vazia e uma coluna fora não mudam nada. {dicas[tipo].colunas}
      </p>
      <div className="importacao-pe">
        <Button type="submit" loading={isBusy}>
          Conferir {pluralize(linhas, 'linha', 'linhas')}
        </Button>
      </div>
    </Form>
  )
}

const guess = (titulos: readonly string[], tipo: TipoDePlanilha): (string | null)[] =>
  guessColunas(titulos, camposDa(fichas[tipo]))
