import { z } from 'zod'

import { id } from '#campo'

/** A charge by which an account is tried. */
export const CobrancaTeste = z.object({
  idcobranca: id,
  /** CRIADO: the provider did not answer yet. */
  estado: z.enum(['CRIADO', 'PENDENTE', 'RECUSADO', 'EXPIRADO', 'CANCELADO', 'PAGO', 'ESTORNADO']),
  /** Reais. */
  valor: z.number(),
  /** Null: nothing to pay. */
  pix: z.object({ brcode: z.string(), qr: z.string(), lado: z.int() }).nullable(),
  /** What the provider said against it, or why it did not answer. */
  recusa: z.string().nullable(),
  criada_em: z.string(),
  expira_em: z.string().nullable(),
  pago_em: z.string().nullable(),
  /** When the provider told of it by itself: its webhook arrives. */
  avisada_em: z.string().nullable(),
  simulador: z.string().nullable(),
})
export type CobrancaTeste = z.output<typeof CobrancaTeste>

/** Which account takes a supplier's money. */
export const ContaProvedor = z.object({
  /** Null: none is kept. */
  versao: z.int().nullable(),
  chave_publica: z.string(),
  /** Last four signs of each secret; '': none is kept. */
  final_token: z.string(),
  final_segredo: z.string(),
  gravada_em: z.string().nullable(),
  /** SEM_CHAVE: it was sealed with a key that the environment does not have any more. */
  estado: z.enum(['NENHUMA', 'ABERTA', 'SEM_CHAVE']),
  /** Whether secrets can be kept at all. */
  guarda_segredos: z.boolean(),
  /** Who takes the money now: an account kept here, one of the platform's own, the simulated bank, or nobody. */
  em_uso: z.enum(['CONTA', 'PLATAFORMA', 'SIMULADOR', 'NENHUMA']),
  /** Where the provider is to tell of changes; null: the store has no address that it could reach. */
  url_webhook: z.string().nullable(),
  /** The latest test charge; null: none yet. */
  teste: CobrancaTeste.nullable(),
})
export type ContaProvedor = z.output<typeof ContaProvedor>

/** Copied from a page: blanks around it are no part of it. */
const codigo = (forma: RegExp, error: string) =>
  z
    .string()
    .trim()
    .max(300)
    .refine((texto) => forma.test(texto), { error })

/** An account as its owner writes it; a secret that is null stays as it is. */
export const ContaProvedorDita = z.strictObject({
  chave_publica: codigo(
    /^(APP_USR|TEST)-[\w-]{20,}$/,
    'A chave pública começa com APP_USR- ou TEST-; copie-a inteira.',
  ),
  access_token: codigo(
    /^(APP_USR|TEST)-[\w-]{30,}$/,
    'O access token começa com APP_USR- ou TEST-; copie-o inteiro.',
  ).nullable(),
  segredo_webhook: codigo(
    /^[\w-]{16,}$/,
    'A assinatura secreta tem só letras e números; copie-a inteira.',
  ).nullable(),
  /** The version that was looked at, null when there was none; absent: whatever stands there. */
  versao: z.int().positive().nullable().optional(),
})
export type ContaProvedorDita = z.output<typeof ContaProvedorDita>
