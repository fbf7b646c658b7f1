import type { GradeDaNegociacao } from '@vitrine/contract'
import { Pill } from '@vitrine/ui'

import { Espelho } from '#proposta'

import { VisaoDoCliente } from './visao-do-cliente.tsx'

interface TelaDoClienteProps {
  grade: GradeDaNegociacao
  params: { idfornecedor: string; idcliente: string }
}

/** What the client reads while one negotiates: its prices, old and new, and what it said to them (mockup 14). */
export function TelaDoCliente({ grade, params }: TelaDoClienteProps) {
  const { cliente, posse } = grade
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (axe: scrollable-region-focusable)
    <section className="ng-tela" aria-labelledby="na-tela" tabIndex={0}>
      <div className="ng-tela-h">
        <h2 id="na-tela">Na tela do cliente</h2>
        {cliente.presenca.aqui && (
          <Pill mini tone="success" icon="eye">
            vendo agora
          </Pill>
        )}
      </div>
      <Espelho
        grade={grade}
        faixa={posse ? `${posse.atendente} está negociando seus preços` : sayLivre(grade)}
      />
      <VisaoDoCliente params={params} />
    </section>
  )
}

const sayLivre = ({ negociacao }: GradeDaNegociacao) =>
  negociacao ? 'Preços negociados no carrinho' : 'O carrinho está livre'
