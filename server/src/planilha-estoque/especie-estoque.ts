import { colunasEstoque } from '@vitrine/rules/importacao'

import type { Achado, Especie, EspecieAberta } from '#especie'
import { findPorCodigo, listProdutosDepois, listSkusComZero, type ProdutoDaPlanilha } from '#planilha-produto'

import { writeEstoques } from './write-estoques.ts'

const LOTE = 1000

/** What is counted of products: each change is a movement with its reason. */
export const especieEstoque: Especie = {
  tipo: 'ESTOQUE',
  async open(db, idfornecedor): Promise<EspecieAberta> {
    const comZeros = await listSkusComZero(db, idfornecedor)
    return {
      colunas: colunasEstoque,
      find: async (agora, linhas) =>
        (await findPorCodigo(agora, { idfornecedor, comZeros }, linhas)).map((achado): Achado =>
          'produto' in achado ? { atual: toAtual(achado.produto) } : achado,
        ),
      write: writeEstoques,
    }
  },
  async *readValores(db, idfornecedor) {
    for (let depois = ''; ;) {
      const produtos = await listProdutosDepois(db, idfornecedor, { depois, limit: LOTE })
      yield produtos.map((produto) => toAtual(produto).valores)
      const ultimo = produtos.at(-1)
      if (!ultimo || produtos.length < LOTE) return
      depois = ultimo.produto.sku
    }
  },
}

/** The version is that of what is counted: whoever renames a product meanwhile is in nobody's way. */
function toAtual({ produto, estoque, versaoDoEstoque }: ProdutoDaPlanilha) {
  const { sku, ean, nome } = produto
  return {
    id: produto.idcadastroextraproduto,
    versao: versaoDoEstoque,
    valores: { sku, ean, nome, quantidade: estoque },
  }
}
