import type { Imagem } from '@vitrine/contract'

import { Miniatura } from '#imagem'

export interface MiniaturasProps {
  imagens: readonly Imagem[]
  /** Products of the order: what does not fit is counted in the last box. */
  total: number
  max: number
}

/** A strip of small pictures; decoration beside the names. */
export function Miniaturas({ imagens, total, max }: MiniaturasProps) {
  const shown = imagens.slice(0, max)
  const more = total - shown.length
  return (
    <div className="flex flex-wrap gap-1.5" aria-hidden>
      {shown.map((imagem) => (
        <Miniatura key={imagem.hash} imagem={imagem} />
      ))}
      {more > 0 && (
        <span className="grid size-11 flex-none place-items-center rounded-sm bg-surface-2 text-12 font-semibold">
          +{more}
        </span>
      )}
    </div>
  )
}
