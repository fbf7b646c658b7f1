import { useState } from 'react'

import type { ChamadaDeChave } from '@vitrine/contract'
import { foldTexto, pluralize } from '@vitrine/rules/texto'
import { Checkbox, Notice, Segmented, TextInput } from '@vitrine/ui'

/** Said where none was chosen. */
export const NENHUMA = 'Escolha ao menos uma chamada, ou deixe tudo.'

interface EscolhaDeChamadasProps {
  /** What a key of a system may be narrowed to. */
  possiveis: readonly ChamadaDeChave[]
  /** Null: all of it. */
  value: readonly string[] | null
  onChange: (value: readonly string[] | null) => void
  error?: string | undefined
}

type Quanto = 'tudo' | 'algumas'
const opcoes: { value: Quanto; label: string }[] = [
  { value: 'tudo', label: 'Tudo isso' },
  { value: 'algumas', label: 'Só algumas chamadas' },
]

/** Narrows a key to single calls: found by their words, kept by their names. */
export function EscolhaDeChamadas({ possiveis, value, onChange, error }: EscolhaDeChamadasProps) {
  const [busca, setBusca] = useState('')
  const achadas = possiveis.filter((cada) => hasPalavras(cada, busca))
  const assuntos = [...new Set(achadas.map(({ assunto }) => assunto))]
  const toggle = (chamada: string, isDela: boolean) =>
    onChange(isDela ? [...(value ?? []), chamada] : (value ?? []).filter((cada) => cada !== chamada))
  return (
    <div className="integracao-chamadas">
      <Segmented
        label="Quanto disso ela pode"
        name="chamadas"
        options={opcoes}
        value={value === null ? 'tudo' : 'algumas'}
        onChange={(qual) => onChange(qual === 'tudo' ? null : [])}
      />
      {value !== null && (
        <>
          <TextInput
            label="Buscar chamada"
            type="search"
            autoComplete="off"
            value={busca}
            onChange={({ target }) => setBusca(target.value)}
          />
          <div className="integracao-chamadas-lista" role="group" aria-label="Chamadas da chave">
            {assuntos.map((assunto) => (
              <fieldset key={assunto}>
                <legend>{assunto}</legend>
                {achadas
                  .filter((cada) => cada.assunto === assunto)
                  .map(({ chamada, faz }) => (
                    <Checkbox
                      key={chamada}
                      checked={value.includes(chamada)}
                      onChange={({ target }) => toggle(chamada, target.checked)}
                    >
                      {faz} <code>{chamada.replace('/painel/v1', '')}</code>
                    </Checkbox>
                  ))}
              </fieldset>
            ))}
            {achadas.length === 0 && <p>Nenhuma chamada com “{busca}”.</p>}
          </div>
          <p role="status" className="text-ink-muted">
            {value.length === 0
              ? 'Nenhuma escolhida ainda.'
              : pluralize(value.length, 'chamada escolhida', 'chamadas escolhidas')}
          </p>
        </>
      )}
      {error && (
        <div data-erro tabIndex={-1}>
          <Notice small tone="danger" live="alert">
            {error}
          </Notice>
        </div>
      )}
    </div>
  )
}

/** Each word that is looked for stands in the words or the name of the call. */
const hasPalavras = ({ assunto, faz, chamada }: ChamadaDeChave, busca: string): boolean => {
  const onde = foldTexto(`${assunto} ${faz} ${chamada}`)
  return foldTexto(busca.trim())
    .split(/\s+/)
    .every((palavra) => onde.includes(palavra))
}
