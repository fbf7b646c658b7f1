import type { Imagem } from '@vitrine/contract'

import type { Db } from '#infra'

import { colunas, type ProdutoRow } from './produto.repository.ts'

/** What a product feed says about a product. */
export interface ProdutoAnunciado extends ProdutoRow {
  descricao: string
  imagens: Imagem[]
  idprodutoprincipal: string | null
  /** Names of its categories, from the top. */
  categorias: string[]
}

/** Products that are sold, after one of them, in the order of their ids. */
export function listAnunciados(
  db: Db,
  idfornecedor: string,
  depois: string,
  limit: number,
): Promise<ProdutoAnunciado[]> {
  return db<ProdutoAnunciado[]>`
    select ${colunas(db)}, p.descricao, p.imagens, p.idprodutoprincipal,
      array_remove(array[pai.nome, c.nome], null) as categorias
    from produto p
    left join estoque e on e.idfornecedor = p.idfornecedor and e.idcadastroextraproduto = p.idcadastroextraproduto
    left join categoria c on c.idfornecedor = p.idfornecedor and c.idcategoria = p.idcategoria
    left join categoria pai on pai.idfornecedor = c.idfornecedor and pai.idcategoria = c.idcategoriapai
    where p.idfornecedor = ${idfornecedor} and p.ativo and p.idcadastroextraproduto > ${depois}
    order by p.idcadastroextraproduto limit ${limit}`
}
