import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What an answer of the authenticator says; each part may be wrong. */
export interface Dito {
  desafio: string
  rpid: string
  origem: string
  /** Its holder was there, and showed that it is them. */
  verificado?: boolean
  contador?: number
  userHandle?: string
}

const sha256 = (dados: Buffer | string) => createHash('sha256').update(dados).digest()
const para = (dados: Uint8Array) => Buffer.from(dados).toString('base64url')

/** An authenticator made of node:crypto: a P-256 key, its answers in CBOR and COSE as WebAuthn level 2 has them. */
export function createAutenticador() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const idcredencial = randomBytes(32)
  const chave = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
  const dadosDe = ({ rpid, verificado = true, contador = 0 }: Dito, nova: boolean) => {
    const cabeca = Buffer.alloc(5)
    cabeca.writeUInt8(0x01 | (verificado ? 0x04 : 0) | (nova ? 0x40 : 0))
    cabeca.writeUInt32BE(contador, 1)
    const tamanho = Buffer.alloc(2)
    tamanho.writeUInt16BE(idcredencial.length)
    const dela = nova ? [Buffer.alloc(16), tamanho, idcredencial, Buffer.from(chave)] : []
    return Buffer.concat([sha256(rpid), cabeca, ...dela])
  }
  const clienteDe = (type: string, { desafio: challenge, origem: origin }: Dito) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  return {
    /** A new credential; `fmt` of its attestation. */
    create(dito: Dito, fmt = 'none') {
      const objeto = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', fmt],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(dadosDe(dito, true))],
        ]),
      )
      return {
        idcredencial: para(idcredencial),
        clientDataJSON: para(clienteDe('webauthn.create', dito)),
        attestationObject: para(objeto),
      }
    },
    /** Its answer at a login. */
    sign(dito: Dito) {
      const dados = dadosDe(dito, false)
      const cliente = clienteDe('webauthn.get', dito)
      const assinatura = createSign('sha256')
        .update(Buffer.concat([dados, sha256(cliente)]))
        .sign(privateKey)
      return {
        idcredencial: para(idcredencial),
        clientDataJSON: para(cliente),
        authenticatorData: para(dados),
        signature: para(assinatura),
        ...(dito.userHandle && { userHandle: dito.userHandle }),
      }
    },
  }
}
