import { LRUCache } from 'lru-cache'

/** So many, and no more together than a size of their own: what is long, and how long nobody knows. */
export interface LimiteDeTamanho<V> {
  max: number
  maxTamanho: number
  /** From 1 on. */
  tamanhoOf(valor: V): number
}

/** A bounded map in memory: least recently used first out (decision 0070). */
export class Memoria<V extends object | number | string> extends LRUCache<string, V> {
  constructor(limite: number | LimiteDeTamanho<V>) {
    if (typeof limite === 'number') super({ max: limite })
    else super({ max: limite.max, maxSize: limite.maxTamanho, sizeCalculation: limite.tamanhoOf })
  }

  deleteWhere(isGone: (valor: V) => boolean): void {
    const idas: string[] = []
    this.forEach((valor, chave) => isGone(valor) && idas.push(chave))
    for (const chave of idas) this.delete(chave)
  }
}
