import { z } from 'zod'

import { Autenticado } from '#acesso'
import { defineCalls, pessoas, todos } from '#call'
import { comSessao, id, nada, semCampos } from '#campo'

import { ProvaDeDono } from './entidade.ts'

const base64url = z.string().regex(/^[\w-]+$/)
const idcredencial = base64url.min(1).max(1400)
const clientDataJSON = base64url.max(4096)
const doLogin = { access: pessoas, dono: 'sessao', params: semCampos, query: semCampos } as const
const publica = { access: todos, dono: 'publico', params: comSessao, query: semCampos } as const
/** What an authenticator signed. */
const assinada = {
  idcredencial,
  clientDataJSON,
  authenticatorData: base64url.max(4096),
  signature: base64url.max(2048),
  userHandle: base64url.max(100).optional(),
}
const passo = z.string().min(1).max(100)
const confirmacao = base64url.min(1).max(100)
const comProva = ['sessao_expirada', 'senha_incorreta', 'codigo_recusado', 'muitas_requisicoes'] as const

/** Passkeys (WebAuthn level 2) of who works in the panel, in place of the password or after it (issue 17; added calls). */
export const passkeyCalls = defineCalls({
  'POST /v4/usuario/segundo-fator/passkeys/desafio': {
    ...doLogin,
    summary: 'Begins to make a passkey: what the browser asks its authenticator to sign (added call).',
    body: ProvaDeDono,
    response: z.object({
      desafio: z.string(),
      rpid: z.string(),
      /** Name of the login in the authenticator: random to whoever does not know it. */
      idconta: z.string(),
      conta: z.string(),
      nome: z.string(),
      /** Credentials that this login has: an authenticator makes no second one. */
      existentes: z.array(z.string()),
    }),
    falhas: [...comProva, 'passkey_em_outro_endereco', 'passkeys_demais'],
  },
  'POST /v4/usuario/segundo-fator/passkeys': {
    ...doLogin,
    summary: 'Keeps the passkey that the authenticator made: from now on it opens this login (added call).',
    mudaAcesso: true,
    body: z.strictObject({
      nome: z.string().trim().min(1).max(60),
      idcredencial,
      clientDataJSON,
      attestationObject: base64url.max(8192),
    }),
    response: z.object({
      idpasskey: id,
      /** The first protection of the login brings its codes on paper, and other sessions end; null: it had some. */
      codigos: z.array(z.string()).nullable(),
      /** Of the session that goes on; null: the browser has it as its cookie, or nothing changed. */
      token: z.string().nullable(),
    }),
    falhas: ['sessao_expirada', 'passkey_recusada', 'passkey_em_outro_endereco', 'passkeys_demais'],
  },
  'POST /v4/usuario/segundo-fator/passkeys/{idpasskey}/remover': {
    ...doLogin,
    summary: 'Takes a passkey off; sessions elsewhere that a passkey proved end (added call).',
    mudaAcesso: true,
    params: z.object({ idpasskey: id }),
    body: ProvaDeDono,
    response: z.object({}),
    falhas: [...comProva, 'nao_encontrado'],
  },
  'POST /v1/app/{session_token}/usuario/autenticar/passkey/desafio': {
    ...publica,
    summary: 'Begins a login by passkey: what the browser asks an authenticator to sign (added call).',
    body: nada,
    response: z.object({ desafio: z.string(), rpid: z.string() }),
    falhas: ['passkey_em_outro_endereco', 'muitas_requisicoes'],
  },
  'POST /v1/app/{session_token}/usuario/autenticar/passkey': {
    ...publica,
    summary: 'Logs in by passkey: alone, or as the second step of a login by password (added call).',
    body: z.strictObject({
      /** `detalhes.passo` of a login that was answered `segundo_passo`; absent: the passkey alone says who enters. */
      passo: passo.optional(),
      ...assinada,
    }),
    response: Autenticado,
    falhas: ['passkey_recusada', 'passkey_em_outro_endereco', 'passo_vencido', 'login_indisponivel'],
  },
  'POST /v1/app/{session_token}/usuario/autenticar/passkey/levar': {
    ...publica,
    summary:
      "Takes a login by password, begun at a store's host, to the platform's, where a passkey confirms it (added call).",
    body: z.strictObject({ passo }),
    response: z.object({ url: z.string() }),
    falhas: ['passo_vencido', 'passkey_em_outro_endereco', 'muitas_requisicoes'],
  },
  'POST /v1/app/{session_token}/usuario/autenticar/passkey/confirmacao': {
    ...publica,
    summary: "Which store's login is to be confirmed (added call).",
    body: z.strictObject({ confirmacao }),
    response: z.object({ loja: z.string(), host: z.string() }),
    falhas: ['passo_vencido'],
  },
  'POST /v1/app/{session_token}/usuario/autenticar/passkey/confirmar': {
    ...publica,
    summary: 'Confirms such a login by a passkey; the answer leads back to the store (added call).',
    body: z.strictObject({ confirmacao, ...assinada }),
    response: z.object({ url: z.string() }),
    falhas: ['passkey_recusada', 'passkey_em_outro_endereco', 'passo_vencido', 'login_indisponivel'],
  },
  'POST /v1/app/{session_token}/usuario/autenticar/passkey/voltar': {
    ...publica,
    summary:
      'Ends a login that a passkey confirmed at the platform: with its step and the code that came back (added call).',
    body: z.strictObject({ passo, codigo: base64url.min(1).max(100) }),
    response: Autenticado,
    falhas: ['passo_vencido'],
  },
})
