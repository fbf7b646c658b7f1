import { expect, test } from 'vitest'

import { formatEscolha, readEscolhas } from './escolhas.ts'

const id = '0197a000-0000-7000-8000-000000000001'

test('lines travel through the form as they are, gift wrap and decimals with them (readings 3)', () => {
  const form = new FormData()
  const escolhas = [
    { id, quantidade: 0.25, embalarParaPresente: false },
    { id, quantidade: 3, embalarParaPresente: true },
  ]
  for (const [i, escolha] of escolhas.entries()) form.set(`item-${i}`, formatEscolha(escolha))
  form.set('origem', 'pedido')
  expect(readEscolhas(form)).toEqual(escolhas)
})

test('what says nothing or lies is left out', () => {
  const form = new FormData()
  form.set('item-1', '')
  form.set('item-2', `${id}:0`)
  form.set('item-3', `${id}:-5`)
  form.set('outro', `${id}:1000`)
  expect(readEscolhas(form)).toEqual([])
})
