import type { FastifyReply } from 'fastify'

/** Comments keep proxies from closing a quiet stream. */
const BATIDA_MS = 25_000

/** Turns an answer into a stream of server-sent events (decision 0014); `stop` runs when the browser is gone. */
export function openEventos(
  reply: FastifyReply,
  stop: () => void,
): { send(nome: string, dados: unknown): void } {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const batida = setInterval(() => raw.write(':\n\n'), BATIDA_MS)
  raw.on('close', () => {
    clearInterval(batida)
    stop()
  })
  return { send: (nome, dados) => void raw.write(`event: ${nome}\ndata: ${JSON.stringify(dados)}\n\n`) }
}
