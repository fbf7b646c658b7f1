/** Units whose goods are weighed when they are picked: what is charged is known then. */
const pesados = new Set(['kg', 'g'])

export function isPorPeso(unidade: string): boolean {
  return pesados.has(unidade)
}

/**
 * What is held on a card: what the order costs and a margin on its weighed goods, whose weight may come out higher (§2 note,
 * readings 7). Centavos; `margem` in percent; the margin is rounded up to a centavo.
 */
export function computeReserva({
  valor,
  porPeso,
  margem,
}: {
  valor: number
  porPeso: number
  margem: number
}): number {
  return valor + Math.ceil((porPeso * margem) / 100)
}
