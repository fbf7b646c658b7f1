import type { Body, Calls } from '@vitrine/contract'

import { Falha, toLinkPublico, type EnderecoDaLoja } from '#infra'

import type { PasskeyRow } from './passkey.repository.ts'

/** EdDSA, ES256, RS256: what authenticators of today sign with (COSE). */
const ALGORITMOS = [-8, -7, -257]

type Registro = Body<Calls['POST /v4/usuario/segundo-fator/passkeys']>
export type Entrada = Body<Calls['POST /v1/app/{session_token}/usuario/autenticar/passkey']>

/** Where passkeys work: an origin, and its host, which a browser keeps them for. */
export interface EnderecoDePasskeys {
  origem: string
  rpid: string
}

/** The panel stands at hosts of the platform alone (decision 0107), and passkeys at the first of them: never where a store's own domain leads. */
export function enderecoDasPasskeys(config: EnderecoDaLoja): EnderecoDePasskeys {
  const { origin, hostname } = new URL(toLinkPublico(config, { dominio: null, caminho: '/' }))
  return { origem: origin, rpid: hostname }
}

export const isEndereco = ({ rpid }: EnderecoDePasskeys, host: string): boolean =>
  host.toLowerCase().replace(/\.$/, '') === rpid

/** Errors: `passkey_em_outro_endereco`, which names the right one. */
export function requireEndereco(config: EnderecoDaLoja, { host }: { host: string }): EnderecoDePasskeys {
  const endereco = enderecoDasPasskeys(config)
  if (!isEndereco(endereco, host))
    throw new Falha('passkey_em_outro_endereco', { detalhes: { endereco: `${endereco.origem}/painel` } })
  return endereco
}

/** The challenge that an answer says it is of; '' where it says none. */
export function readDesafio(clientDataJSON: string): string {
  try {
    const dito: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return typeof dito === 'object' && dito !== null && 'challenge' in dito ? String(dito.challenge) : ''
  } catch {
    return ''
  }
}

/** 200 files, which few processes ever need: read with the first passkey. */
const loadServidor = () => import('@simplewebauthn/server')

/**
 * A new credential, whose holder showed the authenticator that it is them (user verification). Null: it is none. Only those without an
 * attestation are read: nobody here asks for one, and to check one the library would fetch addresses that the sender chose.
 */
export async function verifyRegistro(
  { idcredencial: id, clientDataJSON, attestationObject }: Registro,
  { origem, rpid }: EnderecoDePasskeys,
): Promise<Pick<PasskeyRow, 'idcredencial' | 'chave_publica' | 'contador'> | null> {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject, isoBase64URL }] = await Promise.all([
    loadServidor(),
    import('@simplewebauthn/server/helpers'),
  ])
  try {
    if (decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('fmt') !== 'none') return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: readDesafio(clientDataJSON),
      expectedOrigin: origem,
      expectedRPID: rpid,
      supportedAlgorithmIDs: ALGORITMOS,
    })
    if (!verified || registrationInfo.credential.id !== id) return null
    const { publicKey, counter: contador } = registrationInfo.credential
    return { idcredencial: Buffer.from(id, 'base64url'), chave_publica: Buffer.from(publicKey), contador }
  } catch {
    // The library throws whatever does not fit, by many kinds of errors.
    return null
  }
}

/**
 * What the authenticator of a passkey counts its uses as from now on; null: the answer is not of this passkey, this address, or its holder
 * was not verified; or the count went back, as that of a copy does.
 */
export async function verifyEntrada(
  { idcredencial: id, clientDataJSON, authenticatorData, signature, userHandle }: Entrada,
  passkey: PasskeyRow,
  { origem, rpid }: EnderecoDePasskeys,
): Promise<number | null> {
  if (userHandle && userHandle !== toIdconta(passkey.idusuario)) return null
  const { verifyAuthenticationResponse } = await loadServidor()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: readDesafio(clientDataJSON),
      expectedOrigin: origem,
      expectedRPID: rpid,
      credential: { id, publicKey: new Uint8Array(passkey.chave_publica), counter: passkey.contador },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

/** The login as an authenticator keeps it: its id in bytes, which says nothing of the person. */
export const toIdconta = (idusuario: string): string =>
  Buffer.from(idusuario.replaceAll('-', ''), 'hex').toString('base64url')
