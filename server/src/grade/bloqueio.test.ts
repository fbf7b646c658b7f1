import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Papel } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const LOCK = 'POST /v4/cart/{idfornecedor}/{idcliente}/bloqueio'
const UNLOCK = 'DELETE /v4/cart/{idfornecedor}/{idcliente}/bloqueio'
const SAVE = 'POST /v2/app/{session_token}/cliente/usuario/{id}/cart'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let marina: ClienteDeTeste
let arroz: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  marina = await buildEquipe('atendente')
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10 })
  await save(ana, 2)
})

/** Somebody of the store's staff, with a session. */
async function buildEquipe(papel: Papel, fornecedor = loja): Promise<ClienteDeTeste> {
  const pessoa = await buildCliente(app.sql, fornecedor)
  await app.sql`insert into equipe (idfornecedor, idusuario, papel) values (${fornecedor.idfornecedor}, ${pessoa.idusuario}, ${papel})`
  return pessoa
}

const paramsOf = () => ({ idfornecedor: loja.idfornecedor, idcliente: ana.idcliente })
const lock = (quem?: ClienteDeTeste) => app.call(LOCK, { params: paramsOf() }, { token: quem?.token })
const unlock = (quem?: ClienteDeTeste) => app.call(UNLOCK, { params: paramsOf() }, { token: quem?.token })
const save = (quem: ClienteDeTeste, quantidade: number, revisao?: number) =>
  app.call(
    SAVE,
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor },
      body: { cartItens: [{ id: arroz, quantidade }], revisao },
    },
    { token: quem.token },
  )
/** What the attendant's screen will do: a price of its own on the line, 1/10,000 real. */
const negotiate = (precoatendente: number) =>
  app.sql`update carrinho set itens = jsonb_set(itens, '{0,precoatendente}', to_jsonb(${precoatendente}::int)) where idcliente = ${ana.idcliente}`

describe('locking a cart (readings 5, 10)', () => {
  test('an attendant takes it, and the cart says who and since when', async () => {
    const { status, dados } = await lock(marina)
    expect(status).toBe(200)
    expect(dados.bloqueio_atendimento).toMatchObject({ atendente: expect.stringContaining('Cliente') })
    expect(dados.bloqueio_atendimento?.desde).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(dados.produtosSelecionados).toHaveLength(1)
  })

  test('meanwhile the customer saves nothing and the attendant does', async () => {
    await lock(marina)
    const refused = await save(ana, 5)
    expect([refused.status, refused.falha.error]).toEqual([423, 'Negociação em andamento'])
    expect((await save(marina, 5)).dados.produtosSelecionados[0]?.quantidade).toBe(5)
  })

  test('taking again what one holds changes nothing; what another holds is refused', async () => {
    const first = await lock(marina)
    expect((await lock(marina)).dados.bloqueio_atendimento).toEqual(first.dados.bloqueio_atendimento)
    const other = await lock(await buildEquipe('atendente'))
    expect([other.status, other.falha.codigo]).toEqual([423, 'carrinho_bloqueado'])
  })

  test('of 10 attendants at once exactly one gets it', async () => {
    const equipe = await Promise.all(Array.from({ length: 10 }, () => buildEquipe('atendente')))
    const answers = await Promise.all(equipe.map((quem) => lock(quem)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a cart that was never saved can be taken too', async () => {
    const novo = await buildCliente(app.sql, loja)
    const { status, dados } = await app.call(
      LOCK,
      { params: { idfornecedor: loja.idfornecedor, idcliente: novo.idcliente } },
      { token: marina.token },
    )
    expect([status, dados.produtosSelecionados]).toEqual([200, []])
  })
})

describe('unlocking a cart (§4, readings 5)', () => {
  test.each([
    ['the customer', () => ana],
    ['the attendant', () => marina],
  ])('%s does it: attendant prices go, the cart is repriced', async (_, quem) => {
    await lock(marina)
    await negotiate(70_000)
    const held = await save(marina, 3)
    expect(held.dados).toMatchObject({ totalCompras: 21 })
    const { dados } = await unlock(quem())
    expect(dados).toMatchObject({
      bloqueio_atendimento: null,
      totalCompras: 30,
      revisao: held.dados.revisao + 1,
    })
    expect(dados.produtosSelecionados[0]).not.toHaveProperty('precoatendente')
    expect(dados.produtosSelecionados[0]?.traco_preco?.vencedor).toBe('normal')
    expect((await save(ana, 1)).status).toBe(200)
  })

  test('a save on what was shown before gets the repriced cart with its 409', async () => {
    await lock(marina)
    await negotiate(70_000)
    const held = await save(marina, 2)
    await unlock(ana)
    const stale = await save(ana, 2, held.dados.revisao)
    expect(stale.falha).toMatchObject({
      codigo: 'carrinho_desatualizado',
      detalhes: { carrinho: { totalCompras: 20 } },
    })
  })

  test('a free cart stays as it is', async () => {
    const antes = await save(ana, 2)
    expect((await unlock(ana)).dados.revisao).toBe(antes.dados.revisao)
  })
})

describe('who may (§6)', () => {
  test('a customer, a representative and a visitor lock nothing', async () => {
    const rep = await buildEquipe('representante')
    await app.sql`update cadastroextracliente set idrepresentante = ${rep.idusuario} where idcliente = ${ana.idcliente}`
    expect([(await lock(ana)).status, (await lock(rep)).status, (await lock()).status]).toEqual([
      403, 403, 401,
    ])
  })

  test('strangers learn nothing: another customer and the staff of another store', async () => {
    await lock(marina)
    const outra = await buildFornecedor(app.sql)
    const deFora = await buildEquipe('atendente', outra)
    const bia = await buildCliente(app.sql, loja)
    expect((await unlock(bia)).status).toBe(404)
    expect([(await lock(deFora)).status, (await unlock(deFora)).status]).not.toContain(200)
    expect((await unlock(undefined)).status).toBe(401)
    const [row] = await app.sql<
      { n: number }[]
    >`select count(*)::int as n from carrinho where idcliente = ${ana.idcliente} and bloqueado_por = ${marina.idusuario}`
    expect(row?.n).toBe(1)
  })

  test('a cliente that does not exist is not found', async () => {
    const { status } = await app.call(
      LOCK,
      { params: { idfornecedor: loja.idfornecedor, idcliente: uuidv7() } },
      { token: marina.token },
    )
    expect(status).toBe(404)
  })
})
