import { fichas, tiposDePlanilha, type TipoDePlanilha } from '@vitrine/rules/importacao'
import { Select } from '@vitrine/ui'

interface EscolhaDeEspecieProps<T extends TipoDePlanilha | ''> {
  value: T
  onChange: (tipo: T) => void
  /** Nothing is said: its headings say it. */
  vazia?: string
}

/** What a sheet is of. */
export function EscolhaDeEspecie<T extends TipoDePlanilha | ''>({
  value,
  onChange,
  vazia,
}: EscolhaDeEspecieProps<T>) {
  return (
    <Select
      name="tipo"
      label="A planilha é de"
      value={value}
      // One of its own options.
      onChange={(event) => onChange(event.target.value as T)}
    >
      {vazia && <option value="">{vazia}</option>}
      {tiposDePlanilha.map((tipo) => (
        <option key={tipo} value={tipo}>
          {fichas[tipo].titulo}
        </option>
      ))}
    </Select>
  )
}
