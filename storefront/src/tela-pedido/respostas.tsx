import type { Pedido } from '@vitrine/contract'

import { describeValor } from '#cadastro'

/** What the customer answered to the store's own fields (readings 8). */
export function Respostas({ pedido: { caracteristicas } }: { pedido: Pedido }) {
  if (caracteristicas.length === 0) return null
  return (
    <dl className="mt-6 grid gap-2">
      {caracteristicas.map(({ nome, tipo, valor }) => (
        <div key={nome}>
          <dt className="text-12 text-ink-muted">{nome}</dt>
          <dd>{describeValor({ tipo }, valor)}</dd>
        </div>
      ))}
    </dl>
  )
}
