import { Resolver } from 'node:dns/promises'

import { inTime } from '#infra'

/** Texts that stand at a name in DNS; null: its servers did not say within the time. */
export interface Resolvedor {
  listTextos(nome: string): Promise<string[] | null>
}

/** Asks name servers, those of the machine when none are named; waits `prazoMs` at most. */
export function createResolvedor(servidores: readonly string[], prazoMs = 4000): Resolvedor {
  return {
    listTextos: async (nome) => {
      const resolver = new Resolver({ timeout: Math.ceil(prazoMs / 2), tries: 2 })
      if (servidores.length > 0) resolver.setServers(servidores)
      try {
        const registros = await inTime(resolver.resolveTxt(nome), prazoMs)
        return registros.map((partes) => partes.join(''))
      } catch (error) {
        return isVazio(error) ? [] : null
      } finally {
        resolver.cancel()
      }
    },
  }
}

/** There is no such name, or no text at it: that is an answer. */
function isVazio(error: unknown): boolean {
  const { code } = error as { code?: string } // errors of node:dns have one
  return code === 'ENOTFOUND' || code === 'ENODATA'
}
