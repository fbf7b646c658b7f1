import type { ConteudoEncaixe } from '#shell'

import { Fileiras } from './fileiras.tsx'

/** The carousels of a product's page, beginning with what goes with it. */
export function FileirasDoProduto({ produto, carrosseis }: ConteudoEncaixe) {
  if (!carrosseis) return null
  return (
    <Fileiras
      key={produto}
      carrosseis={carrosseis}
      consulta={{ page: 'PRODUCT', idcadastroextraproduto: produto }}
    />
  )
}
