import { fromDecimilesimos, toDecimilesimos } from '#dinheiro'

/** Tenths of a point of percent of `whole`, half away from 0. */
function tenthsOf(part: number, whole: number): number {
  const tenths = Math.round(Math.abs((part * 1000) / whole))
  return (part < 0 ? -tenths : tenths) / 10 + 0
}

/** What of a price is left once its cost is paid, in percent with one decimal; null without a cost or a price. */
export function computeMargem(
  preco: number | null | undefined,
  custo: number | null | undefined,
): number | null {
  if (preco === null || preco === undefined || custo === null || custo === undefined) return null
  const cobrado = toDecimilesimos(preco)
  return cobrado > 0 ? tenthsOf(cobrado - toDecimilesimos(custo), cobrado) : null
}

/** A price against the table's, in percent with one decimal: -3.4 is cheaper; null without one of them. */
export function computeDesconto(
  tabela: number | null | undefined,
  preco: number | null | undefined,
): number | null {
  if (tabela === null || tabela === undefined || preco === null || preco === undefined) return null
  const cheio = toDecimilesimos(tabela)
  return cheio > 0 ? tenthsOf(toDecimilesimos(preco) - cheio, cheio) : null
}

/** The lowest price that leaves this margin, raised to a whole step of `passo` (1/10,000 real). */
export function computePrecoDaMargem(custo: number, margem: number, passo: number): number {
  const resto = toDecimilesimos(100) - toDecimilesimos(margem)
  const exato =
    (BigInt(toDecimilesimos(custo)) * BigInt(toDecimilesimos(100)) + BigInt(resto) - 1n) / BigInt(resto)
  return fromDecimilesimos(Math.ceil(Number(exato) / passo) * passo)
}
