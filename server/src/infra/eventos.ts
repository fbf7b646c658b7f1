import type { FastifyReply } from 'fastify'

import { pickCabecalhos } from './cabecalhos.ts'
import { Falha } from './falha.ts'
import type { Notificacoes } from './notificacao.ts'

/** Comments keep proxies from closing a quiet stream. */
const BATIDA_MS = 25_000
/** Streams that one login holds at once in this process: a person has a few pages open, a program that asks for more is refused. */
const POR_LOGIN = 20

const abertas = new Map<string, number>()

export interface Ouvinte {
  /** Whose stream it is. */
  idusuario: string
  notificacoes: Pick<Notificacoes, 'onAcesso'>
  /** Whether the session that opened it lives and may still hear it. */
  isViva: () => Promise<boolean>
  /** Runs when the browser is gone, or was sent away. */
  stop: () => void
}

/**
 * Turns an answer into a stream of server-sent events (decision 0014). It ends with the session that opened it: at once when that is
 * logged out, at the next beat when it expires. Throws `muitas_requisicoes` above the limit of a login.
 */
export function openEventos(
  reply: FastifyReply,
  { idusuario, notificacoes, isViva, stop }: Ouvinte,
): { send(nome: string, dados: unknown): void; end(): void } {
  const quantas = abertas.get(idusuario) ?? 0
  if (quantas >= POR_LOGIN) {
    stop()
    throw new Falha('muitas_requisicoes', { detalhes: { segundos: 60 } })
  }
  abertas.set(idusuario, quantas + 1)
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...pickCabecalhos(reply.getHeaders()),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const end = () => void raw.end()
  const write = (texto: string) => void (raw.writableEnded || raw.write(texto))
  const check = () => void isViva().then((viva) => viva || end(), end)
  const batida = setInterval(() => {
    write(':\n\n')
    check()
  }, BATIDA_MS)
  const stopAcesso = notificacoes.onAcesso((ids) => {
    if (!ids || ids.includes(idusuario)) check()
  })
  raw.on('close', () => {
    clearInterval(batida)
    stopAcesso()
    const restam = (abertas.get(idusuario) ?? 1) - 1
    if (restam > 0) abertas.set(idusuario, restam)
    else abertas.delete(idusuario)
    stop()
  })
  return { send: (nome, dados) => write(`event: ${nome}\ndata: ${JSON.stringify(dados)}\n\n`), end }
}
