import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let cafe: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  cafe = await buildProduto(app.sql, loja, { preco: 10 })
  await save(1)
})

const save = (quantidade: number, revisao?: number) =>
  app.call(
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor },
      body: { cartItens: [{ id: cafe, quantidade }], revisao },
    },
    { token: ana.token },
  )

const saved = async () => {
  const [row] = await app.sql<{ revisao: number; itens: { quantidade: number }[]; observacao: string }[]>`
    select revisao, itens, observacao from carrinho where idcliente = ${ana.idcliente}`
  return row
}

/** What another process of the server would do meanwhile. */
const writeElsewhere = (quantidade: number) => app.sql`
  update carrinho set itens = jsonb_set(itens, '{0,quantidade}', to_jsonb(${quantidade}::int)), observacao = 'De outro lugar', revisao = revisao + 1
  where idcliente = ${ana.idcliente}`

describe('carts saved again (issue 2 G, decision 0016)', () => {
  test('the next save is one statement', async () => {
    expect(await app.statementsOf(() => save(2, 1))).toHaveLength(1)
    expect(await app.statementsOf(() => save(3))).toHaveLength(1)
    expect(await saved()).toMatchObject({ revisao: 3, itens: [{ quantidade: 3000 }] })
  })

  test('a cart that another process changed is a conflict for whoever built on the old one', async () => {
    await writeElsewhere(7000)
    const { status, falha } = await save(2, 1)
    expect([status, falha.codigo]).toEqual([409, 'carrinho_desatualizado'])
    expect(falha.detalhes?.carrinho).toMatchObject({ revisao: 2, observacao: 'De outro lugar' })
    expect(await saved()).toMatchObject({ revisao: 2, itens: [{ quantidade: 7000 }] })
  })

  test('without a revision the last write wins, on what stands now', async () => {
    await writeElsewhere(7000)
    expect((await save(2)).dados).toMatchObject({ revisao: 3, observacao: 'De outro lugar' })
  })

  test('a browser that knows a newer cart than this process is believed after a look', async () => {
    await writeElsewhere(7000)
    expect((await save(2, 2)).dados).toMatchObject({ revisao: 3, observacao: 'De outro lugar' })
  })

  test('an attendant who takes the cart meanwhile is respected', async () => {
    const marina = await buildCliente(app.sql, loja)
    await app.sql`update carrinho set bloqueado_por = ${marina.idusuario}, bloqueado_desde = now() where idcliente = ${ana.idcliente}`
    const { falha } = await save(2, 1)
    expect(falha.codigo).toBe('carrinho_bloqueado')
    expect(await saved()).toMatchObject({ revisao: 1 })
  })

  test('where coupons have limits every save looks at their uses', async () => {
    await app.sql`
      insert into cupom (idfornecedor, idcupom, codigocupom, nome, tipodesconto, valor, limite)
      values (${loja.idfornecedor}, gen_random_uuid(), 'UMAVEZ', 'Uma vez', 'percentual', 10, 1)`
    await save(2)
    expect(await app.statementsOf(() => save(3))).toHaveLength(2)
  })
})
