import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import { openArmazem } from './armazem.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'vitrine-armazem-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

const listArquivos = () => readdir(folder, { recursive: true })

test('what was written is read by another process, whole, and nothing else lies beside it', async () => {
  const [arquivo, dados] = [uuidv7(), Buffer.from([0, 255, 10, 13])]
  await openArmazem(folder).write(arquivo, dados)
  const lido = await openArmazem(folder).read(arquivo)
  expect(lido && (await buffer(lido))).toEqual(dados)
  const pasta = join('arquivos', arquivo.slice(-2))
  expect((await listArquivos()).toSorted()).toEqual(['arquivos', pasta, join(pasta, arquivo)])
})

test('what was removed, or never was, is none; removing it once more is no error', async () => {
  const [armazem, arquivo] = [openArmazem(folder), uuidv7()]
  expect(await armazem.read(arquivo)).toBeNull()
  await armazem.write(arquivo, Buffer.from('x'))
  await armazem.remove(arquivo)
  await armazem.remove(arquivo)
  expect(await armazem.read(arquivo)).toBeNull()
})

test.each(['../segredo', 'a/b', '', `${'0'.repeat(36)}`])('%j is no id of a file', async (arquivo) => {
  const armazem = openArmazem(folder)
  await expect(armazem.read(arquivo)).rejects.toThrow(TypeError)
  await expect(armazem.write(arquivo, Buffer.from('x'))).rejects.toThrow(TypeError)
  expect(await listArquivos()).toEqual([])
})
