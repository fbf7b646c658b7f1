import { expect, test } from 'vitest'

import { holdScripts } from './hold-scripts.ts'

const LIGACAO = '<link rel="modulepreload" href="/assets/a.js" nonce="n"/>'
const MODULO = '<script nonce="n" type="module" async="">import "/assets/a.js"</script>'
const FOTO = '<img alt="ç" fetchPriority="high"/>'

const hold = (corpo: readonly (string | Uint8Array)[], head = LIGACAO) =>
  holdScripts(head, corpo, { ultima: `<p>é</p>${MODULO}`, nonce: 'n' })

test('a page without a first picture asks for its scripts with low priority', () => {
  expect(hold(['<p></p>', Buffer.from('<i></i>')])).toEqual([
    LIGACAO.replace('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
    `<p>é</p>${MODULO}`,
  ])
})

test('a first picture goes before the scripts, drawn for this page, asked for in its head or come from memory', () => {
  for (const [head, ultima] of [
    hold([FOTO]),
    hold([Buffer.from(FOTO)]),
    hold([new TextEncoder().encode(FOTO)]),
  ]) {
    expect(head).toBe('')
    expect(ultima).toContain('<p>é</p><script nonce="n" type="text/modulo">import "/assets/a.js"</script>')
    expect(ultima).toContain('["/assets/a.js"]')
  }
  expect(hold([], `${LIGACAO}${FOTO}`)[0]).toBe(FOTO)
})
