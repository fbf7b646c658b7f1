import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isHrefSeguro, listHrefs, parseTextoRico, toHref } from './index.ts'

describe('what a text of a store may say (ux 1.17: never raw HTML or script)', () => {
  test.each([
    ['Só texto', [{ tipo: 'texto', texto: 'Só texto' }]],
    [
      'Em **24 horas** úteis',
      [
        { tipo: 'texto', texto: 'Em ' },
        { tipo: 'forte', texto: '24 horas' },
        { tipo: 'texto', texto: ' úteis' },
      ],
    ],
    ['[trocas](loja:/pagina/trocas)', [{ tipo: 'link', texto: 'trocas', href: 'loja:/pagina/trocas' }]],
    ['[clique](javascript:alert(1))', [{ tipo: 'texto', texto: '[clique](javascript:alert(1))' }]],
    ['[clique](javascript:alert`1`)', [{ tipo: 'texto', texto: 'clique' }]],
    ['<script>alert(1)</script>', [{ tipo: 'texto', texto: '<script>alert(1)</script>' }]],
    ['**sem fim', [{ tipo: 'texto', texto: '**sem fim' }]],
    ['', []],
  ])('%s', (texto, expected) => {
    expect(parseTextoRico(texto)).toEqual(expected)
  })

  test.each([
    ['https://exemplo.com.br/a', true],
    ['mailto:oi@exemplo.com.br', true],
    ['tel:+551932342020', true],
    ['/emporio/combos', true],
    ['loja:/combos', true],
    ['#prazos', true],
    ['//outro.example', false],
    ['/\\outro.example', false],
    ['loja://outro.example', false],
    ['loja:/\\outro', false],
    ['JavaScript:alert(1)', false],
    ['data:text/html,x', false],
    ['vbscript:x', false],
    ['java\tscript:x', false],
    ['', false],
  ])('%s may be followed: %s', (href, expected) => {
    expect(isHrefSeguro(href)).toBe(expected)
  })

  test('nothing is lost but marks, and no link is unsafe', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '*', '[', ']', '(', ')', ':', '/', ' ', '\n') }),
        (texto) => {
          const trechos = parseTextoRico(texto)
          const semMarcas = (each: string) => each.replaceAll(/[^a]/g, '').length
          expect(trechos.every((trecho) => trecho.tipo !== 'link' || isHrefSeguro(trecho.href))).toBe(true)
          expect(semMarcas(trechos.map((trecho) => trecho.texto).join(''))).toBeLessThanOrEqual(
            semMarcas(texto),
          )
          if (listHrefs(texto).length === 0)
            expect(trechos.map((trecho) => trecho.texto).join('').length).toBeLessThanOrEqual(texto.length)
        },
      ),
    )
  })

  test('a path of the store stands under its slug', () => {
    expect([toHref('loja:/combos', 'emporio'), toHref('loja:/', 'emporio'), toHref('/x', 'emporio')]).toEqual(
      ['/emporio/combos', '/emporio', '/x'],
    )
  })
})
