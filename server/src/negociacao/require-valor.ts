import type { z } from 'zod'

import { Falha } from '#infra'

/** What the types of a call do not say of an amount: how many decimals it may have. Errors: `entrada_invalida` in its own words. */
export function requireValor(schema: z.ZodType<number>, campo: string, valor: number): void {
  const { error } = schema.safeParse(valor)
  if (error) throw new Falha('entrada_invalida', { campos: { [campo]: error.issues[0]?.message ?? '' } })
}
