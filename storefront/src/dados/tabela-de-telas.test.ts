import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'

import { TabelaDeTelas } from './tabela-de-telas.ts'

// The map itself, which is asked for by its file: nothing else of this folder reads it.
const { default: mapa } = (await import('../routes.ts')) as { default: RouteConfigEntry[] }

const todas = Object.fromEntries(
  mapa.map(({ id = '', path, index }) => [id, { id, path, index, parentId: 'root' }]),
) as unknown as ServerBuild['routes'] // of a screen nothing else is read

const toRotas = (telas: ServerBuild['routes']) =>
  Object.values(telas).map((tela): RouteObject => ({
    id: tela?.id,
    path: tela?.path,
    index: tela?.index as false,
  }))
const find = (telas: ServerBuild['routes'], caminho: string) =>
  matchRoutes(toRotas(telas), caminho)?.map(({ route, params }) => ({ id: route.id, params }))

const partes = [
  'produto',
  'PRODUTO',
  'finalizar',
  'servicos',
  'cupons',
  'listas',
  'compartilhada',
  'chat',
  'erro',
]
const mais = [
  'too-many-request',
  'commerce',
  'offline.js',
  'clientes',
  'a',
  'é',
  '%C3%A9',
  '%63upons',
  '%2F',
  '',
  '.',
  '*',
  ':id',
]

test('at any address stands the screen that stands there in the whole table', () => {
  const tabela = new TabelaDeTelas(todas, (telas) => telas)
  const nomes = [...partes, ...mais]
  const caminhos = ['/', '//', '']
  for (const um of ['emporio', 'erro', 'commerce', 'produto', '%63upons', ''])
    for (const dois of nomes)
      for (const fim of ['', '/', '/x', '/x/y', '//', '/x%2Fy', '/servicos', '/compartilhada/x'])
        caminhos.push(`/${um}/${dois}${fim}`, `/${um}${fim}`)
  const achados = new Set<string | undefined>()
  for (const caminho of caminhos) {
    const achado = find(todas, caminho)
    expect(find(tabela.at(caminho), caminho), caminho).toEqual(achado)
    achados.add(achado?.at(-1)?.id)
  }
  expect(achados.size).toBeGreaterThan(12)
})

test('a door, a list and a product are looked for among a few screens, and what is made of these is made once', () => {
  let vezes = 0
  const tabela = new TabelaDeTelas(todas, (telas) => ({ telas, vez: (vezes += 1) }))
  for (const caminho of [
    '/',
    '/emporio',
    '/obra',
    '/emporio/',
    '/emporio/qualquer',
    '/emporio/produto/1',
    '/obra/produto/2',
  ])
    expect(Object.keys(tabela.at(caminho).telas).length).toBeLessThan(9)
  expect(vezes).toBe(2)
})
