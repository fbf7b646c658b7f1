import type { Produto, ProdutoLista } from '@vitrine/contract'
import { situacaoOf } from '@vitrine/rules/combo'
import { explainPreco } from '@vitrine/rules/preco'

import type { ContextoComprador } from '#acesso'
import type { Escrita } from '#chamada'
import { Falha, type Db } from '#infra'
import { ultimaCompraOf, writePessoal, type ProdutoRow } from '#produto'

import { findCategoriaDoQueSaiu } from './detalhe.repository.ts'
import { readDetalhe, type Fontes } from './read-detalhe.ts'
import { writeDetalhe } from './write-detalhe.ts'

/** Known in memory: no statement. */
function combosCom(id: string, contexto: ContextoComprador): string[] {
  const combos = contexto.fornecedor?.combos ?? []
  return combos
    .filter(({ grupos }) => grupos.some(({ produtos }) => produtos.some((produto) => produto.id === id)))
    .filter(
      (combo) => situacaoOf(combo, { ...contexto, autenticado: contexto.sessao !== null }) === 'disponivel',
    )
    .map(({ idcombopromocional_cabecalho }) => idcombopromocional_cabecalho)
    .slice(0, 3)
}

/** One product as a page shows it: variants and similar ones with it. */
export async function showDetalhe(
  fontes: Fontes,
  {
    id,
    disableSimilares,
    quantidade,
    previa,
  }: { id: string; disableSimilares: boolean; quantidade?: number; previa?: string | undefined },
  contexto: ContextoComprador,
): Promise<{ produto: Produto; escrita?: Escrita }> {
  const { db, cartoesDe } = fontes.catalogo
  const { fornecedor, podeAgir, idcliente } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const { idfornecedor, fuso, tags } = fornecedor
  const comprador = podeAgir && idcliente ? { idcliente, fuso } : null
  const detalhe = await readDetalhe(fontes, idfornecedor, {
    id,
    semSimilares: disableSimilares,
    comprador,
    previa,
  })
  if (!detalhe) return refuseProduto(db, idfornecedor, id)
  const toCartao = cartoesDe(contexto, { ignorepolicy: false })
  const pessoalOf = ({ id: idDele }: { id: string }) => ultimaCompraOf(detalhe.compras.get(idDele))
  const showLinha = (row: ProdutoRow) => ({ ...toCartao(row), ...pessoalOf(row) })
  const variantes = detalhe.variantes.length > 1 ? detalhe.variantes : []
  const cartao = showLinha(detalhe.produto)
  const combos = combosCom(cartao.id, contexto)
  const produto = {
    ...cartao,
    ...detalhe.ficha,
    variantesproduto: variantes.map(showLinha),
    similares: detalhe.similares.map(showLinha),
    ...(quantidade !== undefined && tracoOf(cartao, quantidade, tags)),
    combos,
  }
  // With the reason of a quantity's price it is one answer of its own.
  if (quantidade !== undefined) return { produto }
  const escrita = {
    isDeTodos: true,
    write: () =>
      writeDetalhe({
        cartao: toCartao(detalhe.produto),
        ficha: detalhe.ficha,
        variantes: variantes.map(toCartao),
        similares: detalhe.similares.map(toCartao),
        combos,
      }),
    pessoalDe: (idDele: string) => writePessoal(pessoalOf({ id: idDele })),
  }
  return { produto, escrita }
}

/** What was sold once is gone for good (410), which search engines tell from what never was (404). */
async function refuseProduto(db: Db, idfornecedor: string, id: string): Promise<never> {
  const categoria = await findCategoriaDoQueSaiu(db, idfornecedor, id)
  if (categoria === null) throw new Falha('nao_encontrado')
  throw new Falha('produto_saiu', { detalhes: { categoria } })
}

/** The price of a quantity with its reason, by the same rules as the cart's; nothing where prices are hidden. */
function tracoOf(produto: ProdutoLista, quantidade: number, tags: readonly string[]) {
  const multiplies = !tags.includes('disable-product-multiple')
  const traco_preco = explainPreco(produto, quantidade, { multiplies })
  return traco_preco.precounitario === null ? {} : { traco_preco }
}
