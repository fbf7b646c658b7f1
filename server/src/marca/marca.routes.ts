import type { FastifyInstance, FastifyReply } from 'fastify'

import { arquivosMarca, PLATAFORMA, type ArquivoMarca } from '@vitrine/contract'

import { feitasOf, inTurn, type ImagemDeps } from '#imagem'
import { versionMarca, type Fornecedores } from '#fornecedor'
import { Falha } from '#infra'

import { drawArquivo } from './draw-arquivo.ts'
import { marcaOf, marcaPlataforma, type Marca } from './marca.ts'

export interface MarcaDeps extends ImagemDeps {
  fornecedores: Pick<Fornecedores, 'find'>
  /** The supplier whose own host was asked; null elsewhere. */
  slugDoHost: (host: string) => Promise<string | null>
}

const ARQUIVOS: ReadonlySet<string> = new Set(arquivosMarca)
/** Asked for by browsers and search engines by themselves, at the root of a host. */
const daRaiz = {
  '/favicon.ico': 'favicon.ico',
  '/favicon.svg': 'favicon.svg',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png': 'apple-touch-icon.png',
} as const satisfies Record<string, ArquivoMarca>

const FOREVER = 'public, max-age=31536000, immutable'
/** Cache-Control at an address that does not name the content of the picture. */
const POUCO = 'public, max-age=60'

/** Version of the platform's own pictures. */
export const versionPlataforma = versionMarca({ ...marcaPlataforma, title: marcaPlataforma.frase })

/**
 * `/img/marca/{slug}/{marca}/{arquivo}`: a store's icons, made of its theme, logo and name when first asked for and kept on disk
 * under what they are made of. An address of before a change answers what is now, for a minute.
 */
export function registerMarca(app: FastifyInstance, deps: MarcaDeps): void {
  const feitas = feitasOf(deps)
  const drawing = new Map<string, Promise<Buffer>>()

  async function findArquivo(feita: Feita, arquivo: ArquivoMarca): Promise<Buffer> {
    const nome = `marca-${feita.versao}-${arquivo}`
    const kept = await feitas.read(nome)
    if (kept) return kept
    const started = drawing.get(nome) ?? draw(nome, feita.marca, arquivo).finally(() => drawing.delete(nome))
    drawing.set(nome, started)
    return started
  }

  async function draw(nome: string, marca: Marca, arquivo: ArquivoMarca): Promise<Buffer> {
    const bytes = await inTurn(() => drawArquivo(deps.sql, marca, arquivo))
    await feitas.keep(nome, bytes)
    return bytes
  }

  app.get<{ Params: Record<'slug' | 'versao' | 'arquivo', string> }>(
    '/img/marca/:slug/:versao/:arquivo',
    async ({ params }, reply) => {
      const arquivo = toArquivo(params.arquivo)
      const feita = arquivo && (await readFeita(deps, params.slug))
      if (!feita) throw new Falha('nao_encontrado')
      const bytes = await findArquivo(feita, arquivo)
      return send(reply, arquivo, bytes, params.versao === feita.versao ? FOREVER : POUCO)
    },
  )
  for (const [caminho, arquivo] of Object.entries(daRaiz))
    app.get(caminho, async (request, reply) => {
      const feita = await readFeita(deps, (await deps.slugDoHost(request.hostname)) ?? PLATAFORMA)
      if (!feita) throw new Falha('nao_encontrado')
      return send(reply, arquivo, await findArquivo(feita, arquivo), POUCO)
    })
}

interface Feita {
  marca: Marca
  versao: string
}

async function readFeita({ fornecedores }: MarcaDeps, slug: string): Promise<Feita | null> {
  if (slug === PLATAFORMA) return { marca: marcaPlataforma, versao: versionPlataforma }
  const vivo = await fornecedores.find(slug)
  return vivo && { marca: marcaOf(vivo), versao: vivo.publico.config.tema.marca }
}

function toArquivo(nome: string): ArquivoMarca | null {
  return ARQUIVOS.has(nome) ? (nome as ArquivoMarca) : null // one of the list
}

const tipos = { svg: 'image/svg+xml', ico: 'image/x-icon', png: 'image/png' } as const

/** A drawing is shown as a picture only: nothing in it runs. */
function send(reply: FastifyReply, arquivo: ArquivoMarca, bytes: Buffer, cache: string) {
  const tipo = tipos[arquivo.slice(arquivo.lastIndexOf('.') + 1) as keyof typeof tipos] // the list has these three
  return reply
    .header('cache-control', cache)
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
    )
    .type(tipo)
    .send(bytes)
}
