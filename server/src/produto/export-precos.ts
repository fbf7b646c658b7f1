import pLimit from 'p-limit'
import type { Arquivo, BuscaProdutos, ProdutoLista } from '@vitrine/contract'
import { formatPrecoUnitario, formatQuantidade } from '@vitrine/rules/dinheiro'
import { computePrecoBase, listFaixas } from '@vitrine/rules/preco'

import type { ContextoComprador } from '#acesso'
import { Falha } from '#infra'
import { writePlanilha, type Celula, type Coluna } from '#planilha'

import { listCategorias } from './catalogo.repository.ts'
import type { Catalogo } from './catalogo.ts'
import { listProdutos } from './lista.repository.ts'
import { toProdutoLista } from './price-produto.ts'
import { listEans, type ProdutoRow } from './produto.repository.ts'
import { readFiltro } from './read-filtro.ts'

/** Rows read at a time, and the most of one sheet. */
const LOTE = 1000
const MAX_LINHAS = 100_000
/** Sheets read in turns, so that many at once leave the connections to the shoppers. */
const inTurn = pLimit(2)

/** What a row of the sheet is made of. */
interface Linha {
  produto: ProdutoLista
  ean: string | null
  categoria: string
  multiplies: boolean
}

interface ColunaDePrecos extends Coluna {
  of: (linha: Linha) => Celula
}

const fatos: readonly ColunaDePrecos[] = [
  { nome: 'Código', largura: 14, of: ({ produto }) => produto.sku },
  { nome: 'EAN', largura: 16, of: ({ ean }) => ean },
  { nome: 'Produto', largura: 48, of: ({ produto }) => produto.name },
  { nome: 'Marca', largura: 20, of: ({ produto }) => produto.marca },
  { nome: 'Categoria', largura: 22, of: ({ categoria }) => categoria },
  { nome: 'Embalagem', largura: 24, of: ({ produto }) => produto.embalagem },
  { nome: 'Unidade', largura: 10, of: ({ produto }) => produto.unidade },
]

const precos: readonly ColunaDePrecos[] = [
  { nome: 'Preço', largura: 14, formato: 'dinheiro', of: ({ produto }) => produto.preconf ?? null },
  { nome: 'Preço de tabela', largura: 16, formato: 'dinheiro', of: ({ produto }) => produto.preco ?? null },
  { nome: 'Preço por quantidade', largura: 44, of: describeFaixas },
  { nome: 'Preço por medida', largura: 18, of: describeBase },
]

const compra: readonly ColunaDePrecos[] = [
  { nome: 'Mínimo', largura: 10, of: ({ produto }) => produto.min_por_pedido },
  { nome: 'Múltiplo', largura: 10, of: ({ produto }) => produto.granularidade },
  { nome: 'Máximo', largura: 10, of: ({ produto }) => produto.maxporpedido },
  { nome: 'Disponível', largura: 12, of: ({ produto }) => (produto.disponivel ? 'Sim' : 'Não') },
  // Empty: filled in, the sheet comes back as an order ("Colar pedido").
  { nome: 'Qtd.', largura: 10, of: () => null },
]

/**
 * The asker's price list as XLSX, filtered as a list is (readings 8). Whoever may not see prices gets a sheet without
 * their columns. Read and written a batch at a time: memory holds one, and no connection is held between two.
 */
export function exportPrecos(catalogo: Catalogo, busca: BuscaProdutos, contexto: ContextoComprador): Arquivo {
  const { fornecedor, podeVerPrecos, hoje } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const colunas = [...fatos, ...(podeVerPrecos ? precos : []), ...compra]
  async function* rows() {
    for await (const linhas of readLinhas(catalogo, busca, contexto))
      yield linhas.map((linha) => colunas.map(({ of }) => of(linha)))
  }
  return {
    nome: `${fornecedor.slug}-${podeVerPrecos ? 'precos' : 'produtos'}-${hoje}.xlsx`,
    conteudo: writePlanilha({ aba: podeVerPrecos ? 'Preços' : 'Produtos', colunas, linhas: rows() }),
  }
}

async function* readLinhas(
  catalogo: Catalogo,
  busca: BuscaProdutos,
  contexto: ContextoComprador,
): AsyncGenerator<Linha[]> {
  const { fornecedor } = contexto
  if (!fornecedor) return
  const { idfornecedor, tags } = fornecedor
  const { db } = catalogo
  const nomes = new Map(
    (await listCategorias(db, idfornecedor, { idsegmento: null, device: 'desktop' })).map(
      ({ idcategoria, nome }) => [idcategoria, nome],
    ),
  )
  const multiplies = !tags.includes('disable-product-multiple')
  const filtro = readFiltro({ ...busca, limit: LOTE }, fornecedor, contexto)
  if (!filtro) return
  for (let offset = 0; offset < MAX_LINHAS; offset += LOTE) {
    const { rows, eans } = await inTurn(async () => {
      const { rows } = await listProdutos(catalogo, { ...filtro, comprador: null, offset })
      return { rows, eans: await listEans(db, idfornecedor, rows) }
    })
    yield rows.map((row: ProdutoRow) => ({
      produto: toProdutoLista(row, contexto, { ignorepolicy: busca.ignorepolicy }),
      ean: eans.get(row.id) ?? null,
      categoria: nomes.get(row.idcategoria) ?? '',
      multiplies,
    }))
    if (rows.length < LOTE) return
  }
}

/** 'a partir de 6: R$ 25,90; de 12: R$ 24,50'. */
function describeFaixas({ produto, multiplies }: Linha): string {
  return listFaixas(produto, { multiplies })
    .map(
      ({ quantidade, preco }) => `a partir de ${formatQuantidade(quantidade)}: ${formatPrecoUnitario(preco)}`,
    )
    .join('; ')
    .replaceAll('\u00a0', ' ')
}

/** The price by measure that the law asks for: 'R$ 5,58/kg'. */
function describeBase({ produto }: Linha): string {
  const { preconf, unidade, unidade_base, fator_unidade } = produto
  const base = preconf === undefined ? null : computePrecoBase(preconf, fator_unidade)
  if (base === null || !unidade_base || unidade_base === unidade) return ''
  return `${formatPrecoUnitario(base)}/${unidade_base}`.replaceAll('\u00a0', ' ')
}
