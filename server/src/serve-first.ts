import { createServer, type Server } from 'node:http'

import type { FastifyServerFactoryHandler } from 'fastify'

import { answerFromCache, type Partilhadas } from '#chamada'
import type { CachePublico } from '#infra'

import { refuseTorto } from './infra/refuse-torto.ts'
import type { Prontidao } from './saude/index.ts'

interface Deps {
  prontidao: Prontidao
  cache: CachePublico
  partilhadas: Partilhadas
}

/** Bytes in memory need no parsing, no hook, no route: they are answered before Fastify, which gets the rest. */
export const serveFirst =
  ({ prontidao, cache, partilhadas }: Deps) =>
  (handler: FastifyServerFactoryHandler): Server =>
    createServer((request, response) => {
      if (refuseTorto(request, response)) return
      // The next request of this client must go to another process.
      if (prontidao.isDraining()) response.setHeader('connection', 'close')
      const serve = () => handler(request, response)
      if (!answerFromCache(request, response, cache) && !partilhadas.answer(request, response, serve)) serve()
    })
