import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Submissao } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import { signEvento } from '../provedor/simulador.ts'
import {
  buildCliente,
  buildCupom,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** What a coupon may take off in all (issue 17, line 6; decision 0166). */
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10 })
})

const submit = (quantidade: number, change: Partial<Submissao> = {}, cliente = ana) =>
  app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: {
        ...buildSubmissao({ loja, cliente, produto: arroz }),
        itens: [{ id: arroz, quantidade, embalarParaPresente: false }],
        cupom: 'DEZ',
        ...change,
      },
    },
    { token: cliente.token },
  )

/** Uses, and what they took off in centavos. */
async function readGasto(idcupom: string): Promise<number[]> {
  const [row] = await app.sql<{ usos: number; descontado: number }[]>`
    select usos, descontado::int from cupom where idcupom = ${idcupom}`
  return [row?.usos ?? -1, row?.descontado ?? -1]
}

test('orders take it, the one that would pass it is refused the coupon, and a smaller one still gets it', async () => {
  const idcupom = await buildCupom(app.sql, loja, { valor_limite: 25 })
  expect((await submit(20)).status).toBe(200)
  expect(await readGasto(idcupom)).toEqual([1, 2000])
  const { status, falha } = await submit(6)
  expect([status, falha.codigo]).toEqual([422, 'cupom_invalido'])
  expect(falha.mensagemErro).toContain('O que resta deste cupom não cobre o desconto desta compra.')
  expect((await submit(5)).status).toBe(200)
  expect(await readGasto(idcupom)).toEqual([2, 2500])
  expect((await submit(1)).falha.mensagemErro).toContain('Este cupom já deu todo o desconto que podia dar.')
})

test('an automatic one that is spent steps back, and the order is made without it', async () => {
  await buildCupom(app.sql, loja, { codigocupom: 'AUTO', aplicacao_automatica: true, valor_limite: 10 })
  expect((await submit(10, { cupom: null })).dados).toMatchObject({ dadospedido: { cupom: 'AUTO' } })
  expect((await submit(9, { cupom: null })).dados).toMatchObject({ dadospedido: { cupom: null } })
})

test(
  '100 orders at once never give more than it has, and as many as fit are made',
  { timeout: 60_000 },
  async () => {
    const idcupom = await buildCupom(app.sql, loja, { valor_limite: 10.5 })
    const compradores = await Promise.all(Array.from({ length: 100 }, () => buildCliente(app.sql, loja)))
    const respostas = await Promise.all(compradores.map((cliente) => submit(2, {}, cliente)))
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(5)
    const recusas = respostas.flatMap(({ status, falha }) => (status === 200 ? [] : [falha]))
    expect(new Set(recusas.map(({ codigo }) => codigo))).toEqual(new Set(['cupom_invalido']))
    expect(new Set(recusas.map(({ mensagemErro }) => mensagemErro))).toEqual(
      new Set(['Erro ao submeter seu pedido. O que resta deste cupom não cobre o desconto desta compra.']),
    )
    expect(await readGasto(idcupom)).toEqual([5, 1000])
  },
)

test('a cancelled order gives back what it took off (readings 7)', async () => {
  const idcupom = await buildCupom(app.sql, loja, { valor_limite: 10 })
  const { dados } = await submit(10, { formaPagamento: { temForma: true, idformapagto: loja.idPix } })
  expect(await readGasto(idcupom)).toEqual([1, 1000])
  const [cobranca] = await app.sql<{ txid: string }[]>`
    select txid from pagamento where numpedido = ${dados.numpedido}`
  const evento = { idevento: uuidv7(), txid: cobranca?.txid ?? '', status: 'EXPIRADO' as const, valor: 0 }
  await app.call(
    'POST /v4/webhook/{provedor}/{idfornecedor}',
    { params: { provedor: 'simulador', idfornecedor: loja.idfornecedor }, body: evento },
    { headers: { 'x-assinatura': signEvento(evento) } },
  )
  expect(await readGasto(idcupom)).toEqual([0, 0])
  expect((await submit(9)).status).toBe(200)
})

test('a cart is told why, a visitor too, and neither a limit in money nor its count costs an order a statement', async () => {
  await buildCupom(app.sql, loja, { valor_limite: 5 })
  const cart = (quantidade: number) =>
    app.call(
      'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
      {
        params: { session_token: 'token', id: ana.idcliente },
        query: { idfornecedor: loja.idfornecedor },
        body: { cartItens: [{ id: arroz, quantidade }], codigoCupom: 'DEZ' },
      },
      { token: ana.token },
    )
  expect((await cart(6)).dados).toMatchObject({
    codigoCupom: null,
    avisoCupom: 'O que resta deste cupom não cobre o desconto desta compra.',
  })
  expect((await cart(5)).dados.codigoCupom).toBe('DEZ')
  const count = async (quantidade: number, cupom: string | null) =>
    (await app.statementsOf(() => submit(quantidade, { cupom }))).length
  await submit(9, { cupom: null })
  const [sem, com] = [await count(8, null), await count(4, 'DEZ')]
  expect(com).toBe(sem)
})
