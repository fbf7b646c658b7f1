import { pluralize } from '@vitrine/rules/texto'
import { TextInput } from '@vitrine/ui'

interface ProcuraProps {
  busca: string
  achadas: number
  onBusca: (busca: string) => void
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
        onChange={(event) => onBusca(event.currentTarget.value)}
      />
      <p role="status" className="text-12 text-ink-muted">
        {busca.trim() !== '' &&
          (achadas === 0 ? 'Nenhum produto com estas palavras' : pluralize(achadas, 'produto', 'produtos'))}
      </p>
    </div>
  )
}
