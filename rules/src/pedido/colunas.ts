/** Columns of the order list and of its spreadsheet (§2 Screens), in their order. */
export const colunasPedidos = [
  { codigo: 'numpedido', nome: 'Pedido' },
  { codigo: 'criado_em', nome: 'Data' },
  { codigo: 'status', nome: 'Situação' },
  { codigo: 'canal', nome: 'Canal' },
  { codigo: 'entrega', nome: 'Entrega' },
  { codigo: 'pagamento', nome: 'Pagamento' },
  { codigo: 'itens', nome: 'Itens' },
  { codigo: 'numPedidoCliente', nome: 'Seu número' },
  { codigo: 'numpedidoerp', nome: 'Número na loja' },
  { codigo: 'total', nome: 'Total' },
] as const

export type ColunaPedidos = (typeof colunasPedidos)[number]['codigo']

/** The columns that a text with commas names, in the list's order; all when it names none. The number is always there. */
export function readColunas(texto: string): ColunaPedidos[] {
  const pedidas = texto.split(',')
  const todas = colunasPedidos.map(({ codigo }) => codigo)
  const chosen = todas.filter((codigo) => pedidas.includes(codigo))
  return chosen.length === 0
    ? todas
    : todas.filter((codigo) => codigo === 'numpedido' || chosen.includes(codigo))
}
