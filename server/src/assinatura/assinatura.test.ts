import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { idNulo } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const SAVE = 'POST /v2/app/{session_token}/cliente/usuario/{id}/cart'
const READ = 'GET /v2/app/{session_token}/cliente/usuario/{id}/cart'
const TIPOS = 'GET /v4/subscription/type/list/{idfornecedor}'
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string
let semanal: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  arroz = await buildProduto(app.sql, loja)
  semanal = uuidv7()
  await setRecorrencia(true)
  await app.sql`insert into tipo_assinatura (idfornecedor, idtipoassinatura, nome, dias) values (${loja.idfornecedor}, ${semanal}, 'Toda semana', 7)`
})

const setRecorrencia = (hasRecorrencia: boolean) =>
  app.sql`update fornecedor set config = jsonb_set(config, '{meta_info}', ${app.sql.json({ hasRecorrencia })}) where idfornecedor = ${loja.idfornecedor}`

const params = () => ({ session_token: 'token', id: ana.idcliente })
const save = (idtipoassinatura?: string) =>
  app.call(
    SAVE,
    {
      params: params(),
      query: { idfornecedor: loja.idfornecedor, idtipoassinatura },
      body: { cartItens: [{ id: arroz, quantidade: 1 }] },
    },
    { token: ana.token },
  )
const read = (idtipoassinatura?: string) =>
  app.call(
    READ,
    { params: params(), query: { idfornecedor: loja.idfornecedor, idtipoassinatura } },
    { token: ana.token },
  )

describe('how often a cart may be repeated (§3 Cart, §4 Subscriptions)', () => {
  test('the types of a supplier are listed to anybody, and to nobody once withdrawn', async () => {
    const list = async () =>
      (await app.call(TIPOS, { params: { idfornecedor: loja.idfornecedor } })).dados.data
    expect(await list()).toEqual([{ idtipoassinatura: semanal, nome: 'Toda semana', dias: 7, meses: null }])
    await app.sql`update tipo_assinatura set ativo = false where idfornecedor = ${loja.idfornecedor}`
    expect(await list()).toEqual([])
  })

  test('a chosen type stays with the cart, a save without the parameter keeps it, the null id ends it', async () => {
    const chosen = (await save(semanal)).dados
    expect(chosen.assinaturaSelecionada).toBe(semanal)
    expect(chosen.assinaturas).toMatchObject({ tipos: [{ nome: 'Toda semana' }], label: 'Toda semana' })
    expect((await save()).dados.assinaturaSelecionada).toBe(semanal)
    expect((await read()).dados.assinaturaSelecionada).toBe(semanal)
    expect((await save(idNulo)).dados.assinaturaSelecionada).toBeNull()
    expect((await read()).dados.assinaturas).toMatchObject({
      tipos: [{ idtipoassinatura: semanal }],
      label: '',
    })
  })

  test('a supplier whose meta_info says no recurrence offers none, and keeps what was chosen for later', async () => {
    await save(semanal)
    await setRecorrencia(false)
    expect((await read()).dados).toMatchObject({
      assinaturas: { tipos: [], label: '' },
      assinaturaSelecionada: null,
      meta_info: { hasRecorrencia: false },
    })
    await setRecorrencia(true)
    expect((await read()).dados.assinaturaSelecionada).toBe(semanal)
  })

  test('the order keeps the type by its name then, and the next cart begins without', async () => {
    await save(semanal)
    const submissao = buildSubmissao({ loja, cliente: ana, produto: arroz }, { idtipoassinatura: semanal })
    const { dados } = await app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      { params: params(), body: submissao },
      { token: ana.token },
    )
    await app.sql`update tipo_assinatura set nome = 'Outro nome' where idfornecedor = ${loja.idfornecedor}`
    const order = await app.call(
      'GET /v2/app/{session_token}/order/{numpedido}',
      { params: { session_token: 'token', numpedido: dados.numpedido } },
      { token: ana.token },
    )
    expect(order.dados.assinatura).toBe('Toda semana')
    expect((await read()).dados.assinaturaSelecionada).toBeNull()
  })

  test('reading with a type shows the cart under it and stores nothing', async () => {
    await save()
    expect((await read(semanal)).dados.assinaturaSelecionada).toBe(semanal)
    expect((await read()).dados.assinaturaSelecionada).toBeNull()
  })

  test("a type that is withdrawn or another supplier's cannot be chosen", async () => {
    expect((await save(uuidv7())).dados.assinaturaSelecionada).toBeNull()
    await save(semanal)
    await app.sql`update tipo_assinatura set ativo = false where idfornecedor = ${loja.idfornecedor}`
    expect((await read()).dados.assinaturaSelecionada).toBeNull()
  })
})
