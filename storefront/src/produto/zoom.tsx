import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import type { Imagem } from '@vitrine/contract'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { IconButton, LiveRegion } from '@vitrine/ui'

import { Foto } from '#imagem'

import { MAX_ESCALA, PASSO } from './ampliacao.ts'
import { useAmpliacao } from './use-ampliacao.ts'
import './zoom.css'

export interface ZoomProps {
  imagens: readonly Imagem[]
  inicial: number
  nome: string
  /** With the picture that was shown last. */
  onClose: (ativa: number) => void
}

/** One arrow key moves the enlarged picture this far. */
const MOVE = 80

/** The pictures over the whole screen: pinch, wheel, double tap, drag, buttons and keys (ux 1.5.2). */
export function Zoom({ imagens, inicial, nome, onClose }: ZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const palco = useRef<HTMLDivElement>(null)
  const [ativa, setAtiva] = useState(inicial)
  useEffect(() => dialog.current?.showModal(), [])
  const { ampliacao, gestos, zoomBy, moveBy, reset } = useAmpliacao(palco, go)
  function go(passo: 1 | -1) {
    if (imagens.length < 2) return
    reset()
    setAtiva((ativa + passo + imagens.length) % imagens.length)
  }
  function onKeyDown(event: KeyboardEvent) {
    const isBig = ampliacao.escala > 1
    const acoes: Record<string, () => void> = {
      '+': () => zoomBy(PASSO),
      '=': () => zoomBy(PASSO),
      '-': () => zoomBy(1 / PASSO),
      '0': reset,
      ArrowRight: () => (isBig ? moveBy(-MOVE, 0) : go(1)),
      ArrowLeft: () => (isBig ? moveBy(MOVE, 0) : go(-1)),
      ArrowDown: () => moveBy(0, -MOVE),
      ArrowUp: () => moveBy(0, MOVE),
    }
    const acao = acoes[event.key]
    if (!acao) return
    event.preventDefault()
    acao()
  }
  const { escala, x, y } = ampliacao
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog takes the keys of what is in it
    <dialog
      ref={dialog}
      className="zoom"
      aria-label={`Fotos de ${nome}`}
      onKeyDown={onKeyDown}
      onClose={() => onClose(ativa)}
    >
      <div className="zoom-palco" ref={palco} data-perto={escala > 1 || undefined} {...gestos}>
        <div className="zoom-foto" style={{ transform: `translate(${x}px, ${y}px) scale(${escala})` }}>
          <Foto key={ativa} imagem={imagens[ativa] ?? null} sizes="100vw" ate={1440} alt={nome} />
        </div>
      </div>
      <div className="zoom-barra">
        <IconButton
          icon="minus"
          label="Diminuir"
          aria-disabled={escala === 1 || undefined}
          onClick={() => zoomBy(1 / PASSO)}
        />
        <IconButton
          icon="plus"
          label="Ampliar"
          aria-disabled={escala >= MAX_ESCALA || undefined}
          onClick={() => zoomBy(PASSO)}
        />
        <IconButton icon="x" label="Fechar fotos" onClick={() => dialog.current?.close()} />
      </div>
      {imagens.length > 1 && (
        <>
          <IconButton
            className="zoom-seta"
            icon="chevron-left"
            label="Foto anterior"
            onClick={() => go(-1)}
          />
          <IconButton
            className="zoom-seta"
            data-lado="direito"
            icon="chevron-right"
            label="Próxima foto"
            onClick={() => go(1)}
          />
        </>
      )}
      <LiveRegion>
        {imagens.length > 1 && `Foto ${ativa + 1} de ${imagens.length}`}
        {escala > 1 && `, ampliada ${formatQuantidade(Math.round(escala * 10) / 10)} vezes`}
      </LiveRegion>
    </dialog>
  )
}
