import { expect, test } from 'vitest'

import { listParcelas } from './servicos-da-compra.ts'

test('each chosen service is a line of its own, with the product it is for (readings 8, ux 1.24.3)', () => {
  const base = { idservico: 's', quantidade: 1, precounitario: 15, total: 15 }
  const parcelas = listParcelas({
    linhas: [{ id: 'a', nome: 'Tábua de pinus', quantidade: 2 }],
    escolhidos: [
      { ...base, nome: 'Corte', idlinha: 'a' },
      { ...base, nome: 'Palete', idlinha: null, total: 35 },
    ],
  })
  expect(parcelas).toEqual([
    { nome: 'Corte · Tábua de pinus', valor: 15 },
    { nome: 'Palete', valor: 35 },
  ])
})
