import type { Arquivo } from '@vitrine/contract'
import { colunasProduto, showCelula, type CampoProduto, type Valor } from '@vitrine/rules/importacao'

import type { Sql } from '#infra'
import { writeCsv, writePlanilha, type Celula } from '#planilha'

import { listProdutosDepois } from './produto-da-planilha.repository.ts'
import { readCategorias } from './read-categorias.ts'
import { valoresOf } from './valores-do-produto.ts'

const LOTE = 1000

const larguras: Partial<Record<CampoProduto, number>> = {
  nome: 44,
  categoria: 36,
  descricao: 60,
  sku: 18,
  ean: 18,
}

/** The catalogue as a sheet that an import reads back as no change, streamed; memory holds a batch of it. */
export function exportProdutos(
  sql: Sql,
  { idfornecedor, formato }: { idfornecedor: string; formato: 'xlsx' | 'csv' },
): Arquivo {
  const colunas = colunasProduto.map(({ campo, titulo }) => ({
    nome: titulo,
    largura: larguras[campo] ?? 14,
    ...(titulo.endsWith('(R$)') && { formato: 'dinheiro' as const }),
  }))
  const planilha = { colunas, linhas: readLinhas(sql, idfornecedor) }
  return formato === 'csv'
    ? { nome: 'produtos.csv', tipo: 'text/csv; charset=utf-8', conteudo: writeCsv(planilha) }
    : {
        nome: 'produtos.xlsx',
        tipo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        conteudo: writePlanilha({ aba: 'Produtos', ...planilha }),
      }
}

async function* readLinhas(sql: Sql, idfornecedor: string): AsyncGenerator<Celula[][]> {
  const categorias = await readCategorias(sql, idfornecedor)
  for (let depois = ''; ;) {
    const produtos = await listProdutosDepois(sql, idfornecedor, { depois, limit: LOTE })
    yield produtos.map((produto) => {
      const valores = valoresOf(produto, categorias)
      return colunasProduto.map(({ campo }) => toCelula(valores[campo]))
    })
    const ultimo = produtos.at(-1)
    if (!ultimo || produtos.length < LOTE) return
    depois = ultimo.produto.sku
  }
}

/** Numbers stay numbers; what a spreadsheet would take for something else is protected. */
function toCelula(valor: Valor): Celula {
  if (valor === null || typeof valor === 'number') return valor
  return showCelula(valor)
}
