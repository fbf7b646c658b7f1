import { createServer, type Server } from 'node:http'

import type { FastifyServerFactoryHandler } from 'fastify'

import { createPeekContexto, type createSessoesVivas } from '#acesso'
import {
  answerFromCache,
  createPartilhadas,
  createRelidas,
  type LimiteDeChamadas,
  type Partilhadas,
  type Relidas,
} from '#chamada'
import { createDetalhesProntos } from '#detalhe'
import type { Fornecedores } from '#fornecedor'
import type { CachePublico } from '#infra'
import { createReadPessoal } from '#produto'

import { refuseTorto } from './infra/refuse-torto.ts'
import type { Prontidao } from './saude/index.ts'

interface DosAtalhos {
  cache: CachePublico
  sessoes: ReturnType<typeof createSessoesVivas>
  fornecedores: Fornecedores
  fontes: Parameters<typeof createDetalhesProntos>[0]
  limite: Pick<LimiteDeChamadas, 'isDemais'>
  strict: boolean
}

/** How customers are answered before Fastify: what they share with others, and what they ask again. */
export function createAtalhos(
  config: Parameters<typeof createPartilhadas>[0],
  { cache, sessoes, fornecedores, fontes, limite, strict }: DosAtalhos,
) {
  const deQuem = { peekContexto: createPeekContexto(sessoes, fornecedores), isDemais: limite.isDemais }
  return {
    partilhadas: createPartilhadas(config, {
      cache,
      readPronta: createDetalhesProntos(fontes),
      readPessoal: createReadPessoal(fontes.catalogo.compras),
      ...deQuem,
    }),
    relidas: createRelidas({ ...deQuem, strict }),
  }
}

interface Deps {
  prontidao: Prontidao
  cache: CachePublico
  partilhadas: Partilhadas
  relidas: Relidas
}

/** Bytes in memory need no parsing, no hook, no route: they are answered before Fastify, which gets the rest. */
export const serveFirst =
  ({ prontidao, cache, partilhadas, relidas }: Deps) =>
  (handler: FastifyServerFactoryHandler): Server =>
    createServer((request, response) => {
      if (refuseTorto(request, response)) return
      // The next request of this client must go to another process.
      if (prontidao.isDraining()) response.setHeader('connection', 'close')
      const serve = () => handler(request, response)
      const isAnswered =
        answerFromCache(request, response, cache) ||
        partilhadas.answer(request, response, serve) ||
        relidas.answer(request, response, serve)
      if (!isAnswered) serve()
    })
