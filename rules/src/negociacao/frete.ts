import { applyPercentual, formatPercentual, formatReais, toCentavos } from '#dinheiro'

/** Where a freight was negotiated for: a place by its CEP, and one delivery form or (null) any. */
export interface DestinoDoFrete {
  cep: string
  idformaentrega: string | null
}

/** Whether a negotiated freight is the one of this delivery; what is picked up has none. */
export function isDestinoDoFrete(
  { cep, idformaentrega }: DestinoDoFrete,
  entrega: { tipoEntrega: string; cep: string | null; idformaentrega: string },
): boolean {
  if (entrega.tipoEntrega === 'RETIRADA' || entrega.cep !== cep) return false
  return idformaentrega === null || idformaentrega === entrega.idformaentrega
}

/**
 * The lowest freight in reais that somebody may set who may take `desconto_maximo` percent off: of the dearest form that it counts for, so
 * that no form is cheapened beyond the limit. Null: no form goes there.
 */
export function computePisoFrete(taxas: readonly number[], desconto_maximo: number): number | null {
  if (taxas.length === 0) return null
  return Math.max(...taxas.map((taxa) => applyPercentual(taxa, -desconto_maximo, taxa)))
}

/** Why a freight is refused, in words that say the limit; null: it may be set. */
export function explainFrete(
  frete: number,
  taxas: readonly number[],
  desconto_maximo: number,
): string | null {
  const piso = computePisoFrete(taxas, desconto_maximo)
  if (piso === null || toCentavos(frete) >= toCentavos(piso)) return null
  const limite = formatPercentual(desconto_maximo)
  return `Este frete passa do seu limite: o desconto máximo no frete é de ${limite}%. O menor frete que você pode dar é ${formatReais(piso)}.`
}
