import { telas, type EventoLogado, type Medida } from '@vitrine/contract'
import { toCentavos } from '@vitrine/rules/dinheiro'
import { bucketOf, dispositivos, listFaltasGa4, metricas } from '@vitrine/rules/medicao'

import type { MedicaoEventoRow, MedicaoRow } from './medicao.repository.ts'

interface Quando {
  idfornecedor: string
  dia: string
}

/** One more of an event; null for what is not as Google documents it. */
export function toEventoRow(
  { name, params, resultado }: EventoLogado,
  quando: Quando,
): MedicaoEventoRow | null {
  if (listFaltasGa4(name, params).length > 0) return null
  const valor = typeof params.value === 'number' ? toCentavos(params.value) : 0
  return { ...quando, evento: name, resultado, quantos: 1, valor }
}

/** One more in a bucket; null for a screen, a metric or a value that there is not. */
export function toMedicaoRow(
  { tela, dispositivo, valor, ...medida }: Medida,
  quando: Quando,
): MedicaoRow | null {
  const metrica = metricas.find((each) => each === medida.metrica)
  const isConhecida = isIn(telas, tela) && isIn(dispositivos, dispositivo)
  const faixa = metrica && isConhecida ? bucketOf(metrica, valor) : null
  return metrica && faixa !== null ? { ...quando, tela, metrica, dispositivo, faixa, quantos: 1 } : null
}

const isIn = (lista: readonly string[], nome: string) => lista.includes(nome)
