import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Submissao } from '@vitrine/contract'

import {
  buildApiKey,
  buildCliente,
  buildEquipe,
  buildErp,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  buildVinculado,
  createTestApp,
  readTexto,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let produto: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  produto = await buildProduto(app.sql, loja, { preco: 10 })
})

const rename = (idusuario: string, nome: string) =>
  app.sql`update usuario set nome = ${nome} where idusuario = ${idusuario}`

async function submit(token: string, change: Partial<Submissao> = {}): Promise<number> {
  const { dados, status } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao({ loja, cliente: ana, produto }, change),
    },
    { token },
  )
  expect(status).toBe(200)
  return dados.numpedido
}
const read = async (numpedido: number, token = ana.token) =>
  (
    await app.call(
      'GET /v2/app/{session_token}/order/{numpedido}',
      { params: { session_token: 'token', numpedido } },
      { token },
    )
  ).dados
const list = async () =>
  (
    await app.call(
      'GET /v2/app/pedido/cliente/{idcliente}',
      { params: { idcliente: ana.idcliente }, query: { idfornecedor: loja.idfornecedor } },
      { token: ana.token },
    )
  ).dados.data

/** Everybody who may order for ana, by name. */
async function buildTodos() {
  const rui = await buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana })
  const bia = await buildVinculado(app.sql, loja, [ana])
  const marina = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  const chave = await buildApiKey(app.sql, loja, ana)
  await rename(rui.idusuario, 'Rui Prado')
  await rename(bia.idusuario, 'Bia Reis')
  await rename(marina.idusuario, 'Marina Lopes')
  return { rui, bia, marina, chave }
}

test('every order says who made it, by name and as what, in detail, list and feed (readings 7, R4)', async () => {
  const { rui, bia, marina, chave } = await buildTodos()
  const erp = await buildErp(app.sql, loja)
  const [{ nome: nomeDeAna } = { nome: '' }] = await app.sql<{ nome: string }[]>`
    select nome from usuario where idusuario = ${ana.idusuario}`
  const casos = [
    [ana.token, { feitoPor: { papel: 'cliente', nome: nomeDeAna } }],
    [
      rui.token,
      {
        feitoPor: { papel: 'representante', nome: 'Rui Prado' },
        representante: { idusuario: rui.idusuario, nome: 'Rui Prado' },
      },
    ],
    [
      bia.token,
      {
        feitoPor: { papel: 'usuario vinculado', nome: 'Bia Reis' },
        usuarioVinculado: { idusuario: bia.idusuario, nome: 'Bia Reis' },
      },
    ],
    [marina.token, { feitoPor: { papel: 'atendente', nome: 'Marina Lopes' } }],
    [chave.token, { feitoPor: { papel: 'api-key', nome: 'ERP' }, idapikeys: chave.idapikeys }],
  ] as const
  const nada = { representante: null, usuarioVinculado: null, idapikeys: null }
  for (const [token, autoria] of casos) {
    const esperado = { ...nada, ...autoria }
    // Another one than the last: the same within a minute is a double.
    await app.sql`update pedido set criado_em = criado_em - interval '2 minutes' where idfornecedor = ${loja.idfornecedor}`
    const numpedido = await submit(token)
    expect(await read(numpedido)).toMatchObject(esperado)
    expect((await list())[0]).toMatchObject({ numpedido, ...esperado })
    const { dados } = await app.call(
      'GET /painel/v1/pedidos/{num}',
      { params: { num: numpedido } },
      { token: erp.token },
    )
    expect(dados).toMatchObject(esperado)
  }
})

test('the order of an attendant is MANUAL and that of others WEB, whatever it says of itself (readings 7, R5)', async () => {
  const { rui, bia, marina, chave } = await buildTodos()
  const canais = async (token: string) => {
    const lidos: string[] = []
    for (const dito of [{}, { canalVenda: 'WEB' }, { canalVenda: 'MANUAL' }] as const) {
      await app.sql`update pedido set criado_em = criado_em - interval '2 minutes' where idfornecedor = ${loja.idfornecedor}`
      await submit(token, dito)
      lidos.push((await list())[0]?.canalVenda ?? '')
    }
    return lidos
  }
  expect(await canais(marina.token)).toEqual(['MANUAL', 'MANUAL', 'MANUAL'])
  for (const { token } of [ana, rui, bia, chave]) expect(await canais(token)).toEqual(['WEB', 'WEB', 'WEB'])
})

test('no address of staff is in what the customer reads', async () => {
  const { marina } = await buildTodos()
  const pedido = await read(await submit(marina.token))
  expect(JSON.stringify(pedido)).not.toContain(`${marina.idusuario}@`)
})

test('letter, receipt and spreadsheet name the representative who made the order', async () => {
  const { rui } = await buildTodos()
  const numpedido = await submit(rui.token)
  await app.lerEventos()
  const [carta] = await app.sql<{ texto: string }[]>`
    select texto from correio where chave = ${`pedido-recebido:${numpedido}`}`
  expect(carta?.texto).toContain('Quem fez: Rui Prado, representante.')
  const headers = { authorization: `Bearer ${ana.token}` }
  const recibo = await app.fastify.inject({
    method: 'POST',
    url: `/v4/payment/generate-receipt/${numpedido}/${ana.idcliente}`,
    headers,
  })
  expect(await readTexto(new Uint8Array(recibo.rawPayload))).toContain('Rui Prado, representante')
  const planilha = await app.fastify.inject({
    method: 'POST',
    url: `/v4/orders/export/${ana.idcliente}`,
    headers,
    payload: { formato: 'csv', colunas: 'feitoPor', idfornecedor: loja.idfornecedor },
  })
  expect(planilha.body).toContain('Rui Prado, representante')
})
