import { Readable } from 'node:stream'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { idNulo, urls } from '@vitrine/contract'

import type { Fornecedores, FornecedorVivo } from '#fornecedor'
import { Falha, origemDaLoja, type Config, type Sql } from '#infra'
import type { Publicacoes } from '#publicacao'

import {
  findLojaNoMapa,
  findProdutoNoLugar,
  listLojasDepois,
  listProdutosDepois,
} from './buscador.repository.ts'
import { listPaginas } from './list-paginas.ts'
import { writeRobots } from './write-robots.ts'
import { POR_MAPA, readEmLotes, readMapa, writeIndice, writePaginas, writeProdutos } from './write-sitemap.ts'

export interface BuscadorDeps {
  sql: Sql
  fornecedores: Pick<Fornecedores, 'find'>
  publicacoes: Publicacoes
  config: Config
  /** The supplier whose own host was asked; null elsewhere. */
  slugDoHost: (host: string) => Promise<string | null>
}

/** Long answers at once in this process; whoever asks for one more is told to come back. */
const JUNTOS = 4
const HORA = 'public, max-age=3600'

/** What search engines ask a host for: `/robots.txt`, `/sitemap.xml` and the sitemaps that it names (decision 0087). */
export function registerBuscador(app: FastifyInstance, deps: BuscadorDeps): void {
  const { sql, fornecedores, publicacoes } = deps
  let abertos = 0

  function stream(reply: FastifyReply, pedacos: AsyncIterable<string>) {
    if (abertos >= JUNTOS) throw new Falha('indisponivel')
    abertos += 1
    const corpo = Readable.from(pedacos, { objectMode: false })
    corpo.once('close', () => (abertos -= 1))
    return sendXml(reply, corpo)
  }

  app.get('/robots.txt', async (request, reply) => {
    const site = await findSite(request, deps)
    return reply
      .header('cache-control', HORA)
      .type('text/plain; charset=utf-8')
      .send(writeRobots(site?.origem ?? null))
  })

  app.get('/sitemap.xml', async (request, reply) => {
    const site = await findSite(request, deps)
    if (!site) throw new Falha('nao_encontrado')
    const { loja } = site
    const lojas = loja
      ? readEmLotes(async () => findLojaNoMapa(sql, loja.idfornecedor, POR_MAPA))
      : listDoMercado(site.origem, deps)
    return stream(reply, writeIndice(site.origem, lojas))
  })

  app.get<{ Params: { nome: string } }>(String.raw`/sitemap-:nome(^.+\.xml$)`, async (request, reply) => {
    const site = await findSite(request, deps)
    const mapa = readMapa(`sitemap-${request.params.nome}`)
    const loja = mapa && site && (site.loja ?? (await fornecedores.find(mapa.slug)))
    // A store with a host of its own is listed only at that host.
    if (!mapa || loja?.slug !== mapa.slug || originOf(loja, deps) !== site?.origem)
      throw new Falha('nao_encontrado')
    const { idfornecedor, slug } = loja
    const { origem } = site
    if (mapa.parte === 'paginas') {
      const home = site.loja ? `${origem}/` : origem + urls.loja(slug)
      const paginas = writePaginas(await listPaginas({ sql, publicacoes }, loja, { origem, home }))
      return sendXml(reply, paginas)
    }
    const pulados = (mapa.parte - 1) * POR_MAPA
    const depois = pulados === 0 ? idNulo : await findProdutoNoLugar(sql, idfornecedor, pulados - 1)
    if (depois === null) throw new Falha('nao_encontrado')
    const pedacos = writeProdutos({ origem, slug, depois }, (desde, limit) =>
      listProdutosDepois(sql, idfornecedor, desde, limit),
    )
    return stream(reply, pedacos)
  })
}

/** Stores that are found at the marketplace: the others are at their own host, except in a demo, where that leads nowhere. */
async function* listDoMercado(origem: string, { sql, config }: BuscadorDeps) {
  const todas = readEmLotes((depois, limit) => listLojasDepois(sql, { depois, limit, porMapa: POR_MAPA }))
  for await (const loja of todas) if (origemDaLoja(config, loja.dominio) === origem) yield loja
}

interface Site {
  origem: string
  /** The store whose own host it is; null: the marketplace. */
  loja: FornecedorVivo | null
}

/** What a host shows to search engines: a store, the marketplace, or null where it is neither's own name. */
async function findSite({ hostname }: FastifyRequest, deps: BuscadorDeps): Promise<Site | null> {
  const { config, fornecedores, slugDoHost } = deps
  const slug = await slugDoHost(hostname)
  const loja = slug ? await fornecedores.find(slug) : null
  const origem = loja ? originOf(loja, deps) : origemDaLoja(config, '')
  if (!origem || new URL(origem).hostname !== hostname.toLowerCase()) return null
  return { origem, loja }
}

function originOf({ publico }: FornecedorVivo, { config }: BuscadorDeps): string | null {
  return origemDaLoja(config, publico.config.dominio.dominio)
}

function sendXml(reply: FastifyReply, corpo: string | Readable) {
  return reply.header('cache-control', HORA).type('application/xml; charset=utf-8').send(corpo)
}
