import { useState } from 'react'

import { Notice, Spinner } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { asTexto, Campos, type Valor } from '#descrito'
import { CamposDaFileira, useFileira, type Fileira } from '#fileira'
import { FormularioDaParte } from '#publicacao'

import { camposDoPrazo, secoesDescritas } from './secoes-descritas.ts'
import type { SecaoEscrita } from './secoes.ts'

interface EditorProps {
  secao: SecaoEscrita
  /** Its row's own content comes with it; what is wrong, by its field, or null: it was written. */
  onWrite: (secao: SecaoEscrita, fileira: Fileira | null) => Promise<Erros | null>
}

/** One section of the home: its fields, when it is shown; of a row also what stands in it. */
export function EditorSecao({ secao: lida, onWrite }: EditorProps) {
  const { campos, para } = secoesDescritas[lida.tipo]
  const [secao, setSecao] = useState<Valor>(lida)
  const { fileira, setFileira, erroDaFileira } = useFileira(asTexto(lida.idcarrossel))
  const write = () => onWrite({ ...secao, id: lida.id, tipo: lida.tipo }, fileira)
  if (erroDaFileira) return <Notice tone="danger">{erroDaFileira}</Notice>
  if (lida.tipo === 'CARROSSEL' && !fileira) return <Spinner label="Lendo a fileira" />
  return (
    <FormularioDaParte nome={secoesDescritas[lida.tipo].nome} onWrite={write}>
      {(erros) => (
        <>
          <p className="text-ink-muted">{para}</p>
          <fieldset>
            <legend className="sr-only">Conteúdo</legend>
            {fileira && <CamposDaFileira fileira={fileira} erros={erros} onFileira={setFileira} />}
            <Campos campos={campos} valor={secao} erros={erros} onValor={setSecao} />
            <div className="descrito-par">
              <Campos campos={camposDoPrazo} valor={secao} erros={erros} onValor={setSecao} />
            </div>
          </fieldset>
        </>
      )}
    </FormularioDaParte>
  )
}
