import { afterAll, beforeAll, expect, test } from 'vitest'

import { openDatabase, prazos, uuidv7 } from '../infra/index.ts'
import { listPassosLargos } from '../teste/banco/read-planos.ts'
import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** A page of a long history reads no more than it shows: plans are run, and their rows counted (decision 0143). */
const TOTAL = 40_000
/** Some pages, never a share of the changes. */
const MAX_LINHAS = 300

let app: AppDeTeste
let loja: FornecedorDeTeste
let token: string
const raro = uuidv7()

beforeAll(async () => {
  app = await createTestApp()
  for (let i = 0; i < 3; i++) await buildFornecedor(app.sql)
  loja = await buildFornecedor(app.sql)
  token = (await buildEquipe(app.sql, loja, { papel: 'fornecedor' })).token
  const sql = openDatabase(app.url, { max: 1, prazos: prazos.manutencao })
  // Most of it is an import of products by one person; stores are changed once in a thousand, by another.
  await sql`
    insert into evento (idfornecedor, tipo, quando, dados)
    select ${loja.idfornecedor}, 'cadastro.MUDADO', timestamptz '2026-01-01' + n * interval '10 minutes', jsonb_build_object(
      'cadastro', case when n % 1000 > 1 then 'produto' else 'loja' end, 'id', 'p' || n, 'versao', 2, 'ocultas', '[]'::jsonb,
      'autor', jsonb_build_object('ator', 'fornecedor', 'idapikeys', null, 'idusuario',
        case when n % 1000 > 0 then '01980000-0000-7000-8000-000000000001' else ${raro}::text end),
      'antes', jsonb_build_object('nome', 'a'), 'depois', jsonb_build_object('nome', 'b'))
    from generate_series(1, ${TOTAL}::int) n`
  await sql.unsafe('vacuum analyze evento')
  await sql.end()
}, 120_000)
afterAll(() => app.close())

const list = async (query: object) =>
  (
    await app.call(
      'GET /painel/v1/{idfornecedor}/registro',
      { params: { idfornecedor: loja.idfornecedor }, query: { limit: 10, ...query } },
      { token },
    )
  ).dados

test.each([
  ['of all', {}],
  ['of a rare kind', { cadastro: 'loja' }],
  ['by one who changes little', { quem: raro }],
  [
    'of a rare kind by one who changes much',
    { cadastro: 'loja', quem: '01980000-0000-7000-8000-000000000001' },
  ],
  ['of days long ago', { desde: '2026-02-01', ate: '2026-02-03' }],
  ['of a kind on days long ago', { cadastro: 'produto', desde: '2026-02-01', ate: '2026-02-03' }],
] as const)('a page after another is read where it begins: %s', async (_, query) => {
  let { cursor } = await list(query)
  expect(cursor).not.toBeNull()
  for (let i = 0; i < 2; i++) {
    const largos = await listPassosLargos(app.sql, MAX_LINHAS, async () => {
      ;({ cursor } = await list({ ...query, cursor: cursor ?? undefined }))
    })
    expect(largos).toEqual([])
  }
})
