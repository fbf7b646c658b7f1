import type { IncomingMessage } from 'node:http'

import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'

import {
  CAMINHO_SOCKET,
  cookies,
  MENSAGENS_POR_VEZ,
  type DadosDoCliente,
  type DadosDoServidor,
  type EventoDoServidor,
} from '@vitrine/contract'
import { hasModulo } from '@vitrine/rules/acesso'

import type { ResolveContexto } from '#chamada'
import {
  createIpOf,
  Falha,
  isDoPainel,
  isOrigemAlheia,
  type Config,
  type Notificacoes,
  type Sql,
} from '#infra'
import { createPresencasNoCarrinho, type PresencasNoCarrinho } from '#presenca-no-carrinho'

import { contextoDe, endWith, isOf, recheck, requireQuem, type Ligacao } from './ligacao.ts'
import { listen, type Vezes } from './listen.ts'
import { requireParticipante } from './participante.ts'
import { createPresencas, isIn, type Presencas } from './presenca.ts'
import { quartoDaSala, quartoDe, quartoDoUsuario } from './quartos.ts'
import { readHistorico, readSala } from './read-chat.ts'
import { toRequisicao } from './requisicao-do-socket.ts'
import { countNotificacoes, tellDigitando } from './sala.repository.ts'
import { checkEvento, tellSalas } from './tell-salas.ts'

/** Asked for by a page of a customer's view; the panel's own is not. */
const isDaVisao = (request: IncomingMessage): boolean =>
  (request.headers.cookie ?? '').includes(`${cookies.visao}=`) && !isDoPainel(request)

interface Deps {
  sql: Sql
  notificacoes: Notificacoes
  resolveContexto: ResolveContexto
  config: Pick<Config, 'trustProxy'>
}

/** Sockets that one login holds at once in this process. */
const POR_LOGIN = 20
/** Longest message of the protocol: what is written goes through calls. */
const BYTES = 8 * 1024

/**
 * The conversation's websocket (§4 Chat): it is opened with the session of cookie or `auth.token`, says by `handshake` for whom, is
 * answered `handshake-success`, and hears of the rooms that it names by `room-handshake`. Whatever process wrote, PostgreSQL tells this one.
 */
export function openSocket(fastify: FastifyInstance, deps: Deps): void {
  const { sql, notificacoes, resolveContexto, config } = deps
  const io = new Server(fastify.server, {
    path: CAMINHO_SOCKET,
    serveClient: false,
    maxHttpBufferSize: BYTES,
    // A page of another site sends the cookie too.
    // A customer's view asks now and then instead: it is neither here nor told to anybody.
    allowRequest: (request, done) => done(null, !isOrigemAlheia(request.headers) && !isDaVisao(request)),
  })
  const onFalha = (error: unknown) => fastify.log.error({ err: error }, 'chat')
  const ipOf = createIpOf(config.trustProxy)
  const ligacoes = new Set<Ligacao>()

  const isSomebodyIn = (quartos: readonly string[]) =>
    quartos.some((quarto) => io.sockets.adapter.rooms.has(quarto))
  const emit = <E extends EventoDoServidor>(
    quartos: readonly string[],
    evento: E,
    dados: DadosDoServidor<E>,
  ) => void (isSomebodyIn(quartos) && io.to([...quartos]).emit(evento, checkEvento(evento, dados)))
  const presencas = createPresencas(sql, onFalha)
  const noCarrinho = createPresencasNoCarrinho(sql, onFalha)
  tellSalas({ sql, notificacoes, emit, isSomebodyIn, onEquipe: presencas.hearEquipe, onFalha })

  notificacoes.onAcesso((ids) => {
    // The connection to PostgreSQL was lost and is back.
    if (!ids) io.emit('reler', {})
    for (const ligacao of ligacoes) if (isOf(ligacao, ids)) recheck(ligacao, resolveContexto).catch(onFalha)
  })

  io.on('connection', (socket) => {
    const requisicao = toRequisicao(socket, ipOf(socket.request))
    const ligacao: Ligacao = { socket, requisicao, quem: null, fim: null }
    ligacoes.add(ligacao)
    socket.on('disconnect', () => {
      ligacoes.delete(ligacao)
      presencas.leaveAll(ligacao)
      noCarrinho.leave(ligacao)
      if (ligacao.fim) clearTimeout(ligacao.fim)
    })
    const quantosDe = (idusuario: string) =>
      io.sockets.adapter.rooms.get(quartoDoUsuario(idusuario))?.size ?? 0
    listenTo(ligacao, { sql, resolveContexto, presencas, noCarrinho, quantosDe })
  })

  fastify.addHook('preClose', (done) => {
    io.disconnectSockets(true)
    io.engine.close()
    done()
  })
}

interface DaLigacao extends Pick<Deps, 'sql' | 'resolveContexto'> {
  presencas: Presencas
  noCarrinho: PresencasNoCarrinho
  /** Sockets of a login in this process. */
  quantosDe(idusuario: string): number
}

/** The events of one socket. */
function listenTo(ligacao: Ligacao, deps: DaLigacao): void {
  const { sql, presencas, noCarrinho } = deps
  const { socket } = ligacao
  const vezes: Vezes = []
  listen(socket, vezes, 'handshake', (dados) => shakeHands(ligacao, dados, deps))
  listen(socket, vezes, 'room-handshake', async ({ sala, desde }) => {
    const quem = requireQuem(ligacao)
    await readSala(sql, quem, sala)
    // Listens before it reads: what is written in between comes twice, never not at all.
    await socket.join(quartoDaSala(sala, quem.lado))
    presencas.enter(ligacao, sala)
    return readHistorico(sql, quem, { idsala: sala, desde, limit: MENSAGENS_POR_VEZ })
  })
  listen(socket, vezes, 'room-leave', async ({ sala }) => {
    await socket.leave(quartoDaSala(sala, requireQuem(ligacao).lado))
    presencas.leave(ligacao, sala)
    return {}
  })
  listen(socket, vezes, 'digitando', async ({ sala }) => {
    const quem = requireQuem(ligacao)
    // Who listens to a room is a member of it.
    if (!isIn(ligacao, quem, sala)) throw new Falha('nao_encontrado')
    await tellDigitando(sql, quem, sala)
    return {}
  })
  listen(socket, vezes, 'carrinho', async ({ aberto }) => {
    const { idcliente, ...quem } = requireQuem(ligacao)
    // The store's people look at carts by their grid.
    if (idcliente !== null) await noCarrinho.set(ligacao, { ...quem, idcliente }, aberto)
    return {}
  })
}

/** Says for whom a socket is. Errors: `sessao_expirada`, `nao_encontrado` (also where the store has no conversation), `muitas_requisicoes` above the sockets of a login. */
async function shakeHands(
  ligacao: Ligacao,
  dados: DadosDoCliente<'handshake'>,
  { sql, resolveContexto, presencas, noCarrinho, quantosDe }: DaLigacao,
): Promise<{ notificacoes: number }> {
  const contexto = await contextoDe(resolveContexto, ligacao, dados)
  if (!contexto.sessao) throw new Falha('sessao_expirada')
  if (!hasModulo(contexto.fornecedor?.publico.modulos ?? [], 'chat')) throw new Falha('nao_encontrado')
  const quem = requireParticipante(contexto)
  const { socket } = ligacao
  // Asked again for another cliente it hears of that one alone.
  presencas.leaveAll(ligacao)
  noCarrinho.leave(ligacao)
  await leaveQuartos(socket)
  if (quantosDe(quem.idusuario) >= POR_LOGIN)
    throw new Falha('muitas_requisicoes', { detalhes: { segundos: 60 } })
  ligacao.quem = quem
  endWith(ligacao, contexto.sessao.expira_em)
  await socket.join([quartoDe(quem), quartoDoUsuario(quem.idusuario)])
  const notificacoes = await countNotificacoes(sql, quem)
  socket.emit('handshake-success', checkEvento('handshake-success', { lado: quem.lado, notificacoes }))
  return { notificacoes }
}

async function leaveQuartos(socket: Socket): Promise<void> {
  for (const quarto of socket.rooms) if (quarto !== socket.id) await socket.leave(quarto)
}
