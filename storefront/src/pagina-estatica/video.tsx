import { useState } from 'react'

import type { Bloco } from '@vitrine/contract'
import { Icon } from '@vitrine/ui'

type Video = Extract<Bloco, { tipo: 'VIDEO' }>

const enderecos = {
  YOUTUBE: {
    ver: (codigo: string) => `https://www.youtube.com/watch?v=${codigo}`,
    quadro: (codigo: string) => `https://www.youtube-nocookie.com/embed/${codigo}?autoplay=1`,
    nome: 'YouTube',
  },
  VIMEO: {
    ver: (codigo: string) => `https://vimeo.com/${codigo}`,
    quadro: (codigo: string) => `https://player.vimeo.com/video/${codigo}?autoplay=1&dnt=1`,
    nome: 'Vimeo',
  },
} as const

/** A film of somebody else's site: nothing of it is loaded before it is asked for; without script it is a link. */
export function VideoDaPagina({ provedor, codigo, titulo }: Video) {
  const [aberto, setAberto] = useState(false)
  const { ver, quadro, nome } = enderecos[provedor]
  if (aberto)
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin's player, named by the content policy; sandboxed it does not play
      <iframe
        className="pagina-video"
        src={quadro(codigo)}
        title={titulo}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    <a
      className="pagina-video"
      href={ver(codigo)}
      rel="noopener noreferrer"
      onClick={(event) => {
        // Another tab stays another tab.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        setAberto(true)
      }}
    >
      <span className="pagina-video-tocar">
        <Icon name="play" size={28} />
      </span>
      <span>
        <b>{titulo}</b>
        <small>{`Vídeo do ${nome}: ao tocar, o ${nome} recebe dados do seu aparelho.`}</small>
      </span>
    </a>
  )
}
