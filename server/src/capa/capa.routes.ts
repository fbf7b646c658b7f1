import type { FastifyInstance, FastifyRequest } from 'fastify'

import { capaOf, versionCapa } from '@vitrine/rules/anuncio'

import { toRequisicao, type Dispatch } from '#chamada'
import type { Fornecedores } from '#fornecedor'
import { feitasOf, inTurn, type ImagemDeps } from '#imagem'
import { Falha } from '#infra'

import { drawCapa } from './draw-capa.ts'

export interface CapaDeps extends ImagemDeps {
  fornecedores: Pick<Fornecedores, 'find'>
  dispatch: Dispatch
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const FOREVER = 'public, max-age=31536000, immutable'
/** Cache-Control at the address of an old version of the picture. */
const POUCO = 'public, max-age=60'
/** Letters of a version, which stands in front of the picture's bytes in the cache. */
const LETRAS = 11

/**
 * `/img/capa/{slug}/{id}/{versao}.jpg`: a product as a link to it shows it elsewhere, as a visitor sees it: its price only where
 * that is public. Made when first asked for; of each product the last one is kept, so that the disk holds as many as there are
 * products, whatever their prices do.
 */
export function registerCapas(app: FastifyInstance, deps: CapaDeps): void {
  const feitas = feitasOf(deps)
  const drawing = new Map<string, Promise<Buffer>>()

  async function find(id: string, versao: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const nome = `capa-${id}.jpg`
    const kept = await feitas.read(nome)
    if (kept?.subarray(0, LETRAS).toString('latin1') === versao) return kept.subarray(LETRAS)
    const bytes = await inTurn(draw)
    await feitas.keep(nome, Buffer.concat([Buffer.from(versao, 'latin1'), bytes]))
    return bytes
  }

  app.get<{ Params: Record<'slug' | 'id' | 'arquivo', string> }>(
    '/img/capa/:slug/:id/:arquivo',
    async (request, reply) => {
      const { slug, id, arquivo } = request.params
      if (!UUID.test(id) || !arquivo.endsWith('.jpg')) throw new Falha('nao_encontrado')
      const vivo = await deps.fornecedores.find(slug)
      if (!vivo) throw new Falha('fornecedor_desconhecido')
      const capa = capaOf(await readProduto(request, deps, { b: vivo.idfornecedor, c: id }))
      const versao = versionCapa(capa, vivo.publico.config.tema.marca)
      const chave = `${id}${versao}`
      const started =
        drawing.get(chave) ??
        find(id.toLowerCase(), versao, () => drawCapa(deps.sql, capa, vivo)).finally(() =>
          drawing.delete(chave),
        )
      drawing.set(chave, started)
      return reply
        .header('cache-control', arquivo === `${versao}.jpg` ? FOREVER : POUCO)
        .header('x-content-type-options', 'nosniff')
        .type('image/jpeg')
        .send(await started)
    },
  )
}

/** Always drawn as a visitor sees it, whoever asks. */
function readProduto(request: FastifyRequest, { dispatch }: CapaDeps, { b, c }: { b: string; c: string }) {
  const visitante = {
    ...toRequisicao(request),
    token: '',
    cookie: false,
    headers: {},
    setCookies: [],
    semLimite: true,
  }
  const entrada = { params: { a: 'token', b, c }, query: { disableSimilares: true }, body: undefined }
  return dispatch('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', entrada, visitante)
}
