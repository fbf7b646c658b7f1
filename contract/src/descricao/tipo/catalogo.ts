import type { PorTipo } from '#descricao'

const nome = 'Name of the product.' as const
const versao =
  'Version of the product: it grows with each change, and whoever changes it names the one that was looked at.' as const

/** Products as their supplier keeps them. */
export const tiposDoCatalogo = {
  CategoriaGuardada: {
    nome: 'Name of the category.',
    slug: 'Its part of the address, as `mercearia`.',
    icone: 'Lucide name of the icon of its tile.',
    fundo: 'Tint behind its pictures, `#rrggbb`.',
    ordem: 'Place among those of the same place in the tree, lower first.',
    idsegmento: 'Segment that it is shown to; null: all.',
    idsetor: 'Sector that it stands in; null: none.',
    dispositivos: 'Devices on which the tree of categories shows it.',
    produtos: 'How many products stand in it itself, those that are not on sale too.',
    versao:
      'Version of the record: it grows with each change, and whoever changes it names the one that was looked at.',
  },
  ListaDoCatalogo: {
    total: 'How many products this list has in all; null beyond the first page.',
    cursor: 'Where the next page goes on: send it back as `cursor`; null: this was the last.',
    contagens:
      'How many products the store has of each view, whatever the filter; null beyond the first page.',
  },
  ProdutoDoCatalogo: { nome, versao },
  ProdutoGuardado: {
    nome,
    versao,
    'especificacoes.nome': 'Name of the specification.',
    'especificacoes.valor': 'What it says.',
  },
  ProdutoDito: {
    'especificacoes.nome': 'Name of the specification.',
    'especificacoes.valor': 'What it says.',
    versao: 'Version that was looked at, null for a new product; absent: whatever stands there.',
    estoque: 'What becomes of the stock; absent: it stays.',
  },
  PreviaDoProduto: {
    'especificacoes.nome': 'Name of the specification.',
    'especificacoes.valor': 'What it says.',
    versao: 'Null for a product that was not saved yet; else the version that was looked at, or nothing.',
    estoque: 'What becomes of the stock; absent: it stays.',
    grupo: 'Group of customers as which its page is looked at; null: as a visitor.',
    link: 'Code of a link that shows this product already, which shows this from now on; absent: another one is made.',
  },
  LinhaDoLote: { nome, versao, estoque: 'What becomes of the stock; absent: it stays.' },
  MovimentoDeEstoque: {
    tipo: 'What moved it: an order, its cancelling or return, or somebody of the store.',
    quando: 'When it moved.',
    antes: 'Units before it; null: not counted.',
    depois: 'Units after it; null: not counted.',
    quem: 'Who made it; null: an order.',
    numpedido: 'Number of the order; null: none.',
    motivo: 'Why, in the words of whoever made it; empty: none was given.',
    nota: 'What else was said of it; empty: nothing.',
  },
  ListaDeMovimentos: {
    data: 'Movements, the newest first.',
    cursor: 'Where the next page goes on: send it back as `cursor`; null: this was the last.',
    estoque: 'Units that there are now; null: not counted.',
  },
  MovimentoDito: {
    tipo: 'ENTRADA: so many came. SAIDA: so many went. PERDA: so many were lost. CONTAGEM: so many there are. SEM_CONTROLE: not counted any more.',
    quantidade: 'Units; absent where stock is not counted any more.',
    motivo: 'Why it moves, in words.',
    nota: 'What else is to be said; empty: nothing.',
    visto: 'Units that stood there for who counts, null: it was not counted; absent: whatever stands there.',
    chave_idempotencia: 'Made up by who sends it: sent again it is the same movement.',
  },
  MovimentoFeito: {
    movimento: 'The movement as it was written.',
    estoque: 'Units that there are now; null: not counted.',
  },
  Recorte: {
    nome: 'Name of the saved filter, one of its person or of its team.',
    vista: 'Which products: all, on sale, not on sale, those that lack something.',
    busca: 'Words, code or EAN of the products; empty: all.',
    idcategoria: 'Category that the products stand in, which may be gone by now; null: all.',
    ordenacao: 'Order of the products.',
    versao: 'Version, to be named by who changes it.',
  },
  RecorteNovo: {
    nome: 'Name of the saved filter, one of its person or of its team.',
    vista: 'Which products: all, on sale, not on sale, those that lack something.',
    busca: 'Words, code or EAN of the products; empty: all.',
    idcategoria: 'Category that the products stand in, which may be gone by now; null: all.',
    ordenacao: 'Order of the products.',
    versao: 'Version that was looked at; null: a new one; absent: whatever stands there.',
  },
  MovimentoDoProduto: {
    tipo: 'CONTAGEM: so many there are. AJUSTE: so many more, or less. SEM_CONTROLE: not counted any more.',
    quantidade: 'Units; absent where stock is not counted any more.',
  },
} as const satisfies PorTipo
