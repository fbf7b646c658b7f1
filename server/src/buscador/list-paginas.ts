import { conteudoInicio, paginasEstaticas, urls } from '@vitrine/contract'

import type { FornecedorVivo } from '#fornecedor'
import type { Sql } from '#infra'
import type { Publicacoes } from '#publicacao'

import { findMudancaDosCombos, listCategoriasNoMapa } from './buscador.repository.ts'
import type { PaginaNoMapa } from './write-sitemap.ts'

/** The pages of a store that are no products, each with the instant since which it is as it is. */
export async function listPaginas(
  { sql, publicacoes }: { sql: Sql; publicacoes: Publicacoes },
  { idfornecedor, slug }: Pick<FornecedorVivo, 'idfornecedor' | 'slug'>,
  { origem, home }: { origem: string; home: string },
): Promise<PaginaNoMapa[]> {
  const [categorias, combos, inicios, estaticas] = await Promise.all([
    listCategoriasNoMapa(sql, idfornecedor),
    findMudancaDosCombos(sql, idfornecedor),
    publicacoes.list(conteudoInicio, idfornecedor),
    publicacoes.list(paginasEstaticas, idfornecedor),
  ])
  // A home shows products of every category, in the order that its store composed.
  const daHome = [
    ...categorias.map(({ mudado_em }) => mudado_em.getTime()),
    ...inicios.map(({ desde }) => desde),
  ]
  return [
    { loc: home, mudado_em: daHome.length > 0 ? new Date(Math.max(...daHome)) : null },
    { loc: origem + urls.combos(slug), mudado_em: combos },
    ...categorias.map((categoria) => ({
      loc: origem + urls.lista(slug, { categ: categoria.slug }),
      mudado_em: categoria.mudado_em,
    })),
    // §5: those with the tag WEB; what cannot be shown is not found either.
    ...estaticas
      .filter(({ dados }) => dados?.tags.includes('WEB'))
      .map(({ chave, desde }) => ({
        loc: origem + urls.pagina(slug, chave),
        mudado_em: new Date(desde),
      })),
  ]
}
