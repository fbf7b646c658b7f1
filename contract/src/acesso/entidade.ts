import { z } from 'zod'

import { id } from '#campo'
import { ConfiguracoesCliente } from '#cliente'

/** What began a session (readings 8). */
export const TokenOrigin = z.enum([
  'SENHA',
  'LOGIN_TOKEN',
  'API_KEY',
  'REPRESENTANTE',
  'VINCULADO',
  'CADASTRO',
  'PASSKEY',
])
export type TokenOrigin = z.infer<typeof TokenOrigin>

/** By what a session was proven besides the password. */
export const ProvaDaSessao = z.enum(['APLICATIVO', 'RECUPERACAO', 'PASSKEY'])
export type ProvaDaSessao = z.infer<typeof ProvaDaSessao>

/** One place where a login is logged in. */
export const Acesso = z.object({
  idsessao: id,
  /** The session that asks. */
  atual: z.boolean(),
  tokenOrigin: TokenOrigin,
  /** Null: the password alone. */
  prova: ProvaDaSessao.nullable(),
  /** User agent, shortened; '' when none was sent. */
  agente: z.string(),
  /** Whom it bought for when it began. */
  cliente: z.string().nullable(),
  criada_em: z.string(),
  expira_em: z.string(),
})
export type Acesso = z.infer<typeof Acesso>

/**
 * What a key is for: COMPRA stands in addresses and opens the shop for one cliente, ERP is the supplier's own system and reaches
 * every order of it.
 */
export const UsoDaChave = z.enum(['COMPRA', 'ERP'])
export type UsoDaChave = z.infer<typeof UsoDaChave>

/** A key of a supplier's own system, without the key itself. */
export const ApiKey = z.object({
  idapikeys: id,
  /** What the supplier calls it: which system it is for. */
  nome: z.string(),
  uso: UsoDaChave,
  criada_em: z.string(),
  /** Who made it; null for keys from before that was kept. */
  criada_por: z.string().nullable(),
  /** Its latest login of the last 30 days; null: none. */
  usada_em: z.string().nullable(),
  /** Network that it came from. */
  usada_de: z.string().nullable(),
  /** When it ends by itself; null: never. */
  expira_em: z.string().nullable(),
  /** Calls that it may make, as OpenAPI names them; null: all that a key of its kind may. */
  chamadas: z.array(z.string()).nullable(),
  /** When the key was revoked: it opens no session since then. */
  revogada_em: z.string().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

/** A call that a key may be narrowed to, in words. */
export const ChamadaDeChave = z.object({ chamada: z.string(), assunto: z.string(), faz: z.string() })
export type ChamadaDeChave = z.infer<typeof ChamadaDeChave>

export const CanalVerificacao = z.enum(['EMAIL', 'SMS', 'WHATSAPP'])
export type CanalVerificacao = z.infer<typeof CanalVerificacao>

/** What a verification code is for. */
export const FonteVerificacao = z.enum(['RECUPERAR_SENHA', 'CONFIRMAR_EMAIL'])
export type FonteVerificacao = z.infer<typeof FonteVerificacao>

/** Says nothing about whether anybody was written to. */
export const VerificacaoEnviada = z.object({
  mensagem: z.string(),
  canal: CanalVerificacao,
  /** How long code and link are good for, seconds. */
  validade: z.int(),
  /** When another one may be asked for, seconds. */
  reenvio: z.int(),
})
export type VerificacaoEnviada = z.infer<typeof VerificacaoEnviada>

/** A session that has just begun, and who it is. */
export const Autenticado = z.object({
  /** Only for integrations (a path token other than `token`); the storefront gets a HttpOnly cookie. */
  token: z.string().nullable(),
  usuario: ConfiguracoesCliente,
})
