import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { telas } from './telas.ts'

const rotas = readFileSync(new URL('../../storefront/src/routes.ts', import.meta.url), 'utf8')

/** Names of all routes: the third argument, else the file without its folder. */
function listRotas(): string[] {
  const linhas = rotas.matchAll(
    /(?:tela\('[^']+', |inicio\(|index\()'(?:[^']*\/)?([^'/]+)\.route\.tsx?'(?:, (?:\{ id: )?'([^']+)')?/g,
  )
  return [...linhas].map(([, file, name]) => name ?? file ?? '')
}

test('every screen of the map has a picture, or says why not (issue 13 H; L1)', () => {
  expect(listRotas().length).toBe(rotas.match(/^ +(?:tela|inicio|index)\('/gm)?.length)
  expect(Object.keys(telas).toSorted()).toEqual([...new Set(listRotas())].toSorted())
})
