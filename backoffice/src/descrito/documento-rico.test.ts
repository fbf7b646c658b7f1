import { expect, test } from 'vitest'

import { toDocumento, toTexto } from './documento-rico.ts'

test.each([
  'Só texto.',
  'Um **forte** e um [link](https://vitrine.example/a).\n\nOutro parágrafo, [daqui](loja:/combos).',
  '<script>alert(1)</script>',
  '',
])('%s comes back as it was', (texto) => {
  expect(toTexto(toDocumento(texto))).toBe(texto)
})

test('an address that may not be followed leaves its words alone; marks do not end too soon', () => {
  const link = (text: string, href: string) => ({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }] },
    ],
  })
  expect(toTexto(link('aqui', 'javascript:alert`1`'))).toBe('aqui')
  expect(toTexto(link('a]b', '/x'))).toBe('[a)b](/x)')
  const forte = { type: 'text', text: ' a*b ', marks: [{ type: 'bold' }] }
  expect(toTexto({ type: 'doc', content: [{ type: 'paragraph', content: [forte] }] })).toBe('**ab**')
})
