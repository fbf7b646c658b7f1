import type { AreaDemo } from '../tipos.ts'

/** Campinas, Valinhos, Paulínia, Hortolândia and Sumaré. */
const CAMPINAS: AreaDemo['anel'] = [
  [-47.32, -22.84],
  [-47.26, -22.93],
  [-47.23, -23.02],
  [-47.14, -23.07],
  [-47.03, -23.04],
  [-46.94, -23.03],
  [-46.9, -22.95],
  [-46.91, -22.84],
  [-46.96, -22.74],
  [-47.05, -22.7],
  [-47.16, -22.69],
  [-47.25, -22.74],
  [-47.32, -22.84],
]

/** Jundiaí, Várzea Paulista, Campo Limpo Paulista, Jarinu, Louveira and Itupeva. */
const JUNDIAI: AreaDemo['anel'] = [
  [-47.13, -23.14],
  [-47.11, -23.24],
  [-47.02, -23.29],
  [-46.92, -23.32],
  [-46.83, -23.29],
  [-46.75, -23.24],
  [-46.68, -23.16],
  [-46.69, -23.07],
  [-46.79, -23.05],
  [-46.9, -23.05],
  [-47.0, -23.06],
  [-47.08, -23.09],
  [-47.13, -23.14],
]

export const areas: AreaDemo[] = [
  { nome: 'Retirada em Campinas', tipo: 'RETIRADA', anel: CAMPINAS },
  { nome: 'Retirada em Jundiaí', tipo: 'RETIRADA', anel: JUNDIAI },
]
