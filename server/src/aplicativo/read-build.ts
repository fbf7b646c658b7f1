import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { Falha } from '#infra'

/** Files that the build writes beside the assets (storefront/build-trabalhador.ts). */
type Arquivo = 'aplicativo.js' | 'trabalhador.js'

const lidos = new Map<Arquivo, Promise<string>>()

/** The content of a file of the build, read once. Throws `nao_encontrado` in development, where nothing is built. */
export function readBuild(nome: Arquivo): Promise<string> {
  const lido = lidos.get(nome) ?? read(nome)
  lidos.set(nome, lido)
  return lido
}

async function read(nome: Arquivo): Promise<string> {
  const build = import.meta.resolve('@vitrine/storefront/build')
  try {
    return await readFile(fileURLToPath(new URL(`../client/${nome}`, build)), 'utf8')
  } catch {
    lidos.delete(nome)
    throw new Falha('nao_encontrado')
  }
}
