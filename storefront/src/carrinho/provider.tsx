import { createContext, lazy, use, useEffect, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useStore } from 'zustand'

import { computeTotais, prepareOrdem } from '@vitrine/rules/carrinho'
import type { OpcoesTotais, Totais } from '@vitrine/rules/carrinho'
import { previewDescontos } from '@vitrine/rules/cupom'
import { sumReais } from '@vitrine/rules/dinheiro'
import { computeServicos } from '@vitrine/rules/servico'
import type { ServicoCalculado } from '@vitrine/rules/servico'

import {
  api,
  nameOfLinhas,
  onTooManyRequests,
  Parte,
  pickCookie,
  readLocal,
  toQueryDoLocal,
  useRaiz,
} from '#shell'
import { chaveDoCarrinho } from '#visitante'

import { createCarrinhoDesenhado, createCarrinhoStore } from './carrinho.store.ts'
import type { CarrinhoStore } from './carrinho.store.ts'
import { isWaiting } from './estado.ts'
import { acknowledge, nadaEnviado } from './acknowledge.ts'
import type { EstadoCarrinho } from './estado.ts'
import { startSincronia } from './sincronia.ts'
import type { Sincronia } from './sincronia.ts'

interface Carro {
  store: CarrinhoStore
  /** Set while mounted in a browser. */
  sincronia: { current: Sincronia | null }
}

const FolhaMescla = lazy(() => import('./folha-mescla.tsx').then((m) => ({ default: m.FolhaMescla })))

const CarrinhoContext = createContext<Carro | null>(null)

/** The cart of the store around; mount with a key of store and session. */
export function CarrinhoProvider({ children }: { children: ReactNode }) {
  const raiz = useRaiz()
  const [carro] = useState<Carro>(() => ({ store: createStoreOf(raiz), sincronia: { current: null } }))
  useDevice(carro)
  useServerCart(carro.store, raiz.carrinho?.revisao)
  useMerge(carro.store)
  const hasAjustes = useStore(carro.store, ({ ajustes }) => ajustes.length > 0)
  return (
    <CarrinhoContext value={carro}>
      {children}
      {hasAjustes && (
        <Parte>
          <FolhaMescla />
        </Parte>
      )}
    </CarrinhoContext>
  )
}

function createStoreOf({
  loja,
  janela,
  sessao,
  carrinho,
  espelho,
  linhas,
}: ReturnType<typeof useRaiz>): CarrinhoStore {
  const create = import.meta.env.SSR ? createCarrinhoDesenhado : createCarrinhoStore
  return create({
    slug: loja?.slug ?? '',
    build: janela?.build ?? '',
    idcliente: sessao?.idcliente ?? null,
    carrinho,
    espelho: espelho ?? (linhas.length > 0 && isTomada(loja?.slug) ? TOMADAS : undefined),
    throttle: janela?.statePersistThrottle ?? 500,
    multiplies: multipliesOf(loja),
  })
}

/** The version of no cart that a device keeps. */
const TOMADAS = '-'

/** Whether another page took the lines of the cookie while this one was on its way: what the device keeps has them. */
function isTomada(slug = ''): boolean {
  return !import.meta.env.SSR && pickCookie(document.cookie, nameOfLinhas(slug)) === null
}

function multipliesOf(loja: ReturnType<typeof useRaiz>['loja']): boolean {
  return !loja?.tags.includes('disable-product-multiple')
}

/**
 * After hydration: the device's lines, other tabs, the network, leaving the page. Together with the commit, not some time
 * after it: a click that comes first would not be kept if the page were left at once.
 */
function useDevice({ store, sincronia }: Carro): void {
  const { loja, janela, sessao, linhas, carrinho, espelho } = useRaiz()
  const { revalidate } = useRevalidator()
  const slug = loja?.slug ?? ''
  const idfornecedor = loja?.idfornecedor ?? ''
  const idcliente = sessao?.idcliente ?? null
  useLayoutEffect(() => {
    readDevice(store, espelho)
    // Where they could not be priced they are not in this cart yet, and come with the next page.
    if (linhas.length > 0 && carrinho) takeLinhas(store, slug)
    const running = startSincronia({
      store,
      api,
      idfornecedor,
      idcliente,
      debounce: janela?.cartSaveDebounce ?? 1000,
      multiplies: multipliesOf(loja),
      onde: () => toQueryDoLocal(loja && readLocal(loja)),
    })
    sincronia.current = running
    // After the page, before the first press that needs it.
    setTimeout(prepareOrdem, 1000)
    const onStorage = (event: StorageEvent) => {
      if (event.key === chaveDoCarrinho(slug) && !store.adopt(event.newValue)) void revalidate()
    }
    const onHide = () => {
      if (document.visibilityState === 'hidden' && idcliente && isWaiting(store.getState()))
        void running.save()
      store.flush()
    }
    // Back to this page: another device may have changed the cart meanwhile.
    const onShow = () => {
      if (document.visibilityState === 'visible' && idcliente && !isWaiting(store.getState()))
        void running.refresh()
    }
    const onOnline = () => {
      if (isWaiting(store.getState()) || store.getState().situacao === 'semconexao') void running.save()
    }
    const stops = [
      on(window, 'storage', onStorage as EventListener), // 'storage' events are StorageEvents
      on(window, 'pagehide', onHide),
      on(document, 'visibilitychange', onHide),
      on(document, 'visibilitychange', onShow),
      on(window, 'focus', onShow),
      on(window, 'online', onOnline),
      onTooManyRequests(store.flush),
    ]
    return () => {
      for (const stop of stops) stop()
      // The last second's clicks of whoever buys no longer (another cliente, another store) are saved, not forgotten.
      if (idcliente && isWaiting(store.getState())) void running.save()
      running.stop()
      store.flush()
      sincronia.current = null
    }
    // The provider is mounted anew for another store or session; nothing else here changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store])
}

/** The lines of the cookie are the device's from here on: the page may be left before it hears what they cost. */
function takeLinhas(store: CarrinhoStore, slug: string): void {
  try {
    store.setState({})
    store.flush()
    document.cookie = `${nameOfLinhas(slug)}=; path=/; max-age=0; samesite=lax`
  } catch {
    // A device that keeps nothing has them from the cookie with each page.
  }
}

function readDevice(store: CarrinhoStore, espelho: string | undefined): void {
  store.rehydrate()
  // What was drawn of another cart is over (CarrinhoDoAparelho).
  if (espelho) delete document.documentElement.dataset.carrinho
}

function on(target: EventTarget, type: string, listener: EventListener): () => void {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}

/** A screen's action changed the server's cart (an order was sent): taken over when nothing waits here. */
function useServerCart(store: CarrinhoStore, revisao: number | undefined): void {
  const { carrinho, sessao } = useRaiz()
  useEffect(() => {
    const estado = store.getState()
    if (!sessao || !carrinho || isWaiting(estado) || carrinho.revisao <= (estado.revisao ?? 0)) return
    store.setState(acknowledge(estado, carrinho, nadaEnviado))
  }, [store, revisao, carrinho, sessao])
}

/** Lines poured into the account's cart at login: the screen around (the order page) reads it again. */
function useMerge(store: CarrinhoStore): void {
  const { revalidate } = useRevalidator()
  useEffect(
    () =>
      store.subscribe((estado, before) => {
        if (before.mescla && !estado.mescla) void revalidate()
      }),
    [store, revalidate],
  )
}

export function useCarro(): Carro {
  const carro = use(CarrinhoContext)
  if (!carro) throw new Error('no cart around this component')
  return carro
}

/** Saves what waits, so that nothing of it arrives after what comes next; resolves at once when nothing does. */
export function useSaveCarrinho(): () => Promise<void> {
  const { store, sincronia } = useCarro()
  return async () => {
    if (isWaiting(store.getState())) await sincronia.current?.save()
  }
}

/** A part of the cart's state. */
export function useCarrinho<T>(select: (estado: EstadoCarrinho) => T): T {
  return useStore(useCarro().store, select)
}

/** How much of a line is in the cart; 0 without it. */
export function useQuantidade(id: string): number {
  return useCarrinho(({ itens }) => itens.find((item) => item.id === id)?.quantidade ?? 0)
}

/** The chosen services with what they cost for the cart as it is now (readings 8). */
export function useServicos(): ServicoCalculado[] {
  const itens = useCarrinho((estado) => estado.itens)
  const { servicos = [], servicosOferecidos = [] } = useCarrinho((estado) => estado.servicos) ?? {}
  return servicos.length > 0 ? computeServicos(servicos, servicosOferecidos, itens).servicos : []
}

/** How the totals of this cart are computed: its services, the store's rule of quantities. */
export function useOpcoesTotais(): OpcoesTotais {
  const servicos = sumReais(...useServicos().map(({ total }) => total))
  return { multiplies: multipliesOf(useRaiz().loja), servicos }
}

/** What the cart comes to before its freight, by the same rules as the server's (§4), at once; the coupon is the one that it put in force. */
export function useTotais(): Totais {
  const itens = useCarrinho((estado) => estado.itens)
  const cupom = useCarrinho((estado) => estado.cupom?.cupom ?? null)
  const opcoes = useOpcoesTotais()
  return computeTotais(itens, { ...opcoes, descontos: previewDescontos(itens, cupom, opcoes) })
}
