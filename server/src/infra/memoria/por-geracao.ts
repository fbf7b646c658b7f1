import { sumGeracoes, type Geracoes } from './geracao.ts'
import { Memoria, type LimiteDeTamanho } from './memoria.ts'
import type { AreaMudanca, Notificacoes } from '#infra'

interface Guardado<V> {
  geracao: number
  valor: V
}

/** What changes what is kept: products without their prices, unless it is said. */
type Areas = readonly AreaMudanca[]
const PRODUTO: Areas = ['produto']

/**
 * What was read of a supplier, kept while nothing of it changes: never more than a notification old, and what was read while
 * something changed is used once (decision 0011). Whoever keeps and asks says the same areas. Least recently used first out.
 */
export class PorGeracao<V extends object> {
  readonly #guardados: Memoria<Guardado<V>>
  readonly #geracoes: Geracoes
  readonly #notificacoes: Notificacoes

  constructor(geracoes: Geracoes, notificacoes: Notificacoes, limite: number | LimiteDeTamanho<V>) {
    this.#guardados = new Memoria(
      typeof limite === 'number' ? limite : { ...limite, tamanhoOf: ({ valor }) => limite.tamanhoOf(valor) },
    )
    this.#geracoes = geracoes
    this.#notificacoes = notificacoes
  }

  get(idfornecedor: string, chave: string, areas = PRODUTO): V | undefined {
    const guardado = this.#notificacoes.isListening() ? this.#guardados.get(idfornecedor + chave) : undefined
    return guardado?.geracao === this.#geracaoOf(idfornecedor, areas) ? guardado.valor : undefined
  }

  /** Take this before reading; then say what is kept, from what is kept already. */
  begin(
    idfornecedor: string,
    areas = PRODUTO,
  ): (chave: string, toValor: (antes: V | undefined) => V) => void {
    const geracao = this.#geracaoOf(idfornecedor, areas)
    return (chave, toValor) => {
      if (geracao !== this.#geracaoOf(idfornecedor, areas)) return
      const valor = toValor(this.get(idfornecedor, chave, areas))
      this.#guardados.set(idfornecedor + chave, { geracao, valor })
    }
  }

  #geracaoOf(idfornecedor: string, areas: Areas): number {
    return sumGeracoes(this.#geracoes, idfornecedor, areas)
  }
}
