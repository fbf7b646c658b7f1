import { lazy } from 'react'

import type { ItemCarrinho } from '@vitrine/contract'
import { textoSubstituicao } from '@vitrine/rules/carrinho'

import { useBloqueado } from '#carrinho'
import { Dobra } from '#compra'

const CamposNota = lazy(() => import('./campos-nota.tsx').then((m) => ({ default: m.CamposNota })))

/** A word about one line, and what to do when that product is missing (ux 1.6.1, 1.6.5). */
export function NotaDaLinha({ item }: { item: ItemCarrinho }) {
  const isLocked = useBloqueado()
  const { observacao, substituicao } = item
  const dita = [
    observacao && `“${observacao}”`,
    substituicao && `Se faltar: ${textoSubstituicao[substituicao].toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(' · ')
  if (isLocked) return dita && <p className="linha-nota">{dita}</p>
  return (
    <Dobra
      className="linha-nota"
      titulo={
        <span data-dita={dita ? true : undefined}>
          {dita || 'Observação ou troca'}
          <span className="sr-only"> de {item.nome}</span>
        </span>
      }
    >
      <CamposNota item={item} />
    </Dobra>
  )
}
