import { fromDecimilesimos, toDecimilesimos } from './conversao.ts'
import { multiplyDivide } from './produto.ts'

/** The price nearest to `preco` that ends as is asked for, of two equally near the higher one: `passo` 1 and `final` 0.9 are 0,90 1,90 2,90. Reais; never 0. */
export function roundToFinal(preco: number, { passo, final }: { passo: number; final: number }): number {
  const [deste, cada, resto] = [preco, passo, final].map(toDecimilesimos) as [number, number, number]
  const vezes = Math.floor((deste - resto) / cada + 0.5)
  const perto = vezes * cada + resto
  return fromDecimilesimos(perto > 0 ? perto : resto || cada)
}

/** A price moved as another one moved from `de` to `para`, half-up, in the decimals that it has, at least centavos. Reais; `de` above 0. */
export function scaleReais(preco: number, de: number, para: number): number {
  const antes = toDecimilesimos(preco)
  const passo = antes % 100 === 0 ? 100 : 1
  return fromDecimilesimos(multiplyDivide(antes, toDecimilesimos(para), toDecimilesimos(de) * passo) * passo)
}
