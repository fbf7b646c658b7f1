import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { ContextoPainel } from '@vitrine/contract'

import { assetsDir, openBuild, type Paginas } from './build.ts'
import { makeContextoPainel } from './contexto-pagina.ts'
import { loadDev } from './dev.ts'
import { sendForaDoAr } from './fora-do-ar.ts'
import { resolveHost } from './host.ts'
import type { PaginasDeps } from './paginas.ts'
import { makePolitica, takeNonce } from './politica-de-conteudo.ts'
import { sendResposta, toFetchRequest } from './resposta/send-resposta.ts'
import { serveArquivos } from './resposta/serve-arquivos.ts'

/** A call of the contract that there is not is answered as a call (contract/src/calls.ts). */
const CHAMADA = /^\/painel\/v\d+(?:[/?]|$)/

/**
 * Mounts the panel under /painel, at the host of the marketplace alone: at a store's own one there is no such page, so that nobody
 * types a password of the team where a store's domain leads (decision 0107). Most processes of a shop never show it, so its bundle is
 * read with the first page that is asked for.
 */
export async function registerPainel(scope: FastifyInstance, deps: PaginasDeps): Promise<void> {
  const dev = deps.config.dev ? await loadDev<ContextoPainel>(scope, 'painel') : null
  const paginas = dev ?? openBuild<ContextoPainel>('painel')
  if (!dev) await serveArquivos(scope, { pasta: assetsDir('painel'), prefixo: '/painel/assets/' })
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    if (CHAMADA.test(request.url)) return reply.callNotFound()
    if (dev && (await dev.serveModule(request, reply))) return reply
    return showPainel(request, reply, { deps, paginas })
  }
  // The router asks for the data of a page by its address with `.data` behind it.
  for (const caminho of ['/painel', '/painel.data', '/painel/*']) scope.all(caminho, serve)
}

async function showPainel(
  request: FastifyRequest,
  reply: FastifyReply,
  { paginas, deps }: { paginas: Paginas<ContextoPainel>; deps: PaginasDeps },
): Promise<FastifyReply> {
  const alvo = await resolveHost(request.hostname, deps)
  if ('redirect' in alvo) return reply.redirect(alvo.redirect)
  if (alvo.slug !== null) return reply.callNotFound() as unknown as FastifyReply // it answers, and is typed to tell nothing
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow')
  if (!deps.isBancoVivo()) return sendForaDoAr(reply)
  const contexto = makeContextoPainel(request, deps)
  const response = await paginas.render(toFetchRequest(request, reply), contexto)
  const nonce = takeNonce(response)
  // Vite's own scripts of development know no nonce.
  if (deps.config.dev) reply.removeHeader('content-security-policy')
  else reply.header('content-security-policy', makePolitica(deps.config, nonce ? [`'nonce-${nonce}'`] : []))
  return sendResposta(response, contexto, reply)
}
