import { expect, test } from 'vitest'

import { renderHtml } from './render-html.ts'

const render = (texto: string, assunto = 'Loja: pedido 1') => renderHtml({ assunto, texto })

test('paragraphs stay paragraphs, lines stay lines, the last one signs', () => {
  const html = render('Olá, Ana!\n\nTotal: R$ 10,00.\nEntrega: amanhã.\n\nEmpório')
  expect(html).toContain('>Olá, Ana!</p>')
  expect(html).toContain('Total: R$ 10,00.<br>Entrega: amanhã.')
  expect(html).toMatch(/border-top[^>]*>Empório<\/td>/)
  expect(html).toContain('<html lang="pt-BR">')
})

test('an address at the end of a line is a button, named by what stands before it when that is short', () => {
  const html = render('Oi\n\nAcompanhar o pedido: https://loja.example/p/1\n\nLoja')
  expect(html).toMatch(/<a href="https:\/\/loja.example\/p\/1"[^>]*>Acompanhar o pedido<\/a>/)
  const longo = render(
    'Oi\n\nResolva o que falta e retome quando quiser, sem pressa nenhuma:\nhttps://loja.example/a\n\nLoja',
  )
  expect(longo).toContain('sem pressa nenhuma:')
  expect(longo).toMatch(/href="https:\/\/loja.example\/a"[^>]*>Abrir<\/a>/)
})

test('what people typed stays text: no tag, no attribute, no link in the middle of a sentence', () => {
  const html = render('Olá, <img src=x onerror=alert(1)> "A" https://mal.example !\n\nLoja <b>', '"><script>')
  expect(html).not.toMatch(/<(img|script|b)[ >]/)
  expect(html).not.toContain('href=')
  expect(render('Oi\n\nVer: https://a.example/"><b>\n\nLoja')).not.toContain('<b>')
})
