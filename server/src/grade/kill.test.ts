import type { ChildProcess } from 'node:child_process'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { uuidv7, type Sql } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestDatabase,
  startServidor,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** One of two servers is killed while people negotiate at both: nothing is half done, no order is made twice (issue 14). */
const CARRINHOS = 24
let sql: Sql
let url: string
let drop: () => Promise<void>
const children: ChildProcess[] = []

beforeAll(async () => {
  ;({ sql, url, drop } = await createTestDatabase())
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await drop()
})

const start = () => startServidor({ url, children })

interface Answer {
  /** 0: the server was killed, what became of it is not known. */
  status: number
  dados: { negociacao?: { revisao: number } | null; numpedido?: number; codigo?: string }
}

interface Pedindo {
  base: string
  token: string
  path: string
  method?: string
  body?: object
}

async function ask({ base, token, path, method = 'GET', body }: Pedindo): Promise<Answer> {
  try {
    const response = await fetch(base + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, dados: (await response.json()) as Answer['dados'] }
  } catch {
    return { status: 0, dados: {} }
  }
}

interface Cena {
  loja: FornecedorDeTeste
  marina: { token: string }
  lata: string
}

/** What one attendant and one customer do at two servers, act by act; `onResposta` hears of each. */
async function negotiate(
  { loja, marina, lata }: Cena,
  { ana, idsubmissao }: { ana: ClienteDeTeste; idsubmissao: string },
  { bases, onResposta }: { bases: readonly [string, string]; onResposta: (status: number) => void },
): Promise<void> {
  const grade = `/painel/v1/${loja.idfornecedor}/negociacoes/${ana.idcliente}`
  const doCliente = `/v4/cart/${loja.idfornecedor}/${ana.idcliente}/negociacao`
  let vez = 0
  const daLoja = (path: string, method: string, body?: object) =>
    send(marina.token, grade + path, method, body)
  const send = async (token: string, path: string, method: string, body?: object) => {
    const answer = await ask({ base: bases[(vez += 1) % 2] ?? bases[1], token, path, method, body })
    onResposta(answer.status)
    return answer
  }
  const revisao = async () => (await daLoja('', 'GET')).dados.negociacao?.revisao ?? 0
  await daLoja('/posse', 'POST', {})
  for (const [visto, precoatendente] of [9.9, 9.8, 9.7, 9.6].entries())
    await daLoja(`/linhas/${lata}`, 'PUT', { visto, precoatendente, motivo: `passo ${visto}` })
  await daLoja('/frete', 'PUT', { visto: await revisao(), frete: 5 })
  await send(ana.token, `${doCliente}/aceite`, 'POST', { visto: await revisao() })
  await daLoja('/pedido', 'POST', closing(loja, ana, { idsubmissao, visto: await revisao() }))
}

function closing(
  loja: FornecedorDeTeste,
  ana: ClienteDeTeste,
  chaves: { idsubmissao: string; visto: number },
) {
  const { formaEntrega, formaPagamento, tipoEntrega, enderecoentrega } = buildSubmissao({
    loja,
    cliente: ana,
    produto: '',
  })
  return { formaEntrega, formaPagamento, tipoEntrega, enderecoentrega, ...chaves }
}

interface Situacao {
  estado: string
  preso: boolean
  oferta: number | null
  nalinha: number | null
  ultimoato: number | null
  frete: number | null
  ultimofrete: number | null
  pedidos: number
  doPedido: string | null
  linhas: number
}

/** Each negotiation beside what cart, line, history and orders say of it. */
const readSituacoes = () => sql<Situacao[]>`
  select n.estado, c.bloqueado_por is not null as preso, l.preco as oferta, (c.itens -> 0 ->> 'precoatendente')::int as nalinha, n.frete,
    (select a.depois from ato_negociacao a where a.idnegociacao = n.idnegociacao and a.acao = 'PRECO' order by a.idato desc limit 1) as ultimoato,
    (select a.depois from ato_negociacao a where a.idnegociacao = n.idnegociacao and a.acao = 'FRETE' order by a.idato desc limit 1) as ultimofrete,
    (select count(*)::int from pedido p where p.idcliente = n.idcliente) as pedidos,
    (select p.negociacao ->> 'idnegociacao' from pedido p where p.numpedido = n.numpedido) = n.idnegociacao::text as "doPedido",
    jsonb_array_length(c.itens) as linhas
  from negociacao n join carrinho c using (idfornecedor, idcliente) left join linha_negociada l on l.idnegociacao = n.idnegociacao`

function checkInteira(cada: Situacao): void {
  if (cada.estado === 'FECHADA') {
    expect(cada).toMatchObject({ pedidos: 1, doPedido: true, linhas: 0, preso: false })
    return
  }
  expect(cada).toMatchObject({ estado: 'ABERTA', preso: true, pedidos: 0, linhas: 1 })
  expect([cada.nalinha, cada.ultimoato]).toEqual([cada.oferta, cada.oferta])
  expect(cada.frete).toBe(cada.ultimofrete)
}

test('kill -9 of one of two servers in the middle of acts, acceptances and closings', async () => {
  const loja = await buildFornecedor(sql)
  const lata = await buildProduto(sql, loja, { nome: 'Lata', preco: 10, estoque: 1000 })
  const marina = await buildEquipe(sql, loja, { papel: 'atendente' })
  const gente = await Promise.all(
    Array.from({ length: CARRINHOS }, async () => ({
      ana: await buildCliente(sql, loja),
      idsubmissao: uuidv7(),
    })),
  )
  await Promise.all(
    gente.map(
      ({ ana }) => sql`
        insert into carrinho (idfornecedor, idcliente, itens)
        values (${loja.idfornecedor}, ${ana.idcliente}, ${sql.json([{ id: lata, quantidade: 2000 }])})`,
    ),
  )
  const [a, b] = [await start(), await start()]
  let [feitos, perdidos] = [0, 0]
  // Of some eight acts each: the first are done, the others at every stage of their way.
  const onResposta = (status: number) => {
    if (status === 0) perdidos += 1
    if (status !== 200) return
    feitos += 1
    if (feitos === CARRINHOS * 5) a.child.kill('SIGKILL')
  }
  const cena = { loja, marina, lata }
  await Promise.all(gente.map((um) => negotiate(cena, um, { bases: [a.base, b.base], onResposta })))
  expect(a.child.killed).toBe(true)
  expect(perdidos).toBeGreaterThan(0)
  // PostgreSQL ends what the dead one had begun.
  await expect
    .poll(
      async () =>
        (
          await sql`select from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`
        ).length,
    )
    .toBe(0)
  for (const cada of await readSituacoes()) checkInteira(cada)

  // Closed again, with the same key: who was not answered gets the one order that there is, or it is made now.
  const numeros = await Promise.all(
    gente.slice(0, CARRINHOS / 2).map(async ({ ana, idsubmissao }) => {
      const grade = `/painel/v1/${loja.idfornecedor}/negociacoes/${ana.idcliente}`
      const vista = await ask({ base: b.base, token: marina.token, path: grade })
      const visto = vista.dados.negociacao?.revisao ?? 1
      const body = closing(loja, ana, { idsubmissao, visto })
      const { status, dados } = await ask({
        base: b.base,
        token: marina.token,
        path: `${grade}/pedido`,
        method: 'POST',
        body,
      })
      expect([status, dados.codigo]).toEqual([200, undefined])
      return dados.numpedido
    }),
  )
  expect(new Set(numeros).size).toBe(CARRINHOS / 2)
  for (const cada of await readSituacoes()) checkInteira(cada)

  // Whoever is not heard of any more loses the others: prices go, and the customer writes in its cart again.
  await sql`update carrinho set bloqueado_ate = now() - interval '1 second' where bloqueado_por is not null`
  for (const { ana } of gente) {
    const { status } = await ask({
      base: b.base,
      token: ana.token,
      path: `/v2/app/token/cliente/usuario/${ana.idcliente}/cart?idfornecedor=${loja.idfornecedor}`,
      method: 'POST',
      body: { cartItens: [{ id: lata, quantidade: 1 }] },
    })
    expect(status).toBe(200)
  }
  const sobras = await sql`
    select from carrinho where itens::text like '%precoatendente%' or (bloqueado_por is not null and bloqueado_ate > now())`
  expect(sobras.length).toBe(0)
  const [dobrados] = await sql<{ n: number }[]>`
    select count(*)::int as n from (select idcliente from pedido group by 1 having count(*) > 1) d`
  expect(dobrados?.n).toBe(0)
}, 120_000)
