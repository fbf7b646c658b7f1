import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { telasPainel } from './telas-painel.ts'
import { semResposta, semRespostaNoPainel } from './telas-sem-resposta.ts'
import { vazias } from './telas-vazias.ts'
import { listDesenhadas, telas } from './telas.ts'

const readRotas = (frente: string) =>
  readFileSync(new URL(`../../${frente}/src/routes.ts`, import.meta.url), 'utf8')
const rotas = readRotas('storefront')

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

const nameDesenhadas = (mapa: typeof telas) =>
  listDesenhadas(mapa)
    .map(([nome]) => nome)
    .toSorted()

test('each of them has a picture of nothing to show, or says why not (issue 13 H)', () => {
  expect(Object.keys(vazias).toSorted()).toEqual(nameDesenhadas(telas))
})

test('each of them, and each of the panel, has one of an error and one of no connection, or says why not (issue 13 H)', () => {
  expect(Object.keys(semResposta).toSorted()).toEqual(nameDesenhadas(telas))
  expect(Object.keys(semRespostaNoPainel).toSorted()).toEqual(nameDesenhadas(telasPainel))
})

test('so has every screen of the panel', () => {
  const ids = [...readRotas('backoffice').matchAll(/\{ id: '([^']+)' \}/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(3)
  expect(Object.keys(telasPainel).toSorted()).toEqual(ids.toSorted())
})
