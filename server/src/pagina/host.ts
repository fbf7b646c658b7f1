import { isIP } from 'node:net'

import type { PaginasDeps } from './paginas.ts'

/** What a host shows: the marketplace, one supplier alone, or nothing of ours (readings 9). */
export type AlvoDoHost = { slug: string | null } | { redirect: string }

export async function resolveHost(
  host: string,
  { fornecedores, config }: Pick<PaginasDeps, 'fornecedores' | 'config'>,
): Promise<AlvoDoHost> {
  if (isMarketplace(host, config.marketplaceHosts)) return { slug: null }
  const vivo = await fornecedores.findByDominio(host)
  if (vivo) return { slug: vivo.slug }
  return config.providerUrl ? { redirect: config.providerUrl } : { slug: null }
}

/** The configured hosts; without configuration localhost and addresses by number. */
export function isMarketplace(host: string, configured: readonly string[]): boolean {
  const nome = host.toLowerCase()
  if (configured.length > 0) return configured.includes(nome)
  return nome === 'localhost' || isIP(nome.replace(/^\[|\]$/g, '')) !== 0
}
