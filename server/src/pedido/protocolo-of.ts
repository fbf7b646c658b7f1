/** What a customer reads of a record, and names when asking about it. */
export function protocoloOf(numpedido: number, iddevolucao: string): string {
  return `${numpedido}-${iddevolucao.slice(-6).toUpperCase()}`
}
