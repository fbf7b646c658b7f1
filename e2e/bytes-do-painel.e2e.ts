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
  css?: string[]
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

/** A screen with those that it stands in, the outermost first. */
function listPartes(routes: Record<string, Parte>, rota: Parte | undefined): Parte[] {
  return rota ? [...listPartes(routes, routes[rota.parentId ?? '']), rota] : []
}

// What is linked in another order is moved by React, and a style that is moved is read anew: the page stands there without it meanwhile.
test('no two screens of the panel link the same styles in another order, which would undress what goes from one to the other @desktop', () => {
  const { routes } = readManifesto()
  const telaDoPar = new Map<string, string>()
  for (const [tela, rota] of Object.entries(routes)) {
    const estilos = [...new Set(listPartes(routes, rota).flatMap(({ css = [] }) => css))]
    for (const [i, antes] of estilos.entries())
      for (const depois of estilos.slice(i + 1)) telaDoPar.set(`${antes} ${depois}`, tela)
  }
  const contrarias = [...telaDoPar].flatMap(([par, tela]) => {
    const outra = telaDoPar.get(par.split(' ').toReversed().join(' '))
    return outra ? [`${tela}: ${par}, ${outra}: the other way round`] : []
  })
  expect(telaDoPar.size).toBeGreaterThan(10)
  expect(contrarias).toEqual([])
})

test('the first load of every screen of the panel keeps its budget of script (issue 17) @desktop', () => {
  const { entry, routes } = readManifesto()
  const bytesDe = new Map<string, number>()
  const weigh = (url: string) => {
    const bytes = bytesDe.get(url) ?? gzipSync(readFileSync(path.join(ASSETS, path.basename(url)))).length
    bytesDe.set(url, bytes)
    return bytes
  }
  const pesos = Object.entries(routes).map(([tela, rota]) => {
    const urls = new Set(
      [entry, ...listPartes(routes, rota)].flatMap(({ module, imports = [] }) => [module, ...imports]),
    )
    return { tela, bytes: [...urls].reduce((soma, url) => soma + weigh(url), 0) }
  })
  expect(pesos.length).toBeGreaterThan(30)
  expect(pesos.filter(({ bytes }) => bytes > MAXIMO)).toEqual([])
})
