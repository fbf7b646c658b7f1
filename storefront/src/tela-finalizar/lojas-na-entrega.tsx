import { Link } from 'react-router'

import { Icon } from '@vitrine/ui'

import { describeHorario } from '#lugar'

import type { DadosFinalizar } from '#submissao'

/**
 * Pickup stores inside the delivery step (tag store-prefers-delivery-with-pickup, readings 8): links, so that they
 * choose without script too.
 */
export function LojasNaEntrega({ dados }: { dados: DadosFinalizar }) {
  const { lojas, hoje, entrega } = dados
  return (
    <section className={entrega.erro ? 'mb-5' : 'mt-5'} aria-labelledby="ou-retire">
      <h3 id="ou-retire" className="mb-2">
        {entrega.erro ? 'Retire em uma loja' : 'Ou retire em uma loja'}
      </h3>
      <ul className="grid gap-2">
        {lojas.map((loja) => (
          <li key={loja.idloja}>
            <Link
              to={`?${new URLSearchParams({ tipoEntrega: 'RETIRADA', idloja: loja.idloja })}`}
              replace
              preventScrollReset
              className="flex min-h-16 w-full items-center gap-3 rounded-md border border-line px-4 py-3 text-left hover:border-line-strong"
            >
              <Icon name="store" />
              <span className="min-w-0">
                <b className="block">{loja.nome}</b>
                <span className="block text-12 text-ink-muted">{loja.descricao_endereco_loja}</span>
                <span className="block text-12 text-ink-muted">{describeHorario(loja, hoje)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
