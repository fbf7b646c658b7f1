import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import { returnCobranca } from '../pagamento/index.ts'
import { signEvento } from '../provedor/simulador.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  pickTudo,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let dono: LoginDeTeste
let arroz: string

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  dono = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  arroz = await buildProduto(app.sql, loja, { preco: 10 })
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await buildCliente(app.sql, loja)
})

/** 3 at R$ 10,00 and R$ 7,90 of freight by Pix. */
async function order(): Promise<number> {
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao(
        { loja, cliente: ana, produto: arroz },
        { itens: [{ id: arroz, quantidade: 3, embalarParaPresente: false }] },
      ),
    },
    { token: ana.token },
  )
  return dados.numpedido
}

async function notify(numpedido: number, status: string): Promise<void> {
  const [charge] = await app.sql<{ txid: string; valor: number }[]>`
    select txid, valor from pagamento where numpedido = ${numpedido}`
  // The money moves at the bank, which then tells of it.
  await app.sql`
    insert into banco_simulado (txid, tipo, valor, status) values (${charge?.txid ?? ''}, 'PIX', ${charge?.valor ?? 0}, 'PAGO')
    on conflict (txid) do update set status = 'PAGO' where banco_simulado.status in ('PENDENTE', 'CANCELADO')`
  const body = { idevento: uuidv7(), txid: charge?.txid, status, valor: charge?.valor }
  await app.call(
    'POST /v4/webhook/{provedor}/{idfornecedor}',
    { params: { provedor: 'simulador', idfornecedor: loja.idfornecedor }, body },
    { headers: { 'x-assinatura': signEvento(body) } },
  )
}

const act = (num: number, acao: 'cancelar' | 'arrependimento') =>
  app.call('POST /v4/orders/{num}/{acao}', { params: { num, acao }, body: {} }, { token: ana.token })
async function move(num: number, para: 'SEPARANDO' | 'EMENTREGA' | 'ENTREGUE') {
  if (para === 'EMENTREGA') await pickTudo(app, num, dono)
  return app.call(
    'POST /painel/v1/pedidos/{num}/mover',
    { params: { num }, body: { para, motivo: '' } },
    { token: dono.token },
  )
}
const pick = (num: number, quantidadeServida: number) =>
  app.call(
    'POST /painel/v1/pedidos/{num}/separar',
    { params: { num }, body: { itens: [{ sequencia: 0, quantidadeServida }] } },
    { token: dono.token },
  )
const end = (num: number, iddevolucao: string, fim: 'concluir' | 'recusar') =>
  fim === 'concluir'
    ? app.call(
        'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/concluir',
        { params: { num, iddevolucao }, body: {} },
        { token: dono.token },
      )
    : app.call(
        'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/recusar',
        { params: { num, iddevolucao }, body: { motivo: 'Usado' } },
        { token: dono.token },
      )

async function open(num: number, valor: number): Promise<string> {
  const { dados } = await app.call(
    'POST /painel/v1/pedidos/{num}/devolver',
    { params: { num }, body: { valor, motivo: 'Avaria' } },
    { token: dono.token },
  )
  return dados.iddevolucao
}

async function deliver(num: number): Promise<void> {
  await notify(num, 'PAGO')
  for (const para of ['SEPARANDO', 'EMENTREGA', 'ENTREGUE'] as const) await move(num, para)
}

/** Each way in which money goes back: what is done, and the refunds that it is, in centavos. Everything is done again and again. */
const caminhos: Record<string, { faz: (num: number) => Promise<unknown>; voltas: number[] }> = {
  'a paid order that is cancelled': {
    faz: async (num) => {
      await notify(num, 'PAGO')
      await act(num, 'cancelar')
      await act(num, 'cancelar')
      await app.sql.begin((tx) => returnCobranca(tx, num))
    },
    voltas: [3790],
  },
  'money that comes for a cancelled order, told three times': {
    faz: async (num) => {
      await act(num, 'cancelar')
      for (let vez = 0; vez < 3; vez += 1) await notify(num, 'PAGO')
    },
    voltas: [3790],
  },
  'less that was picked, said twice, then still less': {
    faz: async (num) => {
      await notify(num, 'PAGO')
      await move(num, 'SEPARANDO')
      for (const servida of [2, 2, 1]) await pick(num, servida)
    },
    voltas: [1000, 1000],
  },
  'a return that is ended five times at once': {
    faz: async (num) => {
      await deliver(num)
      const id = await open(num, 12)
      await Promise.all(Array.from({ length: 5 }, () => end(num, id, 'concluir')))
    },
    voltas: [1200],
  },
  'a refused return counts for nothing: all of it comes back with the withdrawal': {
    faz: async (num) => {
      await deliver(num)
      await end(num, await open(num, 12), 'recusar')
      await act(num, 'arrependimento')
      await act(num, 'arrependimento')
    },
    voltas: [3790],
  },
  'a return that is done lowers the withdrawal by itself and no more': {
    faz: async (num) => {
      await deliver(num)
      await end(num, await open(num, 12), 'concluir')
      await end(num, await open(num, 5), 'recusar')
      await act(num, 'arrependimento')
    },
    voltas: [1200, 2590],
  },
}

test.each(Object.keys(caminhos))('%s: every refund once, for its own amount (T7)', async (nome) => {
  const { faz, voltas = [] } = caminhos[nome] ?? {}
  const num = await order()
  await faz?.(num)
  for (let vez = 0; vez < 3; vez += 1) {
    await app.pagamentos.settle(num)
    await app.pagamentos.resume()
  }
  const operacoes = await app.sql<{ valor: number; estado: string }[]>`
    select o.valor::int as valor, o.estado from operacao_pagamento o join pagamento g using (idpagamento)
    where g.numpedido = ${num} and o.tipo = 'ESTORNAR' order by o.criado_em, o.idoperacao`
  expect(operacoes).toEqual(voltas.map((valor) => ({ valor, estado: 'FEITA' })))
  const [livros] = await app.sql<{ banco: number; loja: number }[]>`
    select b.devolvido::int as banco, g.devolvido::int as loja from pagamento g join banco_simulado b using (txid) where g.numpedido = ${num}`
  const soma = voltas.reduce((total, valor) => total + valor, 0)
  expect(livros).toEqual({ banco: soma, loja: soma })
})
