import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'

import type { Fornecedor, LugarDeTrabalho } from '@vitrine/contract'

import type { Esquema } from './esquema.ts'

interface DadosRaiz {
  esquema: Esquema | undefined
  /** Names what the platform's own icons are made of. */
  marca: string
  demo: boolean
}

/** What the root loader says; the neutral answer where it could not. */
export const useRaiz = (): DadosRaiz =>
  useRouteLoaderData<DadosRaiz>('root') ?? { esquema: undefined, marca: '', demo: false }

/** What the panel needs of a supplier's configuration. */
export type LojaDoPainel = Pick<Fornecedor, 'idfornecedor' | 'slug' | 'nome' | 'fuso' | 'modulos'> & {
  /** Address of its mark. */
  marca: string
}

/** Who works where just now. */
export interface Trabalho {
  loja: LojaDoPainel
  papel: LugarDeTrabalho['papel']
  /** The platform has taken the store off the air; null: it is on the air. */
  foraDoAr: LugarDeTrabalho['fora_do_ar']
  /** All suppliers that this login works at. */
  lugares: readonly LugarDeTrabalho[]
  pessoa: { nome: string; email: string }
  /** Messages that this login had not seen when the page was read. */
  notificacoes: number
}

/** Throws outside of a supplier's panel: only screens under /painel/{slug} may ask. */
export function useTrabalho(): Trabalho {
  const trabalho = useRouteLoaderData<Trabalho>('trabalho')
  if (!trabalho) throw new Error('no supplier around this screen')
  return trabalho
}

/** Messages that this login has not seen, as it is now: kept by the frame. */
export const NaoLidasContext = createContext(0)
export const useNaoLidas = () => useContext(NaoLidasContext)

/** Carts that are being negotiated now: kept by the frame. */
export const NegociacoesContext = createContext(0)
export const useTotalDeNegociacoes = () => useContext(NegociacoesContext)

/** Budgets that wait for prices. */
export const OrcamentosContext = createContext(0)
export const useTotalDeOrcamentos = () => useContext(OrcamentosContext)
