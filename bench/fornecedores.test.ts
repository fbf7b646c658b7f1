import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDatabase } from '../server/src/teste/banco-de-teste.ts'
import { makeLoja } from './loja-grande.ts'

/** What the store of `--grande` has beside its products is what the writers of products write (issue 16 item 6). */
const TAMANHO = { produtos: 430, fornecedores: 6, pedidos: 0 }

let banco: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  banco = await createTestDatabase()
  await makeLoja(banco.url, TAMANHO)
}, 120_000)

afterAll(() => banco.drop())

test('documents, prices in force, counts, vocabulary and stock of all suppliers are those that triggers write', async () => {
  const { sql } = banco
  const feitos = await readDerivados()
  const colunas = await sql<{ nome: string }[]>`
    select quote_ident(column_name) as nome from information_schema.columns
    where table_name = 'produto' and is_generated = 'NEVER' and column_name <> 'doc'`
  const nomes = colunas.map(({ nome }) => nome).join(', ')
  await sql.unsafe(`
    create table copia_de_produto as select ${nomes} from produto;
    delete from produto; delete from termo; delete from contagem_produto;
    insert into produto (${nomes}) select ${nomes} from copia_de_produto;
    insert into estoque (idfornecedor, idcadastroextraproduto, quantidade) select idfornecedor, idcadastroextraproduto, 1000000000 from produto`)
  const escritos = await readDerivados()
  expect(feitos.produto).toHaveLength(TAMANHO.produtos + 4 * (TAMANHO.fornecedores - 1))
  for (const parte of ['produto', 'preco', 'contagem', 'termo', 'estoque'] as const)
    expect(feitos[parte], parte).toEqual(escritos[parte])
})

/** Rows as text, in an order of their own. */
async function readDerivados() {
  const { sql } = banco
  const read = async (consulta: string) => {
    const rows = await sql.unsafe<{ linha: string }[]>(
      `select x::text as linha from (${consulta}) x order by 1`,
    )
    return rows.map(({ linha }) => linha)
  }
  return {
    produto: await read('select idcadastroextraproduto, doc from produto'),
    preco: await read('select * from preco_em_vigor'),
    contagem: await read(
      'select idfornecedor, grupo, idcategoria, valor, sum(total) from contagem_produto group by 1, 2, 3, 4',
    ),
    termo: await read(
      'select idfornecedor, termo, escrita, som, (select array_agg(k order by k) from unnest(chaves) k) from termo',
    ),
    estoque: await read('select * from estoque'),
  }
}
