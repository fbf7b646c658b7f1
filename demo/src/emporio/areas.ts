import type { AreaDemo } from '../tipos.ts'

/** Centro, Cambuí, Nova Campinas, Taquaral, Mansões Santo Antônio and Barão Geraldo, up to the Anhanguera on the west. */
const CAMPINAS: AreaDemo['anel'] = [
  [-47.0985, -22.915],
  [-47.084, -22.9265],
  [-47.063, -22.932],
  [-47.043, -22.925],
  [-47.0255, -22.912],
  [-47.019, -22.893],
  [-47.024, -22.874],
  [-47.035, -22.856],
  [-47.047, -22.84],
  [-47.056, -22.822],
  [-47.064, -22.807],
  [-47.083, -22.802],
  [-47.101, -22.811],
  [-47.107, -22.829],
  [-47.099, -22.848],
  [-47.09, -22.866],
  [-47.0945, -22.886],
  [-47.101, -22.901],
  [-47.0985, -22.915],
]

/** Towns of Valinhos and Vinhedo, along the Anhanguera, without their rural east. */
const VALINHOS_E_VINHEDO: AreaDemo['anel'] = [
  [-47.033, -22.956],
  [-47.036, -22.98],
  [-47.025, -23.005],
  [-47.012, -23.03],
  [-47.003, -23.052],
  [-46.98, -23.061],
  [-46.956, -23.051],
  [-46.945, -23.029],
  [-46.954, -23.006],
  [-46.964, -22.985],
  [-46.968, -22.964],
  [-46.982, -22.949],
  [-47.008, -22.943],
  [-47.033, -22.956],
]

/** Who may pick up at Cambuí: Campinas south of Barão Geraldo, with Sousas and Valinhos. */
const RETIRADA_CAMBUI: AreaDemo['anel'] = [
  [-47.17, -22.9],
  [-47.15, -22.955],
  [-47.09, -22.985],
  [-47.03, -23.02],
  [-46.96, -23.01],
  [-46.93, -22.95],
  [-46.93, -22.88],
  [-46.98, -22.845],
  [-47.05, -22.84],
  [-47.12, -22.85],
  [-47.17, -22.9],
]

/** Who may pick up at Barão Geraldo: the north of Campinas with Taquaral, and Paulínia. */
const RETIRADA_BARAO: AreaDemo['anel'] = [
  [-47.19, -22.79],
  [-47.17, -22.86],
  [-47.11, -22.88],
  [-47.05, -22.885],
  [-47.0, -22.86],
  [-47.0, -22.81],
  [-47.05, -22.765],
  [-47.11, -22.735],
  [-47.17, -22.745],
  [-47.19, -22.79],
]

export const areas: AreaDemo[] = [
  { nome: 'Campinas: do Centro a Barão Geraldo', tipo: 'DELIVERY', anel: CAMPINAS },
  { nome: 'Valinhos e Vinhedo', tipo: 'DELIVERY', anel: VALINHOS_E_VINHEDO },
  { nome: 'Retirada no Cambuí', tipo: 'RETIRADA', anel: RETIRADA_CAMBUI },
  { nome: 'Retirada em Barão Geraldo', tipo: 'RETIRADA', anel: RETIRADA_BARAO },
]
