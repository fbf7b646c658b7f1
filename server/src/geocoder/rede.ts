import type { LookupAddress } from 'node:dns'
import { lookup as resolveDns } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
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

export interface OpcoesDeRede {
  timeoutMs: number
  /** Hosts this adapter may call, by name. */
  hosts: readonly string[]
  /** Tests only: also allows http://127.0.0.1 with any port, and nothing else inside. */
  permitirLoopback?: boolean
  /** Name resolution; the system's own unless a test brings another. */
  resolve?: (host: string) => Promise<LookupAddress[]>
}

export interface RespostaJson {
  status: number
  corpo: unknown
}

const MAXIMO_BYTES = 64 * 1024

const resolveSistema = (host: string): Promise<LookupAddress[]> =>
  new Promise((resolve, reject) => {
    resolveDns(host, { all: true }, (erro, enderecos) => (erro ? reject(erro) : resolve(enderecos)))
  })

/** Chooses the address to connect to. Throws when the URL's host is not listed or resolves to an inner network. */
export async function chooseEndereco(url: URL, opcoes: OpcoesDeRede): Promise<LookupAddress> {
  if (opcoes.permitirLoopback && url.protocol === 'http:' && url.hostname === '127.0.0.1')
    return { address: '127.0.0.1', family: 4 }
  if (url.protocol !== 'https:') throw new Error(`geocoder: ${url.protocol} is not allowed`)
  if (!opcoes.hosts.includes(url.hostname) || url.port !== '')
    throw new Error(`geocoder: host ${url.host} is not allowed`)
  const enderecos = await (opcoes.resolve ?? resolveSistema)(url.hostname)
  const primeiro = enderecos[0]
  if (!primeiro) throw new Error(`geocoder: ${url.hostname} has no address`)
  if (enderecos.some((e) => isEnderecoInterno(e.address)))
    throw new Error(`geocoder: ${url.hostname} resolves to an inner network`)
  return primeiro
}

/**
 * GETs a JSON document from an allowed host. The connection goes to the very address that was checked (a name that
 * changes between check and call gains nothing), redirects are not followed, the answer is capped at 64 KiB.
 * Throws on a refused host, a timeout (resolution included), a network failure and a body that is not JSON.
 */
export async function requestJson(url: URL, opcoes: OpcoesDeRede): Promise<RespostaJson> {
  const sinal = AbortSignal.timeout(opcoes.timeoutMs)
  const escolhido = await Promise.race([chooseEndereco(url, opcoes), rejectOnAbort(sinal)])
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const { status, texto } = await new Promise<{ status: number; texto: string }>((resolve, reject) => {
    const pedido = request(url, {
      signal: sinal,
      agent: false,
      headers: { accept: 'application/json', 'user-agent': 'vitrine-geocoder' },
      lookup: (_host, pedidos, pronto) =>
        pedidos.all ? pronto(null, [escolhido]) : pronto(null, escolhido.address, escolhido.family),
    })
    pedido.on('error', reject)
    pedido.on('response', (resposta) => {
      const partes: Buffer[] = []
      let bytes = 0
      resposta.on('data', (parte: Buffer) => {
        bytes += parte.length
        if (bytes > MAXIMO_BYTES) pedido.destroy(new Error('geocoder: answer larger than 64 KiB'))
        else partes.push(parte)
      })
      resposta.on('error', reject)
      resposta.on('end', () => {
        resolve({ status: resposta.statusCode ?? 0, texto: Buffer.concat(partes).toString('utf8') })
      })
    })
    pedido.end()
  })
  try {
    return { status, corpo: JSON.parse(texto) }
  } catch {
    throw new Error(`geocoder: ${url.hostname} answered ${status} without JSON`)
  }
}

function rejectOnAbort(sinal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    sinal.addEventListener('abort', () => reject(sinal.reason), { once: true })
  })
}
