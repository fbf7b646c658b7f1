import { TextInput } from '@vitrine/ui'

interface CampoDeCorProps {
  label: string
  cor: string
  erro: string | undefined
  onCor: (cor: string) => void
}

/** A colour, chosen or typed. */
export function CampoDeCor({ label, cor, erro, onCor }: CampoDeCorProps) {
  const isCor = /^#[0-9a-f]{6}$/i.test(cor)
  return (
    <TextInput
      label={label}
      autoComplete="off"
      spellCheck={false}
      maxLength={7}
      value={cor}
      error={erro}
      onChange={({ target }) => onCor(target.value)}
      end={
        <input
          type="color"
          className="aparencia-cor"
          aria-label={`Escolher: ${label}`}
          value={isCor ? cor.toLowerCase() : '#000000'}
          onChange={({ target }) => onCor(target.value)}
        />
      }
    />
  )
}
