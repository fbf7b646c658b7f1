import { useState } from 'react'
import type { KeyboardEvent } from 'react'

import type { Produto } from '@vitrine/contract'
import { Badge } from '@vitrine/ui'

import { Foto } from '#imagem'

import { listSelos } from './selos.ts'

/** The stage and its thumbnails; arrows walk through them. */
export function Galeria({ produto }: { produto: Produto }) {
  const imagens =
    produto.imagens.length > 0 ? produto.imagens : [produto.imagem].filter((imagem) => imagem !== null)
  const [ativa, setAtiva] = useState(0)
  const imagem = imagens[ativa] ?? null
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    setAtiva((ativa + step + imagens.length) % imagens.length)
  }
  return (
    <div className="galeria" data-minis={imagens.length > 1 || undefined}>
      <div className="galeria-palco" style={{ background: imagem?.cor }}>
        <Foto
          key={imagem?.hash}
          imagem={imagem}
          sizes="(min-width: 1440px) 648px, (min-width: 1024px) 45vw, 100vw"
          ate={1440}
          alt={produto.name}
          priority
        />
        <div className="card-badges">
          {listSelos(produto).map((selo) => (
            <Badge key={selo}>{selo}</Badge>
          ))}
        </div>
      </div>
      {imagens.length > 1 && (
        <ul className="galeria-minis">
          {imagens.map((mini, index) => (
            <li key={mini.hash}>
              <button
                type="button"
                aria-label={`Foto ${index + 1} de ${imagens.length}`}
                aria-current={index === ativa || undefined}
                style={{ background: mini.cor }}
                onClick={() => setAtiva(index)}
                onKeyDown={onKeyDown}
              >
                <Foto imagem={mini} sizes="72px" ate={160} eager />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
