import type { PorChamada } from '#descricao'

const idDoCliente = 'Id of the customer (`idcliente`); the login comes from the session.'
const sessao = 'The literal `token`, or a session token: the same as `session_token`.'
const lojaIdOuSlug = 'Id or slug of the supplier.'
const daLista = { id: 'Id of the list.' } as const
const doProduto = {
  id: 'Id of the list.',
  idproduto: 'Id of the product as sold (`idcadastroextraproduto`).',
} as const

/** What shoppers ask for and send: products, cart, coupons, lists. */
export const chamadasDeCompra = {
  'GET /v2/app/{supplier}/listaprodutos/{address}': {
    address: 'Id of an address of the customer, or the null UUID.',
  },
  'GET /v1/app/{supplier}/listaprodutosf/{x}': {
    x: 'Place of a visitor: `lat,lng`, a CEP with or without hyphen, or `0` where none is known.',
  },
  'GET /v2/app/{a}/fornecedor/{b}/produto/{c}': {
    a: sessao,
    b: lojaIdOuSlug,
    c: 'Id of the product as sold (`idcadastroextraproduto`).',
    quantidade: 'Quantity whose price is to be explained (`traco_preco`); absent: none is.',
  },
  'POST /v4/product/spreadsheet/{id}': { id: lojaIdOuSlug },
  'GET /v2/app/token/listaprodutos/full-text/pesquisar': {
    data: 'Holds `resultset` (section 7 reads the hits there).',
    query: 'Text as it is typed; accents and case do not matter.',
    'data.resultset.hits.id': 'Id of the product as sold.',
  },
  'GET /v2/app/{a}/listacategoriasprodutos/{b}': {
    a: sessao,
    b: lojaIdOuSlug,
    data: 'Top categories with those below them, in their order.',
  },
  'GET /v2/app/fornecedor/{id}/produto-by-tags': {
    id: lojaIdOuSlug,
    idcadastroextraproduto: 'Id of the product whose tags the others share; in place of `tagsPesquisa`.',
    tagsPesquisa: 'Tags with commas between; the products have all of them.',
    data: 'At most 20 products.',
  },
  'GET /v4/tag-pesquisa/{a}/filtros-produto/{b}': {
    a: lojaIdOuSlug,
    b: 'Category by id or slug, or `0` for all products.',
  },
  'GET /v4/tag-pesquisa/{idfornecedor}/lista': {
    idcategoria: 'Only tags of products in this category, by id or slug; absent: of all.',
    query: 'Part of the name of a tag; absent: all of them.',
    idcliente: 'Customer whose tags come first; absent: none.',
  },
  'GET /v2/app/setores-produto/obter-setor/{a}/{b}': {
    a: lojaIdOuSlug,
    b: 'Id of the group of categories, or `0` for all of them.',
    data: 'Holds `setores` (section 7 reads them there).',
  },
  'GET /superon/imagens/{a}/{b}/all-images': {
    a: 'Id of the supplier.',
    b: 'Id of the product as sold (`idcadastroextraproduto`).',
  },
  'GET /v2/app/{session_token}/cliente/customizacao/carrossel/list-for-page/{idfornecedor}': {
    page: 'Screen that the carousels stand on: HOME, PRODUCT, CART or STATIC_PAGE.',
    device: 'Kind of screen; absent: carousels of all.',
    idcadastroextraproduto: 'Product that is looked at: recommendations begin with it, no carousel shows it.',
    idcarrossel: 'This carousel alone; absent: all of the screen.',
    data: 'Carousels, in their order.',
  },
  'POST /v4/notificacao/alerta-disponibilidade': {
    ativo: 'Whether the customer waits now; false: the product can be bought already.',
    mensagem: 'What was done, in words.',
  },
  'POST /v4/notificacao/alerta-disponibilidade/remove': {
    ativo: 'Always false: the customer waits no more.',
  },
  'GET /v4/notificacao/alerta-disponibilidade/{idfornecedor}/{idcliente}': {
    data: 'Products that the customer waits for, then those of the last 30 days that are back.',
  },
  'GET /v4/sugestao/produtos/{idfornecedor}/{idcliente}': {
    idcliente: 'Id of the customer; a visitor sends the null UUID.',
    itens:
      'Ids of products with commas between that the screen starts from: the one looked at, or the cart of a visitor.',
  },
  'POST /v4/sugestao/feedback': { acao: 'What the shopper did: EXIBIDO, CLICADO, ADICIONADO or RECUSADO.' },
  'POST /v2/app/{session_token}/cliente/usuario/{id}/cart': {
    id: idDoCliente,
    revisao:
      'Revision that this save builds on; another one in force is refused; absent: the last save wins.',
    observacao: 'Note to the whole order; absent leaves it as it is.',
    codigoCupom: 'Code of the coupon that the customer chose; null takes it out, absent leaves it.',
    numPedidoCliente: "The customer's own number of the order; absent leaves it.",
    substituicao: 'What to do with a missing product; absent leaves it.',
    servicos: 'Additional services that are chosen; absent leaves them.',
    uf: 'State that the goods go to, as far as it is known: ICMS-ST depends on it.',
    idtipoassinatura: 'Id of the subscription type that is chosen; absent: bought once.',
  },
  'GET /v2/app/{session_token}/cliente/usuario/{id}/cart': {
    id: idDoCliente,
    uf: 'State that the goods go to, as far as it is known: ICMS-ST depends on it.',
  },
  'POST /v4/cart/{idfornecedor}/previa': {
    codigoCupom: 'Code of the coupon that the visitor chose; null or absent: none.',
    uf: 'State that the goods go to, as far as it is known: ICMS-ST depends on it.',
  },
  'POST /v4/cart/{idfornecedor}/guardado': { chave: 'Key under which the lines are kept for a week.' },
  'GET /v4/cart/{idfornecedor}/guardado/{chave}': { chave: 'Key under which the lines are kept.' },
  'GET /v4/cart/{idcliente}/abertos': {
    idfornecedor: 'Store that the customer is in; absent: none.',
    data: 'Carts with something in them, the latest first.',
  },
  'GET /v2/app/cupom-desconto/validar-desconto/fornecedor/{idf}/cliente/{idc}/cupom/{code}': {
    idf: 'Id of the supplier.',
    idc: 'Id of the customer; a visitor sends the null UUID.',
    uf: 'State that the goods go to, as far as it is known: ICMS-ST depends on it.',
  },
  'GET /v4/promotional-combo-client/{idf}/{idc}': {
    idf: lojaIdOuSlug,
    idc: 'Id of the customer.',
    tipoEntrega: 'How the goods come; absent: not known.',
    data: 'Combos, in their order.',
  },
  'GET /v4/promotional-combo-all/{idf}': {
    idf: lojaIdOuSlug,
    tipoEntrega: 'How the goods come; absent: not known.',
    data: 'Combos, in their order.',
  },
  'GET /v4/promotional-combo/{id}/': {
    id: 'Id of the combo (`idcombopromocional_cabecalho`).',
    idcliente: 'Customer that it is priced for; absent: that of the session.',
    idfornecedor: 'Id or slug of the supplier whose combo it is; absent: the server looks it up.',
  },
  'GET /v4/shopping-list/{idcliente}': {
    idclient: 'The customer again; it must be the one of the path.',
    type: 'FROM_CLIENT: lists of the customer; TO_CLIENT: suggested ones; absent: both.',
    data: 'Lists of the customer.',
  },
  'POST /v4/shopping-list/{id}/apply/{idcliente}': {
    ...daLista,
    itens: 'Only these products in these quantities; absent: the whole list.',
    chave: 'Key of this application (UUID): sent again it happens once; absent: it happens each time.',
  },
  'POST /v4/shopping-list/{id}': {
    id: 'Id of the list; the null UUID or a new one makes a list.',
    nome: 'Name of the list; absent leaves it.',
    itens: 'All lines of the list from now on; absent leaves them.',
  },
  'POST /v4/shopping-list/{id}/product/{idproduto}/copy/{destino}': {
    id: 'Id of the list that is copied from.',
    idproduto: 'Id of the product as sold (`idcadastroextraproduto`).',
    destino: "Id of one of the customer's own lists, that is copied to.",
  },
  'POST /v4/shopping-list/{id}/product/{idproduto}/add': {
    ...doProduto,
    quantidade:
      'Units on the list from now on; absent: what it has already, or the least that can be bought.',
  },
  'DELETE /v4/shopping-list/{id}/product/{idproduto}': doProduto,
  'DELETE /v4/shopping-list/{id}/disable/{idcliente}': daLista,
  'POST /v4/shopping-list/{id}/enable/{idcliente}': daLista,
  'POST /v4/shopping-list/{id}/share/{idcliente}': daLista,
  'GET /v4/shopping-list/shared/{codigo}': {
    codigo: 'Code of the link that the list is shared by (`codigocompartilhar`).',
  },
  'POST /v4/shopping-list/review/{idfornecedor}': {
    texto: 'A pasted order: lines of text, cells apart by tabs, 250,000 characters at most; absent: none.',
    itens: 'Known lines, after those of `texto`; absent: none.',
    'itens.id': 'Id of the product as sold.',
    'itens.nome': 'Name of the product as it was called, for one that is no longer sold.',
  },
} satisfies PorChamada
