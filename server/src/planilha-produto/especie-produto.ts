import { CadastroProduto, parseLinhas } from '@vitrine/contract'
import {
  colunasProduto,
  findComZeros,
  listCategoriasNovas,
  readChave,
  withCategorias,
} from '@vitrine/rules/importacao'

import type { Achado, Especie, EspecieAberta, Registro } from '#especie'
import type { Db } from '#infra'

import { composeProduto } from './compose-produto.ts'
import {
  listProdutosBySku,
  listProdutosDepois,
  listSkusComZero,
  type ProdutoDaPlanilha,
} from './produto-da-planilha.repository.ts'
import { readCategorias, type Categorias } from './read-categorias.ts'
import { saveCaminhos } from './save-caminhos.ts'
import { valoresOf } from './valores-do-produto.ts'
import { writeProdutos } from './write-produtos.ts'

interface Atual extends Registro {
  produto: CadastroProduto
}

const LOTE = 1000

/** Products by their code: everything that a cell can say of them. */
export const especieProduto: Especie = {
  tipo: 'PRODUTOS',
  async open(db, idfornecedor): Promise<EspecieAberta<Atual>> {
    const [categorias, comZeros] = await Promise.all([
      readCategorias(db, idfornecedor),
      listSkusComZero(db, idfornecedor),
    ])
    return {
      colunas: withCategorias(colunasProduto, categorias.caminhos.values()),
      find: (agora, linhas) => find(agora, { idfornecedor, categorias, comZeros }, linhas),
      check: (linhas) => check(linhas, categorias),
      write: (tx, obra, linhas, sentido) => writeProdutos(tx, { ...obra, categorias }, linhas, sentido),
      novas: {
        campos: ['categoria'],
        list: (ditas) =>
          listCategoriasNovas(
            ditas.map(({ categoria = '' }) => categoria),
            categorias.caminhos.values(),
          ),
        save: saveCaminhos,
      },
    }
  },
  async *readValores(db, idfornecedor) {
    const categorias = await readCategorias(db, idfornecedor)
    for (let depois = ''; ;) {
      const produtos = await listProdutosDepois(db, idfornecedor, { depois, limit: LOTE })
      yield produtos.map((produto) => valoresOf(produto, categorias))
      const ultimo = produtos.at(-1)
      if (!ultimo || produtos.length < LOTE) return
      depois = ultimo.produto.sku
    }
  },
}

async function find(
  db: Db,
  {
    idfornecedor,
    categorias,
    comZeros,
  }: { idfornecedor: string; categorias: Categorias; comZeros: readonly string[] },
  linhas: readonly Readonly<Record<string, string>>[],
): Promise<Achado<Atual>[]> {
  const chaves = linhas.map(({ sku = '' }) => readChave(sku))
  const achados = await listProdutosBySku(db, idfornecedor, [...new Set(chaves)])
  const porSku = new Map(achados.map((achado) => [achado.produto.sku, toAtual(achado, categorias)]))
  return chaves.map((chave): Achado<Atual> => {
    const atual = porSku.get(chave) ?? null
    const comZero = atual ? null : findComZeros(chave, comZeros)
    if (!comZero) return { atual }
    return { campo: 'sku', erro: `A planilha tirou os zeros? Há um produto ${comZero} na loja.` }
  })
}

function toAtual(achado: ProdutoDaPlanilha, categorias: Categorias): Atual {
  const { produto, versao } = achado
  return { id: produto.idcadastroextraproduto, versao, produto, valores: valoresOf(achado, categorias) }
}

/** What only the whole product shows: a sale above the list price, a pair of fields of which one is missing. */
function check(linhas: Parameters<NonNullable<EspecieAberta<Atual>['check']>>[0], categorias: Categorias) {
  const inteiros = linhas.map(({ conferida, atual }) =>
    composeProduto(conferida.mudancas, atual?.produto, categorias),
  )
  return parseLinhas(CadastroProduto, inteiros).erros.map(({ linha, campo, erro }) => ({
    lugar: linha,
    campo,
    erro,
  }))
}
