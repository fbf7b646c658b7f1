import { afterAll, beforeAll, expect, test } from 'vitest'

import { openDatabase, prazos } from '../infra/index.ts'
import { listPassosLargos } from '../teste/banco/read-planos.ts'
import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** A page of a big catalogue reads no more than it shows: plans made for suppliers of any size are run, and their rows counted (decision 0120). */
const TOTAL = 20_000
/** Some pages, never a share of the products. */
const MAX_LINHAS = 600

let app: AppDeTeste
let loja: FornecedorDeTeste
let token: string

beforeAll(async () => {
  app = await createTestApp()
  for (let i = 0; i < 3; i++) await buildFornecedor(app.sql)
  loja = await buildFornecedor(app.sql)
  token = (await buildEquipe(app.sql, loja, { papel: 'fornecedor' })).token
  const { idfornecedor, idcategoria } = loja
  const sql = openDatabase(app.url, { max: 1, prazos: prazos.manutencao })
  await sql`
    insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco, ativo, imagens)
    select ${idfornecedor}, uuidv7(), uuidv7(), 'P' || n, (array['Arroz', 'Feijão', 'Café'])[1 + n % 3] || ' ' || n,
      'Marca ' || n % 9, ${idcategoria}, 'un', 'un', case when n % 50 > 0 then 10000 + (n * 37 % 9000) * 1000 end, n % 40 > 0,
      case when n % 30 > 0 then '[{"hash": "00000000000000000000000000000000", "alt": "", "cor": "#ffffff"}]'::jsonb else '[]' end
    from generate_series(1, ${TOTAL}::int) n`
  await sql`
    insert into estoque (idfornecedor, idcadastroextraproduto, quantidade)
    select idfornecedor, idcadastroextraproduto, (row_number() over () % 100) * 1000 from produto`
  for (const tabela of ['produto', 'estoque']) await sql.unsafe(`vacuum analyze ${tabela}`)
  await sql.end()
}, 120_000)
afterAll(() => app.close())

const list = async (query: object) =>
  (
    await app.call(
      'GET /painel/v1/{idfornecedor}/produtos',
      { params: { idfornecedor: loja.idfornecedor }, query },
      { token },
    )
  ).dados

test.each([
  ['by name', { ordenacao: 'nome' }],
  ['by code', { ordenacao: 'sku' }],
  ['cheapest first', { ordenacao: 'menor_preco' }],
  ['dearest first', { ordenacao: 'maior_preco' }],
  ['not on sale', { vista: 'INATIVOS' }],
  ['without a picture', { vista: 'SEM_FOTO' }],
  ['without a price', { vista: 'SEM_PRECO' }],
  ['without a description', { vista: 'SEM_DESCRICAO' }],
  ['without a weight', { vista: 'SEM_PESO' }],
  ['without an EAN', { vista: 'SEM_EAN' }],
] as const)('a page after another is read where it begins: %s', async (_, query) => {
  let { cursor } = await list(query)
  for (let i = 0; i < 2; i++) {
    const largos = await listPassosLargos(app.sql, MAX_LINHAS, async () => {
      ;({ cursor } = await list({ ...query, cursor: cursor ?? undefined }))
    })
    expect(largos).toEqual([])
  }
})
