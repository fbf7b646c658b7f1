import type { Body, Calls, Response } from '@vitrine/contract'

type Comecada = Response<Calls['POST /v4/usuario/segundo-fator/passkeys/desafio']>
type Pedida = Response<Calls['POST /v1/app/{session_token}/usuario/autenticar/passkey/desafio']>
type Criada = Omit<Body<Calls['POST /v4/usuario/segundo-fator/passkeys']>, 'nome'>
type Dita = Omit<Body<Calls['POST /v1/app/{session_token}/usuario/autenticar/passkey']>, 'passo'>
type Feito<D> = { ok: true; dados: D } | { ok: false; erro: string }

/** As long as its challenge is good. */
const ESPERA_MS = 5 * 60_000

/** The browser can ask an authenticator. */
export const temPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Asks the browser to make a passkey; its holder is verified by the device. What went wrong comes in words. */
export async function createPasskey(opcoes: Comecada): Promise<Feito<Criada>> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge: opcoes.desafio,
        rp: { id: opcoes.rpid, name: 'Vitrine' },
        user: { id: opcoes.idconta, name: opcoes.conta, displayName: opcoes.nome },
        // EdDSA, ES256, RS256.
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
        timeout: ESPERA_MS,
        attestation: 'none',
        excludeCredentials: opcoes.existentes.map((existente) => ({ id: existente, type: 'public-key' })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      },
    })
    const { clientDataJSON, attestationObject } = response
    return { ok: true, dados: { idcredencial: id, clientDataJSON, attestationObject } }
  } catch (error) {
    return { ok: false, erro: sayErro(error) }
  }
}

/** Asks the browser for a passkey of this address, whoever's it is. */
export async function askPasskey({ desafio, rpid }: Pedida): Promise<Feito<Dita>> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: { challenge: desafio, rpId: rpid, timeout: ESPERA_MS, userVerification: 'required' },
    })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    const dados = { idcredencial: id, clientDataJSON, authenticatorData, signature }
    return { ok: true, dados: { ...dados, ...(userHandle && { userHandle }) } }
  } catch (error) {
    return { ok: false, erro: sayErro(error) }
  }
}

/** Browsers tell little on purpose: who cancels and who has none look alike. */
function sayErro(error: unknown): string {
  const nome = error instanceof Error ? error.name : ''
  if (nome === 'InvalidStateError') return 'Este aparelho já tem uma chave de acesso sua.'
  if (nome === 'NotAllowedError' || nome === 'AbortError')
    return 'Nada foi confirmado no aparelho. Tente de novo.'
  return 'O navegador não conseguiu usar a chave de acesso. Tente de novo, ou em outro aparelho.'
}
