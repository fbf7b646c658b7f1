import { Switch } from '@vitrine/ui'

interface OpcaoProps {
  nome: string
  checked: boolean
  disabled: boolean
  onChange: (isOn: boolean) => void
}

/** One thing that somebody is told of, or a way in which. */
export function Opcao({ nome, onChange, ...rest }: OpcaoProps) {
  return (
    <Switch end {...rest} className="min-h-tap" onChange={(event) => onChange(event.target.checked)}>
      {nome}
    </Switch>
  )
}
