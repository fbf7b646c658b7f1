import { expect, test } from 'vitest'

import { readNomeDaFoto } from './index.ts'

test.each([
  ['CF-0420.jpg', ['CF-0420'], 1],
  ['CF-0420_2.JPG', ['CF-0420_2', 'CF-0420'], 2],
  ['CF-0420 (3).png', ['CF-0420 (3)', 'CF-0420'], 3],
  ['CF-0420(3).png', ['CF-0420(3)', 'CF-0420'], 3],
  ['7891234567895-02.webp', ['7891234567895-02', '7891234567895'], 2],
  ['7891234567895.webp', ['7891234567895'], 1],
  ['fotos/2026/MEL 500.jpeg', ['MEL 500'], 1],
  ['C:\\fotos\\mel.svg', ['mel'], 1],
  ['A.B.C.jpg', ['A.B.C'], 1],
  ['.jpg', [], 1],
  ['', [], 1],
  ['mel_0.jpg', ['mel_0', 'mel'], 1],
])('%s says code and place', (nome, codigos, posicao) => {
  expect(readNomeDaFoto(nome)).toEqual({ codigos, posicao })
})
