import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  openRodada,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { createPagamentoTarefas } from './pagamento.tarefas.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let produto: string

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  produto = await buildProduto(app.sql, loja, { preco: 12.5, estoque: 100_000 })
})
afterAll(() => app.close())

let quantidade = 0

/** An order by Pix, and its money at the bank, of which nobody told the shop. */
async function buy({ pago }: { pago: boolean }): Promise<number> {
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao(
        { loja, cliente: ana, produto },
        { itens: [{ id: produto, quantidade: (quantidade += 1), embalarParaPresente: false }] },
      ),
    },
    { token: ana.token },
  )
  if (pago)
    await app.sql`
      insert into banco_simulado (txid, tipo, valor, status)
      select txid, tipo, valor, 'PAGO' from pagamento where numpedido = ${dados.numpedido}`
  return dados.numpedido
}

const statusOf = async (numpedido: number) =>
  (await app.sql`select status from pedido where numpedido = ${numpedido}`)[0]?.status as string

test('money that came while nobody listened is found at start; what waits goes on waiting', async () => {
  const [pago, espera] = [await buy({ pago: true }), await buy({ pago: false })]
  // Asked in this very moment once more: nothing says that it ends.
  await app.pagamentos.refresh({ desde: new Date(), boletosDesde: new Date() })
  expect([await statusOf(pago), await statusOf(espera)]).toEqual(['PAGO', 'AGUARDANDOPAGAMENTO'])
})

test('a process that starts asks at once about all that waits, and each minute after that (N11)', async () => {
  const tarefa = createPagamentoTarefas(app).find(({ nome }) => nome === 'consultar-pagamentos')
  expect(tarefa?.cron).toBe('* * * * *')
  const pago = await buy({ pago: true })
  // Asked about in this very moment: a minute's round leaves it for the next one, a start does not.
  await tarefa?.run(openRodada().rodada)
  expect(await statusOf(pago)).toBe('AGUARDANDOPAGAMENTO')
  const comecos: Promise<unknown>[] = []
  tarefa?.follow?.(app.notificacoes, async (run = tarefa.run) => {
    comecos.push(run(openRodada().rodada))
  })
  expect(comecos).toHaveLength(1)
  await Promise.all(comecos)
  expect(await statusOf(pago)).toBe('PAGO')
})

test('a minute asks about what the one before did not, of slips only what waits for long; two workers share it', async () => {
  const numeros = [await buy({ pago: true }), await buy({ pago: true })]
  const haMuito = { desde: new Date(Date.now() - 60_000), boletosDesde: new Date(Date.now() - 60_000) }
  expect(await app.pagamentos.refresh(haMuito)).toBe(0)
  await app.sql`
    update pagamento set consultada_em = now() - interval '2 minutes', criado_em = now() - interval '1 hour' where status = 'PENDENTE'`
  await app.sql`update pagamento set tipo = 'BOLETO' where numpedido = ${numeros[1] ?? 0}`
  const minuto = { desde: haMuito.desde, boletosDesde: new Date(Date.now() - 600_000) }
  const vezes = await Promise.all([app.pagamentos.refresh(minuto), app.pagamentos.refresh(minuto)])
  expect(vezes[0] + vezes[1]).toBe(2)
  expect(await Promise.all(numeros.map(statusOf))).toEqual(['PAGO', 'AGUARDANDOPAGAMENTO'])
  expect(await app.pagamentos.refresh(haMuito)).toBe(1)
  expect(await Promise.all(numeros.map(statusOf))).toEqual(['PAGO', 'PAGO'])
})
