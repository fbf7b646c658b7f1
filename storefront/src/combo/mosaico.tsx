import type { Imagem } from '@vitrine/contract'

import { Foto } from '#imagem'

/** Up to four products of a combo as one picture. */
export function Mosaico({ imagens, sizes, eager }: { imagens: Imagem[]; sizes: string; eager?: boolean }) {
  return (
    <div className="mosaico" data-n={imagens.length} aria-hidden>
      {imagens.map((imagem) => (
        <span key={imagem.hash} style={{ background: imagem.cor }}>
          <Foto imagem={imagem} sizes={sizes} ate={320} eager={eager} />
        </span>
      ))}
      {imagens.length === 0 && <Foto imagem={null} sizes={sizes} />}
    </div>
  )
}
