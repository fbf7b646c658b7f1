import { expect, test } from 'vitest'

import type { AreaAtendimento } from '@vitrine/contract'

import { centerOf, isServido, loadArea, ringsOf } from './load-area.ts'

const quadrado = (de: number, ate: number) => [
  { lat: de, lng: de },
  { lat: de, lng: ate },
  { lat: ate, lng: ate },
  { lat: ate, lng: de },
]
const area: AreaAtendimento = {
  coordenadas: [
    { nome: 'Entrega', tipo: 'DELIVERY', aneis: [quadrado(0, 10), quadrado(4, 6)] },
    { nome: 'Retirada', tipo: 'RETIRADA', aneis: [quadrado(20, 30)] },
  ],
  coordenadas_lojas: [],
}

test('a point in a delivery area is served, in its hole or a pickup area it is not (§3 areaAtendimento)', () => {
  const areas = ringsOf(area, 'DELIVERY')
  const at = (lat: number) => isServido(areas, { lat, lng: lat })
  expect([1, 5, 11, 25].map(at)).toEqual([true, false, false, false])
})

test('a map begins in the middle of the delivery area, else at the first store, else at the capital', () => {
  expect(centerOf(area)).toEqual({ lat: 5, lng: 5 })
  const loja = { lat: 1, lng: 2 } as AreaAtendimento['coordenadas_lojas'][number]
  expect(centerOf({ coordenadas: [], coordenadas_lojas: [loja] })).toEqual({ lat: 1, lng: 2 })
  expect(centerOf(undefined).lat).toBe(-15.79)
})

test('an area that cannot be read is told in the words of the server (§8)', async () => {
  const error = 'Falha ao consultar área de atendimento do fornecedor'
  const client = async () => ({ ok: false, status: 502, falha: { codigo: 'area_indisponivel', error } })
  expect(await loadArea({ client: client as never }, 'x')).toEqual({ erro: error })
})
