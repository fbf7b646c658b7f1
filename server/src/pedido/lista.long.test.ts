import { afterAll, beforeAll, expect, test } from 'vitest'

import { addDias } from '@vitrine/rules/data'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  hoje,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** The order list among 1,000,000 orders against 1,000 (`npm run test:long`, issue 5). */
const MUITOS = 1_000_000
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp({}, { strict: false })
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  const produto = await buildProduto(app.sql, loja)
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao({ loja, cliente: ana, produto }),
    },
    { token: ana.token },
  )
  await fill(dados.numpedido, ana.idcliente, 999)
}, 120_000)
afterAll(() => app.close())

/** So many orders like one, of this cliente, one line each. */
async function fill(numpedido: number, idcliente: string, vezes: number): Promise<void> {
  await app.sql`
    with novos as (
      insert into pedido (idfornecedor, idcliente, idsubmissao, impressao, status, canalvenda, tipoentrega, idformaentrega, nomeformaentrega,
        data_de_entrega, janela_inicio, janela_fim, idformapagto, tipopagamento, nomepagamento, subtotal, taxaentrega, total, totalitens, criado_em)
      select p.idfornecedor, ${idcliente}::uuid, gen_random_uuid(), p.impressao,
        (array['ENTREGUE', 'ENVIADO', 'CANCELADO', 'PAGO'])[1 + n % 4], p.canalvenda, p.tipoentrega, p.idformaentrega, p.nomeformaentrega,
        p.data_de_entrega, p.janela_inicio, p.janela_fim, p.idformapagto, p.tipopagamento, p.nomepagamento, p.subtotal, p.taxaentrega, p.total,
        p.totalitens, now() - n * interval '1 second'
      from pedido p, generate_series(1, ${vezes}) n where p.numpedido = ${numpedido}
      returning numpedido
    )
    insert into item_pedido (numpedido, idfornecedor, sequencia, idcadastroextraproduto, nome, embalagem, unidade, quantidade, precounitario, total)
    select n.numpedido, i.idfornecedor, 0, i.idcadastroextraproduto, i.nome, i.embalagem, i.unidade, i.quantidade, i.precounitario, i.total
    from novos n, item_pedido i where i.numpedido = ${numpedido}`
  await app.sql`vacuum analyze pedido`
  await app.sql`analyze item_pedido`
}

const perguntas = {
  'first page': {},
  'last page': { page: 160 },
  'one status': { status: 'ENTREGUE' },
  'a product': { sk: 'produto' },
  'a week': { dataInicio: addDias(hoje, -7) },
  'dear first': { ordenacao: 'maior_total' as const },
}

/** Milliseconds of each question, the middle of some. */
async function measure(
  cliente: ClienteDeTeste,
  { menos = [] as string[], vezes = 9 } = {},
): Promise<Record<string, number>> {
  const tempos: Record<string, number> = {}
  for (const [nome, query] of Object.entries(perguntas)) {
    if (menos.includes(nome)) continue
    const each: number[] = []
    for (let i = 0; i < vezes; i += 1) {
      const began = performance.now()
      await app.call(
        'GET /v2/app/pedido/cliente/{idcliente}',
        { params: { idcliente: cliente.idcliente }, query: { limit: 6, ...query } },
        { token: cliente.token },
      )
      each.push(performance.now() - began)
    }
    tempos[nome] = each.toSorted((a, b) => a - b)[Math.floor(vezes / 2)] ?? 0
  }
  return tempos
}

test('a list of 1,000 orders takes as long among 1,000,000 as alone (issue 5)', async () => {
  const sozinha = await measure(ana)
  const [{ numpedido }] = await app.sql<
    [{ numpedido: number }]
  >`select max(numpedido) as numpedido from pedido`
  const outro = await buildCliente(app.sql, loja)
  for (let n = 0; n < MUITOS; n += 100_000) await fill(numpedido, outro.idcliente, 100_000)
  const entre = await measure(ana)
  const razoes = Object.fromEntries(
    Object.entries(entre).map(([nome, ms]) => [nome, Math.round((ms / (sozinha[nome] ?? ms)) * 100) / 100]),
  )
  console.log('order list, 1,000,000 orders against 1,000, ratio:', razoes)
  console.log('a list of 1,000 orders, ms:', { sozinha, entre })
  // One buyer of all of them: what counting a million costs. Words are looked for order by order: that is for people's lists.
  const todas = await measure(outro, { menos: ['a product'], vezes: 3 })
  console.log('a list of 1,000,000 orders of one buyer, ms:', todas)
  for (const razao of Object.values(razoes)) expect(razao).toBeLessThan(4)
}, 900_000)
