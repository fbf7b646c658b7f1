import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Sql } from '#infra'

import { createTestApp, type AppDeTeste } from './teste/index.ts'
import { buildMundo } from './teste/dois/mundo-de-dois.ts'

/** A row of a supplier names only rows of the same supplier (decision 0076). */
let app: AppDeTeste
let chaves: Chave[]

/** A key between two tables, column by column. */
interface Chave {
  nome: string
  filha: string
  mae: string
  colunas: string[]
  alvos: string[]
}

/** Keys without the supplier: why they need none. */
const semFornecedor: Record<string, string> = {
  inscricao_push_idsessao_fkey:
    'a session is of a login; where it began is not the only store that it is used at',
  historico_pedido_numpedido_fkey:
    'a step names its supplier only where it names a key of it, and then by a key of its own',
  contestacao_pagamento_fkey: 'with the order, which both keep by a key with the supplier',
  reembolso_pagamento_fkey: 'with the order, which both keep by a key with the supplier',
}

/** Columns that name a row of a supplier without a key: why. */
const semChave: Record<string, string> = {
  'ato_negociacao.idato': 'its own number, which no act of the panel has',
  'carrinho.idtipoassinatura':
    "written when it is one of the supplier's, and asked of them again at each reading: a draft outlives what it chose",
  'cobranca_teste.idcobranca': 'its own: a charge of no invoice (decision 0150)',
  'evento.numpedido': 'tells what happened to an order that somebody may hold (decision 0064)',
  'movimento_estoque.idapikeys': 'whoever moved it, known or gone (decision 0148)',
  'movimento_estoque.idcadastroextraproduto':
    'written with the stock of the product, which has the key: every order would look it up once more (decision 0148)',
  'movimento_estoque.numpedido':
    'written by the statement of the order, which somebody may hold (decision 0064)',
  'par_produto.idcadastroextraproduto':
    'counted from lines of orders, which have the key; made anew by a job',
  'reajuste.idato': 'acts may be forgotten, and what a rule did is still told (decision 0165)',
  'recorte.idcategoria': 'what was saved still opens when the category is gone, and says so (decision 0163)',
}

/** Tables without a supplier of their own that name rows of two kinds which have one: why both are of the same. */
const variasMaes: Record<string, string> = {
  operacao_pagamento: 'one of the two alone, by a check',
}

/** Columns of such tables that name a row of a supplier without a key: why. */
const filhaSemChave: Record<string, string> = {
  'entrega_gancho.idmensagem':
    'of the delivery itself, for who receives it (Standard Webhooks): no message of a form',
  'entrega_gancho.numpedido':
    "copied with an event of the webhook's own supplier, of an order that somebody may hold (decision 0064)",
  'feedback_sugestao.idcadastroextraproduto':
    'written for products of the supplier of its session alone, and read joined with them; it may outlive one',
  'importacao_linha.idcadastroextraproduto':
    'found in the catalogue of the supplier of its import alone, and written through it (decision 0132); a new one is not there yet',
  'linha_rascunho.idcadastroextraproduto':
    'put there from the catalogue of its own supplier alone, and read joined with it (decision 0113)',
  'mensagem_chat.idmensagem': 'made on the device of whoever writes (decision 0106): no message of a form',
}

/** Tables that lead to no supplier: why. */
const semCaminho: Record<string, string> = {
  evento: 'told by the transaction of rows that lead there (decision 0075)',
  movimento_estoque: 'written with the stock of a product, which leads there (decision 0148)',
  par_produto: 'counted from lines of orders; made anew by a job',
}

beforeAll(async () => {
  app = await createTestApp()
  chaves = await listChaves(app.sql)
  const { lojas } = await buildMundo(app, async () => {})
  for (const { loja } of lojas)
    await app.sql`
      with aberta as (
        insert into loja (idloja, idfornecedor, nome, descricao_endereco_loja, lat, lng)
        values (gen_random_uuid(), ${loja.idfornecedor}, 'Centro', 'Rua A, 1', 0, 0) returning idfornecedor, idloja
      )
      update forma_entrega f set idloja = a.idloja from aberta a where f.idfornecedor = a.idfornecedor`
})
afterAll(() => app.close())

async function listChaves(sql: Sql): Promise<Chave[]> {
  const nomes = (tabela: string, numeros: string) =>
    sql.unsafe(
      `(select array_agg(a.attname::text order by n) from unnest(${numeros}) with ordinality k (num, n) join pg_attribute a on a.attrelid = ${tabela} and a.attnum = num)`,
    )
  return sql<Chave[]>`
    select conname::text as nome, conrelid::regclass::text as filha, confrelid::regclass::text as mae,
      ${nomes('conrelid', 'conkey')} as colunas, ${nomes('confrelid', 'confkey')} as alvos
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 2, 1`
}

async function listTabelas(sql: Sql): Promise<Map<string, string[]>> {
  const rows = await sql<{ tabela: string; colunas: string[] }[]>`
    select table_name as tabela, array_agg(column_name::text) as colunas
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' group by 1 having 'idfornecedor' = any (array_agg(column_name::text))`
  return new Map(rows.map(({ tabela, colunas }) => [tabela, colunas]))
}

/** Columns that are the id of a row of suppliers, with the tables whose they are. */
async function listDonas(sql: Sql): Promise<Map<string, { tabela: string; coluna: string }[]>> {
  const ids = await sql<{ tabela: string; coluna: string }[]>`
    select i.indrelid::regclass::text as tabela, a.attname::text as coluna from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey) and a.attname <> 'idfornecedor'
    where i.indisunique and i.indnkeyatts = 2 and i.indpred is null and a.attname ~ '^(id|numpedido$)'
      and exists (select from pg_attribute f where f.attrelid = i.indrelid and f.attnum = any (i.indkey) and f.attname = 'idfornecedor')
      and a.attname not in ('idcliente', 'idusuario')`
  return Map.groupBy(ids, ({ coluna }) => coluna)
}

async function listColunas(sql: Sql, tabelas: string[]): Promise<{ tabela: string; coluna: string }[]> {
  return sql`
    select table_name as tabela, column_name::text as coluna from information_schema.columns
    where table_schema = 'public' and table_name = any(${tabelas})`
}

/** Whether the key says that both are of one supplier. */
const hasFornecedor = ({ colunas, alvos }: Chave) =>
  colunas.some((coluna, n) => coluna === 'idfornecedor' && alvos[n] === 'idfornecedor')

test('each key between two tables of suppliers carries the supplier, and has been checked', async () => {
  const tabelas = await listTabelas(app.sql)
  const sem = chaves.filter(
    (chave) => tabelas.has(chave.filha) && tabelas.has(chave.mae) && !hasFornecedor(chave),
  )
  expect(sem.map(({ nome }) => nome).toSorted()).toEqual(Object.keys(semFornecedor).toSorted())
  // By an order, and each of them keeps the order by the supplier.
  for (const { filha, mae, colunas } of sem.filter(({ mae }) => mae === 'pagamento')) {
    expect(colunas).toContain('numpedido')
    for (const tabela of [filha, mae])
      expect(
        chaves.some((chave) => chave.filha === tabela && chave.mae === 'pedido' && hasFornecedor(chave)),
      ).toBe(true)
  }
  const porConferir = await app.sql`select conname from pg_constraint where not convalidated`
  expect([...porConferir]).toEqual([])
})

test('each column that is named like the id of a row of suppliers has such a key', async () => {
  const tabelas = await listTabelas(app.sql)
  const donas = await listDonas(app.sql)
  expect([...donas.keys()]).toEqual(
    expect.arrayContaining(['idformaentrega', 'idloja', 'idcadastroextraproduto', 'idcupom', 'numpedido']),
  )
  const soltas = [...tabelas].flatMap(([tabela, colunas]) =>
    colunas
      .filter((coluna) => donas.has(coluna) && !donas.get(coluna)?.some((dona) => dona.tabela === tabela))
      .filter(
        (coluna) =>
          !chaves.some(
            (chave) => chave.filha === tabela && chave.colunas.includes(coluna) && hasFornecedor(chave),
          ),
      )
      .map((coluna) => `${tabela}.${coluna}`),
  )
  expect(soltas.toSorted()).toEqual(Object.keys(semChave).toSorted())
})

test('a row without a supplier of its own is of the one of a single row that it names', async () => {
  const tabelas = await listTabelas(app.sql)
  const daMae = chaves.filter(({ filha, mae }) => !tabelas.has(filha) && tabelas.has(mae))
  const porFilha = Map.groupBy(daMae, ({ filha }) => filha)
  expect([...porFilha.keys()]).toEqual(
    expect.arrayContaining(['entrega_gancho', 'item_devolvido', 'operacao_pagamento', 'versao_orcamento']),
  )
  const varias = [...porFilha].filter(([, delas]) => delas.length > 1).map(([filha]) => filha)
  expect(varias).toEqual(Object.keys(variasMaes))
  const donas = await listDonas(app.sql)
  const colunas = await listColunas(app.sql, [...porFilha.keys()])
  const soltas = colunas.filter(
    ({ tabela, coluna }) =>
      donas.has(coluna) && !chaves.some(({ filha, colunas }) => filha === tabela && colunas.includes(coluna)),
  )
  expect(soltas.map(({ tabela, coluna }) => `${tabela}.${coluna}`).toSorted()).toEqual(
    Object.keys(filhaSemChave).toSorted(),
  )
})

test('an operation at a provider is of a charge of an order or of one of invoices, never of both', async () => {
  const recusa = await app.sql`
    insert into operacao_pagamento (idoperacao, idpagamento, idcobranca, tipo, chave_idempotencia, valor)
    select gen_random_uuid(), idpagamento, gen_random_uuid(), 'ESTORNAR', 'x', 1 from pagamento limit 1`.catch(
    ({ constraint_name }) => String(constraint_name),
  )
  expect(recusa).toBe('operacao_de_uma_cobranca')
})

test("a step of an order names no key of another supplier's system, and none without saying whose it is", async () => {
  const step = (idfornecedor: string | null, idapikeys: string, numpedido: number) =>
    app.sql
      .begin(async (tx) => {
        await tx`
          insert into historico_pedido (numpedido, sequencia, status, ator, idfornecedor, idapikeys)
          values (${numpedido}, 99, 'PAGO', 'erp', ${idfornecedor}, ${idapikeys})`
        throw new Error('accepted')
      })
      .catch((error: { code?: string; message: string }) => error.code ?? error.message)
  const [dela, outra] = await app.sql<{ idfornecedor: string; idapikeys: string; numpedido: number }[]>`
    select distinct on (idfornecedor) idfornecedor, a.idapikeys, p.numpedido from apikey a join pedido p using (idfornecedor)
    order by idfornecedor`
  if (!dela || !outra) throw new Error('the two suppliers have no keys')
  expect(await step(dela.idfornecedor, dela.idapikeys, dela.numpedido)).toBe('accepted')
  expect(await step(dela.idfornecedor, outra.idapikeys, dela.numpedido)).toBe('23503')
  expect(await step(outra.idfornecedor, outra.idapikeys, dela.numpedido)).toBe('23503')
  expect(await step(null, dela.idapikeys, dela.numpedido)).toBe('23514')
})

test("a table of suppliers leads to the supplier: by a key of its own, or by one to a supplier's row", async () => {
  const leva = new Set(['fornecedor'])
  const tabelas = await listTabelas(app.sql)
  for (let antes = 0; antes < leva.size;) {
    antes = leva.size
    for (const chave of chaves) if (hasFornecedor(chave) && leva.has(chave.mae)) leva.add(chave.filha)
  }
  expect([...tabelas.keys()].filter((tabela) => !leva.has(tabela)).toSorted()).toEqual(
    Object.keys(semCaminho).toSorted(),
  )
})

test('no row can be made to name a row of another supplier', async () => {
  const tentadas: string[] = []
  const aceitas: string[] = []
  for (const chave of chaves) {
    if (!hasFornecedor(chave) || chave.mae === 'fornecedor') continue
    const codigo = await tryOutra(chave)
    if (codigo !== null) tentadas.push(chave.nome)
    if (codigo !== null && codigo !== '23503') aceitas.push(`${chave.nome}: ${codigo}`)
  }
  expect(aceitas).toEqual([])
  expect(tentadas).toEqual(
    expect.arrayContaining([
      'alerta_idfornecedor_idcadastroextraproduto_fkey',
      'avaliacao_pedido_fkey',
      'cobranca_fatura_item_fatura_fkey',
      'fatura_pedido_fkey',
      'forma_entrega_loja_fkey',
      'item_lista_compras_idfornecedor_idcadastroextraproduto_fkey',
      'item_pedido_idfornecedor_idcadastroextraproduto_fkey',
      'item_pedido_pedido_fkey',
      'pagamento_pedido_fkey',
      'pedido_forma_entrega_fkey',
      'pedido_forma_pagamento_fkey',
    ]),
  )
})

/** Names the row of another supplier in one that names one of its own; how it is refused, null where there is no such row. */
async function tryOutra({ filha, mae, colunas, alvos }: Chave): Promise<string | null> {
  const n = colunas.findIndex((coluna) => coluna !== 'idfornecedor')
  const [coluna, alvo] = [colunas[n] ?? '', alvos[n] ?? '']
  const { sql } = app
  const [achada] = await sql`
    select c.ctid::text as linha, m.${sql(alvo)} as outra from ${sql(filha)} c join ${sql(mae)} m on m.idfornecedor <> c.idfornecedor
    where c.${sql(coluna)} is not null limit 1`
  if (!achada) return null
  const feito = await sql
    .begin(async (tx) => {
      // Where it may be named once alone: nobody names it yet. All of it is taken back.
      await tx
        .savepoint((passo) => passo`delete from ${sql(filha)} where ${sql(coluna)} = ${achada.outra}`)
        .catch(() => {})
      await tx`update ${sql(filha)} set ${sql(coluna)} = ${achada.outra} where ctid = ${achada.linha}::tid`
      throw new Error('accepted')
    })
    .catch((error: { code?: string; message: string }) => error.code ?? error.message)
  return String(feito)
}
