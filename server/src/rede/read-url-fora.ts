import { isIP } from 'node:net'

import { isEnderecoInterno } from './choose-endereco.ts'

/**
 * An address that somebody else gave and that may be told: https and public; with the flag also http on this machine, for the
 * demo and tests. Names are looked up when they are called, for they may change. Else why not, for whoever gave it.
 */
export function readUrlFora(
  texto: string,
  { permitirLoopback }: { permitirLoopback: boolean },
): { url: string } | { motivo: string } {
  if (!URL.canParse(texto)) return { motivo: 'Escreva o endereço inteiro, com https://.' }
  const url = new URL(texto)
  if (url.username || url.password) return { motivo: 'O endereço não pode ter usuário e senha.' }
  url.hash = ''
  const isDaqui = url.protocol === 'http:' && (url.hostname === '127.0.0.1' || url.hostname === 'localhost')
  if (permitirLoopback && isDaqui) {
    url.hostname = '127.0.0.1'
    return { url: url.href }
  }
  if (url.protocol !== 'https:') return { motivo: 'O endereço precisa começar com https://.' }
  const ip = url.hostname.replace(/^\[|\]$/g, '')
  const isInterno = isIP(ip)
    ? isEnderecoInterno(ip)
    : !ip.includes('.') || /\.(local|localhost|internal)$/.test(ip)
  return isInterno ? { motivo: 'O endereço precisa estar na internet pública.' } : { url: url.href }
}
