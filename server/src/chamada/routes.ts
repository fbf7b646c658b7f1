// Adds `cookies` to FastifyRequest where this file is compiled without app.ts.
import '@fastify/cookie'

import { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { calls, type Arquivo, type Call, type CallKey } from '@vitrine/contract'

import { Falha, fillPartilhada, pickCabecalhos, semPrecos, type CachePublico, type Partilhada } from '#infra'

import { JSON_UTF8, type Partilhadas } from './partilhadas.ts'
import type { Relidas } from './relidas.ts'

import type { Dispatch } from './dispatch.ts'
import type { Requisicao } from './handlers.ts'
import { keepRecusa, keepRequisicao, readFeita, type Feita } from './feita.ts'
import { findParte, hasVez, nomeOf } from './find-parte.ts'
import { listMethods } from './known-paths.ts'
import type { LimiteDeChamadas } from './limit-chamadas.ts'
import type { Rodizio } from './rodizio.ts'
import { isContada, throwNoted, toFalha } from './to-falha.ts'
import { hasLeftOf } from './to-requisicao.ts'
import { toSchema } from './validate.ts'

export interface ChamadaDeps {
  dispatch: Dispatch
  cache: CachePublico
  partilhadas: Partilhadas
  relidas: Pick<Relidas, 'keep'>
  /** Whose call is begun next, and whose is not. */
  rodizio: Rodizio
  limite: Pick<LimiteDeChamadas, 'checkIp'>
  /** The id of the supplier that a call names, if it is known without asking: its answer is kept under its generation, its calls take their turns. */
  idOfFornecedor(nome: string): string | undefined
  /** Told of each call once it is answered, whatever came of it. */
  onFeita?: (feita: Feita) => void
  /** Tests parse each answer strictly: a field that the contract lacks fails. */
  strict: boolean
}

/** One Fastify route for every entry of the contract; `{x}` becomes `:x`. */
export function registerCalls(app: FastifyInstance, deps: ChamadaDeps): void {
  for (const [key, call] of Object.entries(calls) as [CallKey, Call][]) {
    const servida = { key, call, deps }
    if (call.formulario) void app.register(async (scope) => addRoute(readFormularios(scope), servida))
    else addRoute(app, servida)
  }
}

/** Form bodies are read only for calls that declare it: any page of the web can send one. */
function readFormularios(scope: FastifyInstance): FastifyInstance {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  return scope
}

function addRoute(app: FastifyInstance, servida: Servida): void {
  const { key, call } = servida
  const [method = 'GET', path = ''] = key.split(' ')
  const begin = hasVez(call) ? beginInTurn : answer
  app.route({
    method,
    url: path.replace(/\{([^}]+)\}/g, ':$1'),
    bodyLimit: call.bodyLimit ?? 256 * 1024,
    onRequest: (request, reply, done) => {
      reply.header('x-request-id', request.id)
      done()
    },
    onResponse: (request, reply, done) => {
      servida.deps.onFeita?.(readFeita(key, request, reply))
      done()
    },
    handler: (request, reply) => begin(servida, request, reply),
  })
}

function answer(servida: Servida, request: FastifyRequest, reply: FastifyReply) {
  throwNoted(request.raw, servida.call)
  return servida.call.publica ? servePublico(servida, request, reply) : serve(servida, request, reply)
}

/** When it is the turn of the supplier that it names. Its body is here already: nobody's turn waits for one. */
function beginInTurn(servida: Servida, request: FastifyRequest, reply: FastifyReply) {
  const { key, call, deps } = servida
  const parte = findParte(call, request, deps.idOfFornecedor)
  if (parte === null) return answer(servida, request, reply)
  // An address that asks too much takes nobody's turn.
  deps.limite.checkIp(key, keepRequisicao(request))
  // What failed before, for want of a turn too, takes none.
  throwNoted(request.raw, call)
  const vez = deps.rodizio.wait(parte, hasLeftOf(request.raw))
  if (!vez) return answer(servida, request, reply)
  return vez.then(
    () => answer(servida, request, reply),
    (error: unknown) => {
      throw toFalha(error, call.imprevisto)
    },
  )
}

interface Servida {
  key: CallKey
  call: Call
  deps: ChamadaDeps
}

async function serve(servida: Servida, request: FastifyRequest, reply: FastifyReply) {
  const requisicao = keepRequisicao(request)
  const keep = servida.call.publica && requisicao.token ? beginPartilhada(servida, request) : undefined
  const dados = await carryOut(servida, request, requisicao)
  if (servida.deps.strict) await requisicao.escrita?.check?.()
  if (requisicao.askAgain)
    servida.deps.relidas.keep(request.url, servida.call, requisicao, pickCabecalhos(reply.getHeaders()))
  // In a preview nobody logs in: the session of whoever looks is the panel's.
  if (requisicao.setCookies.length > 0 && !requisicao.previa)
    reply.header('set-cookie', requisicao.setCookies)
  if (servida.call.arquivo) return sendArquivo(servida.call.arquivo, dados as Arquivo, reply) // the contract's response
  return reply
    .header('cache-control', 'no-store')
    .type(JSON_UTF8)
    .send(serialize(servida, dados, { requisicao, reply, keep }))
}

type KeepPartilhada = (requisicao: Requisicao, reply: FastifyReply, partilhada: Partilhada) => void

/** Taken before anything is read; what it gives keeps the answer for all of the same price signature. */
function beginPartilhada({ call, deps }: Servida, request: FastifyRequest): KeepPartilhada | undefined {
  const idfornecedor = deps.idOfFornecedor(nomeOf(call, request))
  const inicio = idfornecedor && deps.cache.begin(idfornecedor)
  if (!inicio) return undefined
  return (requisicao, reply, partilhada) =>
    deps.partilhadas.keep(request.url, {
      requisicao,
      inicio,
      cabecalhos: pickCabecalhos(reply.getHeaders()),
      partilhada,
    })
}
const serializadores = new WeakMap<z.ZodType, ReturnType<FastifyReply['compileSerializationSchema']>>()

/** By the contract's schema, compiled when the call is first answered: all of them at the start cost a third of a second. */
function serialize(
  { key, call: { response }, deps }: Servida,
  dados: unknown,
  {
    requisicao,
    reply,
    keep,
  }: { requisicao: Requisicao; reply: FastifyReply; keep?: KeepPartilhada | undefined },
): string | Buffer {
  const serializador = serializadores.get(response) ?? reply.compileSerializationSchema(toSchema(response))
  serializadores.set(response, serializador)
  const registro = dados as Record<string, unknown> // the schema says what it is
  const { escrita } = requisicao
  if (!escrita) return serializador(registro)
  const partilhada = escrita.write(() => serializador({ ...registro, data: [] }))
  keep?.(requisicao, reply, partilhada)
  const corpo = fillPartilhada(partilhada, escrita.pessoalDe)
  if (deps.strict) checkData(key, corpo, serializador(registro))
  return corpo
}

/** A file is sent while it is made; when the client disconnects, the making stops. */
function sendArquivo(padrao: string, { nome, tipo, conteudo }: Arquivo, reply: FastifyReply) {
  return reply
    .type(tipo ?? padrao)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(nome)}`)
    .send(Readable.from(conteudo))
}

/** A visitor's answer is kept as bytes under the supplier's generation; that of a session only as its signature shares it. */
async function servePublico(servida: Servida, request: FastifyRequest, reply: FastifyReply) {
  const { call, deps } = servida
  const requisicao = keepRequisicao(request)
  const isDeTodos = requisicao.token === '' && !requisicao.previa
  const idfornecedor = isDeTodos ? deps.idOfFornecedor(nomeOf(call, request)) : undefined
  if (!idfornecedor) return serve(servida, request, reply)
  const inicio = deps.cache.begin(idfornecedor)
  const dados = await carryOut(servida, request, requisicao)
  const corpo = serialize(servida, dados, { requisicao, reply })
  const cabecalhos = pickCabecalhos(reply.getHeaders())
  const precos = call.publica === 'SEM_PRECOS' ? semPrecos : requisicao.precos
  deps.cache.set(request.url, inicio, { contentType: JSON_UTF8, cabecalhos, precos }, corpo)
  return reply.type(JSON_UTF8).header('cache-control', 'no-cache').send(corpo)
}

async function carryOut(
  { key, call, deps }: Servida,
  request: FastifyRequest,
  requisicao: Requisicao,
): Promise<unknown> {
  const dados = await deps.dispatch(key, request, requisicao)
  if (deps.strict && !call.arquivo) checkStrict(key, call, dados)
  return dados
}

function checkStrict(key: CallKey, call: Call, dados: unknown): void {
  const schema = estritos.get(call.response) ?? deepStrict(call.response)
  // Building one takes longer than most calls.
  estritos.set(call.response, schema)
  const result = schema.safeParse(dados)
  if (!result.success)
    throw new Error(`${key} answers what the contract does not declare: ${z.prettifyError(result.error)}`)
}

/** What was written by its handler is what the contract's serializer would write, in whatever order. */
function checkData(key: CallKey, escrito: Buffer, esperado: string): void {
  if (!isDeepStrictEqual(JSON.parse(escrito.toString()), JSON.parse(esperado)))
    throw new Error(`${key} writes other data than it answers`)
}

const estritos = new WeakMap<z.ZodType, z.ZodType>()

/** The same schema with every plain object refusing unknown fields. */
function deepStrict(schema: z.ZodType): z.ZodType {
  const json = toSchema(schema)
  return z.fromJSONSchema(json as Parameters<typeof z.fromJSONSchema>[0])
}

/** No route took it: a known path with another method says which it answers to. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  const methods = listMethods(request.url)
  if (methods.length === 0) return sendFalha(new Falha('nao_encontrado'), request, reply)
  reply.header('allow', methods.join(', '))
  return sendFalha(new Falha('metodo_invalido'), request, reply)
}

/** Where a failure leaves the server: the contract's text and status, never a stack. */
export function sendFalha(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const falha = toFalha(error)
  keepRecusa(request, falha)
  const isFalhaNossa = (falha.status >= 500 || falha.cause) && !isContada(falha.cause)
  if (isFalhaNossa) request.log.error({ err: falha.cause ?? error }, 'call failed')
  const corpo = falha.toCorpo(request.id)
  const segundos = corpo.detalhes?.segundos
  if (typeof segundos === 'number') reply.header('retry-after', segundos)
  return reply
    .code(falha.status)
    .header('cache-control', 'no-store')
    .type(JSON_UTF8)
    .send(JSON.stringify(corpo))
}
