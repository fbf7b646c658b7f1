import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import type { Localizacao, LojaColeta } from '@vitrine/contract'
import { Button, LiveRegion, Notice } from '@vitrine/ui'

import { makeParte, Parte, useRaiz } from '#shell'

import { loadMapa } from './load-mapa.ts'
import { movePonto } from './move-ponto.ts'
import type { Ponto, Rumo } from './move-ponto.ts'
import { describeLugar } from './to-local.ts'
import { nameOfPonto } from './use-busca-lugar.ts'

const Mapa = makeParte(loadMapa)

const ESPERA_NOME_MS = 400
const PASSO_M = 10
const rumos: { rumo: Rumo; nome: string; seta: string }[] = [
  { rumo: 'norte', nome: 'Norte', seta: '↑' },
  { rumo: 'sul', nome: 'Sul', seta: '↓' },
  { rumo: 'oeste', nome: 'Oeste', seta: '←' },
  { rumo: 'leste', nome: 'Leste', seta: '→' },
]

export interface EscolhaNoMapaProps {
  /** Shaded ground: rings of each area. */
  areas: Ponto[][][]
  /** Numbered pins. */
  lojas: LojaColeta[]
  /** Where the pin stands first. */
  inicio: Ponto
  explica: string
  /** Why a point cannot be taken, as far as it is known here; null when it can. */
  recusaOf: (ponto: Ponto) => string | null
  /** What is told of a point that can be taken. */
  describePonto: (ponto: Ponto) => string
  /** What the numbers are, beside the map: whatever it shows can be read (ux 1.2.3). */
  renderLista: (ponto: Ponto) => ReactNode
  onChoose: (lugar: Localizacao) => void
}

/** A place by map: tapped, dragged, or moved by keys and buttons; loaded when it is opened (ux 1.2.3, 1.2.7). */
export function EscolhaNoMapa(props: EscolhaNoMapaProps) {
  const { areas, lojas, inicio, explica, recusaOf, describePonto, renderLista, onChoose } = props
  const fundo = useRaiz().janela?.mapa ?? null
  const [pino, setPino] = useState<Ponto>(inicio)
  return (
    <div className="mt-2 grid gap-3">
      <p className="text-ink-muted">{explica}</p>
      <Parte espera={<div className="min-h-[420px]" aria-busy />}>
        <Mapa areas={areas} lojas={lojas} pino={pino} onPino={setPino} fundo={fundo} />
      </Parte>
      <div className="flex flex-wrap items-center gap-2" role="group" aria-label="Mover o alfinete 10 metros">
        {rumos.map(({ rumo, nome, seta }) => (
          <Button
            key={rumo}
            variant="outline"
            size="s"
            aria-label={`Mover 10 metros para ${nome.toLowerCase()}`}
            onClick={() => setPino(movePonto(pino, rumo, PASSO_M))}
          >
            {`${seta} ${nome}`}
          </Button>
        ))}
      </div>
      {renderLista(pino)}
      <Escolhido ponto={pino} recusa={recusaOf(pino)} descricao={describePonto(pino)} onChoose={onChoose} />
    </div>
  )
}

interface EscolhidoProps {
  ponto: Ponto
  recusa: string | null
  descricao: string
  onChoose: (lugar: Localizacao) => void
}

/** The name of the point under the pin, whether it is served, and the button that takes it. */
function Escolhido({ ponto, recusa, descricao, onChoose }: EscolhidoProps) {
  const [lugar, setLugar] = useState<Localizacao | null>(null)
  const isNamed = lugar?.lat === ponto.lat && lugar.lng === ponto.lng
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(() => {
      nameOfPonto(ponto, abort.signal).then(setLugar, () => {}) // aborted: the pin moved on
    }, ESPERA_NOME_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [ponto])
  const { titulo, onde } = isNamed ? describeLugar(lugar) : { titulo: 'Procurando o endereço…', onde: '' }
  return (
    <div className="grid gap-2">
      <p className="min-h-14">
        <b className="block">{titulo}</b>
        <span className="block text-12 text-ink-muted">{onde}</span>
      </p>
      {recusa && (
        <Notice small tone="warning">
          {recusa}
        </Notice>
      )}
      <div>
        <Button
          aria-disabled={recusa !== null || !isNamed}
          onClick={() => lugar && onChoose({ ...lugar, ...ponto })}
        >
          Usar este lugar
        </Button>
      </div>
      <LiveRegion>{isNamed && `${titulo}. ${recusa ?? descricao}`}</LiveRegion>
    </div>
  )
}
