import type { Sql } from '#infra'

import { savePresencaNoCarrinho, type QuemOlha } from './presenca-no-carrinho.repository.ts'

/** How often it is said again that a customer looks at its cart: who was in a process that died has gone after a minute. */
const DE_NOVO_MS = 30_000

/** By the connection of each, whatever that is. */
export interface PresencasNoCarrinho {
  /** A customer's socket says whether it looks at its cart. */
  set(ligacao: object, quem: QuemOlha, aberto: boolean): Promise<void>
  /** A socket is gone, or for somebody else. */
  leave(ligacao: object): void
}

/** Which customers look at their carts in this process, kept where every process reads it (issue 14). Two windows are one presence. */
export function createPresencasNoCarrinho(sql: Sql, onFalha: (error: unknown) => void): PresencasNoCarrinho {
  const abertos = new Map<object, QuemOlha>()
  const isElsewhere = (quem: QuemOlha) =>
    [...abertos.values()].some(
      (outro) =>
        outro.idusuario === quem.idusuario &&
        outro.idcliente === quem.idcliente &&
        outro.idfornecedor === quem.idfornecedor,
    )
  const leave = async (ligacao: object) => {
    const quem = abertos.get(ligacao)
    if (!quem) return
    abertos.delete(ligacao)
    if (!isElsewhere(quem)) await savePresencaNoCarrinho(sql, quem, false)
  }

  setInterval(() => {
    for (const quem of new Set(abertos.values())) savePresencaNoCarrinho(sql, quem, true).catch(onFalha)
  }, DE_NOVO_MS).unref()

  return {
    set: async (ligacao, quem, aberto) => {
      if (!aberto) return leave(ligacao)
      abertos.set(ligacao, quem)
      await savePresencaNoCarrinho(sql, quem, true)
    },
    leave: (ligacao) => void leave(ligacao).catch(onFalha),
  }
}
