/** What a charge is called where its payer reads it. */
export const sayCobranca = (numpedido: number | null): string =>
  numpedido === null ? 'Teste da conta' : `Pedido ${numpedido}`
