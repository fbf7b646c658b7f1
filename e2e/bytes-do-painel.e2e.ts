import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { expect, primeiraVisita as test } from './teste.ts'

const ASSETS = path.resolve(import.meta.dirname, '../backoffice/build/client/assets')
/** Issue 17 allows 220 KB of script, gzip; less is held, so that a screen still to come finds room. */
const MAXIMO = 180 * 1024

interface Parte {
  module: string
  imports?: string[]
  parentId?: string
}

/** What the router loads for each screen, as the build wrote it down. */
function readManifesto(): { entry: Parte; routes: Record<string, Parte> } {
  const nome = readdirSync(ASSETS).find((cada) => /^manifest-.*\.js$/.test(cada)) ?? ''
  const texto = readFileSync(path.join(ASSETS, nome), 'utf8')
  return JSON.parse(texto.slice(texto.indexOf('=') + 1).replace(/;\s*$/, '')) as ReturnType<
    typeof readManifesto
  >
}

test('the first load of every screen of the panel keeps its budget of script (issue 17) @desktop', () => {
  const { entry, routes } = readManifesto()
  const bytesDe = new Map<string, number>()
  const weigh = (url: string) => {
    const bytes = bytesDe.get(url) ?? gzipSync(readFileSync(path.join(ASSETS, path.basename(url)))).length
    bytesDe.set(url, bytes)
    return bytes
  }
  /** A screen with those that it stands in. */
  const partesDe = (rota: Parte | undefined): Parte[] =>
    rota ? [rota, ...partesDe(routes[rota.parentId ?? ''])] : []
  const pesos = Object.entries(routes).map(([tela, rota]) => {
    const urls = new Set(
      [entry, ...partesDe(rota)].flatMap(({ module, imports = [] }) => [module, ...imports]),
    )
    return { tela, bytes: [...urls].reduce((soma, url) => soma + weigh(url), 0) }
  })
  expect(pesos.length).toBeGreaterThan(30)
  expect(pesos.filter(({ bytes }) => bytes > MAXIMO)).toEqual([])
})
