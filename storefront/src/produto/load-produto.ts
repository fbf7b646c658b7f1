import { data, redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import type { Carrossel, Produto, ProdutoLista } from '@vitrine/contract'
import type { ContextoPagina } from '@vitrine/contract/janela'
import { idFromProdutoPath, urls } from '@vitrine/contract/urls'

import { loadCarrosseis, measureVaga } from '#carrossel'
import { loadLoja } from '#sessao'
import { paginaContext } from '#shell'

export type DadosProduto =
  | {
      produto: Produto
      parecidos?: undefined
      /** Carousels below it, and the room that is kept for them: absent where none stands. */
      carrosseis?: Carrossel[]
      vaga?: string
    }
  /** It is sold no more: what is alike stands in its place. */
  | { produto: null; parecidos: ProdutoLista[] }

/**
 * The product of the address, with its variants and neighbours. It is found by its id, whatever name stands before it, and led to
 * the one that it has now; 404 when the store never had one by that id, 410 when it is sold no more.
 */
export async function loadProduto({ params, context, url }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const { client, local } = pagina
  const slug = params.slug ?? ''
  const c = idFromProdutoPath(params.id ?? '')
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(c))
    throw new Response('Não encontrado', { status: 404 })
  const resposta = await client('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', {
    params: { a: 'token', b: slug, c },
    query: { tipoEntrega: local?.tipoEntrega },
  })
  if (resposta.ok) {
    const caminho = urls.produto(slug, resposta.dados.id, resposta.dados.name)
    if (!caminho.endsWith(`/${params.id}`)) throw redirect(caminho + url.search, 301)
    return data<DadosProduto>({
      produto: resposta.dados,
      ...(await listFileiras(pagina, slug, resposta.dados.id)),
    })
  }
  if (resposta.falha.codigo !== 'produto_saiu')
    throw new Response(resposta.falha.error, { status: resposta.status })
  const parecidos = await listParecidos(pagina, slug, resposta.falha.detalhes?.categoria)
  return data<DadosProduto>({ produto: null, parecidos }, { status: resposta.status })
}

/** The best sellers of its category; none where they cannot be read. */
async function listParecidos({ client, local }: ContextoPagina, supplier: string, categ: unknown) {
  const resposta = await client('GET /v1/app/{supplier}/listaprodutosf/{x}', {
    params: { supplier, x: '0' },
    query: { categ: typeof categ === 'string' ? categ : '', limit: 12, tipoentrega: local?.tipoEntrega },
  })
  return resposta.ok ? resposta.dados.data.filter(({ disponivel }) => disponivel) : []
}

async function listFileiras(
  pagina: ContextoPagina,
  slug: string,
  idcadastroextraproduto: string,
): Promise<{ carrosseis?: Carrossel[]; vaga?: string }> {
  const loja = await loadLoja(pagina, slug)
  const carrosseis = await loadCarrosseis(pagina, loja, { page: 'PRODUCT', idcadastroextraproduto })
  return carrosseis.length > 0 ? { carrosseis, vaga: measureVaga(carrosseis) } : {}
}
