import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { countCantos } from '@vitrine/rules/poligono'
import { Button, IconButton } from '@vitrine/ui'

import { tellMudanca } from '#cadastro'

import type { Geojson } from './contorno.ts'
import { MAX_CANTOS_A_MAO, openDesenhador, type Desenhador, type Modo } from './desenhador.ts'
import type { Fundo, Tiles } from './fundo.ts'
import type { useHistorico } from './use-historico.ts'

export interface MapaDaAreaProps {
  historico: ReturnType<typeof useHistorico<Geojson | null>>
  fundo: Fundo
  tiles: Tiles
}

const ditos: Record<Modo, string> = {
  area: 'Clique em cada canto, e no primeiro (ou Enter) para fechar. Esc desiste.',
  buraco: 'Clique em cada canto do que fica de fora, e no primeiro para fechar. Esc desiste.',
  select: 'Clique na área para mexer nela: arraste um canto, ou o ponto entre dois para criar outro.',
}

/** The map of one area: drawn, moved, cut. Its twin without a mouse are a radius, a file and typed corners (`Desenho`). */
export function MapaDaArea({ historico, fundo, tiles }: MapaDaAreaProps) {
  const { lugar, desenho, modo, isEscolhida } = useDesenhador({ historico, fundo, tiles })
  const { agora: geojson, undo, redo } = historico
  const isDemais = geojson !== null && countCantos(geojson) > MAX_CANTOS_A_MAO
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && modo !== 'select') {
      // It ends the drawing, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      desenho.current?.setModo('select')
    }
    const isZ = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
    if (!isZ) return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the map and its buttons, wherever among them the focus is
    <div className="area-mapa" onKeyDown={onKeyDown}>
      <Ferramentas
        historico={historico}
        modo={modo}
        isDemais={isDemais}
        isEscolhida={isEscolhida}
        onModo={(proximo) => desenho.current?.setModo(proximo)}
        onTira={() => desenho.current?.removeEscolhida()}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a map that takes its own keys; there is no element of its kind */}
      <div ref={lugar} className="mapa" role="application" aria-label="Mapa da área" />
      <p className="text-ink-muted" role="status">
        {isDemais
          ? `Este contorno tem mais de ${MAX_CANTOS_A_MAO} cantos: mude-o no arquivo de que veio, ou escreva os cantos.`
          : ditos[modo]}
      </p>
    </div>
  )
}

interface FerramentasProps {
  historico: MapaDaAreaProps['historico']
  modo: Modo
  isDemais: boolean
  isEscolhida: boolean
  onModo: (modo: Modo) => void
  onTira: () => void
}

function Ferramentas({ historico, modo, isDemais, isEscolhida, onModo, onTira }: FerramentasProps) {
  const { agora: geojson, canUndo, canRedo, undo, redo } = historico
  const propsOf = (proximo: Modo) => ({
    variant: 'outline' as const,
    size: 's' as const,
    'aria-pressed': modo === proximo,
    onClick: () => onModo(modo === proximo ? 'select' : proximo),
  })
  return (
    <div className="area-ferramentas" role="toolbar" aria-label="Desenho no mapa">
      <Button {...propsOf('area')} icon="pencil" disabled={isDemais}>
        {geojson ? 'Outra parte' : 'Marcar os cantos'}
      </Button>
      <Button {...propsOf('buraco')} icon="minus" disabled={isDemais || !geojson}>
        Recortar
      </Button>
      <Button variant="outline" size="s" icon="trash-2" disabled={!isEscolhida} onClick={onTira}>
        Tirar a escolhida
      </Button>
      <IconButton icon="undo-2" label="Desfazer o desenho" disabled={!canUndo} onClick={undo} />
      <IconButton icon="rotate-cw" label="Refazer o desenho" disabled={!canRedo} onClick={redo} />
    </div>
  )
}

function useDesenhador({ historico, fundo, tiles }: MapaDaAreaProps) {
  const { agora: geojson, set } = historico
  const lugar = useRef<HTMLDivElement>(null)
  const desenho = useRef<Desenhador | null>(null)
  /** What the map itself has told: it is not shown to it again. */
  const dito = useRef(geojson)
  const [modo, setModo] = useState<Modo>('select')
  const [isEscolhida, setEscolhida] = useState(false)
  const onDesenho = useEffectEvent((agora: Geojson | null) => {
    dito.current = agora
    set(agora)
    tellMudanca(lugar.current)
  })
  const open = useEffectEvent((elemento: HTMLElement) =>
    openDesenhador(
      elemento,
      { geojson, fundo, tiles },
      { onDesenho: (agora) => onDesenho(agora), onModo: setModo, onEscolha: setEscolhida },
    ),
  )
  useEffect(() => {
    if (!lugar.current) return
    const aberto = open(lugar.current)
    desenho.current = aberto
    return () => aberto.close()
  }, [])
  useEffect(() => {
    if (dito.current === geojson) return
    dito.current = geojson
    desenho.current?.show(geojson)
  }, [geojson])
  return { lugar, desenho, modo, isEscolhida }
}
