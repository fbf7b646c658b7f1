import { afterEach, expect, test, vi } from 'vitest'

import type { ContextoPagina } from '@vitrine/contract/janela'

import { listLojas } from './list-lugares.ts'

const loja = (idloja: string, lat: number, horarios: (string | null)[]) => ({
  idloja,
  lat,
  lng: -47,
  horarios,
})
const sempre = Array<string>(7).fill('08:00-20:00')
const uteis = [...Array<string>(5).fill('08:00-18:00'), null, null]
const coordenadas_lojas = [
  loja('fechada', -22.9, uteis),
  loja('longe', -23.5, sempre),
  loja('perto', -22.95, sempre),
]
const client = async () => ({ ok: true, dados: { coordenadas_lojas } })

async function idsOf(ponto: { lat: number; lng: number } | null) {
  const pagina = { client, lugar: { ponto } } as unknown as ContextoPagina // the one call that it makes
  const lojas = await listLojas(pagina, { idfornecedor: 'f', fuso: 'America/Sao_Paulo' })
  return lojas.map(({ idloja }) => idloja)
}

afterEach(() => {
  vi.useRealTimers()
})

test('pickup begins with the nearest store that is open today, not with the first by name (A8)', async () => {
  // A Sunday.
  vi.useFakeTimers({ now: new Date('2026-11-22T13:00:00Z'), toFake: ['Date'] })
  expect(await idsOf({ lat: -22.9, lng: -47 })).toEqual(['perto', 'longe', 'fechada'])
  expect(await idsOf(null)).toEqual(['longe', 'perto', 'fechada'])
})
