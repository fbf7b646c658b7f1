import { readFileSync } from 'node:fs'

import { z } from 'zod'

import type { ContaMercadoPago } from './mercado-pago.ts'

const Conta = z.object({
  provedor: z.literal('mercadopago'),
  accessToken: z.string().min(1),
  chavePublica: z.string().min(1),
  segredoWebhook: z.string().min(1),
  baseUrl: z.url().default('https://api.mercadopago.com'),
  urlWebhook: z.url().nullable().default(null),
})

/**
 * Accounts at payment providers by the supplier's slug, from a file of JSON: `{"minha-loja": {"provedor": "mercadopago",
 * "accessToken": …, "chavePublica": …, "segredoWebhook": …}}`. Secrets stay out of the database and of every answer; a file
 * that cannot be read ends the start, and the message repeats none of it.
 */
export function readContas(arquivo: string | null): Map<string, ContaMercadoPago> {
  if (!arquivo) return new Map()
  const lido = z.record(z.string(), Conta).safeParse(parse(arquivo))
  if (!lido.success) {
    const onde = lido.error.issues.map(({ path }) => path.join('.')).join(', ')
    throw new Error(`PAGAMENTOS_ARQUIVO: confira ${onde || 'o arquivo'}`)
  }
  return new Map(Object.entries(lido.data))
}

function parse(arquivo: string): unknown {
  try {
    return JSON.parse(readFileSync(arquivo, 'utf8'))
  } catch {
    throw new Error(`PAGAMENTOS_ARQUIVO não é um arquivo JSON que se possa ler: ${arquivo}`)
  }
}
