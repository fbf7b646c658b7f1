import type { CupomGuardado } from '@vitrine/contract'
import { formatReais, sumReais } from '@vitrine/rules/dinheiro'

/** How much of its money a coupon has given, and what is left; '' where it has no limit. */
export function sayGasto({
  valor_limite,
  descontado,
}: Pick<CupomGuardado, 'valor_limite' | 'descontado'>): string {
  if (valor_limite === null) return ''
  const resta = sumReais(valor_limite, -descontado)
  const dado = `${formatReais(descontado)} de ${formatReais(valor_limite)} já dados`
  return resta > 0 ? `${dado}, restam ${formatReais(resta)}` : `${dado}, não resta nada`
}
