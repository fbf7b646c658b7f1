import { z } from 'zod'

import { id } from '#campo'

/** Proves that a change of the second proof is asked by its owner: the password, or a code of the app or of the paper. */
export const ProvaDeDono = z.strictObject({
  senha: z.string().min(1).max(200).optional(),
  codigo: z.string().min(1).max(20).optional(),
})
export type ProvaDeDono = z.output<typeof ProvaDeDono>

/** A supplier that asks a second proof of this login, and from when on. */
export const ExigidoPor = z.object({ idfornecedor: id, nome: z.string(), vale_em: z.string() })

/** A passkey of a login: what its owner tells it from others by. */
export const Passkey = z.object({
  idpasskey: id,
  nome: z.string(),
  criada_em: z.string(),
  /** Null: never since it was made. */
  usada_em: z.string().nullable(),
})
export type Passkey = z.output<typeof Passkey>

/** How a login is protected besides its password. */
export const SegundoFator = z.object({
  /** When an authenticator app was confirmed; null: none. */
  aplicativo_em: z.string().nullable(),
  /** Codes on paper that are still good. */
  codigos_restantes: z.int(),
  /** The platform has a key to seal secrets with: an app can be set up. */
  guarda_segredos: z.boolean(),
  passkeys: z.array(Passkey),
  /** Scheme and host of the panel that passkeys are made for and asked at: a browser keeps each for one host. */
  passkeys_em: z.string(),
  /** The request came by that address: a passkey can be made here. */
  passkeys_aqui: z.boolean(),
  exigido_por: z.array(ExigidoPor),
})
export type SegundoFator = z.output<typeof SegundoFator>

/** Codes on paper, shown in this answer alone. */
export const CodigosNovos = z.object({ codigos: z.array(z.string()) })
export type CodigosNovos = z.output<typeof CodigosNovos>

/** Whether a supplier asks a second proof of its team. */
export const ExigenciaDeFator = z.object({
  /** Null: none was ever asked. */
  versao: z.int().nullable(),
  /** From when on who has none opens nothing of it; null: nobody is asked. */
  vale_em: z.string().nullable(),
  /** Who works there and has a second proof, of how many. */
  com_fator: z.int(),
  pessoas: z.int(),
})
export type ExigenciaDeFator = z.output<typeof ExigenciaDeFator>
