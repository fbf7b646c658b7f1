import { afterEach, expect, test, vi } from 'vitest'

import { Placar } from './placar.mjs'

afterEach(() => vi.restoreAllMocks())

/** What a run says, line by line. */
function listen() {
  const ditas: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((texto) => {
    ditas.push(String(texto).trimEnd())
    return true
  })
  return ditas
}

test('why each stage failed stands together before the last line, whatever was said since', async () => {
  const ditas = listen()
  const placar = new Placar()
  await placar.check('assuntos', async () => ({ code: 1, output: '73 caracteres\n' }))
  await placar.count('testes', async () => ({
    code: 1,
    output: 'x'.repeat(50_000) + 'esperava 2',
    passed: 7,
    failed: 1,
    skipped: 0,
  }))
  await placar.check('tipos', async () => ({ code: 0, output: '' }))
  expect(placar.finish()).toBe(1)
  expect(ditas.at(-3)).toMatch(/FALHOU assuntos:\n73 caracteres/)
  expect(ditas.at(-2)).toMatch(/FALHOU testes:\nx{100,2500}esperava 2/)
  expect(ditas.at(-1)).toBe('8 passed, 2 failed')
})

test('a run in which all passed says nothing of failures', async () => {
  const ditas = listen()
  const placar = new Placar()
  await placar.check('tipos', async () => ({ code: 0, output: '' }))
  expect(placar.finish()).toBe(0)
  expect(ditas.join('\n')).not.toMatch(/FALHOU/)
})
