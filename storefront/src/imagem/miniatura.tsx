import type { Imagem } from '@vitrine/contract'

import { Foto } from './foto.tsx'

/** A product's picture beside its name in a row; its ground colour stands before it has come, and where there is none. */
export function Miniatura({ imagem }: { imagem: Imagem | null }) {
  return (
    <span
      className="block size-11 flex-none overflow-hidden rounded-sm bg-surface-2 [&>img]:size-full [&>img]:object-cover"
      style={imagem ? { background: imagem.cor } : undefined}
    >
      <Foto imagem={imagem} sizes="44px" ate={160} />
    </span>
  )
}
