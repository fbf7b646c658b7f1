import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  startReceptor,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
  type Receptor,
} from '../teste/index.ts'

let app: AppDeTeste
let receptor: Receptor
let loja: FornecedorDeTeste
let rui: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
  receptor = await startReceptor()
})
afterAll(async () => {
  await receptor.close()
  await app.close()
})
beforeEach(async () => {
  receptor.answer(() => 204)
  receptor.recebidos.length = 0
  loja = await buildFornecedor(app.sql)
  rui = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
})

const doGancho = (idgancho: string) => ({ idfornecedor: loja.idfornecedor, idgancho })
const make = (url = receptor.url, { token } = rui) =>
  app.call(
    'POST /painel/v1/{idfornecedor}/ganchos',
    {
      params: { idfornecedor: loja.idfornecedor },
      body: { url, eventos: ['pedido.ENVIADO'], descricao: ' ERP ' },
    },
    { token },
  )
const list = async () => {
  const { dados } = await app.call(
    'GET /painel/v1/{idfornecedor}/ganchos',
    { params: { idfornecedor: loja.idfornecedor } },
    { token: rui.token },
  )
  return dados.data
}
const change = (
  idgancho: string,
  body: { url?: string; ativo?: boolean; descricao?: string },
  { token } = rui,
) =>
  app.call(
    'PUT /painel/v1/{idfornecedor}/ganchos/{idgancho}',
    { params: doGancho(idgancho), body },
    { token },
  )
const testIt = (idgancho: string, { token } = rui) =>
  app.call(
    'POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/teste',
    { params: doGancho(idgancho) },
    { token },
  )
const listEntregas = async (idgancho: string, query: { limit?: number; antes?: number } = {}) => {
  const { dados } = await app.call(
    'GET /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas',
    { params: doGancho(idgancho), query },
    { token: rui.token },
  )
  return dados.data
}

test('a supplier makes a webhook and sees its secret once; the list never has it (readings 7)', async () => {
  const { dados } = await make()
  expect(dados).toMatchObject({ url: receptor.url, descricao: 'ERP', ativo: true, falhas: 0, pendentes: 0 })
  expect(dados.segredo).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const { segredo: _, ...semSegredo } = dados
  expect(await list()).toEqual([semSegredo])
  const { dados: mudado } = await change(dados.idgancho, { ativo: false })
  expect(mudado).toEqual({ ...semSegredo, ativo: false })
})

test.each([
  'http://erp.example/ganchos',
  'https://usuario:senha@erp.example/',
  'https://10.0.0.8/',
  'https://[::1]/',
  'https://169.254.169.254/latest',
  'https://servidor/',
  'https://banco.internal/',
  'http://10.0.0.1/',
  'ftp://erp.example/',
  'erp.example',
])('%s is not told anything: https and public only', async (url) => {
  expect((await make(url)).falha).toMatchObject({
    codigo: 'entrada_invalida',
    campos: { url: expect.any(String) },
  })
  const { idgancho } = (await make()).dados
  expect((await change(idgancho, { url })).falha.codigo).toBe('entrada_invalida')
})

test('this machine itself is told in the demo alone', async () => {
  const producao = await createTestApp({ demo: false })
  try {
    const outra = await buildFornecedor(producao.sql)
    const { token } = await buildEquipe(producao.sql, outra, { papel: 'fornecedor' })
    const { falha } = await producao.call(
      'POST /painel/v1/{idfornecedor}/ganchos',
      { params: { idfornecedor: outra.idfornecedor }, body: { url: receptor.url, eventos: ['pedido.PAGO'] } },
      { token },
    )
    expect(falha.campos).toEqual({ url: 'O endereço precisa começar com https://.' })
  } finally {
    await producao.close()
  }
})

test('a supplier has ten at most, and an unknown event is refused', async () => {
  for (let n = 0; n < 10; n += 1) expect((await make()).status).toBe(200)
  expect((await make()).falha.campos).toEqual({ url: 'Uma loja tem no máximo 10 ganchos.' })
  const { falha } = await app.call(
    'POST /painel/v1/{idfornecedor}/ganchos',
    // What no typed client would send.
    {
      params: { idfornecedor: loja.idfornecedor },
      body: { url: receptor.url, eventos: ['pedido.VOOU' as 'pedido.PAGO'] },
    },
    { token: rui.token },
  )
  expect(falha.codigo).toBe('entrada_invalida')
})

describe('a test event', () => {
  test('is sent at once and answers what came of it; so does sending again, under the same id', async () => {
    const { idgancho } = (await make()).dados
    receptor.answer(() => 500)
    const { dados } = await testIt(idgancho)
    expect(dados).toMatchObject({
      evento: 'teste',
      estado: 'PENDENTE',
      resposta: 500,
      tentativas: 1,
      erro: '',
    })
    expect(dados.duracao_ms).toBeGreaterThanOrEqual(0)
    receptor.answer(() => 200)
    const { dados: outra } = await app.call(
      'POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas/{identrega}/reenviar',
      { params: { ...doGancho(idgancho), identrega: dados.identrega } },
      { token: rui.token },
    )
    // 200 KB of an answer are more than anybody reads: its status is enough.
    expect(outra).toMatchObject({ estado: 'ENTREGUE', resposta: 200, tentativas: 2, tentar_em: null })
    expect(new Set(receptor.recebidos.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([dados.idmensagem]),
    )
    expect(await listEntregas(idgancho)).toEqual([outra])
  })

  test('a redirect is not followed', async () => {
    const { idgancho } = (await make()).dados
    receptor.answer(() => 302)
    expect((await testIt(idgancho)).dados).toMatchObject({ estado: 'PENDENTE', resposta: 302 })
    expect(receptor.recebidos.length).toBe(1)
  })

  test('is opened with the very text that was sent, which the lists leave out', async () => {
    const { idgancho } = (await make()).dados
    const { identrega } = (await testIt(idgancho)).dados
    const openIt = (params: { idfornecedor: string; idgancho: string; identrega: number }) =>
      app.call(
        'GET /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas/{identrega}',
        { params },
        { token: rui.token },
      )
    const { dados } = await openIt({ ...doGancho(idgancho), identrega })
    const { corpo, ...semCorpo } = dados
    expect(corpo).toBe(receptor.recebidos[0]?.body)
    expect(await listEntregas(idgancho)).toEqual([semCorpo])
    const outro = (await make()).dados.idgancho
    expect((await openIt({ ...doGancho(outro), identrega })).falha.codigo).toBe('nao_encontrado')
  })

  test('the latest deliveries are listed newest first, page by page', async () => {
    const { idgancho } = (await make()).dados
    for (let n = 0; n < 3; n += 1) await testIt(idgancho)
    const [nova, meio] = await listEntregas(idgancho, { limit: 2 })
    const [velha] = await listEntregas(idgancho, { antes: meio?.identrega ?? 0 })
    expect([nova, meio, velha].map((entrega) => entrega?.identrega ?? 0)).toEqual(
      [nova, meio, velha].map((entrega) => entrega?.identrega ?? 0).toSorted((a, b) => b - a),
    )
  })
})

test("another supplier's staff neither sees nor touches a webhook, attendants none at all (§6)", async () => {
  const { idgancho } = (await make()).dados
  const outra = await buildFornecedor(app.sql)
  const ines = await buildEquipe(app.sql, outra, { papel: 'fornecedor' })
  expect((await testIt(idgancho, ines)).falha.codigo).toBe('entrar_para_continuar')
  // Named under its own supplier it is as unknown as one that does not exist.
  const params = { idfornecedor: outra.idfornecedor, idgancho }
  const asInes = { token: ines.token }
  const codigos = [
    await app.call('GET /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas', { params }, asInes),
    await app.call(
      'PUT /painel/v1/{idfornecedor}/ganchos/{idgancho}',
      { params, body: { ativo: false } },
      asInes,
    ),
    await app.call('POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/segredo', { params }, asInes),
    await app.call('POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/teste', { params }, asInes),
    await app.call('DELETE /painel/v1/{idfornecedor}/ganchos/{idgancho}', { params }, asInes),
  ].map(({ falha }) => falha.codigo)
  expect(codigos).toEqual(Array.from({ length: 5 }, () => 'nao_encontrado'))
  const atendente = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  expect((await make(receptor.url, atendente)).falha.codigo).toBe('sem_permissao')
  expect(receptor.recebidos).toEqual([])
})

test('removed, it is gone with what it was to be told', async () => {
  const { idgancho } = (await make()).dados
  await testIt(idgancho)
  const { dados } = await app.call(
    'DELETE /painel/v1/{idfornecedor}/ganchos/{idgancho}',
    { params: doGancho(idgancho) },
    { token: rui.token },
  )
  expect(dados).toEqual({ removido: true })
  expect(await list()).toEqual([])
})
