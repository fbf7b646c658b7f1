import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildSessao,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let outraLoja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  outraLoja = await buildFornecedor(app.sql)
})
afterAll(() => app.close())

describe('staff that also buys (§6)', () => {
  const CART = 'GET /v2/app/{session_token}/cliente/usuario/{id}/cart'
  const readCart = (token: string, id: string, { idfornecedor }: FornecedorDeTeste) =>
    app.call(CART, { params: { session_token: 'token', id }, query: { idfornecedor } }, { token })
  const showQuem = async (token: string, { idfornecedor }: FornecedorDeTeste) => {
    const { dados } = await app.call(
      'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente',
      { params: { session_token: 'token' }, query: { idfornecedor } },
      { token },
    )
    return dados
  }

  test('is staff at its own supplier and a customer of the others', async () => {
    const rui = await buildCliente(app.sql, loja)
    const { idusuario, idcliente } = rui
    await app.sql`
      insert into equipe (idfornecedor, idusuario, papel) values (${loja.idfornecedor}, ${idusuario}, 'atendente')`
    const token = await buildSessao(app.sql, { idusuario, papel: 'atendente', idcliente })
    expect((await showQuem(token, loja)).papel).toBe('atendente')
    expect(await showQuem(token, outraLoja)).toMatchObject({ papel: 'cliente', idcliente })
    expect((await readCart(token, idcliente, outraLoja)).status).toBe(200)
    const ana = await buildCliente(app.sql, outraLoja)
    expect((await readCart(token, ana.idcliente, outraLoja)).falha.codigo).toBe('entrar_para_continuar')
  })

  test('without a customer of its own is a visitor there: no hidden prices, and its session lives on', async () => {
    const fechada = await buildFornecedor(app.sql, { tags: ['hide-price-for-logged-out-customers'] })
    const ana = await buildCliente(app.sql, fechada)
    const { token } = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    expect(await showQuem(token, fechada)).toMatchObject({
      papel: 'visitante',
      idcliente: null,
      podeVerPrecos: false,
    })
    const { falha } = await readCart(token, ana.idcliente, fechada)
    expect([falha.codigo, falha.action]).toEqual(['entrar_para_continuar', undefined])
    expect((await showQuem(token, loja)).papel).toBe('atendente')
  })
})
