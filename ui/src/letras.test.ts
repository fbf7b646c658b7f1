import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const raiz = join(import.meta.dirname, '../..')

/** Sizes in pixels stay what they are when somebody's browser has larger letters (WCAG 1.4.4). */
test('no style of shop, panel, conversation or pieces gives letters a size in pixels', () => {
  const estilos = globSync('{storefront,backoffice,conversa,ui}/src/**/*.css', { cwd: raiz })
  expect(estilos.length).toBeGreaterThan(80)
  const emPixels = estilos.flatMap((nome) =>
    readFileSync(join(raiz, nome), 'utf8')
      .split('\n')
      .flatMap((linha, i) => (/\bfont(-size)?:[^;]*[1-9][\d.]*px/.test(linha) ? [`${nome}:${i + 1}`] : [])),
  )
  expect(emPixels).toEqual([])
})
