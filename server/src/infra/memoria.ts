import { LRUCache } from 'lru-cache'

/** A bounded map in memory: least recently used first out (decision 0070). */
export class Memoria<V extends object | number | string> extends LRUCache<string, V> {
  constructor(max: number) {
    super({ max })
  }

  deleteWhere(isGone: (valor: V) => boolean): void {
    const idas: string[] = []
    this.forEach((valor, chave) => isGone(valor) && idas.push(chave))
    for (const chave of idas) this.delete(chave)
  }
}
