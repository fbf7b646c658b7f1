import type { LookupAddress } from 'node:dns'
import { lookup as resolveDns } from 'node:dns'
import { BlockList, isIP } from 'node:net'

const INTERNAS: [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
]

const bloqueio = new BlockList()
for (const [rede, prefixo, familia] of INTERNAS) bloqueio.addSubnet(rede, prefixo, familia)

/** Of IPv6 only 2000::/3 is the public Internet; mapped, local and multicast addresses lie outside of it. */
const publicaV6 = new BlockList()
publicaV6.addSubnet('2000::', 3, 'ipv6')

/** True for an address that no request of ours may reach: loopback, private, link-local, reserved. */
export function isEnderecoInterno(ip: string): boolean {
  const versao = isIP(ip)
  if (versao === 4) return bloqueio.check(ip, 'ipv4')
  return versao !== 6 || !publicaV6.check(ip, 'ipv6') || bloqueio.check(ip, 'ipv6')
}

export interface Destinos {
  /** Hosts that may be called, by name, on their usual port; null: any public one, on any port. */
  hosts: readonly string[] | null
  /** The demo and tests: also allows http://127.0.0.1 with any port, and nothing else inside. */
  permitirLoopback?: boolean
  /** Name resolution; the system's own unless a test brings another. */
  resolve?: (host: string) => Promise<LookupAddress[]>
}

const resolveSistema = (host: string): Promise<LookupAddress[]> =>
  new Promise((resolve, reject) => {
    resolveDns(host, { all: true }, (erro, enderecos) => (erro ? reject(erro) : resolve(enderecos)))
  })

/** Chooses the address to connect to. Throws when the URL's host is not allowed or resolves to an inner network. */
export async function chooseEndereco(
  url: URL,
  { hosts, permitirLoopback, resolve = resolveSistema }: Destinos,
): Promise<LookupAddress> {
  if (permitirLoopback && url.protocol === 'http:' && url.hostname === '127.0.0.1')
    return { address: '127.0.0.1', family: 4 }
  if (url.protocol !== 'https:') throw new Error(`rede: ${url.protocol} is not allowed`)
  if (hosts && (!hosts.includes(url.hostname) || url.port !== ''))
    throw new Error(`rede: host ${url.host} is not allowed`)
  const literal = readLiteral(url)
  const enderecos = literal ? [literal] : await resolve(url.hostname)
  const primeiro = enderecos[0]
  if (!primeiro) throw new Error(`rede: ${url.hostname} has no address`)
  if (enderecos.some((e) => isEnderecoInterno(e.address)))
    throw new Error(`rede: ${url.hostname} resolves to an inner network`)
  return primeiro
}

/** A host that is an address already: nothing resolves it, and it is checked all the same. */
function readLiteral({ hostname }: URL): LookupAddress | null {
  const address = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(address)
  return family === 0 ? null : { address, family }
}
