import type { PorChamada } from '#descricao'

/** Products as their supplier keeps them. */
export const chamadasDoCatalogo = {
  'GET /painel/v1/{idfornecedor}/produtos': {
    vista:
      'Which products: all, on sale, not on sale, those that lack something, those that are counted or are not, or of which little is there.',
    principal: 'Id of a product: it and its variants alone.',
    abaixo_de: 'Units below which stock is low, where low stock is asked for.',
    cursor: '`cursor` of the page before; absent: the first page.',
  },
  'POST /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/previa': {
    link: 'Code of the link, by which it goes on showing what is typed later.',
    caminho: 'Address of the page below the host of the shop, with the link in it.',
    ate: 'Until when the link shows it, ISO 8601 instant.',
  },
  'GET /painel/v1/{idfornecedor}/recortes': {
    data: "Saved filters by name, the person's own before the team's.",
  },
  'DELETE /painel/v1/{idfornecedor}/recortes/{idrecorte}': {
    versao: 'Version that was looked at; absent: whatever stands there.',
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
  'GET /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/movimentos': {
    cursor: '`cursor` of the page before; absent: the first page.',
  },
  'GET /painel/v1/{idfornecedor}/qualidade': {
    total: 'How many products the store has, those too that are not on sale.',
    'faltas.vista': 'What they lack: the `vista` of the list that shows them.',
    'faltas.produtos': 'How many products lack it.',
    imagens: 'Pictures that the store sent and that could not be made, the latest first, 50 at most.',
    'imagens.hash': 'Name of the picture, as its products have it.',
    'imagens.motivo':
      'ESTRAGADA: the file cannot be read; GRANDE: it is more than can be drawn; OUTRO: anything else, which the platform sees to.',
    'imagens.desistiu_em':
      'Since when it is tried only once a day, ISO 8601 instant; null: it is tried again soon.',
    'imagens.ultima_em': 'When it was tried last, ISO 8601 instant.',
    'imagens.produto': 'A product that shows it, the first by name; null: none.',
    'imagens.produto.nome': 'Name of the product.',
  },
  'POST /painel/v1/{idfornecedor}/fotos': {
    nome: 'Name of the file, as its owner has it.',
    codigo: 'SKU or EAN of the product, where the name does not say it.',
    dados: 'The picture in base64, up to 10 MB: JPEG, PNG, WebP or SVG.',
  },
  'GET /painel/v1/{idfornecedor}/categorias': { data: 'Categories, in the order of the shop, 500 at most.' },
  'PUT /painel/v1/{idfornecedor}/categorias': {
    categorias: 'Where categories stand from now on, 1 to 500.',
    data: 'All categories, in the order of the shop.',
  },
  'DELETE /painel/v1/{idfornecedor}/categorias/{idcategoria}': {
    versao: 'Version that was looked at; absent: whatever stands there.',
  },
} as const satisfies PorChamada
