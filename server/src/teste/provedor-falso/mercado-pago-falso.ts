import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { makeBoletoSimulado } from '../../provedor/make-boleto-simulado.ts'
import { createCofre } from './cofre-falso.ts'
import { findFalta, semChave } from './mercado-pago-exige.ts'

interface Falso {
  id: number
  status: string
  status_detail: string
  transaction_amount: number
  transaction_amount_refunded: number
  external_reference: string
  payment_method_id: string
  captured: boolean
  date_of_expiration?: string
  [campo: string]: unknown
}

/** How the sandbox decides: by the token, which stands for the holder's name (APRO, FUND, SECU, CONT…). */
const recusas: Record<string, string> = {
  FUND: 'cc_rejected_insufficient_amount',
  SECU: 'cc_rejected_bad_filled_security_code',
  CALL: 'cc_rejected_call_for_authorize',
  EXPI: 'cc_rejected_bad_filled_date',
  OTHE: 'cc_rejected_other_reason',
}

function decide(caso: string): string {
  if (caso in recusas) return 'rejected'
  if (caso === 'CHAL') return 'pending'
  return caso === 'CONT' ? 'in_process' : 'authorized'
}

/** A fake of `/v1/payments` on the loopback: keys are honoured, answers can be lost or late, webhooks are signed. */
export interface MercadoPagoFalso {
  url: string
  payments: Map<number, Falso>
  /** Requests that came, with their keys. */
  pedidos: { metodo: string; caminho: string; chave: string; autorizacao: string }[]
  /** The next answers are lost on their way: what was asked is done. */
  loseAnswers(quantas: number): void
  /** The money came. */
  pay(id: number): void
  /** The holder answered the bank's question. */
  answer(id: number, isSim: boolean): void
  sign(
    id: number | string,
    segredo: string,
  ): { headers: Record<string, string>; body: Record<string, unknown> }
  close(): Promise<void>
}

export async function startMercadoPagoFalso(): Promise<MercadoPagoFalso> {
  const payments = new Map<number, Falso>()
  const chaves = new Map<string, unknown>()
  const pedidos: MercadoPagoFalso['pedidos'] = []
  let lost = 0
  let ids = 1000

  function create(corpo: Record<string, unknown>): Falso {
    const id = (ids += 1)
    const metodo = String(corpo.payment_method_id)
    const caso = String(corpo.token ?? '').split('-')[0] ?? ''
    const recusa = recusas[caso]
    const isCartao = corpo.token !== undefined
    const pagamento: Falso = {
      id,
      status: isCartao ? decide(caso) : 'pending',
      status_detail: recusa ?? (caso === 'CHAL' ? 'pending_challenge' : ''),
      ...(caso === 'CHAL' && {
        three_ds_info: { external_resource_url: 'https://acs.banco.example/desafio', creq: `creq-${id}` },
      }),
      transaction_amount: Number(corpo.transaction_amount),
      transaction_amount_refunded: 0,
      external_reference: String(corpo.external_reference),
      payment_method_id: metodo,
      captured: false,
      payer: corpo.payer,
      ...(corpo.date_of_expiration !== undefined && { date_of_expiration: String(corpo.date_of_expiration) }),
      ...(metodo === 'pix' && {
        point_of_interaction: {
          transaction_data: { qr_code: `00020126-${String(corpo.external_reference)}` },
        },
      }),
      ...(metodo === 'bolbradesco' && { transaction_details: toSlip(corpo) }),
    }
    payments.set(id, pagamento)
    return pagamento
  }

  function change(pagamento: Falso, corpo: Record<string, unknown>): [number, unknown] {
    if (corpo.capture === true) {
      if (pagamento.status !== 'authorized') return [400, { message: 'payment is not authorized' }]
      const valor = Number(corpo.transaction_amount)
      if (valor > pagamento.transaction_amount) return [400, { message: 'amount above the authorized one' }]
      Object.assign(pagamento, { status: 'approved', captured: true, transaction_amount: valor })
    } else if (corpo.status === 'cancelled') {
      if (pagamento.status === 'cancelled') return [200, pagamento]
      if (!['authorized', 'pending', 'in_process'].includes(pagamento.status))
        return [400, { message: 'payment cannot be cancelled' }]
      pagamento.status = 'cancelled'
    }
    return [200, pagamento]
  }

  function refund(pagamento: Falso, amount: number): [number, unknown] {
    const left = pagamento.transaction_amount - pagamento.transaction_amount_refunded
    if (pagamento.status !== 'approved' || amount > left + 0.001)
      return [400, { message: 'amount above what is left' }]
    pagamento.transaction_amount_refunded = Number(
      (pagamento.transaction_amount_refunded + amount).toFixed(2),
    )
    if (pagamento.transaction_amount_refunded >= pagamento.transaction_amount) pagamento.status = 'refunded'
    return [201, { id: randomUUID(), amount }]
  }

  const cofre = createCofre()

  function answer(metodo: string, caminho: string, corpo: Record<string, unknown>): [number, unknown] {
    const { pathname, searchParams } = new URL(caminho, 'http://falso')
    if (pathname === '/v1/card_tokens') return [201, { id: `APRO-${randomUUID()}` }]
    if (pathname.startsWith('/v1/customers')) return cofre(metodo, pathname, { corpo, busca: searchParams })
    if (pathname === '/v1/payments' && metodo === 'POST') {
      const falta = findFalta(corpo)
      return falta ? [400, { message: falta, error: 'bad_request', status: 400 }] : [201, create(corpo)]
    }
    if (pathname === '/v1/payments/search') {
      const results = [...payments.values()].filter(
        ({ external_reference }) => external_reference === searchParams.get('external_reference'),
      )
      return [200, { results }]
    }
    const pagamento = payments.get(Number(pathname.split('/')[3]))
    if (!pagamento) return [404, { message: 'payment not found' }]
    if (pathname.endsWith('/refunds')) return refund(pagamento, Number(corpo.amount))
    return metodo === 'PUT' ? change(pagamento, corpo) : [200, pagamento]
  }

  const server = createServer((request, response) => {
    void readCorpo(request).then((corpo) => {
      const chave = String(request.headers['x-idempotency-key'] ?? '')
      const metodo = request.method ?? 'GET'
      const caminho = request.url ?? '/'
      pedidos.push({ metodo, caminho, chave, autorizacao: String(request.headers.authorization ?? '') })
      const [status, dados] =
        (chave && (chaves.get(chave) as [number, unknown])) ||
        (metodo === 'GET' || chave ? answer(metodo, caminho, corpo) : semChave)
      if (chave && status < 400) chaves.set(chave, [status, structuredClone(dados)])
      if (lost > 0) {
        lost -= 1
        response.destroy()
        return
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(dados))
    })
  })
  await listen(server)
  const { port } = server.address() as AddressInfo // a TCP server has one
  return {
    url: `http://127.0.0.1:${port}`,
    payments,
    pedidos,
    loseAnswers: (quantas) => (lost = quantas),
    pay: (id) => {
      const pagamento = payments.get(id)
      if (pagamento) pagamento.status = 'approved'
    },
    answer: (id, isSim) => {
      const pagamento = payments.get(id)
      if (!pagamento) return
      const status_detail = isSim ? '' : 'cc_rejected_3ds_challenge'
      Object.assign(pagamento, { status: isSim ? 'authorized' : 'rejected', status_detail })
    },
    sign: (id, segredo) => {
      const requestId = randomUUID()
      const ts = String(Date.now())
      const v1 = createHmac('sha256', segredo)
        .update(`id:${id};request-id:${requestId};ts:${ts};`)
        .digest('hex')
      return {
        headers: { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId },
        body: { id: randomUUID(), type: 'payment', action: 'payment.updated', data: { id: String(id) } },
      }
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

function toSlip(corpo: Record<string, unknown>) {
  const { linha_digitavel, codigo_barras } = makeBoletoSimulado({
    txid: String(corpo.external_reference),
    valor: Math.round(Number(corpo.transaction_amount) * 100),
    vencimento: String(corpo.date_of_expiration).slice(0, 10),
  })
  return {
    digitable_line: linha_digitavel,
    barcode: { content: codigo_barras },
    external_resource_url: 'https://boleto.example/1',
  }
}

async function readCorpo(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const parte of request) text += String(parte)
  return text ? (JSON.parse(text) as Record<string, unknown>) : {} // sent by our own client
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
}
