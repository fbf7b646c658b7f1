import type { ListaMedida, ProdutoMedido } from '@vitrine/rules/medicao'
import type { EventosGa4, EventoGa4 } from '@vitrine/rules/medicao'

import { onIdle } from './on-idle.ts'

/** Where a product was seen. */
interface Lugar {
  lista: ListaMedida
  indice: number
}

export interface Listas {
  /** Where the shopper touched this product last: what it then buys came from there. */
  lugarOf(id: string): Lugar | undefined
  stop(): void
}

interface Opcoes {
  ga4: EventosGa4
  send(evento: EventoGa4): void
  /** What is known of a product besides its card. */
  find(id: string): ProdutoMedido | undefined
}

const CARTAO = '[data-produto]'
const PROMOCAO = '[data-promocao]'
const ESPERA_MS = 1000

/**
 * Lists, rails and banners as they come into view, and what is touched in them, read off the page itself: a screen says nothing more
 * than `data-produto` of a card and `data-promocao` of a banner. A list is called as its heading says.
 */
export function observeListas({ ga4, send, find }: Opcoes): Listas {
  const vistos = new WeakSet<Element>()
  const tocados = new Map<string, Lugar>()
  let novos: HTMLElement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const olho = new IntersectionObserver(
    (entradas) => {
      for (const { isIntersecting, target } of entradas) {
        if (!isIntersecting) continue
        olho.unobserve(target)
        novos.push(target as HTMLElement) // only those that `scan` found are observed
      }
      if (novos.length > 0) timer ??= setTimeout(() => onIdle(tell), ESPERA_MS)
    },
    { threshold: 0.5 },
  )
  const scan = () => {
    for (const elemento of document.querySelectorAll(`${CARTAO}, ${PROMOCAO}`)) {
      if (vistos.has(elemento)) continue
      vistos.add(elemento)
      olho.observe(elemento)
    }
  }
  let pedido: (() => void) | undefined
  const mudancas = new MutationObserver(() => {
    pedido ??= onIdle(() => {
      pedido = undefined
      scan()
    })
  })

  function tell(): void {
    timer = undefined
    const cartoes = novos.filter((elemento) => elemento.dataset.produto)
    for (const elemento of novos)
      if (elemento.dataset.promocao) send(ga4.viewPromotion(readPromocao(elemento)))
    novos = []
    const porLista = Map.groupBy(cartoes, (cartao) => readLugar(cartao).lista.id)
    for (const dela of porLista.values()) {
      const vistas = dela.map((cartao) => ({ produto: describe(cartao), ...readLugar(cartao) }))
      const [primeira] = vistas
      if (primeira) send(ga4.viewItemList(primeira.lista, vistas))
    }
  }
  function describe(cartao: HTMLElement): ProdutoMedido {
    const id = cartao.dataset.produto ?? ''
    return find(id) ?? { id, nome: cartao.querySelector('a')?.textContent ?? id }
  }
  function onClick({ target }: Event): void {
    if (!(target instanceof Element)) return
    const promocao = target.closest<HTMLElement>(PROMOCAO)
    if (promocao && target.closest('a, button')) send(ga4.selectPromotion(readPromocao(promocao)))
    const cartao = target.closest<HTMLElement>(CARTAO)
    if (!cartao) return
    const lugar = readLugar(cartao)
    tocados.set(cartao.dataset.produto ?? '', lugar)
    if (target.closest('a')) send(ga4.selectItem({ produto: describe(cartao), ...lugar }))
  }

  scan()
  mudancas.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('click', onClick, true)
  return {
    lugarOf: (id) => tocados.get(id),
    stop() {
      clearTimeout(timer)
      pedido?.()
      olho.disconnect()
      mudancas.disconnect()
      document.removeEventListener('click', onClick, true)
    },
  }
}

/** The heading of its section, else that of the page; its place is counted from 0. */
function readLugar(cartao: HTMLElement): Lugar {
  const secao = cartao.closest('section')
  const titulo = secao?.querySelector('h2') ?? document.querySelector('main h1')
  const nome = titulo?.textContent?.trim() || 'Produtos'
  const irmaos = [...(cartao.parentElement?.querySelectorAll(CARTAO) ?? [])]
  return { lista: { id: toId(nome), nome }, indice: Math.max(0, irmaos.indexOf(cartao)) }
}

function readPromocao({ dataset }: HTMLElement) {
  const { promocao = '', nome = promocao, espaco = '' } = dataset
  return { id: promocao, nome, espaco }
}

const toId = (nome: string) =>
  nome
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'lista'
