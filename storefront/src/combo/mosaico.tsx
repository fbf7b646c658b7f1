import type { Imagem } from '@vitrine/contract'

import { Foto } from '#imagem'

/** Up to four products of a combo as one picture. */
export function Mosaico({ imagens, sizes }: { imagens: Imagem[]; sizes: string }) {
  return (
    <div className="mosaico" data-n={imagens.length} aria-hidden>
      {imagens.map((imagem) => (
        <span key={imagem.hash} style={{ background: imagem.cor }}>
          <Foto imagem={imagem} sizes={sizes} ate={320} />
        </span>
      ))}
      {imagens.length === 0 && <Foto imagem={null} sizes={sizes} />}
    </div>
  )
}
