import type { Produto } from '@vitrine/contract'

import { hashToken } from '#acesso'
import type { Db } from '#infra'
import { colunas, type ProdutoVersionado } from '#produto'

import type { RascunhoDoDetalhe } from './read-detalhe.ts'

/** What a product's own page says of it besides its card. */
export type Ficha = Pick<Produto, 'descricao' | 'especificacoes' | 'imagens' | 'categoria' | 'categoriapai'>

/** A product, one of its variants, or one that is like it; of the latter two the file card is not shown. */
export interface DetalheRow extends ProdutoVersionado, Omit<Ficha, 'categoria'> {
  parte: 'produto' | 'variante' | 'similar'
  categoria: Ficha['categoria'] | null
}

/**
 * A product with its variants and, unless `semSimilares`, 6 in stock of its category: one statement; empty when unknown. Both `lateral` are there for a plan that is made for any supplier: where most have a handful of
 * products it took the 10,000 of a large one for a handful too, and sorted them all (125 ms, 4 now).
 */
export async function findDetalhe(
  db: Db,
  idfornecedor: string,
  { id, semSimilares }: { id: string; semSimilares: boolean },
): Promise<DetalheRow[]> {
  return db<DetalheRow[]>`
    with alvo as (
      select * from produto where idfornecedor = ${idfornecedor} and idcadastroextraproduto = ${id} and ativo
    ),
    escolhido as (
      select 'produto' as parte, alvo.idcadastroextraproduto as id, 0 as ordem from alvo
      union all
      select 'variante', p.idcadastroextraproduto, 1 from produto p, alvo
      where p.idfornecedor = ${idfornecedor} and p.ativo and p.idprodutoprincipal = coalesce(alvo.idprodutoprincipal, alvo.idcadastroextraproduto)
      union all
      select 'variante', p.idcadastroextraproduto, 0 from produto p, alvo
      where p.idfornecedor = ${idfornecedor} and p.ativo and p.idcadastroextraproduto = coalesce(alvo.idprodutoprincipal, alvo.idcadastroextraproduto)
      union all
      select 'similar', s.idcadastroextraproduto, 2 from alvo, lateral (
        select p.idcadastroextraproduto from produto p
        left join estoque e on e.idfornecedor = p.idfornecedor and e.idcadastroextraproduto = p.idcadastroextraproduto
        where not ${semSimilares} and p.idfornecedor = ${idfornecedor} and p.ativo and p.idprodutoprincipal is null
          and (e.quantidade is null or e.quantidade >= e.quantidade_minima)
          and p.idcategoria = alvo.idcategoria and p.idcadastroextraproduto <> coalesce(alvo.idprodutoprincipal, alvo.idcadastroextraproduto)
        order by p.vendas desc, p.idcadastroextraproduto limit 6
      ) s
    )
    select x.parte, ${colunas(db)}, p.xmin::text as versao, p.descricao, p.especificacoes, p.imagens,
      to_jsonb(c) as categoria, to_jsonb(pai) as categoriapai
    from escolhido x
    join lateral (select *, xmin from produto where idfornecedor = ${idfornecedor} and idcadastroextraproduto = x.id limit 1) p on true
    left join estoque e on e.idfornecedor = p.idfornecedor and e.idcadastroextraproduto = p.idcadastroextraproduto
    left join lateral (select idcategoria, slug, nome from categoria c where c.idfornecedor = p.idfornecedor and c.idcategoria = p.idcategoria) c on x.parte = 'produto'
    left join lateral (
      select pai.idcategoria, pai.slug, pai.nome from categoria f join categoria pai on pai.idfornecedor = f.idfornecedor and pai.idcategoria = f.idcategoriapai
      where f.idfornecedor = p.idfornecedor and f.idcategoria = p.idcategoria
    ) pai on x.parte = 'produto'
    order by x.ordem, p.nome collate "pt-BR-x-icu"`
}

/** A product's page as a link of the panel shows it; undefined: the link shows another one, is none of this store, or over. */
export async function findRascunho(
  db: Db,
  idfornecedor: string,
  { codigo, id }: { codigo: string; id: string },
): Promise<RascunhoDoDetalhe | undefined> {
  const [row] = await db<{ produto: RascunhoDoDetalhe }[]>`
    select produto from previa
    where codigo_hash = ${hashToken(codigo)} and idfornecedor = ${idfornecedor} and idconteudo = ${id}
      and produto is not null and expira_em > now()`
  return row?.produto
}

/** Address of the category that a product stood in which is sold no more; null when there is no such product. */
export async function findCategoriaDoQueSaiu(
  db: Db,
  idfornecedor: string,
  id: string,
): Promise<string | null> {
  const [row] = await db<{ slug: string }[]>`
    select c.slug from produto p
    join categoria c on c.idfornecedor = p.idfornecedor and c.idcategoria = p.idcategoria
    where p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = ${id} and not p.ativo`
  return row?.slug ?? null
}
