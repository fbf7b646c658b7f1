import type { AreaDemo } from '../tipos.ts'

/** Campinas metropolitan region: from Santa Bárbara d'Oeste and Holambra down to Indaiatuba and Itatiba. */
const CAMPINAS: AreaDemo['anel'] = [
  [-47.47, -22.77],
  [-47.4, -22.86],
  [-47.33, -22.95],
  [-47.31, -23.06],
  [-47.26, -23.16],
  [-47.16, -23.15],
  [-47.05, -23.09],
  [-46.93, -23.1],
  [-46.82, -23.06],
  [-46.77, -22.98],
  [-46.81, -22.86],
  [-46.85, -22.72],
  [-46.93, -22.62],
  [-47.07, -22.58],
  [-47.18, -22.65],
  [-47.3, -22.66],
  [-47.42, -22.68],
  [-47.47, -22.77],
]

/** City of São Paulo, from Perus and Tremembé to Grajaú and Parelheiros, without the ABC. */
const SAO_PAULO: AreaDemo['anel'] = [
  [-46.81, -23.42],
  [-46.78, -23.5],
  [-46.765, -23.57],
  [-46.805, -23.64],
  [-46.795, -23.76],
  [-46.77, -23.85],
  [-46.69, -23.86],
  [-46.635, -23.79],
  [-46.625, -23.72],
  [-46.585, -23.61],
  [-46.53, -23.585],
  [-46.47, -23.635],
  [-46.4, -23.6],
  [-46.36, -23.55],
  [-46.37, -23.48],
  [-46.54, -23.49],
  [-46.56, -23.43],
  [-46.62, -23.38],
  [-46.72, -23.38],
  [-46.81, -23.42],
]

export const areas: AreaDemo[] = [
  { nome: 'Região Metropolitana de Campinas', tipo: 'DELIVERY', anel: CAMPINAS },
  { nome: 'Cidade de São Paulo', tipo: 'DELIVERY', anel: SAO_PAULO },
  { nome: 'Retirada no centro de distribuição', tipo: 'RETIRADA', anel: CAMPINAS },
]
