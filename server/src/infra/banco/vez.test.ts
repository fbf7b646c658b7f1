import { expect, test } from 'vitest'

import { createVez } from './vez.ts'

/** A write that ends when it is let go, and what began so far. */
function openVez() {
  const vez = createVez()
  const comecados: string[] = []
  const begin = (chave: string, nome: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const feito = vez(chave, () => {
      comecados.push(nome)
      return promise
    })
    return { feito, end: () => resolve(nome), fail: () => reject(new Error(nome)) }
  }
  return { comecados, begin, settle: () => new Promise((resolve) => setImmediate(resolve)) }
}

test('of one key the next begins once the one before has ended, of another at once', async () => {
  const { comecados, begin, settle } = openVez()
  const [um, dois, outro] = [begin('a', 'um'), begin('a', 'dois'), begin('b', 'outro')]
  await settle()
  expect(comecados).toEqual(['um', 'outro'])
  um.end()
  expect(await um.feito).toBe('um')
  await settle()
  expect(comecados).toEqual(['um', 'outro', 'dois'])
  dois.end()
  outro.end()
  expect(await Promise.all([dois.feito, outro.feito])).toEqual(['dois', 'outro'])
})

test('one that fails fails for itself, and the next begins', async () => {
  const { begin } = openVez()
  const [um, dois] = [begin('a', 'um'), begin('a', 'dois')]
  um.fail()
  await expect(um.feito).rejects.toThrow('um')
  dois.end()
  expect(await dois.feito).toBe('dois')
})

test('whoever came while one was under way waits for that one alone', async () => {
  const { comecados, begin, settle } = openVez()
  const um = begin('a', 'um')
  begin('a', 'dois')
  begin('a', 'tres')
  um.end()
  await settle()
  expect(comecados).toEqual(['um', 'dois', 'tres'])
})
