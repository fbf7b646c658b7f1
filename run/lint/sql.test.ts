import { expect, test } from 'vitest'

import { listInsercoes, listMudancas, sqlOf } from './sql.mjs'

const sql = (partes: TemplateStringsArray, ..._valores: unknown[]) =>
  sqlOf({ quasis: partes.raw.map((raw) => ({ value: { raw } })) })

test.each([
  ['one column', sql`update pedido set status = ${1} where a = 1`, ['status']],
  [
    'behind an alias',
    sql`update pedido as p set a = 1, status = 'X' from antes where p.b = 1`,
    ['a', 'status'],
  ],
  [
    'behind values that hold commas, words of SQL and other columns',
    sql`update pedido p set a = (select max(b) from x where c = 2), d = case when e = 1 then 2 end, status = f(1, 2) returning g`,
    ['a', 'd', 'status'],
  ],
  ['as one of a row', sql`update pedido set (a, status) = (select 1, 2 from x) where b = 1`, ['a', 'status']],
  [
    'in a part of a statement',
    sql`with x as (update pedido set status = 1) select status from x`,
    ['status'],
  ],
  ['not inside of a text', sql`update pedido set a = '{status,b = 1}'::text[] where c = 1`, ['a']],
  [
    'after a conflict',
    sql`insert into pedido (a) values (1) on conflict (a) do update set status = excluded.status`,
    ['status'],
  ],
])('an update names its columns: %s', (_, texto, colunas) => {
  expect(listMudancas(texto)).toEqual([{ tabela: 'pedido', colunas, aberta: false }])
})

test('an insert names its columns, and says where the program gives others', () => {
  expect(listInsercoes(sql`insert into evento (a, b) select 1, 2`)).toEqual([
    { tabela: 'evento', colunas: ['a', 'b'], aberta: false },
  ])
  expect(listInsercoes(sql`insert into evento as e (a, ${'nomes'}, "c") values (1)`)).toEqual([
    { tabela: 'evento', colunas: ['a', 'c'], aberta: true },
  ])
  expect(listMudancas(sql`update evento set ${'colunas'} where a = 1`)).toEqual([
    { tabela: 'evento', colunas: [], aberta: true },
  ])
})

test('what only locks, or is no SQL, writes nothing', () => {
  expect(listMudancas(sql`select 1 from pedido for no key update of pedido`)).toEqual([])
  expect(listMudancas(sql`select a from b -- update pedido set status = 1`)).toEqual([])
})
