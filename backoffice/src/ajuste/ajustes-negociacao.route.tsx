import { useLoaderData } from 'react-router'

import { NaoLido } from '#cadastro'
import { Titulo } from '#shell'

import { FormularioLimites } from './formulario-limites.tsx'
import type { loadLimites } from './load-limites.ts'

export { loadLimites as loader } from './load-limites.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Limites da negociação' }

/** How far the people of a store may go with prices, in negotiations and budgets (ux 3.4). */
export default function AjustesDaNegociacao() {
  const { limites } = useLoaderData<typeof loadLimites>()
  return (
    <div className="ajustes">
      <Titulo>Limites da negociação</Titulo>
      <h1>Limites da negociação</h1>
      <section>
        <p className="text-ink-muted">
          Valem para negociações e orçamentos. Além deles um atendente pede ao supervisor; o preço mínimo de
          um produto vale para todos.
        </p>
        {limites ? <FormularioLimites lidos={limites} /> : <NaoLido>os limites</NaoLido>}
      </section>
    </div>
  )
}
