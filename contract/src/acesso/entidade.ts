import { z } from 'zod'

/** What began a session (readings 8). */
export const TokenOrigin = z.enum([
  'SENHA',
  'LOGIN_TOKEN',
  'API_KEY',
  'REPRESENTANTE',
  'VINCULADO',
  'CADASTRO',
])
export type TokenOrigin = z.infer<typeof TokenOrigin>

export const CanalVerificacao = z.enum(['EMAIL', 'SMS', 'WHATSAPP'])
export type CanalVerificacao = z.infer<typeof CanalVerificacao>

/** What a verification code is for. */
export const FonteVerificacao = z.enum(['RECUPERAR_SENHA'])
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
