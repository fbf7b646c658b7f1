/** The protocol number of a record, which customers read and mention when they ask about it. */
export function protocoloOf(numpedido: number, iddevolucao: string): string {
  return `${numpedido}-${iddevolucao.slice(-6).toUpperCase()}`
}
