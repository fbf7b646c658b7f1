import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { FastifyInstance, FastifyReply } from 'fastify'

import { larguras } from '@vitrine/contract'

import { Falha, uuidv7, type Sql } from '#infra'

import { findImagem } from './imagem.repository.ts'
import { renderImagem, type Formato } from './render.ts'

interface Deps {
  sql: Sql
  dataDir: string
}

/** At most so many are drawn at once; the others wait their turn. */
const MAX_PARALLEL = 2

/**
 * `/img/{hash}/{largura}.webp`: drawn when first asked for, then kept on disk (another process, or a new disk, draws it
 * again). The URL is of the content, so browsers keep it for ever. `/img/{hash}/original.svg`: a drawing as it is.
 */
export function registerImagens(app: FastifyInstance, { sql, dataDir }: Deps): void {
  const folder = join(dataDir, 'imagens')
  const drawing = new Map<string, Promise<Buffer>>()
  let running = 0
  const waiting: (() => void)[] = []

  async function draw(hash: string, largura: number, formato: Formato): Promise<Buffer> {
    const imagem = await findImagem(sql, hash)
    if (!imagem) throw new Falha('nao_encontrado')
    if (running >= MAX_PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      const bytes = await renderImagem(imagem.dados, imagem.tipo, { largura, formato })
      await keep(folder, `${hash}-${largura}.${formato}`, bytes)
      return bytes
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }

  async function find(hash: string, largura: number, formato: Formato): Promise<Buffer> {
    const name = `${hash}-${largura}.${formato}`
    const kept = await readFile(join(folder, name)).catch(() => null)
    if (kept) return kept
    const started = drawing.get(name) ?? draw(hash, largura, formato).finally(() => drawing.delete(name))
    drawing.set(name, started)
    return started
  }

  app.get<{ Params: { hash: string; arquivo: string } }>('/img/:hash/:arquivo', async (request, reply) => {
    const { hash, arquivo } = request.params
    if (!/^[0-9a-f]{32}$/.test(hash)) throw new Falha('nao_encontrado')
    if (arquivo === 'original.svg') return sendDesenho(sql, hash, reply)
    const [, largura = '', formato = ''] = /^(\d+)\.(webp|avif)$/.exec(arquivo) ?? []
    if (!larguras.some((each) => String(each) === largura)) throw new Falha('nao_encontrado')
    const bytes = await find(hash, Number(largura), formato === 'avif' ? 'avif' : 'webp')
    return cacheForEver(reply).type(`image/${formato}`).send(bytes)
  })
}

/** A drawing may hold script: it is served so that none of it can run. */
async function sendDesenho(sql: Sql, hash: string, reply: FastifyReply) {
  const imagem = await findImagem(sql, hash)
  if (imagem?.tipo !== 'image/svg+xml') throw new Falha('nao_encontrado')
  return cacheForEver(reply)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .type('image/svg+xml')
    .send(imagem.dados)
}

function cacheForEver(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
}

/** Written aside and renamed, so that nobody reads half a picture; a full disk costs only the next drawing. */
async function keep(folder: string, name: string, bytes: Buffer): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    const temporary = join(folder, `${name}.${uuidv7()}`)
    await writeFile(temporary, bytes)
    await rename(temporary, join(folder, name))
  } catch {
    // Kept nowhere: drawn again.
  }
}
