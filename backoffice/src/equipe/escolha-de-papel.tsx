import type { PapelNaEquipe } from '@vitrine/contract'
import { OptionCard, OptionGroup } from '@vitrine/ui'

import { papeis, papeisDitos } from './papeis.ts'

interface EscolhaDePapelProps {
  papel: PapelNaEquipe
  onPapel: (papel: PapelNaEquipe) => void
}

/** What somebody may do, each with what it opens. */
export function EscolhaDePapel({ papel, onPapel }: EscolhaDePapelProps) {
  return (
    <OptionGroup label="O que a pessoa faz">
      {papeis.map((cada) => (
        <OptionCard
          key={cada}
          name="papel"
          value={cada}
          title={papeisDitos[cada].nome}
          sub={papeisDitos[cada].alcance}
          checked={papel === cada}
          onChange={() => onPapel(cada)}
        />
      ))}
    </OptionGroup>
  )
}
