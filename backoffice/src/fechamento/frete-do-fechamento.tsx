import { Notice } from '@vitrine/ui'

import { sayFrete, type FreteAPagar } from './say-frete.ts'

/** Whether the freight is the one that was agreed; where it is not, that is said before one closes. */
export function FreteDoFechamento({ frete: { taxa, combinado, outro } }: { frete: FreteAPagar }) {
  if (outro)
    return (
      <Notice small tone="warning">
        {outro}
      </Notice>
    )
  const motivo = combinado?.motivo ? `: “${combinado.motivo}”` : ''
  return (
    <p className="text-ink-muted">
      {combinado
        ? `${capitalize(sayFrete(taxa))}, combinado por ${combinado.por}${motivo}`
        : `${capitalize(sayFrete(taxa))}, pela tabela da loja`}
    </p>
  )
}

const capitalize = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)
