import type { FormaPagamento } from '@vitrine/contract'
import { fromCentavos, toCentavos } from '@vitrine/rules/dinheiro'
import { describeCada, listParcelas, type OpcaoParcelas } from '@vitrine/rules/pagamento'

/** A total in parts, in reais. */
export interface Parcelado {
  parcelas: number
  juros: number
  /** What is paid in the end. */
  total: number
  /** '6x de R$ 27,31'. */
  cada: string
}

/** What a method's total comes to in so many parts, or in one where so many are not offered; null: not a card, or no price. */
export function findParcelado(
  forma: FormaPagamento | undefined,
  total: number | null,
  quantas: number,
): Parcelado | null {
  if (forma?.tipo !== 'CARTAO' || total === null) return null
  const opcoes = listOpcoes(forma, total)
  const opcao = opcoes.find(({ parcelas }) => parcelas === quantas) ?? opcoes[0]
  return opcao ? toParcelado(opcao) : null
}

/** Every number of parts that a card offers, in centavos. Total in reais. */
export function listOpcoes({ parcelas }: FormaPagamento, total: number): OpcaoParcelas[] {
  return listParcelas(toCentavos(total), parcelas && { ...parcelas, minimo: toCentavos(parcelas.minimo) })
}

function toParcelado(opcao: OpcaoParcelas): Parcelado {
  const { parcelas, juros, total } = opcao
  return { parcelas, juros: fromCentavos(juros), total: fromCentavos(total), cada: describeCada(opcao) }
}
