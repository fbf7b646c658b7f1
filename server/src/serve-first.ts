import { createServer, type IncomingMessage, type Server } from 'node:http'

import type { FastifyServerFactoryHandler } from 'fastify'

import { createPeekContexto, createPeekVisitante, type createSessoesVivas } from '#acesso'
import {
  answerFromCache,
  createAnswerPronta,
  everySecond,
  createPartilhadas,
  createRelidas,
  Antecipadas,
  noteFalha,
  type AnswerPronta,
  type Rodizio,
  type LimiteDeChamadas,
  type Partilhadas,
  type Relidas,
} from '#chamada'
import { createDetalhesProntos } from '#detalhe'
import type { Fornecedores } from '#fornecedor'
import { createIpOf, type CachePublico } from '#infra'
import { createListasProntas, createReadPessoal, type Catalogo } from '#produto'

import { refuseTorto } from './infra/refuse-torto.ts'
import type { Prontidao } from './saude/index.ts'

interface DosAtalhos {
  cache: CachePublico
  sessoes: ReturnType<typeof createSessoesVivas>
  fornecedores: Fornecedores
  fontes: Parameters<typeof createDetalhesProntos>[0] & { catalogo: Catalogo }
  limite: Pick<LimiteDeChamadas, 'isDemais' | 'isDemaisDoIp' | 'isEsgotado'>
  rodizio: Rodizio
  strict: boolean
}

/** How is answered before Fastify: what customers share with others, what they ask again, what is asked of lists. */
export function createAtalhos(
  config: Parameters<typeof createAnswerPronta>[0],
  { cache, sessoes, fornecedores, fontes, limite, rodizio, strict }: DosAtalhos,
) {
  const { catalogo } = fontes
  const readDetalhe = createDetalhesProntos(fontes)
  const readLista = everySecond(createListasProntas(catalogo))
  const antecipadas = new Antecipadas(rodizio)
  const ipOf = createIpOf(config.trustProxy)
  const deQuem = { peekContexto: createPeekContexto(sessoes, fornecedores), isDemais: limite.isDemais }
  return {
    antecipadas,
    partilhadas: createPartilhadas(config, {
      cache,
      readPronta: (url) => readDetalhe(url) ?? readLista(url),
      readPessoal: createReadPessoal(catalogo.compras),
      antecipadas,
      isDemaisDoIp: (request) => limite.isDemaisDoIp(ipOf(request)),
      ...deQuem,
    }),
    relidas: createRelidas({ ...deQuem, strict }),
    answerPronta: createAnswerPronta(config, {
      cache,
      readPronta: readLista,
      peekVisitante: createPeekVisitante(fornecedores),
      antecipadas,
      limite,
    }),
  }
}

interface Deps {
  prontidao: Prontidao
  cache: CachePublico
  partilhadas: Partilhadas
  relidas: Relidas
  answerPronta: AnswerPronta
  antecipadas: Antecipadas
}

/** Bytes in memory need no parsing, no hook, no route: they are answered before Fastify, which gets the rest. */
export const serveFirst =
  ({ prontidao, cache, partilhadas, relidas, answerPronta, antecipadas }: Deps) =>
  (handler: FastifyServerFactoryHandler): Server =>
    createServer((request, response) => {
      if (refuseTorto(request, response)) return
      // The next request of this client must go to another process.
      if (prontidao.isDraining()) response.setHeader('connection', 'close')
      const serve = () => handler(request, response)
      const answer = () =>
        answerFromCache(request, response, { cache, antecipadas, otherwise: serve }) ||
        answerPronta(request, response, serve) ||
        partilhadas.answer(request, response, serve) ||
        relidas.answer(request, response, serve)
      if (!tryFirst(request, answer)) serve()
    })

/** What fails here is answered and logged by Fastify, as if it had failed there: thrown out of a listener it would end the process. */
function tryFirst(request: IncomingMessage, answer: () => boolean): boolean {
  try {
    return answer()
  } catch (error) {
    noteFalha(request, error)
    return false
  }
}
