import type { Imagem } from '@vitrine/contract'

import { Foto } from '#imagem'

interface MosaicoProps {
  imagens: Imagem[]
  sizes: string
  /** The page's first: its first tile goes before the scripts. */
  priority?: boolean
}

/** Up to four products of a combo as one picture. */
export function Mosaico({ imagens, sizes, priority }: MosaicoProps) {
  return (
    <div className="mosaico" data-n={imagens.length} aria-hidden>
      {imagens.map((imagem, i) => (
        <span key={imagem.hash} style={{ background: imagem.cor }}>
          <Foto imagem={imagem} sizes={sizes} ate={320} priority={priority && i === 0} />
        </span>
      ))}
      {imagens.length === 0 && <Foto imagem={null} sizes={sizes} />}
    </div>
  )
}
