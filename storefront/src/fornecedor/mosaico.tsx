import type { Imagem } from '@vitrine/contract'

import { Foto } from '#imagem'

const COLUNAS = 3
/** Columns stand at different heights, as goods in a window do. */
const deslocamentos = ['-mt-6', '-mt-28', '-mt-14']

/** A window full of goods beside the question, on wide screens; decoration alone. */
export function Mosaico({ imagens }: { imagens: Imagem[] }) {
  if (imagens.length < COLUNAS * 2) return null
  const colunas = Array.from({ length: COLUNAS }, (_, coluna) =>
    imagens.filter((_, index) => index % COLUNAS === coluna),
  )
  return (
    <div className="hidden h-[460px] grid-cols-3 gap-3 overflow-hidden rounded-lg lg:grid" aria-hidden>
      {colunas.map((coluna, index) => (
        <div key={coluna[0]?.hash} className={`grid content-start gap-3 ${deslocamentos[index]}`}>
          {coluna.map((imagem) => (
            <span
              key={imagem.hash}
              className="aspect-square overflow-hidden rounded-md [&>img]:size-full [&>img]:object-cover"
              style={{ background: imagem.cor }}
            >
              <Foto imagem={imagem} sizes="(min-width: 1024px) 210px, 1px" ate={480} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
