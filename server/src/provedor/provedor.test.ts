import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromLinhaDigitavel, parseBarras } from '@vitrine/rules/boleto'

import { uuidv7, type Sql } from '../infra/index.ts'
import { createTestDatabase } from '../teste/index.ts'
import { startMercadoPagoFalso, type MercadoPagoFalso } from '../teste/provedor-falso/mercado-pago-falso.ts'
import { createMercadoPago } from './mercado-pago.ts'
import { ProvedorRecusou, ProvedorSemResposta, type NovaCobranca, type Provedor } from './provedor.ts'
import { createSimulador, signEvento } from './simulador.ts'

const SEGREDO = 'segredo-do-webhook'

let sql: Sql
let drop: () => Promise<void>
let falso: MercadoPagoFalso

beforeAll(async () => {
  ;({ sql, drop } = await createTestDatabase())
  falso = await startMercadoPagoFalso()
})
afterAll(async () => {
  await falso.close()
  await drop()
})

const createFalso = () =>
  createMercadoPago({
    baseUrl: falso.url,
    accessToken: 'APP_USR-1',
    chavePublica: 'pk',
    segredoWebhook: SEGREDO,
    urlWebhook: null,
  })

interface Adaptador {
  create: () => Provedor
  token: (caso: Caso) => string
  /** Of a card that is to be kept. */
  tokenGuardar: () => string
  /** The holder answers the bank's question. */
  answer: (idexterno: string, isSim: boolean) => Promise<void>
}

type Caso = 'APROVADO' | 'SALDO' | 'DESAFIO'
const nomes: Record<Caso, string> = { APROVADO: 'APRO', SALDO: 'FUND', DESAFIO: 'CHAL' }

/** Both keep the same promises: what the shop asks of one it may ask of the other. */
const adaptadores: Record<string, Adaptador> = {
  simulador: {
    create: () => createSimulador(sql),
    token: (caso) => `sim-${caso}-${uuidv7()}`,
    tokenGuardar: () => `sim-APROVADO-visa-1111-1235-${uuidv7()}`,
    answer: async (txid, isSim) => {
      const depois = isSim ? { status: 'RESERVADO' } : { status: 'RECUSADO', recusa: 'DESAFIO' }
      await sql`update banco_simulado set ${sql(depois)} where txid = ${txid}`
    },
  },
  mercadopago: {
    create: createFalso,
    token: (caso) => `${nomes[caso]}-${uuidv7()}`,
    tokenGuardar: () => `APRO-${uuidv7()}`,
    answer: async (id, isSim) => falso.answer(Number(id), isSim),
  },
}

const endereco = {
  cep: '13015-904',
  rua: 'Rua Barão de Jaguara',
  numero: '',
  bairro: 'Centro',
  cidade: 'Campinas',
  uf: 'SP',
}

function nova(valor = 10_000): NovaCobranca {
  const id = uuidv7()
  return {
    chave: `${id}:1`,
    txid: id.replaceAll('-', ''),
    idfornecedor: uuidv7(),
    numpedido: 10_001,
    valor,
    pagador: { nome: 'Ana Souza', email: 'ana@vitrine.example', documento: '52998224725', endereco },
  }
}

const recebedor = { nome: 'Loja Ltda.', cidade: 'Campinas', chave_pix: 'pix@vitrine.example' }

describe.each(Object.entries(adaptadores))(
  'the port, by %s (§7)',
  (_nome, { create, token, tokenGuardar, answer }) => {
    const reserve = (cobranca: NovaCobranca, caso: Caso = 'APROVADO') =>
      create().authorize({ ...cobranca, token: token(caso), bandeira: 'visa', parcelas: 1 })

    test('a Pix has a code and waits; a boleto has a line that holds', async () => {
      const pix = await create().createPix({ ...nova(), recebedor })
      expect(pix).toMatchObject({ status: 'PENDENTE', brcode: expect.stringMatching(/^000201/) as string })
      expect(pix.expira_em.getTime()).toBeGreaterThan(Date.now())
      const { status, boleto } = await create().createBoleto({ ...nova(), vencimento: '2026-11-30' })
      expect(status).toBe('PENDENTE')
      expect(fromLinhaDigitavel(boleto.linha_digitavel)).toBe(boleto.codigo_barras)
      expect(parseBarras(boleto.codigo_barras, '2026-11-21')).toMatchObject({
        valor: 10_000,
        vencimento: '2026-11-30',
      })
    })

    test('a card is held, or refused with its reason', async () => {
      expect(await reserve(nova())).toMatchObject({ status: 'RESERVADO', valor: 10_000, recusa: null })
      expect(await reserve(nova(), 'SALDO')).toMatchObject({ status: 'RECUSADO', recusa: 'SALDO' })
    })

    test.each([
      [true, { status: 'RESERVADO', recusa: null }],
      [false, { status: 'RECUSADO', recusa: 'DESAFIO' }],
    ])(
      'a bank that asks its holder names a page and waits; answered %s it is %j (ux 1.8.5)',
      async (isSim, fim) => {
        const cobranca = nova()
        const { idexterno, status, desafio } = await reserve(cobranca, 'DESAFIO')
        expect(status).toBe('PENDENTE')
        expect(desafio?.url).toMatch(/desafio$/)
        expect(desafio?.expira_em.getTime()).toBeGreaterThan(Date.now())
        const { txid } = cobranca
        expect(await create().get({ txid, idexterno })).toMatchObject({ status: 'PENDENTE' })
        await answer(idexterno, isSim)
        expect(await create().get({ txid, idexterno })).toMatchObject({ txid, ...fim })
      },
    )

    test('a bank that does not ask names no page', async () => {
      expect((await reserve(nova())).desafio).toBeNull()
    })

    test('the same key makes the same reserve: asked twice, money is held once', async () => {
      const cobranca = nova()
      const [um, dois] = [await reserve(cobranca), await reserve(cobranca)]
      expect(dois.idexterno).toBe(um.idexterno)
    })

    test('a part of what is held is captured, once by its key; more is refused', async () => {
      const { txid, ...cobranca } = nova()
      const { idexterno } = await reserve({ txid, ...cobranca })
      await expect(create().capture({ chave: `${txid}:a`, txid, idexterno, valor: 10_001 })).rejects.toThrow(
        ProvedorRecusou,
      )
      const pedido = { chave: `${txid}:captura`, txid, idexterno, valor: 9_320 }
      expect(await create().capture(pedido)).toMatchObject({ status: 'PAGO', valor: 9_320 })
      expect(await create().capture(pedido)).toMatchObject({ status: 'PAGO', valor: 9_320 })
      await expect(create().void({ chave: `${txid}:v`, txid, idexterno })).rejects.toThrow(ProvedorRecusou)
    })

    test('what is held is released', async () => {
      const cobranca = nova()
      const { idexterno } = await reserve(cobranca)
      const { txid } = cobranca
      expect((await create().void({ chave: `${txid}:v`, txid, idexterno })).status).toBe('CANCELADO')
      expect(await create().get({ txid, idexterno })).toMatchObject({ txid, status: 'CANCELADO' })
    })

    test('refunds add up, each key once, never above what was paid', async () => {
      const cobranca = nova()
      const { idexterno } = await reserve(cobranca)
      const { txid } = cobranca
      await create().capture({ chave: `${txid}:c`, txid, idexterno, valor: 10_000 })
      const part = { chave: `${txid}:r1`, txid, idexterno, valor: 4_000 }
      await create().refund(part)
      expect(await create().refund(part)).toMatchObject({ status: 'PAGO', devolvido: 4_000 })
      await expect(create().refund({ ...part, chave: `${txid}:r2`, valor: 6_001 })).rejects.toThrow(
        ProvedorRecusou,
      )
      expect(await create().refund({ ...part, chave: `${txid}:r3`, valor: 6_000 })).toMatchObject({
        status: 'ESTORNADO',
        devolvido: 10_000,
      })
    })

    test('a card is kept for its customer by reference, paid with, and forgotten (ux 1.8.1)', async () => {
      const { pagador } = nova()
      const keep = (idclienteexterno: string | null) =>
        create().saveCartao({ token: tokenGuardar(), idclienteexterno, pagador })
      const um = await keep(null)
      expect(um).toMatchObject({ bandeira: 'visa', final: '1111', validade: '12/35' })
      const dois = await keep(um.idclienteexterno)
      expect(dois.idclienteexterno).toBe(um.idclienteexterno)
      const list = async () =>
        (await create().listCartoes(um.idclienteexterno)).map(({ idexterno }) => idexterno).toSorted()
      expect(await list()).toEqual([um.idexterno, dois.idexterno].toSorted())
      const { idclienteexterno } = um
      const cobranca = { ...nova(), token: token('APROVADO'), bandeira: 'visa', parcelas: 1 }
      expect((await create().authorize({ ...cobranca, idclienteexterno })).status).toBe('RESERVADO')
      await create().removeCartao(um)
      await create().removeCartao(um)
      expect(await list()).toEqual([dois.idexterno])
    })

    test('a charge that nobody made is unknown', async () => {
      expect(await create().get({ txid: nova().txid, idexterno: null })).toBeNull()
    })
  },
)

describe('Mercado Pago', () => {
  test('an answer lost on its way is asked for again with the same key: one payment', async () => {
    const cobranca = { ...nova(), token: `APRO-${uuidv7()}`, bandeira: 'visa', parcelas: 3 }
    falso.loseAnswers(1)
    await expect(createFalso().authorize(cobranca)).rejects.toThrow(ProvedorSemResposta)
    const { idexterno } = await createFalso().authorize(cobranca)
    const same = [...falso.payments.values()].filter(
      ({ external_reference }) => external_reference === cobranca.txid,
    )
    expect(same.map(({ id }) => String(id))).toEqual([idexterno])
  })

  test('a saved card is charged to its customer there, who is found again by address', async () => {
    const { pagador } = nova()
    const { idclienteexterno } = await createFalso().saveCartao({
      token: 'APRO-x',
      idclienteexterno: null,
      pagador,
    })
    const cobranca = { ...nova(), token: `APRO-${uuidv7()}`, bandeira: 'visa', parcelas: 1, idclienteexterno }
    const { idexterno } = await createFalso().authorize(cobranca)
    expect(falso.payments.get(Number(idexterno))?.payer).toEqual({ type: 'customer', id: idclienteexterno })
  })

  test('a slip is asked for with its payer’s whole address, and not at all without one (B8)', async () => {
    const { idexterno } = await createFalso().createBoleto({ ...nova(), vencimento: '2026-11-30' })
    expect(falso.payments.get(Number(idexterno))?.payer).toMatchObject({
      address: {
        zip_code: '13015904',
        street_name: 'Rua Barão de Jaguara',
        street_number: 'S/N',
        neighborhood: 'Centro',
        city: 'Campinas',
        federal_unit: 'SP',
      },
    })
    const { pagador, ...sem } = nova()
    const boleto = { ...sem, pagador: { ...pagador, endereco: null }, vencimento: '2026-11-30' }
    await expect(createFalso().createBoleto(boleto)).rejects.toThrow(ProvedorRecusou)
  })

  test('every write carries its key and the account of the supplier', () => {
    const writes = falso.pedidos.filter(({ metodo }) => metodo !== 'GET')
    expect(writes.every(({ chave, autorizacao }) => chave !== '' && autorizacao === 'Bearer APP_USR-1')).toBe(
      true,
    )
  })

  test('a signed notice names a payment to be asked for; a changed one is nobody’s', async () => {
    const cobranca = nova()
    const { idexterno } = await createFalso().createPix({ ...cobranca, recebedor })
    falso.pay(Number(idexterno))
    const { headers, body } = falso.sign(idexterno, SEGREDO)
    const aviso = createFalso().verifyWebhook(headers, body)
    expect(aviso).toMatchObject({ idexterno, evento: null })
    expect(await createFalso().get({ txid: '', idexterno })).toMatchObject({
      txid: cobranca.txid,
      status: 'PAGO',
    })
    expect(createFalso().verifyWebhook(headers, { ...body, data: { id: '1' } })).toBe('sem_permissao')
    expect(createFalso().verifyWebhook({}, body)).toBe('sem_permissao')
    expect(createFalso().verifyWebhook(falso.sign(idexterno, 'outro').headers, body)).toBe('sem_permissao')
  })
})

test('the simulator’s notices are signed too', () => {
  const body = { idevento: 'e', txid: 't', status: 'PAGO', valor: 100 }
  const headers = { 'x-assinatura': signEvento(body) }
  const aviso = createSimulador(sql).verifyWebhook(headers, body)
  expect(typeof aviso === 'string' ? aviso : aviso.evento?.()).toMatchObject({ status: 'PAGO', valor: 100 })
  for (const campo of ['idevento', 'txid', 'status', 'valor'])
    expect(createSimulador(sql).verifyWebhook(headers, { ...body, [campo]: 'x' })).toBe('sem_permissao')
  expect(createSimulador(sql).verifyWebhook({ 'x-assinatura': '' }, body)).toBe('sem_permissao')
})
