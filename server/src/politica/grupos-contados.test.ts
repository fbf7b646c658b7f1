import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Transaction } from '../infra/index.ts'
import { buildCliente, buildFornecedor, createTestApp, type AppDeTeste } from '../teste/index.ts'
import { listGrupos } from './politica.repository.ts'

/** How many customers carry a tag is kept, and is what a count would say (migration 0430). */
let app: AppDeTeste
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const TAGS = ['bar', 'mercado', 'ouro']
const countGrupos = (idfornecedor: string) =>
  app.sql`
    select t.tag as grupo, count(*)::int as clientes
    from cadastroextracliente x cross join lateral unnest(x.tags) as t(tag)
    where x.idfornecedor = ${idfornecedor} group by t.tag order by 2 desc, 1`

test('customers that come, change their tags and go are counted by their tags, whoever writes at the same time', async () => {
  const loja = await buildFornecedor(app.sql)
  const { idfornecedor } = loja
  const clientes = await Promise.all(Array.from({ length: 12 }, () => buildCliente(app.sql, loja)))
  const someTags = (n: number) => TAGS.filter((_, i) => (n >> i) % 2 === 1)
  const change = (tx: Transaction, i: number) => {
    const { idcliente = '' } = clientes[i % clientes.length] ?? {}
    if (i % 5 === 4)
      return tx`delete from cadastroextracliente where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}`
    return tx`
      insert into cadastroextracliente (idfornecedor, idcliente, idcadastroextracliente, tags) values (${idfornecedor}, ${idcliente}, gen_random_uuid(), ${someTags(i * 7)})
      on conflict (idfornecedor, idcliente) do update set tags = excluded.tags`
  }
  for (let volta = 0; volta < 6; volta++) {
    // Several at once: one has the sum, the others leave parts.
    await Promise.all(
      [0, 1, 2, 3].map((quem) =>
        app.sql.begin(async (tx) => {
          await change(tx, volta * 13 + quem * 3)
          await tx`select pg_sleep(0.01)`
        }),
      ),
    )
    expect(await listGrupos(app.sql, idfornecedor)).toEqual(await countGrupos(idfornecedor))
  }
  await app.sql`delete from cadastroextracliente where idfornecedor = ${idfornecedor}`
  expect(await listGrupos(app.sql, idfornecedor)).toEqual([])
})
