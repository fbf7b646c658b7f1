import type { PorChamada } from '#descricao'

/** Products as their supplier keeps them. */
export const chamadasDoCatalogo = {
  'GET /painel/v1/{idfornecedor}/produtos': {
    vista: 'Which products: all, on sale, not on sale, or those without a picture, a price, or enough stock.',
    cursor: '`cursor` of the page before; absent: the first page.',
  },
  'POST /painel/v1/{idfornecedor}/produtos/lote': {
    produtos: 'Products, 1 to 5,000, each with what of it alone changes.',
    preco: 'List price of all of them, but those that say another; null: none.',
    percentual: 'Percent by which list prices change, in the decimals that each has: -10 is 10 % off.',
    ativo: 'Whether all of them are on sale, but those that say otherwise.',
    data: 'The products that were named, as they stand now, those too that were left out.',
    recusados: 'Products that were left out, and why.',
    'recusados.erro': 'Why the product was left out, in words for a person.',
  },
  'POST /painel/v1/{idfornecedor}/fotos': {
    nome: 'Name of the file, as its owner has it.',
    codigo: 'SKU or EAN of the product, where the name does not say it.',
    dados: 'The picture in base64, up to 10 MB: JPEG, PNG, WebP or SVG.',
  },
} as const satisfies PorChamada
