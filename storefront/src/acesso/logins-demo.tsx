import { Icon } from '@vitrine/ui'

const logins = [
  { email: 'ana@vitrine.example', quem: 'pessoa, compra no Empório, na Obra e na Cervejaria' },
  { email: 'bar@vitrine.example', quem: 'empresa aprovada no Atacado' },
  { email: 'compras@vitrine.example', quem: 'compra por três empresas no Atacado' },
  { email: 'novo@vitrine.example', quem: 'empresa que espera aprovação' },
]

/** Demo only: the logins that can be tried; all have the same password. */
export function LoginsDemo() {
  return (
    <details className="mt-8 border-t border-line pt-2">
      <summary className="flex min-h-tap items-center gap-2 font-semibold">
        <Icon name="key-round" /> Contas de demonstração
        <Icon name="chevron-down" size={16} />
      </summary>
      <p className="text-ink-muted">
        A senha de todas é <b className="text-ink">vitrine-demo</b>.
      </p>
      <dl className="mt-3 grid gap-3">
        {logins.map(({ email, quem }) => (
          <div key={email}>
            <dt className="font-semibold">{email}</dt>
            <dd className="text-12 text-ink-muted">{quem}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
