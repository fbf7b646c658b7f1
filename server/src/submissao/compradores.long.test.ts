import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Sql } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestDatabase,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** 200 buyers at once over HTTP, the server a process of its own with the pool that is configured (`npm run test:long`, issue 5). */
const COMPRADORES = 200
/** Each buys 2 in each round; of the last product there is not enough for all. */
const RODADAS = 5
const ESCASSO = 150
/** Nobody waits longer for any of the four answers of a purchase. */
const LIMITE_MS = 15_000

const script = fileURLToPath(new URL('../teste/servidor-de-teste.ts', import.meta.url))
let sql: Sql
let drop: () => Promise<void>
let child: ChildProcess
let base: string
let loja: FornecedorDeTeste
let compradores: ClienteDeTeste[]

beforeAll(async () => {
  const banco = await createTestDatabase()
  ;({ sql, drop } = banco)
  child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      DATABASE_URL: banco.url,
      DEMO: '1',
      LOG_LEVEL: 'silent',
      // All of them come from one address.
      LIMITE_IP: '0',
      LIMITE_CONTA: '0',
      LIMITE_CHAMADA: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(child.stdout ?? child, 'data')
  base = `http://127.0.0.1:${String(port).trim()}`
  loja = await buildFornecedor(sql)
  compradores = []
  for (let n = 0; n < COMPRADORES; n += 1) compradores.push(await buildCliente(sql, loja))
}, 120_000)
afterAll(async () => {
  child.kill('SIGKILL')
  await drop()
})

const tempos: Record<string, number[]> = {}

async function ask(
  nome: string,
  caminho: string,
  { token, body }: { token: string; body?: object },
): Promise<{ status: number; codigo: string }> {
  const began = performance.now()
  const resposta = await fetch(`${base}${caminho}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const texto = await resposta.text()
  tempos[nome] = [...(tempos[nome] ?? []), performance.now() - began]
  const { codigo = '' } = JSON.parse(texto) as { codigo?: string } // every answer is a JSON object
  return { status: resposta.status, codigo }
}

/** Cart, forms, the question about duplicates and the order, as a browser asks them. */
async function buy(cliente: ClienteDeTeste, produto: string) {
  const { token, idcliente } = cliente
  const { idfornecedor } = loja
  const cart = `/v2/app/token/cliente/usuario/${idcliente}/cart?idfornecedor=${idfornecedor}`
  const submissao = buildSubmissao({ loja, cliente, produto })
  const pedido = `/v2/app/token/usuario/${idcliente}/pedido`
  const respostas = [
    await ask('cart', cart, { token, body: { cartItens: submissao.itens } }),
    await ask(
      'delivery forms',
      `/v4/app/token/${idcliente}/formas-entrega/${idfornecedor}?idendereco=${cliente.idendereco}`,
      { token },
    ),
    await ask('duplicates', `${pedido}/duplicidade`, { token, body: submissao }),
    await ask('order', pedido, { token, body: submissao }),
  ]
  return respostas
}

function describeTempos(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tempos).map(([nome, lista]) => {
      const sorted = lista.toSorted((a, b) => a - b)
      const at = (parte: number) => Math.round(sorted[Math.ceil(sorted.length * parte) - 1] ?? 0)
      return [nome, `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`]
    }),
  )
}

test('200 parallel buyers are all answered, in time and without an error; stock is exact (issue 5)', async () => {
  const farto = await buildProduto(sql, loja, { nome: 'Farto', preco: 10, estoque: 10_000 })
  const escasso = await buildProduto(sql, loja, { nome: 'Escasso', preco: 10, estoque: ESCASSO * 2 })
  const began = performance.now()
  for (let rodada = 0; rodada < RODADAS; rodada += 1) {
    // What is bought again within a minute is asked about: another note makes no difference, another round does.
    await sql`update pedido set criado_em = criado_em - interval '2 minutes'`
    const respostas = (await Promise.all(compradores.map((cliente) => buy(cliente, farto)))).flat()
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([200]))
  }
  const segundos = (performance.now() - began) / 1000
  const pedidos = (await Promise.all(compradores.map((cliente) => buy(cliente, escasso)))).map(
    (each) => each[3],
  )
  console.log(
    `${COMPRADORES} parallel buyers, ${Math.round((COMPRADORES * RODADAS) / segundos)} purchases a second:`,
    describeTempos(),
  )

  expect(pedidos.filter((each) => each?.status === 200)).toHaveLength(ESCASSO)
  expect(pedidos.filter((each) => each?.codigo === 'estoque_insuficiente')).toHaveLength(
    COMPRADORES - ESCASSO,
  )
  expect(Math.max(...Object.values(tempos).flat())).toBeLessThan(LIMITE_MS)
  const estoque = await sql<{ idcadastroextraproduto: string; quantidade: number }[]>`
    select idcadastroextraproduto, quantidade from estoque`
  expect(new Map(estoque.map((each) => [each.idcadastroextraproduto, each.quantidade]))).toEqual(
    new Map([
      [farto, (10_000 - COMPRADORES * RODADAS * 2) * 1000],
      [escasso, 0],
    ]),
  )
  const [contados] = await sql<{ pedidos: number; cobrancas: number; cartas: number }[]>`
    select (select count(*)::int from pedido) as pedidos, (select count(*)::int from pagamento) as cobrancas, (select count(*)::int from evento where 'cartas' = any(falta)) as cartas`
  const feitos = COMPRADORES * RODADAS + ESCASSO
  expect(contados).toEqual({ pedidos: feitos, cobrancas: feitos, cartas: feitos })
}, 600_000)
