/** A base unit as search engines (UN/CEFACT Recommendation 20) and product feeds write it. */
export interface Medida {
  /** How much of the base unit the price buys. */
  quantidade: number
  codigo: string
  feed: string
}

const unidades: Readonly<Record<string, Pick<Medida, 'codigo' | 'feed'>>> = {
  un: { codigo: 'C62', feed: 'ct' },
  kg: { codigo: 'KGM', feed: 'kg' },
  L: { codigo: 'LTR', feed: 'l' },
  m: { codigo: 'MTR', feed: 'm' },
  'm²': { codigo: 'MTK', feed: 'sqm' },
  'm³': { codigo: 'MTQ', feed: 'cbm' },
}

/** What a price buys, in its base unit (Lei 10.962 art. 2-A); null where the supplier did not say. */
export function medidaOf({
  unidade_base,
  fator_unidade,
}: {
  unidade_base: string | null
  fator_unidade: number | null
}): Medida | null {
  const unidade = unidades[unidade_base ?? '']
  return unidade && fator_unidade !== null && fator_unidade > 0
    ? { quantidade: fator_unidade, ...unidade }
    : null
}
