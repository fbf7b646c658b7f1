import type { Descricoes } from '#descricao'

/** Products, prices, quantities, search (§3 Product list item, §5 prices, §7). */
export const produto = {
  idproduto:
    'Id of the thing itself, equal where several suppliers of one company sell it; as a parameter of lists, the product as sold.',
  idcadastroextraproduto:
    'Id of the product as sold by one supplier: the `id` of product cards and cart lines.',
  sku: "The supplier's own code of the product.",
  marca: "Brand of the product; '' without one.",
  embalagem: "How it is packed, in words (`caixa com 12`); '' where it is not said.",
  ean: 'EAN or GTIN: 8, 12, 13 or 14 digits; null: none.',
  especificacoes: 'Specifications as name and value, in their order.',
  idcategoria: 'Id of the category.',
  idcategorias: 'Ids of categories that a condition of kind CATEGORIA names.',
  categoria: 'Category, by its slug or as an object.',
  categoriapai: 'Category above `categoria`; null: it is at the top.',
  categorias: 'Categories: objects, or ids of what a coupon is for.',
  filhas: 'Categories below this one, in their order.',
  icone: 'Name of its icon (Lucide).',
  fundo: 'Colour behind its picture, `#rrggbb`.',
  setores: 'Groups of top categories, in their order.',
  idsetor: 'Id of the group of top categories.',
  disponivel: 'Whether it can be had now.',
  disponiveis: 'Units that the stock holds, for a line that asks for more than that; absent otherwise.',
  estoque: 'Units that the stock holds; null: not counted, or no limit here.',
  variantes: 'How many variants are folded into this card; 0: it stands alone.',
  variantesproduto: 'Variants of the product, each with its own price.',
  similares: 'Products that may be bought instead.',
  combos: 'Ids of the combos on sale to this visitor that contain the product.',
  ultimacompra: 'Last purchase of it by the customer who asks; absent or null: never bought, or a visitor.',
  preco:
    'List price of one unit in reais, up to 4 decimals; absent where prices are hidden, null where there is none.',
  preconf:
    'Price of one unit in force for this visitor, in reais (policies, offer, payment, delivery, channel); absent where prices are hidden.',
  precovendaatacado:
    'Wholesale price of one unit in reais, from `minvendaatacado` on; absent without one (§5).',
  minvendaatacado: 'Least quantity x `multiploincremento` at which `precovendaatacado` counts.',
  preco_embalagem:
    'Price of the gift wrap for one unit in reais, never discounted; absent: it cannot be wrapped.',
  efeitospoliticas: "What the supplier's commercial policies do to the price; absent: nothing.",
  descontoProgressivo:
    'Progressive table: quantity threshold (a number as text) to the price of one unit in reais from it on.',
  politica: 'Name of the policy that set `preconf`.',
  listaTemPrecos: 'False: this visitor may not see prices, and every price field is absent (§4).',
  unidade: 'Unit in which quantities of it are counted: un, kg, cx and so on.',
  unidade_base: 'Unit of the price that the law asks for beside the price (kg, L, m, …); null: none.',
  fator_unidade: 'How many `unidade_base` one `unidade` holds; null with it.',
  multiploincremento:
    'Pieces inside one unit; counts only for the test of wholesale, never for quantity or total; null: 1.',
  granularidade: 'Step in which the quantity grows, in units, up to 3 decimals; null: none.',
  min_por_pedido: 'Least quantity in an order, raised to the next multiple of `granularidade`; null: none.',
  maxporpedido: 'Largest quantity in an order, in units; null: no limit.',
  quantidade: 'Quantity in units of the product (`unidade`), up to 3 decimals.',
  precounitario: 'Price of one unit that counts, in reais; null: not priced yet, or hidden.',
  traco_preco:
    'Why the price is what it is: every rule that was tried, and the one that won; absent where prices are hidden.',
  vencedor:
    'Rule that won: attendant, progressive table, wholesale, policy, offer, normal, combo; `oculto`: prices are hidden.',
  candidatos: 'What could have counted, in the order in which it was looked at.',
  regra: 'Name of the rule that was tried.',
  valeu: 'Whether this rule set the price.',
  custo: "The supplier's cost of one unit in reais; never shown to shoppers; null: not known.",
  imposto: 'Taxes that the invoice adds to the price, in percent; absent: none.',
} satisfies Descricoes
