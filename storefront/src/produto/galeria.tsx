import { useRef, useState } from 'react'
import type { KeyboardEvent, TouchEvent } from 'react'

import type { Produto } from '@vitrine/contract'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { Badge, Icon } from '@vitrine/ui'

import { useQuantidade } from '#carrinho'
import { Foto } from '#imagem'
import { makeParte, Parte, prepare, useLoja } from '#shell'

import { listSelos } from './selos.ts'

const loadZoom = () => import('./zoom.tsx').then((m) => ({ default: m.Zoom }))
const Zoom = makeParte(loadZoom)

/** A finger that moves this far sideways asks for the next picture. */
const DESLIZE = 40

/** The stage and its thumbnails: arrows and swipes walk through them, a press enlarges (ux 1.5.2). */
export function Galeria({ produto }: { produto: Produto }) {
  const imagens =
    produto.imagens.length > 0 ? produto.imagens : [produto.imagem].filter((imagem) => imagem !== null)
  const [ativa, setAtiva] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const palco = useRef<HTMLButtonElement>(null)
  const imagem = imagens[ativa] ?? null
  const go = (passo: number) => setAtiva((ativa + passo + imagens.length) % imagens.length)
  const swipe = useSwipe(go)
  const selos = listSelos(produto, useLoja().meta_info.maior_de_18)
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!step || imagens.length < 2) return
    event.preventDefault()
    go(step)
  }
  return (
    <div className="galeria" data-minis={imagens.length > 1 || undefined}>
      <div className="galeria-palco" style={{ background: imagem?.cor }}>
        <button
          ref={palco}
          type="button"
          className="galeria-ampliar"
          aria-label={`Ampliar foto de ${produto.name}`}
          disabled={!imagem}
          onClick={() => setZoomed(true)}
          onPointerEnter={() => prepare(loadZoom)}
          onFocus={() => prepare(loadZoom)}
          onKeyDown={onKeyDown}
          {...(imagens.length > 1 && swipe)}
        >
          <Foto
            key={imagem?.hash}
            imagem={imagem}
            sizes="(min-width: 1440px) 648px, (min-width: 1024px) 45vw, 100vw"
            ate={1440}
            alt={produto.name}
            priority
          />
        </button>
        <div className="card-badges">
          {selos.map((selo) => (
            <Badge key={selo}>{selo}</Badge>
          ))}
        </div>
        <NoCarrinho produto={produto} />
        <span className="galeria-lupa">
          <Icon name="search" size={16} />
        </span>
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
                <Foto imagem={mini} sizes="72px" ate={160} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isZoomed && (
        <Parte aoFalhar={() => setZoomed(false)}>
          <Zoom
            imagens={imagens}
            inicial={ativa}
            nome={produto.name}
            onClose={(last) => {
              setAtiva(last)
              setZoomed(false)
              palco.current?.focus()
            }}
          />
        </Parte>
      )}
    </div>
  )
}

/** Handlers of one finger moving sideways. */
/** On the picture: it comes once the cart is known, and moves nothing. */
function NoCarrinho({ produto }: { produto: Produto }) {
  const quantidade = useQuantidade(produto.id)
  if (quantidade === 0) return null
  return (
    <div className="card-badges galeria-pe">
      <Badge>{formatQuantidade(quantidade, produto.unidade)} no carrinho</Badge>
    </div>
  )
}

function useSwipe(go: (passo: number) => void) {
  const inicio = useRef<number | null>(null)
  return {
    onTouchStart: (event: TouchEvent) => {
      inicio.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null
    },
    onTouchEnd: (event: TouchEvent) => {
      const fim = event.changedTouches[0]?.clientX
      const dx = inicio.current === null || fim === undefined ? 0 : fim - inicio.current
      if (Math.abs(dx) < DESLIZE) return
      // A swipe does not count as a press.
      event.preventDefault()
      go(dx < 0 ? 1 : -1)
    },
  }
}
