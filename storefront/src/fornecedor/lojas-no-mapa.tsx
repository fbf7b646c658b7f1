import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import type { Localizacao, LojaColeta } from '@vitrine/contract'
import type { Local } from '@vitrine/contract/janela'
import { urls } from '@vitrine/contract/urls'
import { pluralize } from '@vitrine/rules/texto'
import { Notice } from '@vitrine/ui'

import { centerOf, EscolhaNoMapa, isServido, loadArea, ringsOf } from '#lugar'
import { api } from '#shell'

export interface LojaNoMapa {
  idfornecedor: string
  slug: string
  nome: string
}

interface LojasNoMapaProps {
  /** Those to draw, in the order of their numbers. */
  lojas: readonly LojaNoMapa[]
  tipoEntrega: Local['tipoEntrega']
  local: Pick<Local, 'lat' | 'lng'> | null
  onChoose: (lugar: Localizacao) => void
}

/** At most this many stores are drawn, because overlapping areas cannot be told apart; the list has all of them. */
const MAX = 12

/** Where each store comes, on one map, with the same said in a list for every point of it (ux 1.1.6, 1.2.3). */
export function LojasNoMapa({ lojas, tipoEntrega, local, onChoose }: LojasNoMapaProps) {
  const { lidas, falhou } = useAreas(lojas.slice(0, MAX), tipoEntrega)
  if (falhou)
    return (
      <Notice small tone="warning" live="status" className="mt-2">
        Não conseguimos ler onde as lojas entregam. Digite o CEP ou a rua.
      </Notice>
    )
  if (!lidas) return <div className="min-h-[420px]" aria-busy />
  const { areas, pinos } = lidas
  const findServem = (ponto: { lat: number; lng: number }) =>
    lidas.lojas.filter((loja) => isServido(loja.areas, ponto))
  const verbo = tipoEntrega === 'DELIVERY' ? ['entrega aqui', 'entregam aqui'] : ['fica perto', 'ficam perto']
  return (
    <EscolhaNoMapa
      areas={areas}
      lojas={pinos}
      inicio={local ? { lat: local.lat, lng: local.lng } : lidas.centro}
      explica="Toque no lugar, arraste o alfinete ou use as setas. As áreas coloridas são onde as lojas atendem."
      // Others than those drawn may come here: the list of stores that follows says so.
      recusaOf={() => null}
      describePonto={(ponto) => {
        const quantas = findServem(ponto).length
        return `${pluralize(quantas, 'loja', 'lojas')} ${quantas === 1 ? verbo[0] : verbo[1]}.`
      }}
      renderLista={(ponto) => (
        <Lista lojas={lidas.lojas} servem={new Set(findServem(ponto))} tipoEntrega={tipoEntrega} />
      )}
      onChoose={onChoose}
    />
  )
}

interface ComArea extends LojaNoMapa {
  areas: ReturnType<typeof ringsOf>
}

interface ListaProps {
  lojas: readonly ComArea[]
  servem: ReadonlySet<ComArea>
  tipoEntrega: Local['tipoEntrega']
}

/** The map in words: each number, and whether that store reaches the pin. */
function Lista({ lojas, servem, tipoEntrega }: ListaProps) {
  const [sim, nao] =
    tipoEntrega === 'DELIVERY' ? ['entrega aqui', 'não chega aqui'] : ['retirada perto', 'longe daqui']
  return (
    <ol className="grid text-12 text-ink-muted" aria-label="Lojas no mapa">
      {lojas.map((loja, i) => (
        <li key={loja.idfornecedor}>
          <Link
            className="link inline-flex min-h-ctl items-center gap-1"
            to={urls.loja(loja.slug)}
            reloadDocument
          >
            {i + 1}. {loja.nome}
          </Link>{' '}
          {servem.has(loja) ? <b className="text-ink">{sim}</b> : nao}
        </li>
      ))}
    </ol>
  )
}

/** Areas of the stores, those that could be read; `falhou` when none could. */
function useAreas(lojas: readonly LojaNoMapa[], tipoEntrega: Local['tipoEntrega']) {
  const [lidas, setLidas] = useState<Awaited<ReturnType<typeof readAreas>> | null>(null)
  const ids = lojas.map(({ idfornecedor }) => idfornecedor).join()
  useEffect(() => {
    let isCurrent = true
    void readAreas(lojas, tipoEntrega).then((found) => isCurrent && setLidas(found))
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the same stores by their ids
  }, [ids, tipoEntrega])
  return { lidas, falhou: lidas !== null && lidas.lojas.length === 0 }
}

async function readAreas(lojas: readonly LojaNoMapa[], tipoEntrega: Local['tipoEntrega']) {
  const todas = await Promise.all(
    lojas.map(async (loja) => ({ loja, ...(await loadArea({ client: api }, loja.idfornecedor)) })),
  )
  const lidas = todas.flatMap(({ loja, area }) => (area ? [{ loja, area }] : []))
  const comArea = lidas.map(({ loja, area }): ComArea => ({ ...loja, areas: ringsOf(area, tipoEntrega) }))
  const pinos = lidas.flatMap(({ area }) => toPino(area.coordenadas_lojas))
  return {
    lojas: comArea,
    areas: comArea.flatMap(({ areas }) => areas),
    pinos,
    // Beside a store somebody is served; the middle of an area may lie outside of it.
    centro: pinos[0] ?? centerOf(lidas[0]?.area),
  }
}

/** One pin for each store, so that its number is its place in the list. */
function toPino([primeira]: readonly LojaColeta[]): LojaColeta[] {
  return primeira ? [primeira] : []
}
