import type { Calls, PrecoDaTabela, Query, Response } from '@vitrine/contract'
import { fromDecimilesimos, fromMilesimos } from '@vitrine/rules/dinheiro'
import { listFaixas } from '@vitrine/rules/preco'

import type { ContextoComprador } from '#acesso'
import { opcoesPreco } from '#carrinho'
import { listCatalogo } from '#catalogo'
import type { FornecedorVivo } from '#fornecedor'
import type { Db } from '#infra'
import { listProdutosById, toProdutoLista, type ProdutoRow } from '#produto'

import { findComprador } from './find-comprador.ts'
import { listCustos } from './politica.repository.ts'

type Chamada = Calls['GET /painel/v1/{idfornecedor}/precos/tabela']

/**
 * What each product on sale costs a buyer, by the functions that answer the shop; by name, page by page. Errors: `entrada_invalida` for a method that the
 * store does not have, or a cursor that nobody gave.
 */
export async function listTabelaDePrecos(
  db: Db,
  fornecedor: FornecedorVivo,
  { grupo, sk, categ, cursor, limit, ...como }: Query<Chamada>,
): Promise<Response<Chamada>> {
  const { idfornecedor } = fornecedor
  const [{ contexto }, pagina] = await Promise.all([
    findComprador(db, fornecedor, { ...como, grupos: grupo === undefined ? [] : [grupo] }),
    listCatalogo(db, idfornecedor, {
      vista: 'ATIVOS',
      sk,
      categ,
      ordenacao: 'nome',
      abaixo_de: 0,
      cursor,
      limit,
    }),
  ])
  const ids = pagina.data.map(({ idcadastroextraproduto }) => idcadastroextraproduto)
  const [produtos, custos] = await Promise.all([
    listProdutosById(db, idfornecedor, ids),
    listCustos(db, idfornecedor, ids),
  ])
  const porId = new Map(produtos.map((row) => [row.id, row]))
  // Prices are what the table is of, also where the shop shows a visitor none.
  const comPrecos = { ...contexto, podeVerPrecos: true }
  return {
    data: pagina.data.flatMap(({ idcadastroextraproduto: id, sku, unidade }): PrecoDaTabela[] => {
      const row = porId.get(id)
      return row ? [{ ...showPreco(row, comPrecos), sku, unidade, custo: custos.get(id) ?? null }] : []
    }),
    cursor: pagina.cursor,
    total: pagina.total,
  }
}

function showPreco(
  row: ProdutoRow,
  contexto: ContextoComprador,
): Omit<PrecoDaTabela, 'sku' | 'unidade' | 'custo'> {
  const lista = toProdutoLista(row, contexto)
  const reais = (valor: number | null) => (valor === null ? null : fromDecimilesimos(valor))
  const preco = reais(row.preco)
  const precofinal = lista.preconf ?? null
  const nomepolitica = lista.efeitospoliticas?.politica ?? null
  return {
    idcadastroextraproduto: row.id,
    nome: row.nome,
    preco,
    precofinal,
    porque: explain({ preco, precofinal, precooferta: reais(row.precooferta), nomepolitica }),
    nomepolitica,
    precovendaatacado: reais(row.precovendaatacado),
    minvendaatacado: row.minvendaatacado === null ? null : fromMilesimos(row.minvendaatacado),
    faixas: listFaixas(lista, opcoesPreco(contexto)),
  }
}

interface Precos {
  preco: number | null
  precofinal: number | null
  precooferta: number | null
  nomepolitica: string | null
}

function explain({ preco, precofinal, precooferta, nomepolitica }: Precos): PrecoDaTabela['porque'] {
  if (nomepolitica !== null) return 'POLITICA'
  if (precofinal === preco) return 'TABELA'
  return precofinal === precooferta ? 'OFERTA' : 'PAGAMENTO'
}
