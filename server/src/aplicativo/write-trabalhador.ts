import { raizDaLoja } from '@vitrine/contract/urls-aplicativo'

import type { FornecedorVivo } from '#fornecedor'
import type { Config } from '#infra'

import { readBuild } from './read-build.ts'

/** Takes itself away from the device, with all that it kept: what a browser is given that asks for a newer worker. */
const DESLIGADO = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const nome of await caches.keys()) if (nome.startsWith('vitrine')) await caches.delete(nome)
  indexedDB.deleteDatabase('serwist-expiration')
  await self.registration.unregister()
}
`

/** The worker of a store on this host: of which store it is and how that looks, then the file that the build made (storefront/trabalhador). */
export async function writeTrabalhador(
  { slug, fuso, publico }: Pick<FornecedorVivo, 'slug' | 'fuso' | 'publico'>,
  whiteLabel: string | null,
  { trabalhador, build }: Pick<Config, 'trabalhador' | 'build'>,
  read = () => readBuild('trabalhador.js'),
): Promise<string> {
  if (!trabalhador) return DESLIGADO
  const { css, cssEscuro } = publico.config.tema
  const estilo = `:root{${css}}${cssEscuro}`
  const loja = { slug, raiz: raizDaLoja(slug, whiteLabel), build, fuso, nome: publico.nome, estilo }
  return `self.LOJA=${JSON.stringify(loja)};\n${await read()}`
}
