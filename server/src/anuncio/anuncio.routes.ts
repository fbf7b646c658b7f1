import { createHash, timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'

import type { FastifyInstance, FastifyRequest } from 'fastify'

import { idNulo } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import { toRequisicao, type Requisicao } from '#chamada'
import type { Fornecedores, FornecedorVivo } from '#fornecedor'
import { Falha, toLinkPublico, type Config, type Sql } from '#infra'
import { listAnunciados, toProdutoLista } from '#produto'

import { FIM, openFeed, writeItem, type Canal } from './write-feed.ts'

export interface AnuncioDeps {
  sql: Sql
  config: Config
  fornecedores: Pick<Fornecedores, 'find'>
  contextoOf: (requisicao: Requisicao, idfornecedor: string) => Promise<ContextoComprador>
}

const JUNTOS = 2
const LOTE = 500
const canais: Readonly<Record<string, Canal>> = { 'google.xml': 'google', 'meta.xml': 'meta' }

/**
 * `/v4/anuncio/{slug}/google.xml` and `…/meta.xml`: what a store sells, as a visitor sees it, for Google Merchant Center and the
 * catalogue of Meta. The store decides who may read it: everybody, or only those with its key (decision 0087).
 */
export function registerAnuncios(app: FastifyInstance, deps: AnuncioDeps): void {
  let abertos = 0
  app.get<{ Params: { slug: string; arquivo: string } }>(
    '/v4/anuncio/:slug/:arquivo',
    async (request, reply) => {
      const canal = canais[request.params.arquivo]
      const vivo = canal && (await deps.fornecedores.find(request.params.slug))
      if (!vivo || !mayRead(vivo, request)) throw new Falha('nao_encontrado')
      if (abertos >= JUNTOS) throw new Falha('indisponivel')
      abertos += 1
      const corpo = Readable.from(writeFeed(vivo, canal, request, deps), { objectMode: false })
      corpo.once('close', () => (abertos -= 1))
      return reply
        .header('cache-control', 'private, max-age=600')
        .type('application/xml; charset=utf-8')
        .send(corpo)
    },
  )
}

/** A wrong key is answered as no feed at all. */
function mayRead({ anuncio }: FornecedorVivo, request: FastifyRequest): boolean {
  if (anuncio.leitura !== 'CHAVE') return anuncio.leitura === 'TODOS'
  const dita = createHash('sha256').update(readChave(request)).digest()
  const guardada = Buffer.from(anuncio.chave_sha256, 'hex')
  return guardada.length === dita.length && timingSafeEqual(guardada, dita)
}

/** `?token=`, or the password of the basic authorization that both readers can be given. */
function readChave({ headers, query }: FastifyRequest): string {
  const [, basic] = /^Basic (\S+)$/i.exec(headers.authorization ?? '') ?? []
  if (basic)
    return Buffer.from(basic, 'base64')
      .toString('utf8')
      .replace(/^[^:]*:/, '')
  const { token } = query as { token?: unknown } // any query of anybody
  return typeof token === 'string' ? token : ''
}

/** A batch at a time, by the primary key: nothing is held while the reader is slow. */
async function* writeFeed(
  vivo: FornecedorVivo,
  canal: Canal,
  request: FastifyRequest,
  { sql, config, contextoOf }: AnuncioDeps,
): AsyncGenerator<string> {
  const { idfornecedor, nome, slug, publico, formasEntrega } = vivo
  // Never the host of the request, which anybody may make up.
  const origem = toLinkPublico(config, { dominio: publico.config.dominio.dominio, caminho: '' })
  const entregas = formasEntrega.filter(({ tipoEntrega }) => tipoEntrega === 'DELIVERY')
  const loja = { nome, slug, origem, entregas }
  const visitante = { ...toRequisicao(request), token: '', cookie: false, headers: {}, setCookies: [] }
  const contexto = await contextoOf(visitante, idfornecedor)
  yield openFeed(loja)
  for (let depois: string = idNulo; ;) {
    const lote = await listAnunciados(sql, idfornecedor, depois, LOTE)
    yield lote.map((row) => writeItem(row, toProdutoLista(row, contexto), loja, canal)).join('')
    const ultimo = lote.at(-1)
    if (!ultimo || lote.length < LOTE) break
    depois = ultimo.id
  }
  yield FIM
}
