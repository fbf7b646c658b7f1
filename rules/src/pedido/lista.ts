/** What the order list and its spreadsheet are chosen by: codes, each with its name for people. */
export type Opcoes = readonly { codigo: string; nome: string }[]

/** Channel names of the order list's filter (§9), each with its code (readings 8). */
export const canaisDoFiltro = [
  { codigo: 'TODOS', nome: 'Todos' },
  { codigo: 'ORCAMENTO_APP', nome: 'Orçamento app' },
  { codigo: 'COMMERCE_APP', nome: 'Commerce app' },
  { codigo: 'VENDA_MAIS_APP', nome: 'Venda+ app' },
  { codigo: 'ORCAMENTO_WEB', nome: 'Orçamento web' },
  { codigo: 'WEB_COMMERCE', nome: 'Web-commerce' },
  { codigo: 'VENDA_MAIS_WEB', nome: 'Venda+ web' },
  { codigo: 'PORTFOLIO_WEB', nome: 'Portfolio web' },
  { codigo: 'PAINEL_CLIENTE', nome: 'Painel de cliente' },
] as const

export type CodigoCanal = (typeof canaisDoFiltro)[number]['codigo']

/** Columns of the order list and of its spreadsheet (§2 Screens), in their order. */
export const colunasPedidos = [
  { codigo: 'numpedido', nome: 'Pedido' },
  { codigo: 'criado_em', nome: 'Data' },
  { codigo: 'status', nome: 'Situação' },
  { codigo: 'canal', nome: 'Canal' },
  { codigo: 'feitoPor', nome: 'Feito por' },
  { codigo: 'entrega', nome: 'Entrega' },
  { codigo: 'pagamento', nome: 'Pagamento' },
  { codigo: 'itens', nome: 'Itens' },
  { codigo: 'numPedidoCliente', nome: 'Seu número' },
  { codigo: 'numpedidoerp', nome: 'Número na loja' },
  { codigo: 'valoripi', nome: 'IPI' },
  { codigo: 'valorst', nome: 'ICMS-ST' },
  { codigo: 'total', nome: 'Total' },
] as const

export type ColunaPedidos = (typeof colunasPedidos)[number]['codigo']

/** How people call a code; '' for one that is not among them. */
export function nomeOf(opcoes: Opcoes, codigo: string): string {
  return opcoes.find((opcao) => opcao.codigo === codigo)?.nome ?? ''
}

/** The columns that a text with commas names, in the list's order; all when it names none. The number is always there. */
export function readColunas(texto: string): ColunaPedidos[] {
  const pedidas = texto.split(',')
  const todas = colunasPedidos.map(({ codigo }) => codigo)
  const chosen = todas.filter((codigo) => pedidas.includes(codigo))
  return chosen.length === 0
    ? todas
    : todas.filter((codigo) => codigo === 'numpedido' || chosen.includes(codigo))
}
