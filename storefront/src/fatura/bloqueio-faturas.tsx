import { Link } from 'react-router'

import type { ResumoFaturas } from '@vitrine/contract'
import { formatDia } from '@vitrine/rules/data'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Notice } from '@vitrine/ui'

/** What is blocked, by which invoices exactly, and what is not (ux 1.12.3). */
export function BloqueioFaturas({ bloqueio }: { bloqueio: NonNullable<ResumoFaturas['bloqueio']> }) {
  const { dias, faturas } = bloqueio
  const uma = faturas.length === 1
  const atraso = dias === 0 ? 'em atraso' : `com mais de ${pluralize(dias, 'dia', 'dias')} de atraso`
  return (
    <Notice tone="danger" className="mt-4" title="Compras a prazo bloqueadas.">
      {pluralize(faturas.length, 'fatura está', 'faturas estão')} {atraso}. Até{' '}
      {uma ? 'ela ser paga' : 'elas serem pagas'}, novos pedidos e assinaturas não podem ser faturados; Pix,
      cartão e as outras formas continuam valendo.
      <ul className="mt-2">
        {faturas.map(({ idfatura, numpedido, vencimento, valor }) => (
          <li key={idfatura}>
            <Link className="link" to={`?situacao=bloqueio#fatura-${idfatura}`}>
              Pedido {numpedido}, vencida em {formatDia(vencimento)}: {formatReais(valor)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
