import type { FastifyInstance, FastifyReply } from 'fastify'

import { larguras } from '@vitrine/contract'

import { Falha } from '#infra'

import { noteFalha } from './falhas.repository.ts'
import { findImagem } from './imagem.repository.ts'
import { feitasOf, makeImagem, type Deps } from './make-imagem.ts'

const LARGURAS: ReadonlySet<string> = new Set(larguras.map(String))
/** Of a logo that is no drawing: what a header shows, on the sharpest screens. */
const LARGURA_DO_LOGO = 720
const HASH = /^[0-9a-f]{32}$/

/**
 * `/img/{hash}/{largura}.webp`: drawn when first asked for, then kept on disk (another process, or a new disk, draws it
 * again). A browser that takes AVIF gets that from the same address once the queue has made it. The address is of the
 * content, so browsers keep it for ever. `…/{largura}.avif` names AVIF and still gives WebP, for a minute, until it is
 * made. `…/1080.jpg`: for whom reads neither (Meta's feed, messengers). `…/original.svg`: a drawing as it is; a
 * logo may be a photograph, and is shown at the address of a drawing, too.
 */
export function registerImagens(app: FastifyInstance, deps: Deps): void {
  const feitas = feitasOf(deps)
  const drawing = new Map<string, Promise<Buffer | null>>()

  /** Kept, or drawn now; many who ask at once wait for one drawing. */
  async function findFeita(hash: string, largura: number, formato: 'webp' | 'jpg'): Promise<Buffer> {
    const nome = `${hash}-${largura}.${formato}`
    const kept = await feitas.read(nome)
    if (kept) return kept
    const started =
      drawing.get(nome) ??
      drawPedida(deps, { hash, nome, largura, formato }).finally(() => drawing.delete(nome))
    drawing.set(nome, started)
    const bytes = await started
    if (!bytes) throw new Falha('nao_encontrado')
    return bytes
  }

  async function sendOriginal(hash: string, reply: FastifyReply) {
    const imagem = await findImagem(deps.sql, hash)
    if (!imagem) throw new Falha('nao_encontrado')
    if (imagem.tipo === 'image/svg+xml') return sendDesenho(imagem.dados, reply)
    const feita = await findFeita(hash, LARGURA_DO_LOGO, 'webp')
    return keepFor(reply, FOREVER).type('image/webp').send(feita)
  }

  app.get<{ Params: { hash: string; arquivo: string } }>('/img/:hash/:arquivo', async (request, reply) => {
    const { hash, arquivo } = request.params
    if (!HASH.test(hash)) throw new Falha('nao_encontrado')
    if (arquivo === '1080.jpg')
      return keepFor(reply, FOREVER)
        .type('image/jpeg')
        .send(await findFeita(hash, 1080, 'jpg'))
    if (arquivo === 'original.svg') return sendOriginal(hash, reply)
    const [, largura = '', formato] = /^(\d+)\.(webp|avif)$/.exec(arquivo) ?? []
    if (!LARGURAS.has(largura)) throw new Falha('nao_encontrado')
    const takesAvif = formato === 'avif' || (request.headers.accept ?? '').includes('image/avif')
    const avif = takesAvif ? await feitas.read(`${hash}-${largura}.avif`) : null
    const bytes = avif ?? (await findFeita(hash, Number(largura), 'webp'))
    const isStandIn = formato === 'avif' && !avif
    return keepFor(reply, isStandIn ? 'public, max-age=60' : FOREVER)
      .header('vary', 'accept')
      .type(avif ? 'image/avif' : 'image/webp')
      .send(bytes)
  })
}

/** Draws what a visitor asked for; one that cannot be drawn is kept for its store to see, and tried again. */
function drawPedida(
  deps: Deps,
  { hash, nome, largura, formato }: { hash: string; nome: string; largura: number; formato: 'webp' | 'jpg' },
): Promise<Buffer | null> {
  const onErro = (erro: unknown) => noteFalha(deps.sql, nome, erro)
  return makeImagem(deps, hash, { largura, formato, onErro })
}

/** A drawing may hold script: it is served so that none of it can run. */
function sendDesenho(dados: Buffer, reply: FastifyReply) {
  return keepFor(reply, FOREVER)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .type('image/svg+xml')
    .send(dados)
}

const FOREVER = 'public, max-age=31536000, immutable'

function keepFor(reply: FastifyReply, cacheControl: string): FastifyReply {
  return reply.header('cache-control', cacheControl).header('x-content-type-options', 'nosniff')
}
