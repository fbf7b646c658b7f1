import { Switch } from '@vitrine/ui'

const grupos = [
  { nome: 'Essenciais', texto: 'Sem eles, o carrinho não fica guardado neste aparelho.' },
  { nome: 'Seu cadastro', texto: 'Sem eles, avisos já lidos e suas listas voltam do início.' },
  { nome: 'Preferências', texto: 'Sem eles, modo de ver e buscas recentes se perdem.' },
  { nome: 'Medição', texto: 'Sem eles, não sabemos como você chegou nem o que melhorar.' },
] as const

export interface GruposConsentimentoProps {
  /** By group, in the order of §9. */
  escolha: readonly boolean[]
  onChange: (escolha: readonly boolean[]) => void
}

/** One switch for each group of cookies; loaded when somebody wants to choose. */
export function GruposConsentimento({ escolha, onChange }: GruposConsentimentoProps) {
  return (
    <div className="consentimento-grupos">
      {grupos.map(({ nome, texto }, index) => (
        <Switch
          key={nome}
          end
          checked={escolha[index] ?? false}
          onChange={(event) => onChange(escolha.with(index, event.target.checked))}
        >
          <b>{nome}</b>
          <small className="block text-12 text-ink-muted">{texto}</small>
        </Switch>
      ))}
    </div>
  )
}
