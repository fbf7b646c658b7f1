import { Resolver } from 'node:dns/promises'

import { inTime } from '#infra'

/** Texts that stand at a name in DNS; null: its servers did not say within the time. */
export interface Resolvedor {
  listTextos(nome: string): Promise<string[] | null>
}

/** And where a name leads; null as above. */
export interface ResolvedorDeHost extends Resolvedor {
  /** Other names that it stands for (CNAME), in small letters without the dot at their end. */
  listNomes(nome: string): Promise<string[] | null>
  /** Its addresses, IPv4 and IPv6; null when servers were silent about one of both. */
  listEnderecos(nome: string): Promise<string[] | null>
}

/** Asks name servers, those of the machine when none are named; waits `prazoMs` at most for each answer. */
export function createResolvedor(servidores: readonly string[], prazoMs = 4000): ResolvedorDeHost {
  async function ask<T>(question: (resolver: Resolver) => Promise<T[]>): Promise<T[] | null> {
    const resolver = new Resolver({ timeout: Math.ceil(prazoMs / 2), tries: 2 })
    if (servidores.length > 0) resolver.setServers(servidores)
    try {
      return await inTime(question(resolver), prazoMs)
    } catch (error) {
      return isVazio(error) ? [] : null
    } finally {
      resolver.cancel()
    }
  }
  return {
    listTextos: async (nome) => {
      const registros = await ask((resolver) => resolver.resolveTxt(nome))
      return registros && registros.map((partes) => partes.join(''))
    },
    listNomes: async (nome) => {
      const nomes = await ask((resolver) => resolver.resolveCname(nome))
      return nomes && nomes.map((cada) => cada.toLowerCase().replace(/\.$/, ''))
    },
    listEnderecos: async (nome) => {
      const [v4, v6] = await Promise.all([
        ask((resolver) => resolver.resolve4(nome)),
        ask((resolver) => resolver.resolve6(nome)),
      ])
      return v4 && v6 && [...v4, ...v6]
    },
  }
}

/** There is no such name, or nothing of the kind at it: that is an answer. */
function isVazio(error: unknown): boolean {
  const { code } = error as { code?: string } // errors of node:dns have one
  return code === 'ENOTFOUND' || code === 'ENODATA'
}
