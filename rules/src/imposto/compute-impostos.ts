import { multiplyDivide, shareProporcional } from '#dinheiro'

import type { Imposto } from './resolve-imposto.ts'

/** A line as its taxes see it: centavos after discount, gift wrap included. */
export interface LinhaTributada {
  valor: number
  imposto: Pick<Imposto, 'ipi' | 'st'> | null | undefined
}

/** What the invoice adds to a line, or to lines together. */
export interface ImpostosDaLinha {
  valoripi: number
  valorst: number
}

/** 100 % in the 10 decimals of a percentage that is a product of rates. */
const CEM = 1e12

/**
 * What the invoice adds to each line, in the order of the lines: each tax half-up to centavos once. Its base is what the line costs
 * with its share of the freight (RIPI, article 190, § 1; Lei Complementar 87/1996, article 8, II b), shared by largest remainder;
 * services are not taxed here. Centavos.
 */
export function computeImpostos(linhas: readonly LinhaTributada[], frete: number): ImpostosDaLinha[] {
  const fretes = shareProporcional(
    frete,
    linhas.map(({ valor }) => valor),
  )
  return linhas.map(({ valor, imposto }, i) => {
    const base = valor + (fretes[i] ?? 0)
    return { valoripi: take(base, imposto?.ipi), valorst: take(base, imposto?.st) }
  })
}

/** The taxes of several lines together, in centavos. */
export function sumImpostos(impostos: readonly ImpostosDaLinha[]): ImpostosDaLinha {
  const sum = (tax: keyof ImpostosDaLinha) => impostos.reduce((total, each) => total + each[tax], 0)
  return { valoripi: sum('valoripi'), valorst: sum('valorst') }
}

function take(base: number, percentual: number | null | undefined): number {
  return multiplyDivide(base, Math.round((percentual ?? 0) * 1e10), CEM)
}
