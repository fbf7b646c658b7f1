import { lazy } from 'react'

import type { ItemCarrinho } from '@vitrine/contract'
import { textoSubstituicao } from '@vitrine/rules/carrinho'
import { Skeleton } from '@vitrine/ui'

import { Parte } from '#shell'

const CamposNota = lazy(() => import('./campos-nota.tsx').then((m) => ({ default: m.CamposNota })))

/** A word about one line, and what to do when that product is missing (ux 1.6.1, 1.6.5); its fields once they are asked for. */
export function NotaDaLinha({ item, isAnotando }: { item: ItemCarrinho; isAnotando?: boolean }) {
  const { observacao, substituicao } = item
  const dita = [
    observacao && `“${observacao}”`,
    substituicao && `Se faltar: ${textoSubstituicao[substituicao].toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      {dita && <p className="linha-nota">{dita}</p>}
      {isAnotando && (
        <div className="linha-nota">
          <Parte espera={<Skeleton style={{ height: 160 }} />}>
            <CamposNota item={item} />
          </Parte>
        </div>
      )}
    </>
  )
}
