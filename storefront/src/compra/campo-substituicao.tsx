import { substituicoes, textoSubstituicao } from '@vitrine/rules/carrinho'
import type { Substituicao } from '@vitrine/rules/carrinho'
import { Select } from '@vitrine/ui'

/** What to do when a product is missing (ux 1.6.5). With `padrao` a line may leave it to the whole cart, whose choice that is. */
export function CampoSubstituicao(props: {
  label: string
  padrao?: Substituicao
  name?: string
  value?: Substituicao | null
  defaultValue?: Substituicao
  disabled?: boolean
  onChange?: (value: Substituicao | null) => void
}) {
  const { label, padrao, name, value, defaultValue, disabled, onChange } = props
  return (
    <Select
      label={label}
      name={name}
      value={value === undefined ? undefined : (value ?? '')}
      defaultValue={defaultValue}
      disabled={disabled}
      onChange={({ target }) => onChange?.(substituicoes.find((cada) => cada === target.value) ?? null)}
    >
      {padrao && <option value="">Como no carrinho: {textoSubstituicao[padrao].toLowerCase()}</option>}
      {substituicoes.map((cada) => (
        <option key={cada} value={cada}>
          {textoSubstituicao[cada]}
        </option>
      ))}
    </Select>
  )
}
