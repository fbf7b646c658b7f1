import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildVinculado,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

const ASK = 'POST /v4/cart/{idfornecedor}/{idcliente}/aprovacao'
const READ = 'GET /v4/cart/{idfornecedor}/{idcliente}/aprovacao'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let estagiario: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  estagiario = await buildVinculado(app.sql, loja, [ana])
  await app.sql`update usuario_cliente set submissao_pedido = false, administra = false where idusuario = ${estagiario.idusuario}`
})

const onde = () => ({ idfornecedor: loja.idfornecedor, idcliente: ana.idcliente })
const ask = (token = estagiario.token, recado = '') =>
  app.call(ASK, { params: onde(), body: { recado } }, { token })
const read = (token = estagiario.token) => app.call(READ, { params: onde() }, { token })

async function fill(quantidade = 2): Promise<void> {
  const arroz = await buildProduto(app.sql, loja, { nome: 'Arroz' })
  const saved = await app.call(
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor },
      body: { cartItens: [{ id: arroz, quantidade }] },
    },
    { token: estagiario.token },
  )
  expect(saved.status).toBe(200)
}

const listCartas = () => app.sql<{ para: string; texto: string }[]>`
  select para, texto from correio where idfornecedor = ${loja.idfornecedor} and chave like 'aprovacao:%' order by criado_em`

async function nameOf({ idusuario }: { idusuario: string }): Promise<{ nome: string; email: string }> {
  const [row] = await app.sql<{ nome: string; email: string }[]>`
    select nome, email from usuario where idusuario = ${idusuario}`
  if (!row) throw new Error('no such login')
  return row
}

test('who may not send an order has its cart told to who may, by name and by letter (§6, ux 1.8.4)', async () => {
  await fill()
  const { nome, email } = await nameOf(ana)
  expect((await read()).dados).toEqual({ aprovadores: [nome] })
  expect((await ask(estagiario.token, 'É para sexta.')).dados).toEqual({ aprovadores: [nome] })
  const [carta, ...outras] = await listCartas()
  expect(outras).toEqual([])
  expect(carta?.para).toBe(email)
  expect(carta?.texto).toContain('com 1 produto,')
  expect(carta?.texto).toContain('É para sexta.')
  expect(carta?.texto).toContain(`/${loja.slug}/carrinho`)
})

test('the same cart is told once, a changed one again', async () => {
  await fill()
  await ask()
  await ask()
  expect(await listCartas()).toHaveLength(1)
  await fill(3)
  await ask()
  expect(await listCartas()).toHaveLength(2)
})

test('nothing is told of an empty cart, nor by who may send it', async () => {
  expect((await ask()).falha.codigo).toBe('carrinho_vazio')
  await fill()
  expect((await read(ana.token)).dados).toEqual({ aprovadores: [] })
  expect((await ask(ana.token)).dados).toEqual({ aprovadores: [] })
  expect(await listCartas()).toEqual([])
})
