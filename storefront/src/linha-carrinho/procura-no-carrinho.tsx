import type { ItemCarrinho } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { TextInput } from '@vitrine/ui'

import { filterLinhas } from './filter-linhas.ts'

/** The words of the search and the function that finds by them, which is loaded with the field. */
export interface Procura {
  busca: string
  filter: (itens: readonly ItemCarrinho[], busca: string) => readonly ItemCarrinho[]
}

interface ProcuraProps {
  busca: string
  achadas: number
  onBusca: (procura: Procura) => void
}

/** Words that narrow a long cart to the lines that have them. */
export function ProcuraNoCarrinho({ busca, achadas, onBusca }: ProcuraProps) {
  return (
    <div className="procura-carrinho" role="search">
      <TextInput
        type="search"
        label="Procurar no carrinho"
        hideLabel
        placeholder="Procurar no carrinho"
        value={busca}
        autoComplete="off"
        onChange={(event) => onBusca({ busca: event.currentTarget.value, filter: filterLinhas })}
      />
      <p role="status" className="text-12 text-ink-muted">
        {busca.trim() !== '' &&
          (achadas === 0 ? 'Nenhum produto com estas palavras' : pluralize(achadas, 'produto', 'produtos'))}
      </p>
    </div>
  )
}
