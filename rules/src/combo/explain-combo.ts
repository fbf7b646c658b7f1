import { formatReais, fromDecimilesimos, toDecimilesimos } from '#dinheiro'
import type { TracoPreco } from '#preco'

import type { ContaCombo } from './compute-combo.ts'

/** Why a combo costs what it costs (readings 3): its price for one, and what the parts would cost. */
export function explainCombo(conta: ContaCombo | null, quantidade: number): TracoPreco {
  if (!conta)
    return { precounitario: null, vencedor: 'oculto', motivo: 'Preço não disponível', candidatos: [] }
  const { soma, total, economia } = conta
  const motivo =
    economia > 0
      ? `Preço de combo: ${formatReais(economia)} a menos que separados (${formatReais(soma)})`
      : 'Preço de combo, o mesmo dos produtos separados'
  const precounitario = fromDecimilesimos(Math.round(toDecimilesimos(total) / Math.max(1, quantidade)))
  return { precounitario, vencedor: 'combo', motivo, candidatos: [] }
}
