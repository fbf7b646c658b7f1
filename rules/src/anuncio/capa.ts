import { formatPrecoUnitario } from '#dinheiro'
import { explainPreco, type ItemComPreco } from '#preco'

/** What the picture shows that stands for a product where its link is shared. */
export interface Capa {
  nome: string
  /** Brand and package. */
  detalhe: string
  /** '': the price is shown to customers only. */
  preco: string
  /** Hash of its first picture; '': none. */
  imagem: string
  /** Colour of the background of the picture. */
  cor: string
}

interface ProdutoNaCapa extends ItemComPreco {
  name: string
  marca: string
  embalagem: string
  imagem: { hash: string; cor: string } | null
}

/** The words and the picture that are drawn for a product, as a visitor sees it. */
export function capaOf(produto: ProdutoNaCapa): Capa {
  const { precounitario } = explainPreco(produto, 1, { multiplies: true })
  const { name, marca, embalagem, imagem } = produto
  return {
    nome: name,
    detalhe: [marca, embalagem].filter(Boolean).join(' · '),
    preco: precounitario === null ? '' : formatPrecoUnitario(precounitario),
    imagem: imagem?.hash ?? '',
    cor: imagem?.cor ?? '#ffffff',
  }
}

/** Names what a picture shows, and in which store's look: another price is another address. cyrb53 of bryc, public domain. */
export function versionCapa(capa: Capa, marca: string): string {
  const texto = JSON.stringify([capa.nome, capa.detalhe, capa.preco, capa.imagem, capa.cor, marca])
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < texto.length; i++) {
    const letra = texto.charCodeAt(i)
    a = Math.imul(a ^ letra, 2654435761)
    b = Math.imul(b ^ letra, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36).padStart(11, '0')
}
