import type { Config } from './config.ts'

/** Where the links of letters lead. */
export type EnderecoDaLoja = Pick<Config, 'demo' | 'port' | 'marketplaceHosts'>

/**
 * An absolute address of the shop for somebody outside of it (mail): the supplier's own host, else the first marketplace
 * host; in the demo the port that `npm start` printed, because its hosts exist only on this machine.
 */
export function toLinkPublico(
  { demo, port, marketplaceHosts }: EnderecoDaLoja,
  { dominio, caminho }: { dominio: string | null; caminho: string },
): string {
  const host = dominio || marketplaceHosts[0]
  if (!demo && host) return `https://${host}${caminho}`
  // Browsers find these on the machine itself.
  const local = dominio?.endsWith('.localhost') ? dominio : 'localhost'
  return `http://${local}:${port}${caminho}`
}

/** Scheme and host of a store's addresses, without a path; null where neither it nor the marketplace has a name. */
export function origemDaLoja(config: EnderecoDaLoja, dominio: string): string | null {
  const hasNome = config.demo || dominio !== '' || config.marketplaceHosts.length > 0
  return hasNome ? toLinkPublico(config, { dominio: dominio || null, caminho: '' }) : null
}
