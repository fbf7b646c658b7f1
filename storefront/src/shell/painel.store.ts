import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

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
      void navigate(
        { search: location.search, hash: id },
        { state: { painel: isOurs || !aberto, pedido }, replace: aberto !== null, preventScrollReset: true },
      )
    },
    [navigate, location.search, aberto, isOurs],
  )
  const close = useCallback(() => {
    if (isOurs) void navigate(-1)
    else void navigate({ search: location.search }, { replace: true, preventScrollReset: true })
  }, [navigate, location.search, isOurs])
  return { aberto, open, close, pedido }
}
