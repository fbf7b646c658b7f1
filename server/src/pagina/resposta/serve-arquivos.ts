import { readdir } from 'node:fs/promises'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 31_536_000_000

/**
 * Serves the files of a front end's build, which lie in one folder and never change, compressed as the build left them. Their names are read once: to be
 * sure how a name is spelled the plugin's own route reads the folder for each file that is asked for, a thousand names, twice.
 * @param prefixo with a slash at its end
 */
export async function serveArquivos(
  scope: FastifyInstance,
  { pasta, prefixo }: { pasta: string; prefixo: string },
): Promise<void> {
  const nomes = new Set(await readdir(pasta))
  await scope.register(async (dentro) => {
    await dentro.register(fastifyStatic, {
      root: pasta,
      serve: false,
      immutable: true,
      maxAge: YEAR,
      preCompressed: true,
      index: false,
    })
    dentro.route<{ Params: { arquivo: string } }>({
      method: ['GET', 'HEAD'],
      url: `${prefixo}:arquivo`,
      handler: ({ params: { arquivo } }, reply) =>
        nomes.has(arquivo) ? reply.sendFile(arquivo) : reply.callNotFound(),
    })
  })
}
