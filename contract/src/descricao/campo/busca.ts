import type { Descricoes } from '#descricao'

/** Parameters and answers of product lists, filters and suggestions (§3 search parameters, §7). */
export const busca = {
  supplier: 'Id or slug of the supplier whose products are listed.',
  address: 'Id of an address of the customer, or the null UUID (all zeros).',
  fornec: 'Id or slug of a supplier: another one than that of the path gives an empty list.',
  categ: 'Category by slug or id, with those below it; absent: all products.',
  sk: 'Text that is searched for; accents and case do not matter, and a SKU or EAN is found too.',
  exata: 'True: only the words as typed, nothing is searched for instead of them.',
  formapagamento: 'Id of the payment method that prices are asked for.',
  idformapagamento:
    'Id of the payment method that prices, coupons and dates are asked for; absent: none is chosen.',
  canalVenda: 'Sales channel: WEB, or MANUAL for what an attendant sells (§6).',
  tipoentrega: 'How the goods come: DELIVERY or RETIRADA; the same as `tipoEntrega`.',
  agrupadores:
    'Whether variants fold into their main product: `0`, `nao` or `false` lists each by itself; anything else, absent too, folds.',
  ignorepolicy: 'True gives list prices, as if there were no policies.',
  produtoprincipal: 'Id of a main product: lists its variants alone.',
  disableSimilares: 'True leaves `similares` out of the answer.',
  corrigida:
    'Text that was searched for instead, because what was typed finds nothing; null: nothing was replaced.',
  totalMinimo:
    'A search finds more than `totalItems`, which is as far as is counted: pages go on beyond `totalPages` until one is empty. Absent where `totalItems` is all.',
  ignoradas: 'Words of the text that no product has; `corrigida` leaves them out.',
  semelhantes: 'What stands in for a search that nothing answers, on the first page; null otherwise.',
  palavras: 'Words of the text that the products in `data` have; empty: they are the best sellers.',
  exato: 'Id of the product whose SKU or EAN was typed; null: none.',
  resultset: 'Result of the search.',
  hits: 'Products found, at most 10.',
  parcial: 'True: the products found have only some of the words.',
  opcoes: 'Values to choose from, in their order.',
  semCada: 'Where nothing is found: how many there would be without one of the filters.',
  visao: 'Screen on which the recommendation stands: CART, PRODUCT or HOME.',
  sessao_id:
    'Id of a sequence of recommendations: from an answer, back with each feedback and the next request.',
  item_id: 'Id, or ids, of the products that the feedback is about.',
  q: 'CEP or words of an address, 2 characters at least; without it the place at `lat` and `lng` is asked for.',
  codigocompartilhar: 'Code of the link that lets everybody who has it read the list; null: not shared.',
  compartilhar: 'True makes the link, false ends it.',
  avisado_em:
    'When the e-mail about the product was written, ISO 8601 instant; null: the customer still waits.',
  idcarrossel: 'Id of the carousel.',
  carrosseis: 'Carousels that the sections name.',
  tipo_conteudo: 'What the carousel holds: STATIC_IMAGES, or the rule by which its products are found.',
  loadProdutos: 'True loads the products of the carousels, priced for who asks.',
  idstaticpage: 'Id of the static page that is looked at.',
  destino: 'Where it leads: a screen of the store, never an address written by hand; null: nowhere.',
  tela: 'Screen of the store, by its name.',
  arte: 'One picture drawn twice, wide and tall.',
  larga: 'The picture for wide screens.',
  alta: 'The picture for phones.',
} satisfies Descricoes
