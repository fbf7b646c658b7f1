import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { AparelhoPush } from '@vitrine/contract'

/** A device as its browser would describe it, with keys that nobody can decrypt with: for messages that a test does not read. */
export function buildAparelho(endpoint: string): AparelhoPush {
  return openAparelho(endpoint).aparelho
}

/** What came to a device: how, and what it says. */
export interface Empurrada {
  headers: IncomingHttpHeaders
  path: string
  body: Buffer
}

/** A device with its keys: reads what is meant for it, as a browser does (RFC 8291, RFC 8188). */
export function openAparelho(endpoint: string): { aparelho: AparelhoPush; read(body: Buffer): unknown } {
  const chaves = createECDH('prime256v1')
  const publica = chaves.generateKeys()
  const auth = randomBytes(16)
  return {
    aparelho: {
      endpoint,
      keys: { p256dh: publica.toString('base64url'), auth: auth.toString('base64url') },
    },
    read(body) {
      const [salt, idlen] = [body.subarray(0, 16), body[20] ?? 0]
      const deles = body.subarray(21, 21 + idlen)
      const cifrado = body.subarray(21 + idlen)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publica, deles])
      const ikm = Buffer.from(hkdfSync('sha256', chaves.computeSecret(deles), auth, info, 32))
      const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12))
      const decifra = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(cifrado.subarray(-16))
      const claro = Buffer.concat([decifra.update(cifrado.subarray(0, -16)), decifra.final()])
      // Padding: zeroes behind the byte 2 that ends the only record.
      return JSON.parse(claro.subarray(0, claro.lastIndexOf(2)).toString('utf8'))
    },
  }
}

/** What the header of RFC 8292 says, once its signature holds. */
export function readVapid(autorizacao = ''): { aud: string; sub: string; exp: number; chave: string } {
  const [, token = '', chave = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(autorizacao) ?? []
  const [cabeca = '', corpo = '', assinatura = ''] = token.split('.')
  const ponto = Buffer.from(chave, 'base64url')
  const [x, y] = [ponto.subarray(1, 33), ponto.subarray(33)].map((parte) => parte.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const assinado = Buffer.from(`${cabeca}.${corpo}`)
  if (!verify('sha256', assinado, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(assinatura, 'base64url')))
    throw new Error('the signature is not of this key')
  return { ...JSON.parse(Buffer.from(corpo, 'base64url').toString('utf8')), chave }
}

/** A push service on this machine: keeps what it is told, and answers as a test wants. */
export interface ReceptorPush {
  url: string
  host: string
  recebidas: Empurrada[]
  /** Decides the answer of each request from now on; a promise holds it back. */
  answer(how: (empurrada: Empurrada) => number | Promise<number>): void
  close(): Promise<void>
}

export async function startReceptorPush(): Promise<ReceptorPush> {
  const recebidas: Empurrada[] = []
  let decide: (empurrada: Empurrada) => number | Promise<number> = () => 201
  const server = createServer((request, response) => {
    const partes: Buffer[] = []
    request.on('data', (parte: Buffer) => partes.push(parte))
    request.on('end', async () => {
      const empurrada = { headers: request.headers, path: request.url ?? '', body: Buffer.concat(partes) }
      recebidas.push(empurrada)
      response.writeHead(await decide(empurrada)).end()
    })
  })
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  // A listening TCP server has an AddressInfo.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${host}`,
    host,
    recebidas,
    answer: (how) => (decide = how),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
