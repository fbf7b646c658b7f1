import { formatReais, toCentavos } from '#dinheiro'

/** Why "troco para" this value is refused for this total, in reais; null when it is accepted. The courier gives change, never asks for more. */
export function whyNotTroco(troco: number, total: number): string | null {
  return toCentavos(troco) < toCentavos(total)
    ? `O troco é para um valor menor que o do pedido, ${formatReais(total)}.`
    : null
}
