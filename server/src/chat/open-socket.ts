import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import { z } from 'zod'

import {
  CAMINHO_SOCKET,
  cookies,
  eventosDoCliente,
  MENSAGENS_POR_VEZ,
  type DadosDoCliente,
  type DadosDoServidor,
  type EventoDoCliente,
  type EventoDoServidor,
} from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import { toFalha, type Requisicao, type ResolveContexto } from '#chamada'
import { createIpOf, Falha, isOrigemAlheia, type Config, type Notificacoes, type Sql } from '#infra'

import { requireParticipante, type Participante } from './participante.ts'
import { quartoDaSala, quartoDe, quartoDoUsuario } from './quartos.ts'
import { readHistorico, readSala } from './read-chat.ts'
import { countNotificacoes, tellDigitando } from './sala.repository.ts'
import { checkEvento, tellSalas } from './tell-salas.ts'

interface Deps {
  sql: Sql
  notificacoes: Notificacoes
  resolveContexto: ResolveContexto
  config: Pick<Config, 'trustProxy'>
}

/** Sockets that one login holds at once in this process. */
const POR_LOGIN = 20
/** Events of one socket in ten seconds: a person types, a program that asks for more is refused. */
const POR_DEZ_SEGUNDOS = 60
/** Longest message of the protocol: what is written goes through calls. */
const BYTES = 8 * 1024

/** What is known of a socket. */
interface Ligacao {
  requisicao: Requisicao
  quem: Participante | null
  /** Ends with the session. */
  fim: NodeJS.Timeout | null
  eventos: number[]
}

/**
 * The conversation's websocket (§4 Chat): it is opened with the session of cookie or `auth.token`, says by `handshake` for whom, is
 * answered `handshake-success`, and hears of the rooms that it names by `room-handshake`. Whatever process wrote, PostgreSQL tells this one.
 */
export function openSocket(
  fastify: FastifyInstance,
  { sql, notificacoes, resolveContexto, config }: Deps,
): void {
  const io = new Server(fastify.server, {
    path: CAMINHO_SOCKET,
    serveClient: false,
    maxHttpBufferSize: BYTES,
    // A page of another site sends the cookie too.
    allowRequest: (request, done) => done(null, !isOrigemAlheia(request.headers)),
  })
  const onFalha = (error: unknown) => fastify.log.error({ err: error }, 'chat')
  const ipOf = createIpOf(config.trustProxy)
  const ligacoes = new Map<Socket, Ligacao>()

  function emit<E extends EventoDoServidor>(
    quartos: readonly string[],
    evento: E,
    dados: DadosDoServidor<E>,
  ) {
    if (isSomebodyIn(quartos)) io.to([...quartos]).emit(evento, checkEvento(evento, dados))
  }
  function isSomebodyIn(quartos: readonly string[]): boolean {
    return quartos.some((quarto) => io.sockets.adapter.rooms.has(quarto))
  }
  tellSalas({ sql, notificacoes, emit, isSomebodyIn, onFalha })

  const contextoOf = (requisicao: Requisicao, { idfornecedor, idcliente }: DadosDoCliente<'handshake'>) =>
    resolveContexto(requisicao, { fornecedor: idfornecedor, idcliente })

  /** Who may no more what it did when it came is sent away; its device comes back as who it is then. */
  async function recheck(socket: Socket, { requisicao, quem }: Ligacao): Promise<void> {
    if (!quem) return
    const { idfornecedor, idcliente, idusuario, lado } = quem
    const contexto = await contextoOf(requisicao, { idfornecedor, idcliente: idcliente ?? undefined })
    const agora = readParticipante(contexto)
    const isSame = agora?.idusuario === idusuario && agora.lado === lado && agora.idcliente === idcliente
    if (!isSame) socket.disconnect(true)
  }

  notificacoes.onAcesso((ids) => {
    // The connection to PostgreSQL was lost and is back.
    if (!ids) io.emit('reler', {})
    for (const [socket, ligacao] of ligacoes) {
      const { quem } = ligacao
      if (quem && (!ids || ids.includes(quem.idusuario) || (quem.idcliente && ids.includes(quem.idcliente))))
        recheck(socket, ligacao).catch(onFalha)
    }
  })

  io.on('connection', (socket) => {
    const ligacao: Ligacao = {
      requisicao: toRequisicao(socket, ipOf(socket.request)),
      quem: null,
      fim: null,
      eventos: [],
    }
    ligacoes.set(socket, ligacao)
    socket.on('disconnect', () => {
      ligacoes.delete(socket)
      if (ligacao.fim) clearTimeout(ligacao.fim)
    })
    const requireQuem = () => {
      if (!ligacao.quem) throw new Falha('sessao_expirada')
      return ligacao.quem
    }

    listen(socket, ligacao, 'handshake', async (dados) => {
      const contexto = await contextoOf(ligacao.requisicao, dados)
      if (!contexto.sessao) throw new Falha('sessao_expirada')
      const quem = requireParticipante(contexto)
      if ((io.sockets.adapter.rooms.get(quartoDoUsuario(quem.idusuario))?.size ?? 0) >= POR_LOGIN)
        throw new Falha('muitas_requisicoes', { detalhes: { segundos: 60 } })
      // Asked again for another cliente it hears of that one alone.
      for (const quarto of socket.rooms) if (quarto !== socket.id) await socket.leave(quarto)
      ligacao.quem = quem
      ligacao.fim = endWith(socket, ligacao.fim, contexto.sessao.expira_em)
      await socket.join([quartoDe(quem), quartoDoUsuario(quem.idusuario)])
      const notificacoesDele = await countNotificacoes(sql, quem)
      socket.emit(
        'handshake-success',
        checkEvento('handshake-success', { lado: quem.lado, notificacoes: notificacoesDele }),
      )
      return { notificacoes: notificacoesDele }
    })
    listen(socket, ligacao, 'room-handshake', async ({ sala, desde }) => {
      const quem = requireQuem()
      await readSala(sql, quem, sala)
      // Listens before it reads: what is written in between comes twice, never not at all.
      await socket.join(quartoDaSala(sala, quem.lado))
      return readHistorico(sql, quem, { idsala: sala, desde, limit: MENSAGENS_POR_VEZ })
    })
    listen(socket, ligacao, 'room-leave', async ({ sala }) => {
      await socket.leave(quartoDaSala(sala, requireQuem().lado))
      return {}
    })
    listen(socket, ligacao, 'digitando', async ({ sala }) => {
      const quem = requireQuem()
      // Who listens to a room is a member of it.
      if (!socket.rooms.has(quartoDaSala(sala, quem.lado))) throw new Falha('nao_encontrado')
      await tellDigitando(sql, quem, sala)
      return {}
    })
  })

  fastify.addHook('preClose', (done) => {
    io.disconnectSockets(true)
    io.engine.close()
    done()
  })
}

/** Validates what comes and what is answered, as a call does; an error is answered, never thrown into the socket. */
function listen<E extends EventoDoCliente>(
  socket: Socket,
  ligacao: Ligacao,
  evento: E,
  handle: (dados: DadosDoCliente<E>) => Promise<unknown>,
): void {
  const { dados: Dados, resposta } = eventosDoCliente[evento]
  socket.on(evento as string, async (raw: unknown, ack: unknown) => {
    const answer = typeof ack === 'function' ? (ack as (resposta: unknown) => void) : () => {}
    try {
      takeVez(ligacao)
      const lido = Dados.safeParse(raw)
      if (!lido.success) throw new Falha('entrada_invalida')
      // The schema of this very event: the compiler does not follow the key.
      answer(resposta.parse({ dados: await handle(lido.data as DadosDoCliente<E>) }))
    } catch (error) {
      const { codigo, message } = toFalha(
        error instanceof z.ZodError ? new Error('chat answer', { cause: error }) : error,
      )
      answer({ falha: { codigo, error: message } })
    }
  })
}

/** Errors: `muitas_requisicoes`. */
function takeVez(ligacao: Ligacao): void {
  const agora = Date.now()
  ligacao.eventos = ligacao.eventos.filter((quando) => quando > agora - 10_000)
  if (ligacao.eventos.length >= POR_DEZ_SEGUNDOS)
    throw new Falha('muitas_requisicoes', { detalhes: { segundos: 10 } })
  ligacao.eventos.push(agora)
}

function readParticipante(contexto: ContextoComprador): Participante | null {
  try {
    return requireParticipante(contexto)
  } catch {
    return null
  }
}

/** Longest delay of a timer. */
const TIMER_MAXIMO = 2 ** 31 - 1

function endWith(socket: Socket, antes: NodeJS.Timeout | null, expira: Date): NodeJS.Timeout {
  if (antes) clearTimeout(antes)
  const espera = Math.min(Math.max(expira.getTime() - Date.now(), 0), TIMER_MAXIMO)
  return setTimeout(() => socket.disconnect(true), espera).unref()
}

/** The facts of the transport, of the request that opened the socket. */
function toRequisicao({ handshake, request, id }: Socket, ip: string): Requisicao {
  const { token } = handshake.auth as { token?: unknown }
  const bearer = typeof token === 'string' ? token : ''
  const cookie = readCookie(request.headers.cookie ?? '', cookies.sessao)
  return {
    id,
    ip,
    agente: request.headers['user-agent'] ?? '',
    token: bearer || cookie,
    cookie: !bearer,
    setCookies: [],
    headers: request.headers,
    host: (request.headers.host ?? '').replace(/:\d+$/, ''),
  }
}

function readCookie(cabecalho: string, nome: string): string {
  const par = cabecalho.split('; ').find((cookie) => cookie.startsWith(`${nome}=`))
  return decodeURIComponent(par?.slice(nome.length + 1) ?? '')
}
