import type { Sql, Transaction } from '#infra'

/** What happens to an item of a round besides its work. */
interface Efeitos {
  /** Items that failed before and whose next try is later. */
  adiados: ReadonlySet<string>
  /** May throw: then the round ends there. */
  onFalha(item: string, error: unknown): void
  onFeita(item: string): void
}

/** Where a round looks for items of one kind, and what is done to each. */
interface Espera<T> {
  /** The next ones, longest waiting first, without those named. */
  list(exceto: readonly string[]): Promise<readonly T[]>
  chaveOf(item: NoInfer<T>): string | number
  work(item: NoInfer<T>): Promise<unknown>
}

interface Lote<T> {
  tipo: string
  chaveOf(item: NoInfer<T>): string | number
  /** Takes the next batch for this transaction alone, without the items named in `exceto`; `take` may also keep a cursor instead. */
  take(tx: Transaction, exceto: readonly string[]): Promise<readonly T[]>
  work(tx: Transaction, itens: readonly NoInfer<T>[]): Promise<unknown>
}

/**
 * One run of a job (decision 0062). Every item is worked on by itself and named by its kind and key ('pedido 10127'): one that
 * throws is kept with its error and tried again later, and no other waits for it.
 */
export class Rodada {
  readonly #efeitos: Efeitos

  constructor(efeitos: Efeitos) {
    this.#efeitos = efeitos
  }

  /**
   * Works on one item; answers what the work answered, undefined when it failed or its next try is later. `sempre`: when it is
   * tried again is known elsewhere, so it is not put off here.
   */
  async item<T>(
    tipo: string,
    chave: string | number,
    work: () => Promise<T>,
    { sempre = false } = {},
  ): Promise<T | undefined> {
    const nome = nameItem(tipo, chave)
    if (!sempre && this.#efeitos.adiados.has(nome)) return undefined
    try {
      const feito = await work()
      this.#efeitos.onFeita(nome)
      return feito
    } catch (error) {
      this.#efeitos.onFalha(nome, error)
      return undefined
    }
  }

  /** Works on everything that waits, batch after batch, each item once. Answers how many it looked at. */
  async drain<T>(tipo: string, { list, chaveOf, work }: Espera<T>): Promise<number> {
    const vistos = new Set(this.#exceto(tipo))
    for (let total = 0; ;) {
      const novos = (await list([...vistos])).filter((item) => !vistos.has(String(chaveOf(item))))
      if (novos.length === 0) return total
      for (const item of novos) {
        vistos.add(String(chaveOf(item)))
        await this.item(tipo, chaveOf(item), () => work(item))
      }
      total += novos.length
    }
  }

  /**
   * The same for work that is done to many at once: batch after batch, each in a transaction. A batch that throws is done again
   * one by one, so that the bad item alone is left. Answers how many it looked at.
   */
  async drainLotes<T>(sql: Sql, { tipo, chaveOf, take, work }: Lote<T>): Promise<number> {
    const ruins = new Set(this.#exceto(tipo))
    let total = 0
    for (;;) {
      const tomados = await sql.begin(async (tx) => {
        const itens = await take(tx, [...ruins])
        const novos = itens.filter((item) => !ruins.has(String(chaveOf(item))))
        if (novos.length === 0) return itens.length
        const juntos = await tx
          .savepoint((ponto) => work(ponto, novos))
          .then(
            () => true,
            () => false,
          )
        for (const item of novos) {
          // Marked as seen: an item is not taken twice in one round, whatever its work does.
          ruins.add(String(chaveOf(item)))
          await this.item(tipo, chaveOf(item), async () => {
            if (!juntos) await tx.savepoint((ponto) => work(ponto, [item]))
          })
        }
        total += novos.length
        return itens.length
      })
      if (tomados === 0) return total
    }
  }

  #exceto(tipo: string): string[] {
    const inicio = nameItem(tipo, '')
    return [...this.#efeitos.adiados]
      .filter((nome) => nome.startsWith(inicio))
      .map((nome) => nome.slice(inicio.length))
  }
}

/** Work outside of a job: the first item that fails is thrown. */
export const rodadaSolta = new Rodada({
  adiados: new Set(),
  onFalha: (_item, error) => {
    throw error
  },
  onFeita: () => {},
})

function nameItem(tipo: string, chave: string | number): string {
  return `${tipo} ${chave}`
}
