import { pluralize } from '@vitrine/rules/texto'

interface MotivosDoEnsaioProps<I extends string> {
  impedimentos: readonly { impedimento: I; pedidos: number }[]
  /** Each as it goes on after '3 pedidos'. */
  motivos: Readonly<Record<I, string>>
}

/** Why it would not have held for the other orders. */
export function MotivosDoEnsaio<I extends string>({ impedimentos, motivos }: MotivosDoEnsaioProps<I>) {
  if (impedimentos.length === 0) return null
  return (
    <section aria-label="Por que não valeria">
      <h3>Por que não valeria nos outros</h3>
      <ul className="ensaio-motivos">
        {impedimentos.map(({ impedimento, pedidos }) => (
          <li key={impedimento}>
            {pluralize(pedidos, 'pedido', 'pedidos')} {motivos[impedimento]}
          </li>
        ))}
      </ul>
    </section>
  )
}
