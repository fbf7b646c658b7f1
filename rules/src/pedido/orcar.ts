import { computeLinha } from '#dinheiro'

/** A line of a budget: 1/1,000 unit, 1/10,000 real. */
export interface LinhaOrcada {
  sequencia: number
  quantidade: number
  precounitario: number
  /** Of one gift wrap; null: the line is not wrapped. */
  precoembalagem: number | null
}

export interface Orcado {
  linhas: { sequencia: number; precounitario: number; embalagens: number; total: number }[]
  subtotal: number
  embalagens: number
  total: number
}

/** What a budget costs once its lines have prices: rounded line by line, the lines are the total (readings 3). Centavos. */
export function computeOrcamento(
  linhas: readonly LinhaOrcada[],
  { servicos, taxaentrega }: { servicos: number; taxaentrega: number },
): Orcado {
  const feitas = linhas.map(({ sequencia, quantidade, precounitario, precoembalagem }) => {
    const embalagens = precoembalagem === null ? 0 : computeLinha(precoembalagem, quantidade)
    const total = computeLinha(precounitario, quantidade) + embalagens
    return { sequencia, precounitario, embalagens, total }
  })
  const embalagens = sum(feitas.map((linha) => linha.embalagens))
  const subtotal = sum(feitas.map((linha) => linha.total)) - embalagens
  return { linhas: feitas, subtotal, embalagens, total: subtotal + embalagens + servicos + taxaentrega }
}

function sum(parts: readonly number[]): number {
  return parts.reduce((total, part) => total + part, 0)
}
