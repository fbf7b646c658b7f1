import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const raiz = join(import.meta.dirname, '../..')

/** What a finger presses last keeps `:hover` until the next press, and a phone styles and draws it once more before the press is seen. */
test('no style of shop, panel, conversation or pieces hangs on a pointer above it where there is none', () => {
  const estilos = globSync('{storefront,backoffice,conversa,ui}/src/**/*.css', { cwd: raiz })
  expect(estilos.length).toBeGreaterThan(80)
  const doDedo = estilos.flatMap((nome) =>
    listDoDedo(readFileSync(join(raiz, nome), 'utf8')).map((onde) => `${nome}: ${onde}`),
  )
  expect(doDedo).toEqual([])
})

test('what else opens such a style, or what asks for the pointer, is told from it', () => {
  expect(listDoDedo('.a { &:hover { color: red; } }')).toEqual(['&:hover'])
  expect(listDoDedo('.a { @media (hover: hover) { &:hover { color: red; } } }')).toEqual([])
  expect(listDoDedo('.a { &:is(:hover, :focus-within) > b { color: red; } }')).toEqual([])
  expect(listDoDedo('.a { &:hover,\n &[data-sobre] { color: red; } }')).toEqual([])
})

/** Selectors that ask for `:hover` alone, outside a question for a device that has it. */
function listDoDedo(estilo: string): string[] {
  const achados: string[] = []
  const abertos: string[] = []
  for (const [, antes = '', sinal] of estilo.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (sinal === '{') {
      const seletor = antes.trim()
      if (seletor.includes(':hover') && !seletor.includes(',') && !abertos.some(asksForPointer))
        achados.push(seletor)
      abertos.push(seletor)
    } else if (sinal === '}') abertos.pop()
  }
  return achados
}

const asksForPointer = (regra: string) => regra.startsWith('@media') && regra.includes('hover')
