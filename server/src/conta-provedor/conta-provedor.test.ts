import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { ContaProvedorDita } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  comCofre,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'
import { startMercadoPagoFalso, type MercadoPagoFalso } from '../teste/provedor-falso/mercado-pago-falso.ts'

const CONTA = '/painel/v1/{idfornecedor}/conta-provedor'
const dita = {
  chave_publica: 'TEST-6c1f3c2e-58a3-4a41-9c0f-2f6c7e0d8a11',
  access_token: 'TEST-4412345678901234-112800-a1b2c3d4e5f60718293a4b5c6d7e8f90-123456789',
  segredo_webhook: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
}

let app: AppDeTeste
let falso: MercadoPagoFalso
let loja: FornecedorDeTeste
let dona: LoginDeTeste
beforeAll(async () => {
  falso = await startMercadoPagoFalso()
  app = await createTestApp({ ...comCofre, mercadoPagoUrl: falso.url })
})
afterAll(async () => {
  await app.close()
  await falso.close()
})
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
})

const params = () => ({ idfornecedor: loja.idfornecedor })
const read = (onde = app) => onde.call(`GET ${CONTA}`, { params: params(), query: {} }, dona)
const nada = { access_token: null, segredo_webhook: null }
const save = (body: Partial<ContaProvedorDita> & { chave_publica: string } = dita, quem = dona) =>
  app.call(`PUT ${CONTA}`, { params: params(), query: {}, body: { ...nada, ...body } }, quem)
const remove = (versao?: number) => app.call(`DELETE ${CONTA}`, { params: params(), query: { versao } }, dona)
const charge = (idcobranca = uuidv7(), quem = dona) =>
  app.call(`POST ${CONTA}/testes`, { params: params(), query: {}, body: { idcobranca } }, quem)
const look = (idcobranca: string) =>
  app.call(`GET ${CONTA}/testes/{idcobranca}`, { params: { ...params(), idcobranca }, query: {} }, dona)
const tokens = () => falso.pedidos.map(({ autorizacao }) => autorizacao)

describe('a store keeps its account (issue 17, line 9; decision 0150)', () => {
  test('its secrets are never answered again, nor readable in the database or in the audit', async () => {
    const { status, dados } = await save()
    expect(status).toBe(200)
    expect(dados).toMatchObject({
      versao: 1,
      final_token: '6789',
      final_segredo: 'e1f0',
      estado: 'ABERTA',
      em_uso: 'CONTA',
    })
    const [guardada] =
      await app.sql`select to_jsonb(c) as c from conta_provedor c where idfornecedor = ${loja.idfornecedor}`
    const contadas = await app.sql`select dados from evento where idfornecedor = ${loja.idfornecedor}`
    const { dados: registro } = await app.call(
      'GET /painel/v1/{idfornecedor}/registro',
      { params: params(), query: {} },
      dona,
    )
    expect(registro.data[0]?.tipo).toBe('Conta no provedor de pagamento')
    for (const tudo of [dados, (await read()).dados, guardada, contadas, registro]) {
      const texto = JSON.stringify(tudo)
      expect(texto).not.toContain(dita.access_token)
      expect(texto).not.toContain(dita.segredo_webhook)
    }
  })

  test('a secret that is left out stays; the same ones again change nothing', async () => {
    await save()
    const { dados } = await save({ chave_publica: dita.chave_publica, versao: 1 })
    expect(dados).toMatchObject({ versao: 1, final_token: '6789' })
    const segredo_webhook = 'f0e1d2c3b4a5968778695a4b3c2d1e0f'
    const mudada = await save({ chave_publica: dita.chave_publica, segredo_webhook, versao: 1 })
    expect(mudada.dados).toMatchObject({ versao: 2, final_token: '6789', final_segredo: '1e0f' })
    expect((await save({ ...dita, versao: 1 })).falha).toMatchObject({
      codigo: 'cadastro_mudou',
      detalhes: { versao: 2 },
    })
  })

  test('what is missing or the wrong way round is told at its field', async () => {
    const { chave_publica } = dita
    expect(Object.keys((await save({ chave_publica })).falha.campos ?? {})).toEqual([
      'access_token',
      'segredo_webhook',
    ])
    const trocada = await save({ ...dita, chave_publica: dita.access_token })
    expect(trocada.falha.campos?.access_token).toMatch(/igual à chave pública/)
  })

  test('is forgotten, and then money goes as before', async () => {
    await save()
    expect((await remove(7)).falha.codigo).toBe('cadastro_mudou')
    expect((await remove(1)).status).toBe(200)
    expect((await read()).dados).toMatchObject({ versao: null, estado: 'NENHUMA', em_uso: 'SIMULADOR' })
    expect((await remove()).status).toBe(404)
  })

  test('with a key that is gone it is said, nothing is offered online, and it can be written anew', async () => {
    await save()
    await app.sql`update conta_provedor set segredos = 'antes' || substr(segredos, 6) where idfornecedor = ${loja.idfornecedor}`
    expect((await read()).dados).toMatchObject({ estado: 'SEM_CHAVE', em_uso: 'NENHUMA' })
    const { dados } = await app.call(
      'GET /painel/v1/{idfornecedor}/formas-pagamento',
      { params: params(), query: {} },
      dona,
    )
    expect(dados.online).toBe(false)
    expect((await charge()).falha.codigo).toBe('pagamento_indisponivel')
    expect((await save()).dados).toMatchObject({ estado: 'ABERTA' })
  })

  test('an attendant and the owner of another store read and write nothing of it', async () => {
    const atendente = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    const outra = await buildEquipe(app.sql, await buildFornecedor(app.sql), { papel: 'fornecedor' })
    expect([(await save(dita, atendente)).status, (await charge(uuidv7(), atendente)).status]).toEqual([
      403, 403,
    ])
    // At this store it is a visitor.
    expect([(await save(dita, outra)).status, (await charge(uuidv7(), outra)).status]).toEqual([401, 401])
  })
})

describe('a store tries its account with one real', () => {
  test('the provider is asked with its token; the money, then the signed notice of it are seen', async () => {
    await save()
    const { dados: feita } = await charge()
    expect(feita).toMatchObject({ estado: 'PENDENTE', valor: 1, avisada_em: null, simulador: null })
    expect(tokens().at(-1)).toBe(`Bearer ${dita.access_token}`)
    const [id = 0] = [...falso.payments.keys()].slice(-1)
    expect(falso.payments.get(id)).toMatchObject({ transaction_amount: 1, payment_method_id: 'pix' })

    falso.pay(id)
    const paga = (await look(feita.idcobranca)).dados
    expect(paga).toMatchObject({ estado: 'PAGO', avisada_em: null })
    expect(paga.pago_em).not.toBeNull()
    const { headers, body } = falso.sign(id, dita.segredo_webhook)
    const webhook = (assinatura: Record<string, string>) =>
      app.call(
        'POST /v4/webhook/{provedor}/{idfornecedor}',
        { params: { ...params(), provedor: 'mercadopago' }, query: {}, body },
        { headers: assinatura },
      )
    expect((await webhook(falso.sign(id, 'outro-segredo').headers)).status).toBe(403)
    expect((await look(feita.idcobranca)).dados.avisada_em).toBeNull()
    expect((await webhook(headers)).status).toBe(200)
    expect((await look(feita.idcobranca)).dados.avisada_em).not.toBeNull()
  })

  test('an answer that is lost is asked for again with the same key: one charge', async () => {
    await save()
    const antes = falso.payments.size
    falso.loseAnswers(1)
    const { dados } = await charge()
    expect(dados).toMatchObject({ estado: 'CRIADO', recusa: expect.stringMatching(/não respondeu/) })
    expect((await charge(dados.idcobranca)).dados).toMatchObject({ estado: 'PENDENTE', recusa: null })
    expect(falso.payments.size).toBe(antes + 1)
    expect((await read()).dados.teste?.idcobranca).toBe(dados.idcobranca)
  })

  test('at the simulated bank of the demo it is paid as an order is', async () => {
    const { dados } = await charge()
    expect(dados.simulador).toMatch(/^\/dev\/banco\//)
    await app.fastify.inject({ method: 'POST', url: dados.simulador ?? '' })
    expect((await look(dados.idcobranca)).dados).toMatchObject({
      estado: 'PAGO',
      avisada_em: expect.any(String),
    })
  })

  test('twenty in an hour; one of another store is not there', async () => {
    const { dados } = await charge()
    for (let quantas = 1; quantas < 20; quantas++) await charge(dados.idcobranca)
    expect((await charge()).status).toBe(429)
    loja = await buildFornecedor(app.sql)
    dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    expect((await look(dados.idcobranca)).status).toBe(404)
    expect((await charge(dados.idcobranca)).status).toBe(404)
  })
})
