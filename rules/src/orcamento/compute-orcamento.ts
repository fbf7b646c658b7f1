import { computeLinha } from '#dinheiro'
import { computeImpostos, sumImpostos, type Imposto, type ImpostosDaLinha } from '#imposto'

/** A line of a budget: 1/1,000 unit, 1/10,000 real. */
export interface LinhaOrcada {
  sequencia: number
  /** What the invoice adds to it; null: nothing. */
  imposto: Pick<Imposto, 'ipi' | 'st'> | null
  quantidade: number
  precounitario: number
  /** Of one gift wrap; null: the line is not wrapped. */
  precoembalagem: number | null
}

export interface Orcado {
  linhas: (ImpostosDaLinha & {
    sequencia: number
    precounitario: number
    embalagens: number
    total: number
  })[]
  subtotal: number
  embalagens: number
  valoripi: number
  valorst: number
  total: number
}

/** What a budget costs once its lines have prices: rounded line by line, the lines and their taxes are the total (readings 3). Centavos. */
export function computeOrcamento(
  linhas: readonly LinhaOrcada[],
  { servicos, taxaentrega }: { servicos: number; taxaentrega: number },
): Orcado {
  const feitas = linhas.map(({ sequencia, quantidade, precounitario, precoembalagem }) => {
    const embalagens = precoembalagem === null ? 0 : computeLinha(precoembalagem, quantidade)
    const total = computeLinha(precounitario, quantidade) + embalagens
    return { sequencia, precounitario, embalagens, total }
  })
  const impostos = computeImpostos(
    feitas.map(({ total }, i) => ({ valor: total, imposto: linhas[i]?.imposto })),
    taxaentrega,
  )
  const embalagens = sum(feitas.map((linha) => linha.embalagens))
  const subtotal = sum(feitas.map((linha) => linha.total)) - embalagens
  const { valoripi, valorst } = sumImpostos(impostos)
  return {
    linhas: feitas.map((linha, i) => ({ ...linha, ...(impostos[i] ?? semImpostos) })),
    subtotal,
    embalagens,
    valoripi,
    valorst,
    total: subtotal + embalagens + servicos + taxaentrega + valoripi + valorst,
  }
}

const semImpostos = { valoripi: 0, valorst: 0 }

function sum(parts: readonly number[]): number {
  return parts.reduce((total, part) => total + part, 0)
}
