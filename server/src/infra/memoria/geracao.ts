import type { AreaMudanca, Notificacoes } from '#infra'

/** What changes are counted of. faixa: that prices left their bands, which is counted besides as what it is. */
export type AreaContada = AreaMudanca | 'faixa'

/**
 * Generations of what is public about each supplier: a number that grows whenever PostgreSQL tells of a change. What is
 * kept in memory is kept with the generation it was read under, and dropped when the number has changed; what was read
 * before a change but stored after it carries the old number, so it is never served.
 */
export interface Geracoes {
  /** Of `QUALQUER` supplier only what suppliers say of themselves is counted (area `fornecedor`). */
  of(idfornecedor: string, area: AreaContada): number
  /** Whether a price of one of these products may have changed since `of(idfornecedor, 'preco')` was `desde`. */
  hasNovoPreco(idfornecedor: string, desde: number, produtos: Uint32Array): boolean
  onChange(listener: (idfornecedor: string | null, area: AreaMudanca) => void): void
}

/** In place of a supplier's id: whichever it was. */
export const QUALQUER = ''

/** Grows whenever something of these areas has changed: each of them only grows. */
export const sumGeracoes = (
  geracoes: Pick<Geracoes, 'of'>,
  idfornecedor: string,
  areas: readonly AreaContada[],
): number => areas.reduce((soma, area) => soma + geracoes.of(idfornecedor, area), 0)

/** The same of anything of a product of the supplier, its price and its stock too. */
export const geracaoDosProdutos = (geracoes: Geracoes, idfornecedor: string): number =>
  sumGeracoes(geracoes, idfornecedor, ['produto', 'preco', 'estoque'])

/** Products whose prices changed are remembered until there are so many of them; then all may have changed. */
const MAX_PRECOS = 50_000

/** A product by the last 32 bits of its id, which are random: two that are taken for one cost a reading, and are never wrong. */
export const toMarca = (id: string): number => Number.parseInt(id.slice(-8), 16)

/** Counts changes by the notifications of PostgreSQL; a lost connection counts as a change of everything. */
export function trackGeracoes(notificacoes: Notificacoes): Geracoes {
  let base = 0
  const counts = new Map<string, number>()
  const precos = new Map<number, number>()
  let momento = 0
  let esquecido = 0
  const listeners = new Set<(idfornecedor: string | null, area: AreaMudanca) => void>()
  notificacoes.onMudanca((mudanca) => {
    if (mudanca) {
      const key = `${mudanca.idfornecedor}:${mudanca.area}`
      momento += 1
      counts.set(key, momento)
      if (mudanca.area === 'fornecedor') counts.set(`${QUALQUER}:fornecedor`, momento)
      if (mudanca.isDeFaixa) counts.set(`${mudanca.idfornecedor}:faixa`, momento)
      if (mudanca.area === 'preco') rememberPrecos(mudanca.ids ?? [])
    } else {
      base += 1
      counts.clear()
    }
    // A change of stock alone changes no public page.
    if (mudanca?.area === 'estoque') return
    for (const listener of listeners) listener(mudanca?.idfornecedor ?? null, mudanca?.area ?? 'fornecedor')
  })
  function rememberPrecos(ids: readonly string[]): void {
    if (precos.size + ids.length > MAX_PRECOS) {
      precos.clear()
      esquecido = momento
    }
    for (const id of ids) precos.set(toMarca(id), momento)
  }

  const of = (idfornecedor: string, area: AreaContada) =>
    base * 1e9 + (counts.get(`${idfornecedor}:${area}`) ?? 0)

  return {
    of,
    hasNovoPreco(idfornecedor, desde, produtos) {
      if (of(idfornecedor, 'preco') === desde) return false
      const antes = desde - base * 1e9
      return antes < esquecido || produtos.some((produto) => (precos.get(produto) ?? 0) > antes)
    },
    onChange: (listener) => void listeners.add(listener),
  }
}
