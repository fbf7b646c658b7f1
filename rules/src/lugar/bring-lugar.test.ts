import { expect, test } from 'vitest'

import { bringLugar } from './index.ts'

const ponto = (textoendereco: string) => ({
  lat: -22.9,
  lng: -47,
  cep: '',
  cidade: 'Campinas',
  uf: 'SP',
  textoendereco,
})

test('the point and what was chosen for this store come along; what is known here of others stays (decision 0060)', () => {
  const daqui = {
    ponto: ponto('Rua A'),
    tipoEntrega: 'DELIVERY',
    escolhas: { outra: 'l9', esta: 'DELIVERY' },
  } as const
  const trazido = {
    ponto: ponto('Rua B'),
    tipoEntrega: 'RETIRADA',
    escolhas: { esta: 'l1', alheia: 'l2' },
  } as const
  expect(bringLugar(daqui, trazido, 'esta')).toEqual({
    ponto: ponto('Rua B'),
    tipoEntrega: 'RETIRADA',
    escolhas: { outra: 'l9', esta: 'l1' },
  })
})

test('nothing said there takes nothing away here', () => {
  const daqui = { ponto: ponto('Rua A'), tipoEntrega: 'DELIVERY', escolhas: { esta: 'l1' } } as const
  expect(bringLugar(daqui, { ponto: null, tipoEntrega: 'DELIVERY', escolhas: {} }, 'esta')).toEqual(daqui)
  expect(bringLugar(null, { ponto: null, tipoEntrega: 'DELIVERY', escolhas: {} }, 'esta').escolhas).toEqual(
    {},
  )
})
