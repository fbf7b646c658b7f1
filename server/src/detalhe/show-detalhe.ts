import type { Produto, ProdutoLista } from '@vitrine/contract'
import { situacaoOf } from '@vitrine/rules/combo'
import { explainPreco } from '@vitrine/rules/preco'

import type { ContextoComprador } from '#acesso'
import type { Escrita, ReadPronta } from '#chamada'
import { Falha, joinPartes, joinTexto, type Db, type ParteEscrita } from '#infra'
import { toProdutoLista, ultimaCompraOf, writePessoal, type ProdutoRow } from '#produto'

import { findCategoriaDoQueSaiu } from './detalhe.repository.ts'
import { isLigeira, peekLigeira, readDetalhe, type Fontes, type Pagina } from './read-detalhe.ts'
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

/** Of the family of one that has no other, nothing is shown. */
const variantesDe = ({ variantes }: Pick<Pagina, 'variantes'>) => (variantes.length > 1 ? variantes : [])

/** As it is sent to everybody of the price signature of whoever asks. */
function writePagina(
  pagina: Pagina,
  contexto: ContextoComprador,
  toCartao: (row: ProdutoRow) => ProdutoLista,
): ParteEscrita[] {
  return writeDetalhe({
    cartao: toCartao(pagina.produto),
    ficha: pagina.ficha,
    variantes: variantesDe(pagina).map(toCartao),
    similares: pagina.similares.map(toCartao),
    combos: combosCom(pagina.produto.id, contexto),
  })
}

/** A page as it is asked for by nearly everybody; with a way to pay or to deliver it is another one. */
const ENDERECO =
  /^\/v2\/app\/[\w.~-]{1,128}\/fornecedor\/([\w-]{1,64})\/produto\/([\da-f-]{36})(?:\?disableSimilares=(true|false))?$/

/** Pages of products that are in memory, for customers (decision 0204). */
export function createDetalhesProntos(fontes: Fontes): ReadPronta {
  return (url) => {
    const [, nome, id, semSimilares] = ENDERECO.exec(url) ?? []
    if (nome === undefined || id === undefined) return null
    return {
      nomes: { fornecedor: nome },
      begin(contexto) {
        const { idfornecedor } = contexto.fornecedor ?? {}
        const pergunta = { id, semSimilares: semSimilares === 'true' }
        const pagina = idfornecedor === undefined ? null : peekLigeira(fontes, idfornecedor, pergunta)
        if (!pagina) return null
        // Not out of the cards that lists keep: pages are of more products than there is room for.
        const toCartao = (row: ProdutoRow) => toProdutoLista(row, contexto)
        return (pessoalDe) => joinTexto(writePagina(pagina, contexto, toCartao), pessoalDe)
      },
    }
  }
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
  const cartao = showLinha(detalhe.produto)
  const combos = combosCom(cartao.id, contexto)
  const produto = {
    ...cartao,
    ...detalhe.ficha,
    variantesproduto: variantesDe(detalhe).map(showLinha),
    similares: detalhe.similares.map(showLinha),
    ...(quantidade !== undefined && tracoOf(cartao, quantidade, tags)),
    combos,
  }
  // With the reason of a quantity's price it is one answer of its own.
  if (quantidade !== undefined) return { produto }
  const escrita = {
    isDeTodos: true,
    isLigeira: isLigeira(detalhe),
    write: () => joinPartes(writePagina(detalhe, contexto, toCartao)),
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
