import { Switch } from '@vitrine/ui'

interface OpcaoProps {
  nome: string
  checked: boolean
  disabled?: boolean
  /** The last change is on its way. */
  isBusy: boolean
  onChange: (isOn: boolean) => void
}

/** One thing that somebody is told of, or a way in which. */
export function Opcao({ nome, isBusy, onChange, ...rest }: OpcaoProps) {
  return (
    <Switch
      end
      {...rest}
      className="min-h-tap"
      // Not `disabled`: for a moment the focus would be nowhere.
      aria-disabled={isBusy || undefined}
      onChange={(event) => isBusy || onChange(event.target.checked)}
    >
      {nome}
    </Switch>
  )
}
