import { afterAll, beforeAll, expect, test } from 'vitest'

import { absorbAbertas, insertDevolucao } from '../devolucao/devolucao.repository.ts'
import { insertEventos } from '../evento/index.ts'
import { uuidv7 } from '../infra/index.ts'
import { insertContestacao, saveParecer } from '../pagamento/contestacao.repository.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** Which letters are written when several events of an order wait to be read, and which of these events need no letter. */
let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  await app.sql`update fornecedor set config = jsonb_set(config, '{rodape}', '{"email": "vendas@loja.example"}') where idfornecedor = ${loja.idfornecedor}`
})
afterAll(() => app.close())

/** An order that is paid by Pix, and its charge. */
async function buy(): Promise<{ numpedido: number; idpagamento: string }> {
  const cliente = await buildCliente(app.sql, loja)
  const produto = await buildProduto(app.sql, loja, { preco: 50 })
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: buildSubmissao({ loja, cliente, produto }),
    },
    { token: cliente.token },
  )
  const { numpedido } = dados
  const [row] = await app.sql<{ idpagamento: string }[]>`
    select idpagamento from pagamento where numpedido = ${numpedido}`
  await app.lerEventos()
  return { numpedido, idpagamento: row?.idpagamento ?? '' }
}

const listChaves = async (numpedido: number) =>
  (
    await app.sql<{ chave: string; para: string }[]>`
      select chave, para from correio where texto like ${`%pedido ${numpedido}%`} and not starts_with(chave, 'pedido-recebido') order by criado_em`
  ).map(({ chave, para }) => [chave.replace(/:.*?(:|$)/, '$1'), para === 'vendas@loja.example'])

test('a dispute that the provider decides before anybody was told of it is told, and then decided', async () => {
  const { numpedido, idpagamento } = await buy()
  const { idfornecedor } = loja
  const nova = { numpedido, idfornecedor, idpagamento, tipo: 'MED', valor: 100 } as const
  const idcontestacao = (await insertContestacao(app.sql, nova)) ?? ''
  await saveParecer(app.sql, idcontestacao, 'GANHA', 0)
  await app.lerEventos()
  expect(await listChaves(numpedido)).toEqual([
    ['contestacao', false],
    ['contestacao-loja', true],
    ['contestacao-parecer:ganha', true],
  ])
})

test('a dispute that was told before it had a reader is only decided', async () => {
  const { numpedido, idpagamento } = await buy()
  const { idfornecedor } = loja
  const nova = { numpedido, idfornecedor, idpagamento, tipo: 'MED', valor: 100 } as const
  const idcontestacao = (await insertContestacao(app.sql, nova)) ?? ''
  await app.lerEventos()
  await app.sql`delete from evento where numpedido = ${numpedido}`
  await saveParecer(app.sql, idcontestacao, 'PERDIDA', 100)
  await app.lerEventos()
  expect((await listChaves(numpedido)).slice(2)).toEqual([['contestacao-parecer:perdida', true]])
})

test('a return that a withdrawal takes in has no refusal of its own', async () => {
  const { numpedido } = await buy()
  const { idfornecedor } = loja
  const nova = { numpedido, idfornecedor, tipo: 'DEVOLUCAO', valor: 100, motivo: 'Veio aberto' } as const
  await insertDevolucao(app.sql, { ...nova, ator: 'fornecedor', idusuario: null })
  await absorbAbertas(app.sql, numpedido, 'Incluída na desistência da compra.')
  await app.lerEventos()
  expect(await listChaves(numpedido)).toEqual([['devolucao', false]])
})

test('a card that was charged before its reserve ended was told then: PAGO says it no second time', async () => {
  const [cobrada, outra] = [await buy(), await buy()]
  const { idfornecedor } = loja
  await app.sql`
    insert into correio (idcorreio, idfornecedor, para, assunto, texto, chave)
    values (${uuidv7()}, ${idfornecedor}, 'ana@vitrine.example', '', '', ${`reserva-cobrada:${cobrada.idpagamento}`})`
  for (const { numpedido } of [cobrada, outra]) {
    const quem = { ator: 'sistema', motivo: '', quando: new Date().toISOString() }
    const numeros = { numpedido, numpedidoerp: null, numpedidocliente: '', total: 50, totalservido: 50 }
    const passo = { status: 'PAGO', anterior: 'AGUARDANDOPAGAMENTO', pago: true } as const
    const dados = { ...numeros, ...quem, ...passo, documentoNaEntrega: false }
    await insertEventos(app.sql, [{ idfornecedor, tipo: 'pedido.PAGO', dados }])
  }
  await app.lerEventos()
  expect(await listChaves(cobrada.numpedido)).toEqual([])
  expect(await listChaves(outra.numpedido)).toEqual([['pedido-pago', false]])
})
