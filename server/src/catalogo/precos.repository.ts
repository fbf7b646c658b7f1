import { fromDecimilesimos, fromMilesimos } from '@vitrine/rules/dinheiro'
import type { ProdutoComPrecos } from '@vitrine/rules/reajuste'

import type { Db } from '#infra'

import {
  comEstoque,
  composeAchado,
  fonteOf,
  peloEstoque,
  whereOf,
  type Filtro,
} from './catalogo.repository.ts'

/** A product with all of its prices, in reais and units. */
export interface ComPrecos extends ProdutoComPrecos {
  idcadastroextraproduto: string
  sku: string
  nome: string
  versao: number
}

/** As it is kept: 1/10,000 real, 1/1,000 unit. */
type Row = Pick<ComPrecos, 'idcadastroextraproduto' | 'sku' | 'nome' | 'versao'> & {
  preco: number | null
  precooferta: number | null
  precovendaatacado: number | null
  minvendaatacado: number | null
  multiploincremento: number | null
  desconto_progressivo: Record<string, number> | null
  granularidade: number
  min_por_pedido: number | null
  maxporpedido: number | null
  custo: number | null
  precominimo: number | null
}

/** Products of a filter after an id, in the order of their ids. */
export async function listComPrecos(
  db: Db,
  filtro: Filtro,
  { depois, limit }: { depois: string | null; limit: number },
): Promise<ComPrecos[]> {
  const rows = await db<Row[]>`
    ${composeAchado(db, filtro)}
    select p.idcadastroextraproduto, p.sku, p.nome, p.versao, p.preco, p.precooferta, p.precovendaatacado, p.minvendaatacado, p.multiploincremento,
      p.desconto_progressivo, p.granularidade, p.min_por_pedido, p.maxporpedido, p.custo, p.precominimo
    from ${fonteOf(db, filtro)} ${peloEstoque.has(filtro.vista) ? comEstoque(db) : db``}
    where ${whereOf(db, filtro)} ${depois ? db`and p.idcadastroextraproduto > ${depois}` : db``}
    order by p.idcadastroextraproduto limit ${limit}`
  return rows.map(toComPrecos)
}

function toComPrecos({ desconto_progressivo: descontoProgressivo, ...row }: Row): ComPrecos {
  const reais = (valor: number | null) => (valor === null ? null : fromDecimilesimos(valor))
  const unidades = (valor: number | null) => (valor === null ? null : fromMilesimos(valor))
  return {
    ...row,
    preco: reais(row.preco),
    precooferta: reais(row.precooferta),
    precovendaatacado: reais(row.precovendaatacado),
    minvendaatacado: unidades(row.minvendaatacado),
    multiploincremento: unidades(row.multiploincremento),
    descontoProgressivo,
    granularidade: fromMilesimos(row.granularidade),
    min_por_pedido: unidades(row.min_por_pedido),
    maxporpedido: unidades(row.maxporpedido),
    custo: reais(row.custo),
    precominimo: reais(row.precominimo),
  }
}
