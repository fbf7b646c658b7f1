import { Memoria } from './memoria/memoria.ts'

/** How often something may happen: `rajada` at once, then evenly `porMinuto`. */
export interface Folga {
  porMinuto: number
  rajada: number
}

/** Keys that are counted at once; the least recently used is forgotten. */
const MAX_CHAVES = 50_000
const MINUTO_MS = 60_000

/**
 * Counts requests by key in the memory of this process (decision 0029): one number for each key, the time at which its
 * allowance is whole again (GCRA). Nothing is written anywhere.
 */
export class Limites {
  readonly #inteiraEm = new Memoria<number>(MAX_CHAVES)

  /** Seconds until `chave` may come again; 0: it may now, and was counted. A refused one is not counted. */
  take(chave: string, folga: Folga, agora = Date.now()): number {
    const segundos = this.peek(chave, folga, agora)
    if (segundos === 0) this.#inteiraEm.set(chave, this.#inteira(chave, agora) + MINUTO_MS / folga.porMinuto)
    return segundos
  }

  /** The same, counting nothing. */
  peek(chave: string, { porMinuto, rajada }: Folga, agora = Date.now()): number {
    const cedo = this.#inteira(chave, agora) - agora - ((rajada - 1) * MINUTO_MS) / porMinuto
    return cedo > 0 ? Math.ceil(cedo / 1000) : 0
  }

  #inteira(chave: string, agora: number): number {
    return Math.max(agora, this.#inteiraEm.get(chave) ?? 0)
  }
}

/** An address as a key: of IPv6 the network that one customer is given (/64), an IPv4 inside IPv6 as itself. */
export function keyOfIp(ip: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (v4 || !ip.includes(':')) return v4 ?? ip
  const [left = '', right] = ip.toLowerCase().split('%')[0]?.split('::') ?? []
  const [inicio, fim] = [left, right ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ] // two in, two out
  const zeros = right === undefined ? 0 : Math.max(0, 8 - inicio.length - fim.length)
  const grupos = [...inicio, ...Array<string>(zeros).fill('0'), ...fim]
  return grupos
    .slice(0, 4)
    .map((grupo) => grupo.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** The network of an address, which tells where a system stands and of nobody which device it is: /24 of IPv4, /64 of IPv6. */
export function networkOf(ip: string): string {
  const rede = keyOfIp(ip)
  return rede.includes(':') ? `${rede}::/64` : rede.replace(/\d+$/, '0/24')
}
