import type { ClipboardEvent, KeyboardEvent } from 'react'

import { Button, IconButton, Segmented, TextInput } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { tellMudanca } from '#cadastro'

import { nameCampo, novaFaixa, readColadas, type FaixaEscrita } from './campos-da-politica.ts'

interface TabelaProps {
  faixas: readonly FaixaEscrita[]
  tipo: string
  erros: Erros
  onChange: (faixas: readonly FaixaEscrita[]) => void
  /** Absent: in reais alone. */
  onTipo?: (tipo: string) => void
}

const CAMPOS = ['quantidade', 'valor'] as const
type Campo = (typeof CAMPOS)[number]

/** Prices by quantity, row by row: Enter goes to the row below, and makes one at the end; rows of a spreadsheet are pasted. */
export function TabelaDeFaixas({ faixas, tipo, erros, onChange, onTipo }: TabelaProps) {
  const isPercentual = tipo === 'percentual'
  function onEnter(form: HTMLFormElement | null, i: number, campo: Campo) {
    const isUltima = i === faixas.length - 1
    if (isUltima) onChange([...faixas, novaFaixa()])
    const nome = nameCampo(i + 1, isUltima ? 'quantidade' : campo)
    requestAnimationFrame(() => form?.querySelector<HTMLInputElement>(`[name="${nome}"]`)?.focus())
  }
  return (
    <fieldset className="precos-faixas">
      <legend>Preço por quantidade</legend>
      {onTipo && faixas.length > 0 && (
        <Segmented
          label="Como são as faixas"
          name="tipofaixa"
          value={isPercentual ? 'percentual' : 'reais'}
          options={[
            { value: 'reais', label: 'Em reais' },
            { value: 'percentual', label: 'Em desconto' },
          ]}
          onChange={onTipo}
        />
      )}
      {faixas.map((faixa, i) => (
        <Linha
          key={faixa.id}
          i={i}
          faixa={faixa}
          rotulos={{ quantidade: 'A partir de', valor: isPercentual ? 'Desconto (%)' : 'Cada (R$)' }}
          erros={erros}
          onEnter={(form, campo) => onEnter(form, i, campo)}
          onNovas={(novas) => onChange([...faixas.slice(0, i), ...novas, ...faixas.slice(i + 1)])}
        />
      ))}
      <Button
        variant="outline"
        size="s"
        icon="plus"
        onClick={({ currentTarget }) => {
          tellMudanca(currentTarget)
          onChange([...faixas, novaFaixa()])
        }}
      >
        Nova faixa
      </Button>
    </fieldset>
  )
}

interface LinhaProps {
  i: number
  faixa: FaixaEscrita
  rotulos: Record<Campo, string>
  erros: Erros
  onEnter: (form: HTMLFormElement | null, campo: Campo) => void
  /** What stands in its place from now on: itself changed, others, nothing. */
  onNovas: (novas: readonly FaixaEscrita[]) => void
}

function Linha({ i, faixa, rotulos, erros, onEnter, onNovas }: LinhaProps) {
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, campo: Campo) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter(event.currentTarget.form, campo)
  }
  function onPaste(event: ClipboardEvent) {
    const coladas = readColadas(event.clipboardData.getData('text'))
    if (!coladas) return
    event.preventDefault()
    tellMudanca(event.currentTarget)
    onNovas(coladas)
  }
  return (
    <div role="group" aria-label={`Faixa ${i + 1}`} className="precos-faixa">
      {CAMPOS.map((campo) => (
        <TextInput
          key={campo}
          label={rotulos[campo]}
          name={nameCampo(i, campo)}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          value={faixa[campo]}
          error={erros[nameCampo(i, campo)]}
          onKeyDown={(event) => onKeyDown(event, campo)}
          onPaste={onPaste}
          onChange={({ target }) => onNovas([{ ...faixa, [campo]: target.value }])}
        />
      ))}
      <IconButton
        icon="trash-2"
        label={`Apagar a faixa ${i + 1}`}
        onClick={({ currentTarget }) => {
          tellMudanca(currentTarget)
          onNovas([])
        }}
      />
    </div>
  )
}
