import { Icon } from '@vitrine/ui'

import { listNomes } from './list-nomes.ts'
import { useColegas } from './use-colegas.ts'

interface AvisoColegasProps {
  idfornecedor: string
  sala: string
  /** The login that looks. */
  eu: string
}

/** Two colleagues see each other before both answer (ux 3.11). */
export function AvisoColegas({ idfornecedor, sala, eu }: AvisoColegasProps) {
  const { vendo, respondendo } = useColegas(idfornecedor, { sala, eu })
  const dito = sayColegas(respondendo, 'respondendo') || sayColegas(vendo, 'vendo')
  return (
    <p className="cv-colegas" role="status" data-escreve={respondendo.length > 0 || undefined}>
      {dito && (
        <>
          <Icon name={respondendo.length > 0 ? 'pencil' : 'eye'} size={16} /> {dito}
        </>
      )}
    </p>
  )
}

function sayColegas(nomes: readonly string[], fazendo: string): string {
  if (nomes.length === 0) return ''
  return `${listNomes(nomes)} ${nomes.length === 1 ? 'está' : 'estão'} ${fazendo}`
}
