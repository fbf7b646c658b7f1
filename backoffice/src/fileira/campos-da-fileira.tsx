import type { Erros } from '#ajuste'
import { Campos } from '#descrito'

import { camposDoCarrossel } from './carrossel-descrito.ts'
import type { Fileira } from './use-fileira.ts'

interface CamposProps {
  fileira: Fileira
  erros: Erros
  onFileira: (fileira: Fileira) => void
}

/** What stands in a row: which products, how many, under which title. */
export function CamposDaFileira({ fileira, erros, onFileira }: CamposProps) {
  return (
    <Campos
      campos={camposDoCarrossel}
      valor={fileira.dados}
      erros={erros}
      onValor={(dados) => onFileira({ ...fileira, dados })}
    />
  )
}
