import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { persist } from 'zustand/middleware'
import type { PersistStorage } from 'zustand/middleware'

import type { Carrinho } from '@vitrine/contract'
import { reapplyPassos } from '@vitrine/rules/carrinho'

import { mayKeepCarrinho } from '#shell'

import { chaveDoCarrinho, readGuardado, writeGuardado } from './armazenamento.ts'
import type { Guardado } from './armazenamento.ts'
import { pickCupom, takeCupomLembrado } from './cupom-carrinho.ts'
import type { EstadoCarrinho } from './estado.ts'

export interface OpcoesCarrinho {
  slug: string
  build: string
  /** Null for a visitor. */
  idcliente: string | null
  /** The session's cart, or the priced lines that a visitor added without script. */
  carrinho: Carrinho | null
  throttle: number
}

export type CarrinhoStore = StoreApi<EstadoCarrinho> & {
  /** Takes over what the device kept; after hydration, so that server and browser draw the same first. */
  rehydrate(): void
  /** Shows what another tab has just kept. */
  adopt(text: string | null): void
  /** Writes now what the throttle still holds. */
  flush(): void
}

/** One store for each shop and owner; lines on the device at most every `throttle` ms. */
export function createCarrinhoStore(opcoes: OpcoesCarrinho): CarrinhoStore {
  const { slug, idcliente } = opcoes
  const storage = createThrottledStorage(opcoes)
  const store = createStore<EstadoCarrinho>()(
    persist(() => initial(opcoes), {
      name: chaveDoCarrinho(slug),
      storage,
      skipHydration: true,
      partialize: ({ itens, passos, mescla }) => ({ dono: idcliente, itens, passos, mescla }),
      merge: (kept, current) => mergeGuardado(kept as Guardado | undefined, current, idcliente), // written by partialize
    }),
  )
  let isTaken = false
  return Object.assign(store, {
    rehydrate() {
      if (!isTaken) void store.persist.rehydrate()
      isTaken = true
    },
    adopt(text: string | null) {
      const guardado = readGuardado(opcoes.build, text)
      if (guardado?.dono === idcliente) store.setState({ itens: guardado.itens })
    },
    flush: storage.flush,
  })
}

function initial({ slug, idcliente, carrinho }: OpcoesCarrinho): EstadoCarrinho {
  const codigo = idcliente ? takeCupomLembrado(slug) : null
  return {
    itens: carrinho?.produtosSelecionados ?? [],
    passos: [],
    revisao: carrinho?.revisao ?? null,
    situacao: 'salvo',
    erro: null,
    mensagem: carrinho?.mensagem ?? null,
    mudancas: [],
    bloqueio: carrinho?.bloqueio_atendimento ?? null,
    mescla: null,
    nova: null,
    cupom: carrinho && pickCupom(carrinho),
    cupomPedido: codigo ? { codigo } : null,
    focoCupom: false,
  }
}

/** What the device kept, seen from who is here now (readings 5). */
export function mergeGuardado(
  kept: Guardado | undefined,
  current: EstadoCarrinho,
  idcliente: string | null,
): EstadoCarrinho {
  if (!kept) return current
  if (kept.dono === idcliente) {
    const passos = idcliente ? kept.passos : current.itens.map(toSoma)
    const base = idcliente ? current.itens : kept.itens
    const known = idcliente ? kept.itens : current.itens
    const itens = reapplyPassos(base, passos, known)
    return {
      ...current,
      itens,
      passos,
      mescla: kept.mescla,
      situacao: passos.length > 0 ? 'pendente' : 'salvo',
    }
  }
  // A visitor's lines wait for the account's cart; an account's lines are nobody else's business.
  if (kept.dono === null && kept.itens.length > 0) {
    return { ...current, mescla: { chave: crypto.randomUUID(), itens: kept.itens } }
  }
  return current
}

const toSoma = ({ id, quantidade }: { id: string; quantidade: number }) =>
  ({ tipo: 'soma', id, delta: quantidade }) as const

function createThrottledStorage({
  build,
  throttle,
}: OpcoesCarrinho): PersistStorage<Guardado> & { flush(): void } {
  let waiting: { name: string; state: Guardado } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (!waiting) return
    const { name, state } = waiting
    waiting = null
    if (mayKeepCarrinho()) keep(name, writeGuardado(build, state))
    else localStorage.removeItem(name)
  }

  return {
    flush,
    getItem(name) {
      const guardado = readGuardado(build, localStorage.getItem(name))
      return guardado && { state: guardado }
    },
    setItem(name, { state }) {
      waiting = { name, state }
      timer ??= setTimeout(flush, throttle)
    },
    removeItem: (name) => localStorage.removeItem(name),
  }
}

function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
  } catch {
    // A full or forbidden device keeps nothing: the cart lives on in memory and, with a session, on the server.
  }
}
