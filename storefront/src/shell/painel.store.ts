import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Location } from 'react-router'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { afterPaint } from '@vitrine/ui'

import { useNoNavegador, useRoteador, type Roteador } from './navegador.ts'

/** The panels and modals of §2 that are opened by hand, and the cart's drawer. One at a time: the open one is the hash of the address. */
export const idsPainel = [
  'login',
  'atualizar-cadastro',
  'atualizar-usuario',
  'endereco',
  'novo-endereco',
  'fornecedores',
  'cupons',
  'cartao',
  'pix',
  'menu',
  'carrinho',
  'filtros',
  'listas',
  'cookies',
  'termos',
  'situacao',
] as const
export type IdPainel = (typeof idsPainel)[number]

const ids: ReadonlySet<string> = new Set(idsPainel)

interface EstadoPainel {
  painel?: boolean
  /** What a panel that pays was opened for; absent: what its screen shows. */
  pedido?: number | undefined
}

/** What was pressed and the address does not say yet; `id` null: to close. Where the router was then, `de`, is no answer to it. */
interface Toque {
  id: IdPainel | null
  de: Location
  pedido?: number | undefined
}

const toques = createStore<{ toque: Toque | null }>()(() => ({ toque: null }))

/** The history has its entry already; whoever was drawn before does not know. */
const isAbrindo = () => Boolean(toques.getState().toque?.id)
const isFechando = () => toques.getState().toque?.id === null

/** The address of what was pressed, while nobody has told the router. */
let devido: (() => void) | null = null

function goNow(): void {
  const go = devido
  devido = null
  go?.()
}

/**
 * The router is told once the press is seen: to tell it takes a phone as long as to draw the panel (decision 0212). Another press of a panel tells it first; where a link
 * was quicker, the page that it leads to is not told.
 */
function goLater(roteador: Roteador, go: () => void): void {
  const antes = readRumo(roteador)
  devido = () => {
    if (readRumo(roteador) === antes) go()
    else if (roteador.state.navigation.state === 'idle') toques.setState({ toque: null })
  }
  afterPaint(goNow)
}

/** The page that one is at, and the one that a link is leading to. */
function readRumo({ state: { location, navigation } }: Roteador): string {
  return [location, navigation.location].map((onde) => onde && onde.pathname + onde.search).join(' ')
}

/** What an address says of panels: which is open, and whether it was opened here. */
function readPainel({ hash, state }: Location) {
  const id = hash.slice(1)
  const { painel: isOurs = false, pedido } = (state as EstadoPainel | null) ?? {} // set by `open` alone
  return { aberto: ids.has(id) ? (id as IdPainel) : null, isOurs, pedido } // a member of the set just asked
}

/**
 * Opens a panel, for whoever need not know which is open: it stays the same function whatever the address. Opening pushes one entry of history,
 * so that Back closes; opening another replaces it, so that one alone is ever open.
 */
export function useOpenPainel() {
  const roteador = useRoteador()
  const navigate = useNavigate()
  return useCallback(
    (id: IdPainel, pedido?: number) => {
      // A closing that nobody was told of is taken back: its entry becomes this one's.
      if (isFechando()) devido = null
      goNow()
      const abria = isAbrindo()
      toques.setState({ toque: { id, pedido, de: roteador.state.location } })
      goLater(roteador, () => {
        // As it is by then: a Back that was on its way has come.
        const { location } = roteador.state
        const { search } = location
        const { aberto, isOurs } = readPainel(location)
        const state: EstadoPainel = { painel: isOurs || !aberto, pedido }
        const replace = aberto !== null || abria
        void navigate({ search, hash: id }, { state, replace, preventScrollReset: true })
      })
    },
    [navigate, roteador],
  )
}

/** Closes the panel that is open, or the one that is named if it is that, and stays the same function whatever the address. */
function useClosePainel() {
  const roteador = useRoteador()
  const navigate = useNavigate()
  return useCallback(
    (id?: IdPainel) => {
      goNow()
      const { toque } = toques.getState()
      const visto = toque ? toque.id : readPainel(roteador.state.location).aberto
      // Pressed twice, or for one that another has taken the place of.
      if (isFechando() || (id && visto !== id)) return
      const abria = isAbrindo()
      toques.setState({ toque: { id: null, de: roteador.state.location } })
      goLater(roteador, () => {
        const { location } = roteador.state
        const { aberto, isOurs } = readPainel(location)
        // Back was quicker.
        if (aberto === null && !abria) toques.setState({ toque: null })
        else if (isOurs || aberto === null) void navigate(-1)
        else void navigate({ search: location.search }, { replace: true, preventScrollReset: true })
      })
    },
    [navigate, roteador],
  )
}

/** Which panel is open, and what opens and closes: drawn anew with each address. */
export function usePainel() {
  const { aberto: noEndereco, pedido } = readPainel(useLocation())
  // The server knows no hash.
  const aberto = useNoNavegador(() => noEndereco, null)
  return { aberto, open: useOpenPainel(), close: useClosePainel(), pedido }
}

/**
 * The panel that is seen: the one just pressed for, until the address says what it has come to. The router draws the whole page for a new address,
 * a little at a time: a third of a second of a phone (decision 0211).
 */
export function usePainelVisto() {
  const { aberto, close, pedido } = usePainel()
  const { toque } = useStore(toques)
  return toque ? { aberto: toque.id, pedido: toque.pedido, close } : { aberto, pedido, close }
}

/**
 * Whatever the address has come to is what is seen; for the one place that draws the panels. Back and Forward in a row lead to an entry that was never
 * left for who draws: it has come anew all the same. A panel that is closed before its own address is drawn is not seen again when that comes.
 */
export function useChegada(): void {
  const roteador = useRoteador()
  const vista = useLocation()
  useEffect(() => {
    const { location } = roteador.state
    if (location.key === vista.key && location !== toques.getState().toque?.de)
      toques.setState({ toque: null })
  }, [vista, roteador])
}
