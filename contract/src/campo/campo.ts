import { z } from 'zod'

/** Fields that calls of every area have: ids, money, quantities, and the parts of a call that are empty. */

export const nada = z.undefined()
export const semCampos = z.object({})

/** Ids are UUID v7; any UUID is accepted, so that the null uuid and imported ids pass. */
export const id = z.string().regex(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/)

/** `token` (the session comes from header or cookie) or a real session token (readings 2). */
export const session_token = z.string().min(1).max(128)
export const comSessao = z.object({ session_token })

/** Number of an order. */
export const numpedido = z.int().min(1).max(Number.MAX_SAFE_INTEGER)

/** Money in reais and quantities in units: JSON numbers, arithmetic on them only in @vitrine/rules (readings 3). */
export const dinheiro = z.number()
export const quantidade = z.number()

/** More than nothing once it is rounded to its 3 decimals (readings 4). */
export const quantidadePositiva = quantidade.min(0.0005).max(1_000_000)

/**
 * Codes of `lista` with commas between, at most `max` characters. Any text is taken, unknown codes are passed over by whoever
 * reads it; documents show the codes.
 */
export const comVirgulas = (lista: readonly string[], max: number) =>
  z
    .string()
    .max(max)
    .meta({ codigos: [...lista] })
