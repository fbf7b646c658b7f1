import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { useNoNavegador } from './navegador.ts'

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
  pedido?: number
}

/** What was pressed and the address does not say yet; `id` null: to close. */
interface Toque {
  id: IdPainel | null
  pedido?: number | undefined
}

const toques = createStore<{ toque: Toque | null }>()(() => ({ toque: null }))

/** The history has its entry already; whoever was drawn before does not know. */
const isAbrindo = () => Boolean(toques.getState().toque?.id)

/**
 * Opens and closes panels. Opening pushes one entry of history, so that Back closes; opening another replaces it, so that
 * one alone is ever open.
 */
export function usePainel() {
  const location = useLocation()
  const navigate = useNavigate()
  const hash = location.hash.slice(1)
  const noEndereco = ids.has(hash) ? (hash as IdPainel) : null // a member of the set just asked
  // The server knows no hash.
  const aberto = useNoNavegador(() => noEndereco, null)
  const { painel: isOurs = false, pedido } = (location.state as EstadoPainel | null) ?? {} // set by `open` alone

  const open = useCallback(
    (id: IdPainel, pedido?: number) => {
      const replace = aberto !== null || isAbrindo()
      toques.setState({ toque: { id, pedido } })
      void navigate(
        { search: location.search, hash: id },
        { state: { painel: isOurs || !aberto, pedido }, replace, preventScrollReset: true },
      )
    },
    [navigate, location.search, aberto, isOurs],
  )
  const close = useCallback(() => {
    const isNossa = isOurs || (aberto === null && isAbrindo())
    toques.setState({ toque: { id: null } })
    if (isNossa) void navigate(-1)
    else void navigate({ search: location.search }, { replace: true, preventScrollReset: true })
  }, [navigate, location.search, aberto, isOurs])
  return { aberto, open, close, pedido }
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

/** Whatever the address has come to is what is seen; for the one place that draws the panels. */
export function useChegada(): void {
  const { key } = useLocation()
  useEffect(() => toques.setState({ toque: null }), [key])
}
