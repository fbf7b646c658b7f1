import type { ProdutoLista } from '@vitrine/contract'

const MAX_SELOS = 2

/** Tags that the shopper reads; the others steer behaviour and stay silent. */
const nomes: Record<string, string> = {
  lancamento: 'Lançamento',
  combo: 'Combo',
  assinatura: 'Assinatura',
  organico: 'Orgânico',
  'sem-gluten': 'Sem glúten',
  'sem-lactose': 'Sem lactose',
  artesanal: 'Artesanal',
  vegano: 'Vegano',
  integral: 'Integral',
  'da-casa': 'Da casa',
  'da-serra': 'Da Serra',
  'zero-acucar': 'Zero açúcar',
  sustentavel: 'Sustentável',
  'ate-5': 'Até 5%',
  'premio-2026': 'Premiada em 2026',
  'lote-unico': 'Lote único',
}

/** News first, then what is rare, then what half the shelf has. */
const order = [
  'lancamento',
  'combo',
  'assinatura',
  'premio-2026',
  'lote-unico',
  'da-serra',
  'artesanal',
  'organico',
]
const rank = (tag: string) => (order.includes(tag) ? order.indexOf(tag) : order.length)

/** At most two badges, the restriction first (ux 1.4.1), which a store that asks for the age at its door does not say again. */
export function listSelos(
  { maior_de_18, tags }: Pick<ProdutoLista, 'maior_de_18' | 'tags'>,
  isDitoNaPorta: boolean | undefined,
): string[] {
  const known = tags.toSorted((a, b) => rank(a) - rank(b)).flatMap((tag) => nomes[tag] ?? [])
  return [...(maior_de_18 && !isDitoNaPorta ? ['18+'] : []), ...known].slice(0, MAX_SELOS)
}
