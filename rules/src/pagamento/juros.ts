import { multiplyDivide } from '#dinheiro'

/** Interest of paying in parts in the proportion that was agreed: less goods, less interest. Centavos, half up. */
export function shareJuros(
  { principal, juros }: { principal: number; juros: number },
  total: number,
): number {
  return principal > 0 ? multiplyDivide(juros, Math.max(0, total), principal) : 0
}
