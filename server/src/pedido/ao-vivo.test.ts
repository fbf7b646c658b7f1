import { afterAll, beforeAll, expect, test } from 'vitest'

import { insertDevolucao } from '../devolucao/devolucao.repository.ts'
import { annotatePedido } from '../leitura/annotate-pedido.ts'
import { saveSeparacao } from '../separacao/separacao.repository.ts'
import { insertContestacao, saveParecer } from '../pagamento/contestacao.repository.ts'
import { addDevolvido, saveSituacao } from '../pagamento/pagamento.repository.ts'
import { endReembolso, insertReembolso, saveChavePix } from '../pagamento/reembolso.repository.ts'
import { uuidv7, type Transaction } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** What a browser that watches an order is told of (decision 0075): what the triggers told, now that events tell it. */
let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
})
afterAll(() => app.close())

async function order(): Promise<{ numpedido: number; idpagamento: string }> {
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
  return { numpedido, idpagamento: row?.idpagamento ?? '' }
}

type Feito = Awaited<ReturnType<typeof order>>
const situacao = { capturado: null, devolvido: 0, recusa: null }
const fatos: Record<string, (tx: Transaction, feito: Feito) => Promise<unknown>> = {
  'a charge is paid': (tx, { idpagamento }) => saveSituacao(tx, idpagamento, { ...situacao, status: 'PAGO' }),
  'a charge ran out': (tx, { idpagamento }) =>
    saveSituacao(tx, idpagamento, { ...situacao, status: 'EXPIRADO' }),
  'a part went back': (tx, { idpagamento }) => addDevolvido(tx, idpagamento, 100),
  'its payment is contested': async (tx, { numpedido, idpagamento }) => {
    const { idfornecedor } = loja
    const nova = { numpedido, idfornecedor, idpagamento, tipo: 'MED', valor: 100 } as const
    await saveParecer(tx, (await insertContestacao(tx, nova)) ?? '', 'GANHA', 0)
  },
  'a return begins': (tx, { numpedido }) => {
    const { idfornecedor } = loja
    const quem = { ator: 'fornecedor', idusuario: null }
    return insertDevolucao(tx, {
      numpedido,
      idfornecedor,
      tipo: 'DEVOLUCAO',
      valor: 100,
      motivo: 'x',
      ...quem,
    })
  },
  'money waits to be sent back by hand': (tx, { numpedido, idpagamento }) =>
    insertReembolso(tx, { numpedido, idfornecedor: loja.idfornecedor, idpagamento, valor: 100, chave: 'x' }),
  'its way is known, and it is sent': async (tx, { numpedido }) => {
    const idreembolso = uuidv7()
    await tx`
      insert into reembolso (idreembolso, numpedido, idfornecedor, chave, valor) values (${idreembolso}, ${numpedido}, ${loja.idfornecedor}, 'y', 100)`
    await saveChavePix(tx, numpedido, { idreembolso, chave_pix: '11144477735' })
    await endReembolso(tx, numpedido, { idreembolso, ator: 'fornecedor', idusuario: null })
  },
  'the store wrote something beside it': (tx, { numpedido }) =>
    annotatePedido(tx, numpedido, { entregador: { nome: 'Nilo', telefone: '' } }),
  'it was picked': (tx, { numpedido }) =>
    saveSeparacao(tx, { numpedido, idfornecedor: loja.idfornecedor }, { linhas: [], totalservido: 100 }),
}

test.each(Object.entries(fatos))('%s: whoever watches is told, once', async (_, make) => {
  const feito = await order()
  const ouvidos: number[] = []
  await app.settle()
  const stop = app.notificacoes.onPedido((numpedido) => ouvidos.push(numpedido))
  await app.sql.begin((tx) => make(tx, feito))
  await app.settle()
  stop()
  expect(ouvidos).toEqual([feito.numpedido])
})
