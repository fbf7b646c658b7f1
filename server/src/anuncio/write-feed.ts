import type { ProdutoLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract'
import { listFretes, medidaOf, type FormaAnunciada } from '@vitrine/rules/anuncio'
import { writeDecimal } from '@vitrine/rules/dinheiro'
import { isEan } from '@vitrine/rules/documento'
import { explainPreco } from '@vitrine/rules/preco'
import { escapeHtml } from '@vitrine/rules/texto'

import type { ProdutoAnunciado } from '#produto'

/** Who reads it: both take RSS 2.0 with Google's names, and differ in what a few of them hold. */
export type Canal = 'google' | 'meta'

export interface Loja {
  nome: string
  slug: string
  origem: string
  entregas: readonly FormaAnunciada[]
}

type Campo = readonly [nome: string, valor: string | readonly Campo[]]

export function openFeed({ nome, slug, origem }: Loja): string {
  const sobre = [
    ['title', nome],
    ['link', origem + urls.loja(slug)],
    ['description', `Produtos de ${nome}`],
  ] as const
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${sobre.map(writeCampo).join('')}`
}

export const FIM = '</channel></rss>\n'

/** A product as an item; '' where it has no price for visitors or no picture, without which nobody takes one. */
export function writeItem(row: ProdutoAnunciado, lista: ProdutoLista, loja: Loja, canal: Canal): string {
  const { precounitario } = explainPreco(lista, 1, { multiplies: true })
  const [foto, ...outras] = row.imagens
  if (precounitario === null || lista.preco === undefined || !foto) return ''
  const { origem, slug } = loja
  const situacao = lista.disponivel ? 'in_stock' : 'out_of_stock'
  // Meta refuses WebP.
  const image = (hash: string) =>
    origem + (canal === 'meta' ? urls.imagemJpeg(hash) : urls.imagem(hash, 1080))
  const campos: Campo[] = [
    ['g:id', row.id],
    ['g:title', row.nome.slice(0, 150)],
    ['g:description', (row.descricao || row.nome).slice(0, 5000)],
    ['g:link', origem + urls.produto(slug, row.id, row.nome)],
    ['g:image_link', image(foto.hash)],
    ...outras.slice(0, 10).map(({ hash }): Campo => ['g:additional_image_link', image(hash)]),
    ['g:availability', canal === 'meta' ? situacao.replaceAll('_', ' ') : situacao],
    ['g:condition', 'new'],
    ['g:price', reais(Math.max(lista.preco, precounitario))],
    ...said('g:sale_price', precounitario < lista.preco && reais(precounitario)),
    ...listNomes(row),
    ...listMedidas(row),
    ...listEntregas(loja, precounitario, row.peso_gramas),
  ]
  return `<item>${campos.map(writeCampo).join('')}</item>`
}

/** An element of the feed; '' when its value is not known. */
const said = (nome: string, valor: string | false | null): Campo[] => (valor ? [[nome, valor]] : [])

/** Names and codes by which other shops know the product. */
function listNomes(row: ProdutoAnunciado): Campo[] {
  const { id, ean, marca, sku, categorias, idprodutoprincipal, variantes, peso_gramas } = row
  const gtin = ean !== null && isEan(ean) && ean
  return [
    ...said('g:brand', marca.slice(0, 70)),
    ...said('g:gtin', gtin),
    ['g:mpn', sku],
    ...said('g:identifier_exists', !gtin && !marca && 'no'),
    ...said('g:product_type', categorias.join(' > ')),
    // The main product is one of its variants.
    ...said('g:item_group_id', idprodutoprincipal ?? (variantes > 0 && id)),
    ...said('g:shipping_weight', peso_gramas !== null && `${peso_gramas} g`),
  ]
}

function listMedidas(row: ProdutoAnunciado): Campo[] {
  const medida = medidaOf(row)
  if (!medida) return []
  return [
    ['g:unit_pricing_measure', `${medida.quantidade} ${medida.feed}`],
    ['g:unit_pricing_base_measure', `1 ${medida.feed}`],
  ]
}

function listEntregas({ entregas }: Loja, valor: number, gramas: number | null): Campo[] {
  return listFretes(entregas, { valor, gramas }).map(({ ceps, taxa }) => [
    'g:shipping',
    [
      ['g:country', 'BR'],
      ...(ceps ? [['g:postal_code', `${ceps.inicio}-${ceps.fim}`] as const] : []),
      ['g:price', reais(taxa)],
    ],
  ])
}

/** The number of the product's page (readings 3): who reads the feed compares them. */
const reais = (valor: number) => `${writeDecimal(valor)} BRL`

function writeCampo([nome, valor]: Campo): string {
  const dentro = typeof valor === 'string' ? escapeHtml(toXml(valor)) : valor.map(writeCampo).join('')
  return `<${nome}>${dentro}</${nome}>`
}

/** Without what XML 1.0 cannot hold, escaped or not: control characters, and halves of a letter. */
function toXml(texto: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  return texto.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}
