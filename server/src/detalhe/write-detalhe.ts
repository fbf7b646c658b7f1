import type { Produto, ProdutoLista } from '@vitrine/contract'
import type { ParteEscrita } from '#infra'

import type { Ficha } from './detalhe.repository.ts'

interface DetalheAEscrever {
  cartao: ProdutoLista
  ficha: Ficha
  variantes: readonly ProdutoLista[]
  similares: readonly ProdutoLista[]
  combos: Produto['combos']
}

/**
 * A product's page as it is sent to all of one price signature, with the places for what is personal. It is written each time: that takes
 * some millionths of a second, and as bytes a store's pages were as large as all that is kept besides (decision 0204).
 */
export function writeDetalhe({
  cartao,
  ficha,
  variantes,
  similares,
  combos,
}: DetalheAEscrever): ParteEscrita[] {
  return [
    ...openCartao(cartao),
    writeFicha(ficha),
    ...writeOutros(variantes),
    '],"similares":[',
    ...writeOutros(similares),
    `],"combos":${JSON.stringify(combos)}}`,
  ]
}

/** Without its closing brace, and the place before that. */
const openCartao = (cartao: ProdutoLista): [string, ProdutoLista] => [
  JSON.stringify(cartao).slice(0, -1),
  cartao,
]

function writeOutros(cartoes: readonly ProdutoLista[]): ParteEscrita[] {
  const ultimo = cartoes.length - 1
  return cartoes.flatMap((cartao, posto) => [...openCartao(cartao), posto === ultimo ? '}' : '},'])
}

/** Field by field: what else a row of the database may hold is not sent. */
function writeFicha({ descricao, especificacoes, imagens, categoria, categoriapai }: Ficha): string {
  const escrita = JSON.stringify({
    descricao,
    especificacoes: especificacoes.map(({ nome, valor }) => ({ nome, valor })),
    imagens: imagens.map(({ hash, alt, cor }) => ({ hash, alt, cor })),
    categoria: pickCategoria(categoria),
    categoriapai: categoriapai && pickCategoria(categoriapai),
  })
  return `,${escrita.slice(1, -1)},"variantesproduto":[`
}

const pickCategoria = ({ idcategoria, slug, nome }: Ficha['categoria']) => ({ idcategoria, slug, nome })
