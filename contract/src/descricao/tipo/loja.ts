import type { PorTipo } from '#descricao'

/** Stores, products, what is shown of them. */
export const tiposDaLoja = {
  FornecedorDaPlataforma: {
    nome: 'Name of the supplier.',
    versao: 'Version of the supplier: what was read must still stand when it is written.',
    'donos.nome': 'Name of who runs it.',
  },
  FornecedorNovo: { nome: 'Name of the supplier.', 'dono.nome': 'Name of who is to run it.' },
  Estreia: {
    url: 'Address of the store, absolute.',
    'termo.versao': 'Version of the terms of use.',
    'termo.titulo': 'Title of the terms of use.',
  },
  Fornecedor: {
    nome: 'Name of the store.',
    'segmentos.nome': 'Name of the kind of customers.',
    tagsPesquisa: 'Tags that a shopper may filter by; the promoted ones are chips above the list.',
    'tagsPesquisa.nome': 'Name of the tag.',
    'formasPagamento.nome': 'Name of the payment method.',
    'formasPagamento.tipo': 'Kind of the payment method: PIX, BOLETO, CARTAO, ENTREGA or FATURADO.',
    'lojas.nome': 'Name of the store for pickup.',
    pedido_minimo: 'Least value of the goods, by delivery type; a form or a place may ask for more.',
    'meta_info.recorrencia.mensagem': 'What is said where a cart may be repeated by itself.',
    'config.menu.nome': 'Text of the link.',
    'config.menu.categoria': 'Slug of the category that the link leads to.',
    'config.seo.url': "The store's own address elsewhere, https, told to search engines; '' without one.",
    'config.dominio': 'Host names of the store.',
    'config.dominio.dominio': "Host name that links use; '': none of its own.",
  },
  Tema: {
    logo: 'Pictures of the logo, by their hashes.',
    marca: "Version of the store's icons: a part of their addresses.",
  },
  Rodape: {
    nome: 'Name of the store.',
    cnpj: 'CNPJ of the supplier, masked.',
    endereco: 'Address of the supplier in one line.',
    email: "E-mail address for customers; '' without one.",
    telefone: "Telephone for customers; '' without one.",
    'documentos.chave': 'Slug of the page.',
    'documentos.nome': 'Title of the page.',
    colunas: 'Columns of links, in their order.',
    'colunas.titulo': 'Heading of the column.',
    'colunas.links.nome': 'Text of the link.',
  },
  OrdenacaoProduto: {
    codigo:
      'Value for the parameter `ordenacao`: `relevancia`, `menor_preco`, `maior_preco`, `nome` or `novidades`.',
    nome: 'Text of the menu entry.',
  },
  FornecedorAtende: {
    nome: 'Name of the store.',
    logo: "Hash of the logo; '': none.",
    dominio: "The store's own host name where it is white-label, else ''.",
    taxaentrega:
      'Freight in reais of the form whose window is `proxima_entrega`; null: not known without a place.',
    gratis_acima: 'From which value of the goods that freight is free, in reais; null: never, or not known.',
    horario: 'When the store opens or closes, in words (`Aberta até 18h`); null: its hours are not known.',
  },
  FornecedorVitrine: {
    nome: 'Name of the store.',
    descricao: 'What the store says of itself.',
    imagens: 'Pictures of some of its goods.',
  },
  LojaColeta: { nome: 'Name of the store.', telefone: "Telephone of the store; '' without one." },
  FotoRecebida: {
    produto: 'The product that it went to; null: none has such a code, and nothing was kept.',
    'produto.sku': 'Code of the supplier.',
    'produto.nome': 'Name of the product.',
    'produto.versao':
      'Version of the record: it grows with each change, and whoever changes it names the one that was looked at.',
    hash: 'Hash of the picture as it is kept; null with `produto`.',
  },
  AreaGuardada: {
    nome: 'Name of the area.',
    tipo: 'What the area is for: DELIVERY or RETIRADA.',
    versao:
      'Version of the record: it grows with each change, and whoever changes it names the one that was looked at.',
  },
  PreviaPedida: { grupo: 'Group of customers that the store is seen as; null: as a visitor.' },
  Aparencia: {
    versao:
      'Version of the record: it grows with each change, and whoever changes it names the one that was looked at.',
  },
  Apresentacao: {
    'rodape.nome': "Name of the store at the foot of its pages; '': the usual.",
    'rodape.telefone': "Telephone for customers; '' without one.",
    usual: 'What stands where the store says nothing.',
    'usual.nome': 'Name of the store.',
    dominio: "The store's own host name; '' without one.",
    versao:
      'Version of the record: it grows with each change, and whoever changes it names the one that was looked at.',
  },
  ImagemDaMarca: {
    cor: 'Average colour of the picture, `#rrggbb`.',
    largura: 'Width of the picture as it is kept; of a drawing as it says.',
    altura: 'Height of the picture as it is kept; of a drawing as it says.',
  },
  Identidade: {
    nome: 'Name of the store, as its customers read it.',
    chave_pix: "Pix key of the supplier; '' without one.",
    versao:
      'Version of the record: it grows with each change, and whoever changes it names the one that was looked at.',
  },
  LojaGuardada: {
    versao:
      'Version of the record: it grows with each change, and whoever changes it names the one that was looked at.',
  },
  AreaAtendimento: {
    coordenadas: 'Areas of delivery and pickup.',
    'coordenadas.nome': 'Name of the area.',
    'coordenadas.tipo': 'What the area is for: DELIVERY or RETIRADA.',
  },
  Categoria: {
    nome: 'Name of the category.',
    total: 'How many products are in it or below it.',
    'filhas.nome': 'Name of the category.',
    'filhas.total': 'How many products are in it.',
  },
  Setor: {
    nome: 'Name of the group of categories.',
    categorias: 'Top categories of the group.',
    'categorias.nome': 'Name of the category.',
    'categorias.total': 'How many products are in it or below it.',
  },
  TagPesquisa: { nome: 'Name of the tag.', total: 'How many products carry the tag.' },
  FiltrosProduto: {
    total: 'How many products the list has as it is filtered now.',
    grupos: 'Filters by heading.',
    'grupos.nome': 'Heading of the filters.',
    categorias: 'Categories of what was found, with how many.',
    'categorias.nome': 'Name of the category.',
    'categorias.total': 'How many products that were found are in it.',
    'semCada.valor': 'The filter that is left out: `categ`, or a value of `tagsPesquisa`.',
    'semCada.nome': 'Name of the filter.',
    'semCada.total': 'How many products there would be without it.',
  },
  OpcaoFiltro: {
    valor: 'What the parameter `tagsPesquisa` takes for it.',
    nome: 'Name of the value.',
    total: 'How many products the list would show with it.',
  },
  BuscaProdutos: {
    page: 'Number of the page, from 1.',
    limit: 'Most products of one page, 1 to 100; 20 unless said.',
    ordenacao:
      'Order of the list: `relevancia`, `menor_preco`, `maior_preco`, `nome`, `novidades`; by price only for who may see prices.',
    tagsPesquisa:
      'With commas between: tags (all of them must be there) and filters `marca:`, `embalagem:`, `preco:from-to` (any of each).',
  },
  PaginaProdutos: {
    data: 'Products of the page; `id` is unique in it.',
    categoria:
      'Slug of the category that was asked for by id or by a former slug; null: there is no such category; absent: it was asked for by its slug.',
    'semelhantes.data':
      'At most 12 products, those with most of the words first; filters and pages do not count.',
  },
  ProdutoLista: {
    id: 'Id of the product as sold by this supplier (`idcadastroextraproduto`): what carts, lists and calls name it by.',
    disponivel: 'Whether the stock has as much as can be bought at least.',
    tags: 'Tags of the product; some of them are filters.',
    imagem: 'Main picture; null: there is none.',
    'ultimacompra.data': "Day of the purchase, 'YYYY-MM-DD' of the store.",
    'ultimacompra.quantidade': 'How many units were bought.',
    'efeitospoliticas.validade': "Last day of the policy, 'YYYY-MM-DD'; absent: no end is known.",
  },
  Produto: {
    descricao: 'Description of the product, text with line breaks.',
    'especificacoes.nome': 'Name of the specification.',
    'especificacoes.valor': 'Value of the specification, as text.',
    categoria: 'Category that the product is in.',
    'categoria.nome': 'Name of the category.',
    'categoriapai.nome': 'Name of the category.',
    traco_preco:
      'Why the `quantidade` asked for costs what it costs; absent without one and where prices are hidden.',
  },
  TracoPreco: {
    motivo: 'Why this rule won, in words.',
    'candidatos.preco': 'Price of one unit by this rule in reais; null: it gives none.',
    'candidatos.motivo': 'Why the rule counted or did not, in words.',
  },
  Imposto: { 'calculo.uf': 'State that the goods go to.' },
  Carrossel: {
    titulo: 'Heading of the carousel.',
    destino: 'Where `ver todos` leads; null: nowhere.',
    imagens: 'Pictures of STATIC_IMAGES; empty for the other kinds.',
    limite: 'How many products it shows at most: the room to be kept for them.',
    produtos: 'Products for who asks; null: they were not asked for (`loadProdutos`).',
  },
  ImagemCarrossel: {
    titulo: 'Heading beside the picture.',
    texto: "Text beside the picture; '' without one.",
  },
  PaginaInicial: {
    produtos: 'Products that the sections name.',
    lojas: 'Stores with their hours, where a section shows them; else empty.',
    repeticao:
      'Last order of the customer who asks, as it would be bought today; null: a visitor, or nothing bought here.',
  },
  RepeticaoInicial: {
    itens: 'The first of its lines, priced for today.',
    faltam: 'How many of its lines cannot be bought now.',
    total: 'What can be bought comes to, in reais at the prices of today; absent where prices are hidden.',
    criado_em: 'When the order was made, ISO 8601 instant.',
  },
  AlertaDisponibilidade: {
    criado_em: 'When the customer asked to be told, ISO 8601 instant.',
    produto: 'The product that the customer waits for.',
    similares: 'At most 3 products of the same category that are in stock.',
  },
  Sugestao: {
    produtos: 'Recommended products, best first.',
    motivo: 'Why these: COMPRADOS_JUNTOS, COSTUMA_COMPRAR or MAIS_VENDIDOS.',
    titulo: 'Heading in words, true to `motivo`.',
  },
  Imagem: { cor: 'Average colour of the picture, `#rrggbb`: the ground until it arrives.' },
  Destino: {
    tipo: 'What it leads to: LISTA, PRODUTO, COMBO, PAGINA or TELA.',
    id: 'Id of the product as sold, or of the combo.',
    tags: 'Tags that the products of the list have.',
    marca: 'Brand of the products of the list.',
    slug: 'Slug of the static page.',
    tela: 'Screen of the store: combos, revisao, cadastro, listas, cupons, assinaturas or faturas.',
  },
  Secao: {
    id: 'Name of the section on the page: anchor, and name of its list for analytics.',
    tipo: 'HERO, CATEGORIAS, CARROSSEL, MARCAS, HISTORIA, TEXTO, LOJAS, BANNERS, COLECAO or PESSOAL.',
    de: "First day on which it is shown, 'YYYY-MM-DD'; absent: always.",
    ate: "Last day on which it is shown, 'YYYY-MM-DD'; absent: always.",
    forma: 'Layout, one of the values listed for its kind.',
    conteudo: 'What a PESSOAL section shows; only ULTIMA_COMPRA.',
    produtos: 'Ids of the products (as sold) that the story takes.',
    cor: 'Colour of the ground, `#rrggbb`.',
    botao: 'Button of a story; absent: none.',
    'itens.nome': "Text of the tile; absent: the category's own name.",
    'itens.botao': 'Button of the banner.',
    'itens.nota': "A fact beside it, in words; '' without one.",
    titulo: "Heading of the section; '' without one.",
    texto: "Text under the heading; '' without one.",
    itens: 'Tiles of the section, in their order.',
    'itens.titulo': 'Heading of the tile.',
    'itens.texto': "Text of the tile; '' without one.",
    'botoes.rotulo': 'Text of the button.',
    'botao.rotulo': 'Text of the button.',
    'itens.botao.rotulo': 'Text of the button.',
    'receita.passos': 'Steps of the recipe, each a sentence.',
  },
} satisfies PorTipo
