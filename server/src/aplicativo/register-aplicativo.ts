import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { raizDaLoja } from '@vitrine/contract/urls-aplicativo'

import type { Fornecedores, FornecedorVivo } from '#fornecedor'
import { Falha, type Config } from '#infra'
import { resolveHost } from '#pagina'

import { makeManifesto } from './make-manifesto.ts'
import { readBuild } from './read-build.ts'
import { writeTrabalhador } from './write-trabalhador.ts'

interface Deps {
  config: Config
  fornecedores: Fornecedores
}

/** A worker's policy is its file's: it asks its own host, shows its pictures beside what it tells, and runs nothing but itself. */
const POLITICA = "default-src 'none'; connect-src 'self'; img-src 'self'"

const SCRIPT = 'text/javascript; charset=utf-8'

interface LojaDoHost {
  loja: FornecedorVivo
  /** The slug, on a host of the store's own. */
  whiteLabel: string | null
}

type Pedida = FastifyRequest<{ Params: { slug: string } }>

/** What makes each store an app on this host: always asked for again, so that a changed theme or build is seen at once. */
export function registerAplicativo(app: FastifyInstance, deps: Deps): void {
  app.get('/:slug/app.webmanifest', async (request: Pedida, reply) => {
    const { loja, whiteLabel } = await findLoja(request, deps)
    const manifesto = makeManifesto(loja.publico, whiteLabel)
    return askAgain(reply).type('application/manifest+json; charset=utf-8').send(JSON.stringify(manifesto))
  })
  app.get('/:slug/aplicativo.js', async (request: Pedida, reply) => {
    await findLoja(request, deps)
    return askAgain(reply)
      .type(SCRIPT)
      .send(await readBuild('aplicativo.js'))
  })
  app.get('/:slug/trabalhador.js', async (request: Pedida, reply) => {
    const { loja, whiteLabel } = await findLoja(request, deps)
    const texto = await writeTrabalhador(loja, whiteLabel, deps.config)
    return askAgain(reply)
      .header('service-worker-allowed', raizDaLoja(loja.slug, whiteLabel))
      .header('content-security-policy', POLITICA)
      .type(SCRIPT)
      .send(texto)
  })
}

/** A store's own host has no other store. */
async function findLoja({ params, hostname }: Pedida, deps: Deps): Promise<LojaDoHost> {
  const [alvo, loja] = await Promise.all([resolveHost(hostname, deps), deps.fornecedores.find(params.slug)])
  if (!loja || loja.slug !== params.slug || 'redirect' in alvo) throw new Falha('nao_encontrado')
  if (alvo.slug !== null && alvo.slug !== loja.slug) throw new Falha('nao_encontrado')
  return { loja, whiteLabel: alvo.slug }
}

const askAgain = (reply: FastifyReply) => reply.header('cache-control', 'no-cache')
