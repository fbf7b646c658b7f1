import { Switch } from '@vitrine/ui'

const grupos = [
  { nome: 'Essenciais', texto: 'Carrinho, endereço e segurança neste aparelho.' },
  { nome: 'Seu cadastro', texto: 'Lembrar quem você é entre as visitas.' },
  { nome: 'Preferências', texto: 'Modo de ver, buscas recentes e avisos já lidos.' },
  { nome: 'Medição', texto: 'Estatísticas de uso e origem da visita.' },
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
