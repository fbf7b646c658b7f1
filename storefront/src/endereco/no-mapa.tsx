import { lazy, useEffect, useState } from 'react'

import type { Localizacao, LojaColeta } from '@vitrine/contract'
import { textos } from '@vitrine/contract/textos'
import { Button, LiveRegion, Notice } from '@vitrine/ui'

import { api, Parte, prepare, useLocal, useLoja, useRaiz } from '#shell'

import { centerOf, isServido, loadArea, ringsOfEntrega } from './load-area.ts'
import type { LeituraArea } from './load-area.ts'
import { moverPonto } from './mover.ts'
import type { Ponto, Rumo } from './mover.ts'
import { describeLugar } from './to-local.ts'
import { nameOfPonto } from './use-busca-lugar.ts'

const loadMapa = () => import('./mapa.tsx').then((m) => ({ default: m.Mapa }))
const Mapa = lazy(loadMapa)

const ESPERA_NOME_MS = 400
const PASSO_M = 10
const rumos: { rumo: Rumo; nome: string; seta: string }[] = [
  { rumo: 'norte', nome: 'Norte', seta: '↑' },
  { rumo: 'sul', nome: 'Sul', seta: '↓' },
  { rumo: 'oeste', nome: 'Oeste', seta: '←' },
  { rumo: 'leste', nome: 'Leste', seta: '→' },
]

/** "Ver no mapa": nothing of it is loaded before it is asked for (ux 1.2.7). */
export function NoMapa({ onChoose }: { onChoose: (lugar: Localizacao) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button
        variant="ghost"
        icon="map-pin"
        className="-ml-[18px]"
        aria-expanded={isOpen}
        onPointerEnter={() => prepare(loadMapa)}
        onFocus={() => prepare(loadMapa)}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Fechar o mapa' : 'Escolher no mapa'}
      </Button>
      {isOpen && <Escolha onChoose={onChoose} />}
    </div>
  )
}

interface Lido extends Pick<LeituraArea, 'erro'> {
  areas: Ponto[][][]
  lojas: LojaColeta[]
  centro: Ponto
}

function toLido({ area, erro }: LeituraArea): Lido {
  const areas = area ? ringsOfEntrega(area) : []
  return { erro, areas, lojas: area?.coordenadas_lojas ?? [], centro: centerOf(area) }
}

function Escolha({ onChoose }: { onChoose: (lugar: Localizacao) => void }) {
  const { idfornecedor } = useLoja()
  const fundo = useRaiz().janela?.mapa ?? null
  const local = useLocal()
  const [lido, setLido] = useState<Lido | null>(null)
  const [pino, setPino] = useState<Ponto | null>(local && { lat: local.lat, lng: local.lng })
  useEffect(() => {
    void loadArea({ client: api }, idfornecedor).then((found) => setLido(toLido(found)))
  }, [idfornecedor])
  if (!lido) return <div className="min-h-[420px]" aria-busy />
  const ponto = pino ?? lido.centro
  return (
    <div className="mt-2 grid gap-3">
      {lido.erro && (
        <Notice small tone="warning" live="status">
          {lido.erro}
        </Notice>
      )}
      <p className="text-ink-muted">
        Toque no lugar, arraste o alfinete ou use as setas. A área colorida é onde a loja entrega.
      </p>
      <Parte espera={<div className="min-h-[420px]" aria-busy />}>
        <Mapa areas={lido.areas} lojas={lido.lojas} pino={ponto} onPino={setPino} fundo={fundo} />
      </Parte>
      <div className="flex flex-wrap items-center gap-2" role="group" aria-label="Mover o alfinete 10 metros">
        {rumos.map(({ rumo, nome, seta }) => (
          <Button
            key={rumo}
            variant="outline"
            size="s"
            aria-label={`Mover 10 metros para ${nome.toLowerCase()}`}
            onClick={() => setPino(moverPonto(ponto, rumo, PASSO_M))}
          >
            {`${seta} ${nome}`}
          </Button>
        ))}
      </div>
      <Lojas lojas={lido.lojas} />
      <Escolhido ponto={ponto} areas={lido.erro ? null : lido.areas} onChoose={onChoose} />
    </div>
  )
}

/** What the numbers of the map are. */
function Lojas({ lojas }: { lojas: LojaColeta[] }) {
  if (lojas.length === 0) return null
  return (
    <ol className="grid gap-1 text-12 text-ink-muted" aria-label="Lojas no mapa">
      {lojas.map(({ idloja, nome, descricao_endereco_loja }, i) => (
        <li key={idloja}>
          {i + 1}. <b className="text-ink">{nome}</b>, {descricao_endereco_loja}
        </li>
      ))}
    </ol>
  )
}

interface EscolhidoProps {
  ponto: Ponto
  /** Null while unknown: the server decides. */
  areas: Ponto[][][] | null
  onChoose: (lugar: Localizacao) => void
}

/** The name of the point under the pin, whether it is served, and the button that takes it. */
function Escolhido({ ponto, areas, onChoose }: EscolhidoProps) {
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
  const isServed = areas === null || isServido(areas, ponto)
  const { titulo, onde } = isNamed ? describeLugar(lugar) : { titulo: 'Procurando o endereço…', onde: '' }
  return (
    <div className="grid gap-2">
      <p className="min-h-14">
        <b className="block">{titulo}</b>
        <span className="block text-12 text-ink-muted">{onde}</span>
      </p>
      {!isServed && (
        <Notice small tone="warning">
          {textos.fornecedor_nao_atende}
        </Notice>
      )}
      <div>
        <Button
          aria-disabled={!isServed || !isNamed}
          onClick={() => lugar && onChoose({ ...lugar, ...ponto })}
        >
          Usar este lugar
        </Button>
      </div>
      <LiveRegion>
        {isNamed && `${titulo}. ${isServed ? 'A loja entrega aqui.' : textos.fornecedor_nao_atende}`}
      </LiveRegion>
    </div>
  )
}
