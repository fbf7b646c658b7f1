import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { chooseTests } from './choose-tests.mjs'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-escolha-'))

beforeAll(() => {
  for (const path of [
    'server/src/pedido/submit.ts',
    'server/src/pedido/submit.test.ts',
    'server/src/pedido/carga.long.test.ts',
    'server/node_modules/x/x.test.ts',
    'storefront/src/a.test.tsx',
    'storefront/build/b.test.ts',
    'e2e/compra.e2e.ts',
    'e2e/sala.long.e2e.ts',
    'e2e/passos.ts',
    'docs/leia.md',
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function choose(...args: string[]) {
  const { unit, browser, ...rest } = chooseTests(args, folder)
  const namesOf = (files: string[]) => files.map((file) => relative(folder, file))
  return { unit: namesOf(unit), browser: namesOf(browser), ...rest }
}

describe('npm test -- file or folder runs that alone (issue 12 D)', () => {
  test('without one: everything', () => {
    expect(choose()).toMatchObject({ unit: [], browser: [], isPart: false, long: false, only: undefined })
    expect(choose('--only=check')).toMatchObject({ only: 'check', isPart: false })
  })

  test('a unit test, a server test, a browser test, a folder of any', () => {
    const unit = ['server/src/pedido/submit.test.ts']
    expect(choose('server/src/pedido/submit.test.ts')).toMatchObject({ unit, browser: [], isPart: true })
    expect(choose('e2e/compra.e2e.ts')).toMatchObject({ unit: [], browser: ['e2e/compra.e2e.ts'] })
    expect(choose('server/', './server/src/pedido')).toMatchObject({ unit, browser: [], long: false })
    const all = choose('.')
    expect(all.unit.toSorted()).toEqual([...unit, 'storefront/src/a.test.tsx'])
    expect(all.browser).toEqual(['e2e/compra.e2e.ts'])
  })

  test('the large forms, named or asked for', () => {
    const unit = ['server/src/pedido/carga.long.test.ts']
    expect(choose('server/src/pedido/carga.long.test.ts')).toMatchObject({ unit, long: true })
    expect(choose('server', '--long')).toMatchObject({ unit, long: true })
    expect(choose('e2e/sala.long.e2e.ts')).toMatchObject({ browser: ['e2e/sala.long.e2e.ts'], long: true })
    expect(choose('.', '--long')).toMatchObject({ unit, browser: ['e2e/sala.long.e2e.ts'] })
  })

  test('some of its tests by name, and what they compare with written anew', () => {
    expect(choose('server', '-t', 'sem estoque', '-u')).toMatchObject({ title: 'sem estoque', update: true })
  })

  test.each([
    ['nada.test.ts', 'Não existe nada.test.ts: diga um arquivo de teste ou uma pasta.'],
    [
      'server/src/pedido/submit.ts',
      'server/src/pedido/submit.ts não é um teste (.test.ts, .test.tsx, .e2e.ts): diga um deles, ou a pasta server/src/pedido.',
    ],
    ['docs', 'Nenhum teste em docs.'],
    ['--rapido', /^Não entendi: .*--rapido/],
  ])('%s is refused with what to do', (path, texto) => {
    expect(() => choose(path)).toThrow(texto)
  })
})
