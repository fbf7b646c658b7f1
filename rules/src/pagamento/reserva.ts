import { shareJuros } from './juros.ts'

/** Units whose goods are weighed when they are picked: what is charged is known then. */
const pesados = new Set(['kg', 'g'])

export function isPorPeso(unidade: string): boolean {
  return pesados.has(unidade)
}

/**
 * What is held on a card: what the order costs and a margin on its weighed goods, whose weight may come out higher (§2 note,
 * readings 7), and the interest of all of it: what weighs as much as the margin allows can be charged. Centavos; `margem` in
 * percent; the margin is rounded up to a centavo.
 */
export function computeReserva({
  principal,
  juros,
  porPeso,
  margem,
}: {
  /** Of the order, without interest. */
  principal: number
  juros: number
  porPeso: number
  margem: number
}): number {
  const maximo = principal + Math.ceil((porPeso * margem) / 100)
  return maximo + shareJuros({ principal, juros }, maximo)
}
