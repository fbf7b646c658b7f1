import { CadastroProduto, parseLinhas } from '@vitrine/contract'
import { colunasPreco, readFaixa } from '@vitrine/rules/importacao'
import { listTabela } from '@vitrine/rules/preco'

import type { Achado, Especie, EspecieAberta, Registro, Valores } from '#especie'
import { findPorCodigo, listProdutosDepois, listSkusComZero, type ProdutoDaPlanilha } from '#planilha-produto'

import { changePrecos } from './change-precos.ts'
import { createEscritor } from './write-precos.ts'

/** A price that a row may change: there is one for the list, and one for each quantity that the product's table names. */
interface Atual extends Registro {
  produto: CadastroProduto
}

const LOTE = 1000

/** Prices of products, a row for each: the list price, and those that hold from a quantity on. */
export const especiePreco: Especie = {
  tipo: 'PRECOS',
  async open(db, idfornecedor): Promise<EspecieAberta<Atual>> {
    const comZeros = await listSkusComZero(db, idfornecedor)
    return {
      colunas: colunasPreco,
      find: async (agora, linhas) => {
        const produtos = await findPorCodigo(agora, { idfornecedor, comZeros }, linhas)
        return produtos.map((achado, i): Achado<Atual> =>
          'produto' in achado ? findPreco(achado.produto, linhas[i]?.quantidade ?? '') : achado,
        )
      },
      check,
      write: createEscritor(),
    }
  },
  async *readValores(db, idfornecedor) {
    for (let depois = ''; ;) {
      const produtos = await listProdutosDepois(db, idfornecedor, { depois, limit: LOTE })
      yield produtos.flatMap(({ produto }) => listPrecos(produto))
      const ultimo = produtos.at(-1)
      if (!ultimo || produtos.length < LOTE) return
      depois = ultimo.produto.sku
    }
  },
}

function findPreco({ produto, versao }: ProdutoDaPlanilha, celula: string): Achado<Atual> {
  const faixa = readFaixa(celula)
  const preco = faixa === null ? produto.preco : (produto.descontoProgressivo?.[faixa] ?? null)
  // Elsewhere this is how the price of the list is said; here it would be one more price.
  if (faixa === '1' && preco === null)
    return { campo: 'quantidade', erro: 'O preço de 1 unidade é o de tabela: deixe "A partir de" vazio.' }
  const { sku, ean, nome } = produto
  const quantidade = faixa === null ? null : Number(faixa)
  return {
    atual: {
      id: produto.idcadastroextraproduto,
      versao,
      produto,
      valores: { sku, ean, nome, quantidade, preco },
    },
  }
}

function listPrecos({ sku, ean, nome, preco, descontoProgressivo }: CadastroProduto): Valores[] {
  const qual = { sku, ean, nome }
  return [
    { ...qual, quantidade: null, preco },
    ...listTabela(descontoProgressivo).map((faixa) => ({ ...qual, ...faixa })),
  ]
}

/** All prices of a product together: what one row makes of it another may make good. */
function check(linhas: Parameters<NonNullable<EspecieAberta<Atual>['check']>>[0]) {
  const grupos = [...Map.groupBy(linhas.keys(), (i) => linhas[i]?.atual?.id ?? '').values()]
  const inteiros = grupos.map((lugares) => {
    const atual = linhas[lugares[0] ?? -1]?.atual?.produto
    const mudancas = lugares.flatMap((i) => {
      const { celulas, conferida } = linhas[i] ?? {}
      return (conferida?.mudancas ?? []).map(({ depois }) => ({
        faixa: readFaixa(celulas?.quantidade ?? ''),
        preco: depois,
      }))
    })
    return atual && { ...atual, ...changePrecos(atual, mudancas) }
  })
  return parseLinhas(CadastroProduto, inteiros).erros.flatMap(({ linha, campo, erro }) =>
    (grupos[linha] ?? []).map((lugar) => ({
      lugar,
      campo: 'preco',
      erro: campo.startsWith('desconto') || campo === 'preco' ? erro : `${erro} (${campo})`,
    })),
  )
}
