import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AcaoPedido } from '@vitrine/contract'

import {
  acceptTermos,
  buildAssinatura,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  buildVinculado,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** A company with somebody who orders for it and somebody who only prepares (readings 7 `submissao_pedido`). */
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let zeca: LoginDeTeste
let num: number

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  zeca = await buildVinculado(app.sql, loja, [ana])
  await app.sql`update usuario_cliente set submissao_pedido = false where idusuario = ${zeca.idusuario}`
  await acceptTermos(app.sql, ana)
  const body = buildSubmissao({ loja, cliente: ana, produto: await buildProduto(app.sql, loja) })
  const params = { session_token: 'token', id: ana.idcliente }
  const key = 'POST /v2/app/{session_token}/usuario/{id}/pedido'
  num = (await app.call(key, { params, body }, { token: ana.token })).dados.numpedido
})
afterAll(() => app.close())

const read = async (token: string) =>
  (
    await app.call(
      'GET /v2/app/{session_token}/order/{numpedido}',
      { params: { session_token: 'token', numpedido: num } },
      { token },
    )
  ).dados
const act = (acao: AcaoPedido) =>
  app.call('POST /v4/orders/{num}/{acao}', { params: { num, acao }, body: {} }, { token: zeca.token })

test('who prepares reads the order and may repeat it; nothing else of it is offered', async () => {
  expect(await read(zeca.token)).toMatchObject({
    podeSubmeter: false,
    acoes: ['repetir'],
    podeCancelar: false,
    podeTrocarPagamento: false,
  })
  expect(await read(ana.token)).toMatchObject({
    podeSubmeter: true,
    podeCancelar: true,
    podeTrocarPagamento: true,
  })
  const { token } = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  expect((await read(token)).podeSubmeter).toBe(true)
})

test.each<AcaoPedido>([
  'cancelar',
  'aceitar-orcamento',
  'recusar-orcamento',
  'confirmar-entrega',
  'arrependimento',
  'aceitar-peso',
  'recusar-peso',
])('%s is refused, and the order stays as it was', async (acao) => {
  const antes = await read(ana.token)
  const { status, falha } = await act(acao)
  expect([status, falha.codigo]).toEqual([422, 'sem_permissao_submeter'])
  expect(await read(ana.token)).toEqual(antes)
})

test('repeating puts it into the cart, which is preparing', async () => {
  expect((await act('repetir')).status).toBe(200)
})

test('its subscription is read, and changed in no way', async () => {
  const produto = await buildProduto(app.sql, loja)
  const { idassinatura: id } = await buildAssinatura(app, { loja, cliente: ana, produto })
  const get = (token: string) => app.call('GET /v4/subscription/get/{id}', { params: { id } }, { token })
  const antes = (await get(ana.token)).dados
  expect((await get(zeca.token)).dados.podeSubmeter).toBe(false)
  const { token } = zeca
  const recusas = [
    await app.call('DELETE /v4/subscription/cancel/{id}', { params: { id } }, { token }),
    ...(await Promise.all(
      (['pausar', 'retomar', 'pular', 'itens'] as const).map((acao) =>
        app.call('POST /v4/subscription/{id}/{acao}', { params: { id, acao }, body: {} }, { token }),
      ),
    )),
  ]
  expect(recusas.map(({ falha }) => falha.codigo)).toEqual(recusas.map(() => 'sem_permissao_submeter'))
  expect((await get(ana.token)).dados).toEqual(antes)
})
