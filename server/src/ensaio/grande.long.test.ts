import { readFileSync } from 'node:fs'

import type { PedidoDeReajuste } from '@vitrine/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openDatabase, prazos, uuidv7 } from '../infra/index.ts'
import { applyReajustes } from '../reajuste/apply-reajustes.ts'
import {
  acceptTermos,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  copyPedido,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** What is tried before it holds, on many prices and many orders: statements and time (decision 0171; `npm run test:long`). */
const PRODUTOS = Number(process.env.PRODUTOS ?? 100_000)
const PEDIDOS = Number(process.env.PEDIDOS ?? 5000)
const BASE = '/painel/v1/{idfornecedor}'

let app: AppDeTeste
let loja: FornecedorDeTeste
let dona: LoginDeTeste
beforeAll(async () => {
  app = await createTestApp({}, { strict: false })
})
afterAll(() => app.close())

async function openLoja() {
  loja = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  return { idfornecedor: loja.idfornecedor }
}

test('a rule over 100,000 prices is rehearsed in seconds, and applied in minutes by a job', async () => {
  const params = await openLoja()
  const sql = openDatabase(app.url, { max: 1, prazos: prazos.manutencao })
  await sql`
    insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, descricao, idcategoria, embalagem, unidade, preco,
      precooferta, custo, desconto_progressivo)
    select ${loja.idfornecedor}, uuidv7(), uuidv7(), 'P' || n, 'Produto ' || n, 'Marca ' || n % 9, 'Descrição ' || n, ${loja.idcategoria}, 'un', 'un',
      1000000 + n * 100, case when n % 10 = 0 then 900000 end, 500000, case when n % 5 = 0 then '{"12": 80, "24": 75}'::jsonb end
    from generate_series(1, ${PRODUTOS}::int) n`
  await sql.unsafe('vacuum analyze produto')
  await sql.end()
  const body = { selecao: {}, regra: { percentual: 10 } } as PedidoDeReajuste
  const ensaio = await measure('reajuste, ensaio', () =>
    app.call(`POST ${BASE}/reajustes/ensaio`, { params, body }, dona),
  )
  expect(ensaio.feito.dados).toMatchObject({ produtos: PRODUTOS, mudam: PRODUTOS })
  await app.call(
    `PUT ${BASE}/reajustes/{idreajuste}`,
    { params: { ...params, idreajuste: uuidv7() }, body },
    dona,
  )
  const aplicacao = await measure('reajuste, aplicação', () => applyReajustes(app.sql))
  const [row] = await app.sql<{ mudados: number }[]>`
    select count(*)::int as mudados from produto where idfornecedor = ${loja.idfornecedor} and preco >= 1100000`
  expect(row?.mudados).toBe(PRODUTOS)
  expect(ensaio.ms).toBeLessThan(120_000)
  expect(aplicacao.ms).toBeLessThan(600_000)
}, 1_200_000)

test('a policy, a coupon and a combo are rehearsed on 5,000 orders by as many statements as there are hundreds of them', async () => {
  const params = await openLoja()
  const [pao, queijo] = [await buildProduto(app.sql, loja), await buildProduto(app.sql, loja)]
  const ana = await buildCliente(app.sql, loja)
  await acceptTermos(app.sql, ana)
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: {
        ...buildSubmissao({ loja, cliente: ana, produto: pao }),
        itens: [pao, queijo].map((id) => ({ id, quantidade: 12, embalarParaPresente: false })),
      },
    },
    { token: ana.token },
  )
  await copyPedido(app.sql, dados.numpedido, PEDIDOS - 1)
  await app.sql.unsafe('vacuum analyze pedido, item_pedido')
  const dias = 7 as const
  const grupos = [pao, queijo].map((id) => ({
    idgrupo: uuidv7(),
    nome: 'Um',
    minimo: 1,
    maximo: 1,
    produtos: [{ idcadastroextraproduto: id }],
  }))
  const ensaios: Record<string, () => Promise<{ dados: unknown }>> = {
    politica: () =>
      app.call(
        `POST ${BASE}/politicas/ensaio`,
        {
          params,
          body: { politica: { idpolitica: uuidv7(), nome: 'P', efeito: { percentual: -10 } }, dias },
        },
        dona,
      ),
    cupom: () =>
      app.call(
        `POST ${BASE}/cupons/ensaio`,
        {
          params,
          body: {
            cupom: {
              idcupom: uuidv7(),
              codigocupom: 'DEZ',
              nome: 'Dez',
              tipodesconto: 'percentual',
              valor: 10,
            } as never,
            dias,
          },
        },
        dona,
      ),
    combo: () =>
      app.call(
        `POST ${BASE}/combos/ensaio`,
        {
          params,
          body: {
            combo: {
              idcombopromocional_cabecalho: uuidv7(),
              nome: 'C',
              preco: { tipo: 'percentual', percentual: 20 },
              grupos,
            },
            dias,
          },
        },
        dona,
      ),
  }
  for (const [nome, ensaio] of Object.entries(ensaios))
    for (let vez = 1; vez <= 3; vez += 1) {
      const { feito, ms, instrucoes } = await measure(`${nome}, ensaio ${vez}`, ensaio)
      expect(feito.dados).toMatchObject({ pedidos: PEDIDOS })
      expect(instrucoes).toBeLessThan(PEDIDOS / 100 + 20)
      expect(ms).toBeLessThan(60_000)
    }
}, 600_000)

/** By the clock, of this process, of this database's connections, in ms; and statements. On a busy machine the clock says little. */
async function measure<T>(nome: string, work: () => Promise<T>) {
  let feito!: T // set by the work that is awaited
  const banco = await readBanco()
  const processo = process.cpuUsage()
  const inicio = performance.now()
  const instrucoes = await app.statementsOf(async () => {
    feito = await work()
  })
  const ms = Math.round(performance.now() - inicio)
  const { user, system } = process.cpuUsage(processo)
  const tempos = { ms, processo: Math.round((user + system) / 1000), banco: (await readBanco()) - banco }
  console.log(nome, { ...tempos, instrucoes: instrucoes.length })
  return { feito, ms, instrucoes: instrucoes.length }
}

/** Processor time of the connections to this database; of a database elsewhere 0. */
async function readBanco(): Promise<number> {
  const rows = await app.sql<
    { pid: number }[]
  >`select pid from pg_stat_activity where datname = current_database()`
  return rows.reduce((sum, { pid }) => sum + readTempo(pid), 0)
}

/** User and system time of a process in ms: numbers 14 and 15 of its accounts, in hundredths of a second. */
function readTempo(pid: number): number {
  try {
    const depois = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(depois[11] ?? 0) + Number(depois[12] ?? 0)) * 10
  } catch {
    return 0
  }
}
