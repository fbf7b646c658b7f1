import type { FastifyReply } from 'fastify'

import { isIP } from 'node:net'

import { origemDaLoja } from '#infra'

import type { PaginasDeps } from './paginas.ts'

/** What a host shows: the marketplace, one supplier, or nothing when the host is unknown (readings 9). */
export type AlvoDoHost =
  | {
      slug: string | null
      /** Scheme and host by which the supplier is known, when this is another one of its own (decision 0084). */
      canonica: string | null
    }
  | { redirect: string }

type Deps = Pick<PaginasDeps, 'fornecedores' | 'config'>

/** Which store a host belongs to, or where it redirects to (§4 Supplier lookup). */
export async function resolveHost(escrito: string, { fornecedores, config }: Deps): Promise<AlvoDoHost> {
  const host = normalizeHost(escrito)
  if (isMarketplace(host, config.marketplaceHosts)) return noMarketplace
  // People type the www that a supplier did not say, and leave out the one that it did.
  const vivo = (await fornecedores.findByDominio(host)) ?? (await fornecedores.findByDominio(toggleWww(host)))
  if (!vivo) return config.providerUrl ? { redirect: config.providerUrl } : noMarketplace
  const { dominio } = vivo.publico.config.dominio
  const origem = origemDaLoja(config, dominio)
  // In the demo names that exist nowhere lead nowhere.
  const isOutra = escrito.toLowerCase() !== dominio && origem !== null && new URL(origem).hostname === dominio
  return { slug: vivo.slug, canonica: isOutra ? origem : null }
}

const noMarketplace: AlvoDoHost = { slug: null, canonica: null }

/** A host as it is kept: without the dot that ends a full name, in small letters; names with accents come as xn--… already. */
export function normalizeHost(host: string): string {
  return host.toLowerCase().replace(/\.$/, '')
}

function toggleWww(host: string): string {
  return host.startsWith('www.') ? host.slice(4) : `www.${host}`
}

/** The configured hosts; without configuration localhost and addresses by number. */
export function isMarketplace(host: string, configured: readonly string[]): boolean {
  const nome = normalizeHost(host)
  if (configured.length > 0) return configured.includes(nome)
  return nome === 'localhost' || isIP(nome.replace(/^\[|\]$/g, '')) !== 0
}

/** The supplier whose own host this is; null on a marketplace host and on an unknown one. */
export async function findSlugDoHost(host: string, deps: Deps): Promise<string | null> {
  const alvo = await resolveHost(host, deps)
  return 'slug' in alvo ? alvo.slug : null
}

/**
 * A supplier is at one host: one cart, one login, one address for search engines (decision 0084). For ten minutes: it may choose
 * another one.
 */
export function leadToCanonica(reply: FastifyReply, endereco: string) {
  return reply.header('cache-control', 'public, max-age=600').redirect(endereco, 301)
}
