import { createHmac, timingSafeEqual } from 'node:crypto'

import { parseBarras, fromLinhaDigitavel, toLinhaDigitavel } from '@vitrine/rules/boleto'
import { fromCentavos, toCentavos } from '@vitrine/rules/dinheiro'

import {
  createClienteMercadoPago,
  type CartaoMercadoPago,
  type PagamentoMercadoPago,
} from './cliente-mercado-pago.ts'
import { toRecusa } from './codigos-mercado-pago.ts'
import { readEstado } from './estados-do-provedor.ts'
import { sayCobranca } from './say-cobranca.ts'
import {
  ProvedorRecusou,
  type BoletoCriado,
  type CartaoNoProvedor,
  type DadosBoleto,
  type Desafio,
  type NovaCobranca,
  type Pagador,
  type Provedor,
  type Situacao,
} from './provedor.ts'

export const MERCADO_PAGO = 'mercadopago'

/** A supplier's account there; every secret of it stays on the server. */
export interface ContaMercadoPago {
  baseUrl: string
  accessToken: string
  chavePublica: string
  /** Signs the webhooks. */
  segredoWebhook: string
  /** Where the provider tells of changes: `{base}/v4/webhook/mercadopago/{idfornecedor}`. */
  urlWebhook: string | null
}

/** A Pix is good for half an hour. */
const VALIDADE_PIX_MS = 30 * 60_000
const SCRIPT = 'https://sdk.mercadopago.com/js/v2'

/**
 * Mercado Pago's Payments API: one account for each supplier, every write with its key. Partial capture is documented for this
 * API alone (brazil.md 6).
 */
export function createMercadoPago(conta: ContaMercadoPago): Provedor {
  const cliente = createClienteMercadoPago(conta)

  /** Every charge begins with the same facts; amounts leave as reais. */
  const toCorpo = ({ txid, valor, numpedido, pagador }: NovaCobranca) => ({
    transaction_amount: fromCentavos(valor),
    description: sayCobranca(numpedido),
    external_reference: txid,
    payer: toPayer(pagador),
    ...(conta.urlWebhook && { notification_url: conta.urlWebhook }),
  })

  return {
    nome: MERCADO_PAGO,
    navegador: { chavePublica: conta.chavePublica, script: SCRIPT, pagina: null },
    createPix: async (cobranca) => {
      const expira_em = new Date(Date.now() + (cobranca.validade ?? VALIDADE_PIX_MS))
      const pago = await cliente.create(cobranca.chave, {
        ...toCorpo(cobranca),
        payment_method_id: 'pix',
        date_of_expiration: expira_em.toISOString().replace('Z', '+00:00'),
      })
      const dados = pago.point_of_interaction?.transaction_data
      return {
        ...toSituacao(pago),
        brcode: dados?.qr_code ?? '',
        expira_em: pago.date_of_expiration ? new Date(pago.date_of_expiration) : expira_em,
      }
    },
    createBoleto: async (cobranca) => {
      const pago = await cliente.create(cobranca.chave, {
        ...toCorpo(cobranca),
        payer: toPagadorDoBoleto(cobranca.pagador),
        payment_method_id: 'bolbradesco',
        date_of_expiration: `${cobranca.vencimento}T23:59:59.000-03:00`,
      })
      return toBoletoCriado(pago, cobranca.vencimento)
    },
    authorize: async (cobranca) => {
      const pago = await cliente.create(cobranca.chave, {
        ...toCorpo(cobranca),
        token: cobranca.token,
        payment_method_id: cobranca.bandeira,
        installments: cobranca.parcelas,
        capture: false,
        // The bank decides whether it asks its holder.
        three_d_secure_mode: 'optional',
        ...(cobranca.idclienteexterno && { payer: { type: 'customer', id: cobranca.idclienteexterno } }),
      })
      return { ...toSituacao(pago), desafio: toDesafio(pago) }
    },
    saveCartao: async ({ token, idclienteexterno, pagador }) => {
      const id =
        idclienteexterno ??
        (await cliente.findCliente(pagador.email)) ??
        (await cliente.addCliente(toPayer(pagador)))
      return { idclienteexterno: id, ...toCartao(await cliente.addCartao(id, token)) }
    },
    listCartoes: async (id) => (await cliente.listCartoes(id)).map(toCartao),
    tokenOf: ({ idclienteexterno, idexterno }) => cliente.tokenizeCartao(idclienteexterno, idexterno),
    removeCartao: ({ idclienteexterno, idexterno }) => cliente.removeCartao(idclienteexterno, idexterno),
    capture: async ({ chave, idexterno, valor }) =>
      toSituacao(
        await cliente.change(chave, idexterno, { capture: true, transaction_amount: fromCentavos(valor) }),
      ),
    void: async ({ chave, idexterno }) =>
      toSituacao(await cliente.change(chave, idexterno, { status: 'cancelled' })),
    refund: async ({ chave, idexterno, valor }) => {
      await cliente.refund(chave, idexterno, fromCentavos(valor))
      return toSituacao(await cliente.read(idexterno))
    },
    get: async ({ txid, idexterno }) => {
      const pago = idexterno ? await cliente.find(idexterno) : await cliente.search(txid)
      return pago && { ...toSituacao(pago), txid: pago.external_reference ?? txid }
    },
    verifyWebhook: (headers, body) => {
      const { id, type, data } = body as { id?: unknown; type?: unknown; data?: { id?: unknown } } // read as text below
      const idexterno = String(data?.id ?? '')
      if (!isSigned(headers, idexterno, conta.segredoWebhook)) return 'sem_permissao'
      const isPagamento = type === 'payment' && idexterno !== ''
      return {
        idevento: String(id ?? `${idexterno}:${headerOf(headers, 'x-request-id')}`),
        evento: null,
        idexterno: isPagamento ? idexterno : null,
      }
    },
  }
}

function toPayer({ nome, email, documento }: Pagador) {
  const [first_name = '', ...resto] = nome.split(' ')
  return {
    email,
    first_name,
    last_name: resto.join(' ') || first_name,
    // A foreign document is of no kind that a Brazilian bank knows.
    ...(/^(\d{11}|[0-9A-Z]{12}\d{2})$/.test(documento) && {
      identification: { type: documento.length === 14 ? 'CNPJ' : 'CPF', number: documento },
    }),
  }
}

/** Mandatory since May 2024: a slip without it is refused. A number that a house has not is 'S/N'. */
function toPagadorDoBoleto(pagador: Pagador) {
  const { endereco } = pagador
  if (!endereco) throw new ProvedorRecusou('o boleto precisa do endereço de quem paga')
  return {
    ...toPayer(pagador),
    address: {
      zip_code: endereco.cep.replace(/\D/g, ''),
      street_name: endereco.rua,
      street_number: endereco.numero || 'S/N',
      neighborhood: endereco.bairro || endereco.cidade,
      city: endereco.cidade,
      federal_unit: endereco.uf,
    },
  }
}

function toCartao(cartao: CartaoMercadoPago): CartaoNoProvedor {
  const { id, last_four_digits: final, expiration_month: mes, expiration_year: ano, payment_method } = cartao
  const validade = `${String(mes).padStart(2, '0')}/${String(ano).slice(-2)}`
  return { idexterno: String(id), bandeira: payment_method.id, final, validade }
}

/** Their challenge is open for five minutes. */
const DESAFIO_MS = 5 * 60_000

function toDesafio({ status_detail, three_ds_info }: PagamentoMercadoPago): Desafio | null {
  const { external_resource_url: url, creq } = three_ds_info ?? {}
  if (status_detail !== 'pending_challenge' || !url || !URL.canParse(url)) return null
  return { url, creq: creq ?? null, expira_em: new Date(Date.now() + DESAFIO_MS) }
}

function toSituacao(pago: PagamentoMercadoPago): Situacao {
  const { status, contestacao } = readEstado(MERCADO_PAGO, pago.status, pago.status_detail)
  const devolvido = toCentavos(pago.transaction_amount_refunded ?? 0)
  return {
    idexterno: String(pago.id),
    status,
    valor: toCentavos(pago.transaction_amount),
    devolvido,
    recusa: status === 'RECUSADO' ? toRecusa(pago.status_detail) : null,
    contestacao,
  }
}

/** The bank's line and bars, whichever of both came; a slip without them could not be paid. */
function toBoletoCriado(pago: PagamentoMercadoPago, vencimento: string): BoletoCriado {
  const detalhes = pago.transaction_details ?? {}
  const linha = detalhes.digitable_line ?? ''
  const barras = detalhes.barcode?.content ?? pago.barcode?.content ?? fromLinhaDigitavel(linha) ?? ''
  if (!parseBarras(barras, vencimento)) throw new Error(`a boleto without valid bars: payment ${pago.id}`)
  const boleto: DadosBoleto = {
    linha_digitavel: linha || toLinhaDigitavel(barras),
    codigo_barras: barras,
    vencimento,
    nosso_numero: detalhes.payment_method_reference_id ?? null,
    url: detalhes.external_resource_url ?? null,
  }
  return { ...toSituacao(pago), boleto }
}

/** x-signature: `ts=…,v1=HMAC-SHA256(secret, "id:{data.id};request-id:{x-request-id};ts:{ts};")`; ids with letters in lower case. */
function isSigned(
  headers: Record<string, string | string[] | undefined>,
  id: string,
  segredo: string,
): boolean {
  const partes = new Map(
    headerOf(headers, 'x-signature')
      .split(',')
      .map((parte) => parte.trim().split('=') as [string, string]), // name and value
  )
  const sent = Buffer.from(partes.get('v1') ?? '', 'hex')
  const manifest = `id:${id.toLowerCase()};request-id:${headerOf(headers, 'x-request-id')};ts:${partes.get('ts') ?? ''};`
  const expected = createHmac('sha256', segredo).update(manifest).digest()
  return segredo !== '' && sent.length === expected.length && timingSafeEqual(sent, expected)
}

function headerOf(headers: Record<string, string | string[] | undefined>, nome: string): string {
  return String(headers[nome] ?? '')
}
