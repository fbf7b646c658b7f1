import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import { ProvedorRecusou, ProvedorSemResposta } from './provedor.ts'

/** What is read of their answers; everything else is ignored. */
const Pagamento = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.string(),
  status_detail: z.string().optional(),
  transaction_amount: z.number(),
  transaction_amount_refunded: z.number().optional(),
  external_reference: z.string().nullish(),
  date_of_expiration: z.string().nullish(),
  point_of_interaction: z
    .object({ transaction_data: z.object({ qr_code: z.string().optional() }).optional() })
    .nullish(),
  three_ds_info: z
    .object({ external_resource_url: z.string().optional(), creq: z.string().optional() })
    .nullish(),
  barcode: z.object({ content: z.string().optional() }).nullish(),
  transaction_details: z
    .object({
      digitable_line: z.string().optional(),
      barcode: z.object({ content: z.string().optional() }).optional(),
      payment_method_reference_id: z.string().nullish(),
      external_resource_url: z.string().nullish(),
    })
    .nullish(),
})
export type PagamentoMercadoPago = z.infer<typeof Pagamento>

const Cartao = z.object({
  id: z.union([z.number(), z.string()]),
  last_four_digits: z.string(),
  expiration_month: z.number(),
  expiration_year: z.number(),
  payment_method: z.object({ id: z.string() }),
})
export type CartaoMercadoPago = z.infer<typeof Cartao>
const ClienteDeles = z.object({ id: z.string() })

/** Somebody waits at the other end. */
const ESPERA_MS = 10_000

interface Conta {
  baseUrl: string
  accessToken: string
}

/**
 * The calls of `/v1/payments` that are used. No answer in time, a broken one, or an error of theirs: ProvedorSemResposta, to be
 * asked again with the same key. A refusal of what was asked: ProvedorRecusou.
 */
export function createClienteMercadoPago({ baseUrl, accessToken }: Conta) {
  async function send(
    metodo: 'GET' | 'POST' | 'PUT' | 'DELETE',
    caminho: string,
    { chave, corpo }: { chave?: string; corpo?: unknown } = {},
  ): Promise<{ status: number; dados: unknown }> {
    try {
      const resposta = await fetch(new URL(caminho, baseUrl), {
        method: metodo,
        redirect: 'error',
        signal: AbortSignal.timeout(ESPERA_MS),
        headers: {
          authorization: `Bearer ${accessToken}`,
          accept: 'application/json',
          ...(corpo !== undefined && { 'content-type': 'application/json' }),
          ...(chave && { 'x-idempotency-key': chave }),
        },
        ...(corpo !== undefined && { body: JSON.stringify(corpo) }),
      })
      return { status: resposta.status, dados: await resposta.json() }
    } catch (error) {
      throw new ProvedorSemResposta(`${metodo} ${caminho}`, { cause: error })
    }
  }

  async function ask(...pergunta: Parameters<typeof send>): Promise<unknown> {
    const { status, dados } = await send(...pergunta)
    if (status >= 200 && status < 300) return dados
    // Too early, too often, or their own fault: what was asked may have been done, or may be done later.
    if (status >= 500 || status === 409 || status === 425 || status === 429 || status === 401)
      throw new ProvedorSemResposta(`${pergunta[0]} ${pergunta[1]}: ${status}`)
    throw new ProvedorRecusou(messageOf(dados, status))
  }

  const cartoesOf = (idcliente: string) => `/v1/customers/${encodeURIComponent(idcliente)}/cards`
  const pathOf = (id: string | null) => `/v1/payments/${encodeURIComponent(id ?? '')}`

  return {
    create: async (chave: string, corpo: unknown) =>
      Pagamento.parse(await ask('POST', '/v1/payments', { chave, corpo })),
    change: async (chave: string, id: string | null, corpo: unknown) =>
      Pagamento.parse(await ask('PUT', pathOf(id), { chave, corpo })),
    refund: async (chave: string, id: string | null, amount: number) => {
      await ask('POST', `${pathOf(id)}/refunds`, { chave, corpo: { amount } })
    },
    read: async (id: string | null) => Pagamento.parse(await ask('GET', pathOf(id))),
    /** Null: no such payment. */
    find: async (id: string) => {
      const { status, dados } = await send('GET', pathOf(id))
      if (status === 404) return null
      if (status !== 200) throw new ProvedorSemResposta(`GET payment: ${status}`)
      return Pagamento.parse(dados)
    },
    /** Their customer of this address; null: none. */
    findCliente: async (email: string) => {
      const { results } = z
        .object({ results: z.array(ClienteDeles) })
        .parse(await ask('GET', `/v1/customers/search?${new URLSearchParams({ email })}`))
      return results[0]?.id ?? null
    },
    addCliente: async (corpo: unknown) =>
      ClienteDeles.parse(await ask('POST', '/v1/customers', { chave: randomUUID(), corpo })).id,
    addCartao: async (idcliente: string, token: string) =>
      // A token is good once: it is a key by itself.
      Cartao.parse(await ask('POST', cartoesOf(idcliente), { chave: `cartao:${token}`, corpo: { token } })),
    tokenizeCartao: async (customer_id: string, card_id: string) =>
      ClienteDeles.parse(
        await ask('POST', '/v1/card_tokens', { chave: randomUUID(), corpo: { customer_id, card_id } }),
      ).id,
    listCartoes: async (idcliente: string) => z.array(Cartao).parse(await ask('GET', cartoesOf(idcliente))),
    removeCartao: async (idcliente: string, id: string) => {
      const caminho = `${cartoesOf(idcliente)}/${encodeURIComponent(id)}`
      const { status } = await send('DELETE', caminho, { chave: `remover:${id}` })
      if (status !== 404 && status >= 300) throw new ProvedorSemResposta(`DELETE card: ${status}`)
    },
    /** The newest of our identity. */
    search: async (txid: string) => {
      const busca = new URLSearchParams({ external_reference: txid, sort: 'date_created', criteria: 'desc' })
      const { results } = z
        .object({ results: z.array(Pagamento) })
        .parse(await ask('GET', `/v1/payments/search?${busca}`))
      return results[0] ?? null
    },
  }
}

function messageOf(dados: unknown, status: number): string {
  const { message } = (dados ?? {}) as { message?: unknown } // whatever they say
  return typeof message === 'string' ? message.slice(0, 200) : `respondeu ${status}`
}
