import type { FornecedorVitrine, Imagem } from '@vitrine/contract'

import type { Db } from '#infra'

/** Pictures of a store: spread over this many of its best sellers, so that neighbours in a shelf do not look alike. */
const IMAGENS = 6
const VENDIDOS = 40

interface Row extends Pick<FornecedorVitrine, 'idfornecedor' | 'slug' | 'nome' | 'segmento' | 'descricao'> {
  tags: string[]
  /** Null for a store without pictures. */
  imagens: Imagem[] | null
}

/**
 * Stores that are open and have something to show, the oldest first: one statement. Whether a visitor sees prices there
 * is each store's own matter: no price is read here.
 */
export async function listVitrine(db: Db, limit: number): Promise<Row[]> {
  return db<Row[]>`
    select f.idfornecedor, f.slug, f.nome, f.segmento, f.tags, coalesce(f.config #>> '{seo,description}', '') as descricao,
      i.imagens
    from (
      -- Chosen first: among 10,000 stores the pictures of a few are looked up, not those of all.
      select f.idfornecedor, f.slug, f.nome, f.segmento, f.tags, f.config, f.criado_em from fornecedor f
      where f.ativo and exists (select from produto p where p.idfornecedor = f.idfornecedor and p.ativo)
      order by f.criado_em, f.nome
      limit ${limit}
    ) f
    cross join lateral (
      select jsonb_agg(v.imagem order by v.ordem) as imagens from (
        select imagem, ordem from (
          select p.imagens -> 0 as imagem, row_number() over (order by p.vendas desc, p.idcadastroextraproduto) as ordem,
            count(*) over () as total
          from (
            select imagens, vendas, idcadastroextraproduto from produto
            where idfornecedor = f.idfornecedor and ativo and idprodutoprincipal is null
            order by vendas desc, idcadastroextraproduto limit ${VENDIDOS}
          ) p
          where p.imagens -> 0 is not null
        ) vendido
        where (ordem - 1) % greatest(1, total / ${IMAGENS}) = 0
        order by ordem limit ${IMAGENS}
      ) v
    ) i
    order by f.criado_em, f.nome`
}
