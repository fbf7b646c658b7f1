import { setTimeout as wait } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

import type { Prontidao } from '#saude'

interface Parada {
  prontidao: Prontidao
  drenoMs: number
  /** Servers that listen: the shop first. */
  servidores: readonly FastifyInstance[]
  /** Jobs, then what they and the requests work with. */
  depois: readonly (() => Promise<unknown>)[]
}

/** How long a live stream or a download may continue before it is cut. */
const ULTIMOS_MS = 10_000

/**
 * Stops a process without a refused request (docs/operar.md): first /readyz says so while everything is answered, then new connections are refused and open requests end, then jobs and connections.
 */
export async function stopInteiro({ prontidao, drenoMs, servidores, depois }: Parada): Promise<void> {
  prontidao.drain()
  await wait(drenoMs)
  await Promise.all(servidores.map(closeServidor))
  for (const close of depois) await close().catch(() => {})
}

async function closeServidor(servidor: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => servidor.server.closeAllConnections(), ULTIMOS_MS)
  await servidor.close()
  clearTimeout(cut)
}
