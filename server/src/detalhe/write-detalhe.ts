import type { Produto, ProdutoLista } from '@vitrine/contract'
import { joinPartes, toProprios, type Partilhada } from '#infra'
import { writeCartao, writeCartoes } from '#produto'

import type { Ficha } from './detalhe.repository.ts'

interface DetalheAEscrever {
  cartao: ProdutoLista
  ficha: Ficha
  variantes: readonly ProdutoLista[]
  similares: readonly ProdutoLista[]
  combos: Produto['combos']
}

const SIMILARES = Buffer.from('],"similares":[')

const fichas = new WeakMap<Ficha, Buffer>()

/** A product's page as it is sent to all of one price signature: its cards and its file are written once, whoever sees them. */
export function writeDetalhe({ cartao, ficha, variantes, similares, combos }: DetalheAEscrever): Partilhada {
  const escrita = fichas.get(ficha) ?? writeFicha(ficha)
  fichas.set(ficha, escrita)
  return joinPartes([
    ...writeCartao(cartao),
    escrita,
    ...writeCartoes(variantes),
    SIMILARES,
    ...writeCartoes(similares),
    Buffer.from(`],"combos":${JSON.stringify(combos)}}`),
  ])
}

/** Field by field: what else a row of the database may hold is not sent. */
function writeFicha({ descricao, especificacoes, imagens, categoria, categoriapai }: Ficha): Buffer {
  const escrita = JSON.stringify({
    descricao,
    especificacoes: especificacoes.map(({ nome, valor }) => ({ nome, valor })),
    imagens: imagens.map(({ hash, alt, cor }) => ({ hash, alt, cor })),
    categoria: pickCategoria(categoria),
    categoriapai: categoriapai && pickCategoria(categoriapai),
  })
  return toProprios(`,${escrita.slice(1, -1)},"variantesproduto":[`)
}

const pickCategoria = ({ idcategoria, slug, nome }: Ficha['categoria']) => ({ idcategoria, slug, nome })
