import { formatReais } from '@vitrine/rules/dinheiro'

/** 'R$ 350' of a round amount, 'R$ 350,50' of another: for goals, never for what is charged. */
export function formatReaisCurto(reais: number): string {
  return formatReais(reais).replace(/,00$/, '')
}
