import { expect, test } from 'vitest'

import { composeMensagem } from './compose-mensagem.ts'

const arroz = { nome: 'Arroz 5 kg', quantidade: 2, unidade: 'un' }
const pao = { nome: 'Pão francês', quantidade: 0.35, unidade: 'kg' }
const onde = { loja: 'Empório da Serra', endereco: 'https://loja.example/emporio/revisao?carrinho=a' }
/** Amounts are written with spaces that do not break. */
const plain = (texto: string) => texto.replaceAll(/[\u00A0\u202F]/g, ' ')

test('a cart is told line by line, with its total and its address (ux 1.6.7)', () => {
  expect(plain(composeMensagem([arroz, pao], { ...onde, total: 71.5 }))).toBe(
    [
      'Meu carrinho em Empório da Serra:',
      '• 2 un. Arroz 5 kg',
      '• 0,350 kg Pão francês',
      'Total hoje: R$ 71,50',
      'Monte o mesmo carrinho: https://loja.example/emporio/revisao?carrinho=a',
    ].join('\n'),
  )
})

test('where prices are hidden no value is told (readings 3)', () => {
  expect(composeMensagem([arroz], { ...onde, total: null })).not.toContain('R$')
})

test('a long cart is cut in the message, not in the address', () => {
  const texto = composeMensagem(
    Array.from({ length: 23 }, () => arroz),
    { ...onde, total: null },
  )
  expect(texto).toContain('• e mais 3 produtos')
  expect(texto.split('\n')).toHaveLength(23)
})
