import type { ProdutoMedido } from '@vitrine/rules/medicao'

/** What a list says of a product; told from other things by these names (contract ProdutoLista). */
interface Cartao {
  id: string
  idproduto: string
  name: string
  marca?: string
  embalagem?: string
  preco?: number
  preconf?: number
}

/** How deep in a screen's data products lie: a page of sections, a section, its shelf. */
const FUNDO = 5

/** Every product that the data of a screen have, by id: what a card on it shows. */
export function collectProdutos(dados: unknown, fundo = FUNDO): Map<string, ProdutoMedido> {
  const produtos = new Map<string, ProdutoMedido>()
  function walk(valor: unknown, resta: number): void {
    if (typeof valor !== 'object' || valor === null || resta < 0) return
    if (isCartao(valor)) produtos.set(valor.id, toProduto(valor))
    for (const parte of Object.values(valor)) walk(parte, Array.isArray(parte) ? resta : resta - 1)
  }
  walk(dados, fundo)
  return produtos
}

export const toProduto = ({ id, name, marca, embalagem, preco, preconf }: Cartao): ProdutoMedido => ({
  id,
  nome: name,
  marca,
  embalagem,
  preco,
  preconf,
})

function isCartao(valor: object): valor is Cartao {
  return 'idproduto' in valor && 'name' in valor && 'id' in valor && typeof valor.id === 'string'
}
