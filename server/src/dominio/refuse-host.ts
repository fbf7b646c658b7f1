import { parse } from 'tldts'

import type { Config } from '#infra'

export type ConfigDoDominio = Pick<
  Config,
  'marketplaceHosts' | 'providerUrl' | 'dominioAlvo' | 'dominioEnderecos' | 'dnsServidores' | 'demo' | 'port'
>

/**
 * Why no supplier can have this host, in words for people; null: one can. Nobody owns a suffix under which others register (com.br, github.io),
 * names that DNS does not give to anybody (loja.local) cannot be proven, and the platform's own are its own.
 */
export function refuseHost(dominio: string, config: ConfigDoDominio): string | null {
  const { publicSuffix, isIcann, isPrivate } = parse(dominio, { allowPrivateDomains: true })
  if (!isIcann && !isPrivate)
    return `Não existe domínio terminado em “.${publicSuffix ?? dominio}” na internet.`
  if (publicSuffix === dominio) return `“${dominio}” é de todos: diga o seu, como loja.${dominio}.`
  const nossos = [
    ...config.marketplaceHosts,
    ...(config.dominioAlvo ? [config.dominioAlvo] : []),
    ...(config.providerUrl ? [URL.parse(config.providerUrl)?.hostname ?? ''] : []),
  ]
  const isNosso = nossos.some((nosso) => nosso !== '' && (isUnder(dominio, nosso) || isUnder(nosso, dominio)))
  return isNosso ? 'Este endereço é da plataforma: diga um domínio da sua loja.' : null
}

const isUnder = (nome: string, acima: string) => nome === acima || nome.endsWith(`.${acima}`)
