/** A line as it was shown when approval was asked for, or as it is now. */
export interface LinhaComparada {
  id: string
  nome: string
  /** Units. */
  quantidade: number
  /** Reais a unit; null: without a price. */
  precounitario: number | null
}

export interface MudancaDaLinha {
  tipo: 'PRECO' | 'QUANTIDADE' | 'NOVA' | 'FALTA'
  nome: string
  de: number | null
  para: number | null
}

/** What is not any more as it was: prices, quantities, lines that came or went, in the order of the lines. */
export function compareLinhas(
  antes: readonly LinhaComparada[],
  agora: readonly LinhaComparada[],
): MudancaDaLinha[] {
  const atuais = new Map(agora.map((linha) => [linha.id, linha]))
  const antigas = new Set(antes.map(({ id }) => id))
  const mudadas = antes.flatMap(({ id, nome, quantidade, precounitario }): MudancaDaLinha[] => {
    const atual = atuais.get(id)
    if (!atual) return [{ tipo: 'FALTA', nome, de: quantidade, para: null }]
    return [
      ...(atual.quantidade === quantidade
        ? []
        : [{ tipo: 'QUANTIDADE' as const, nome, de: quantidade, para: atual.quantidade }]),
      ...(atual.precounitario === precounitario
        ? []
        : [{ tipo: 'PRECO' as const, nome, de: precounitario, para: atual.precounitario }]),
    ]
  })
  const novas = agora
    .filter(({ id }) => !antigas.has(id))
    .map(({ nome, quantidade }) => ({ tipo: 'NOVA' as const, nome, de: null, para: quantidade }))
  return [...mudadas, ...novas]
}
