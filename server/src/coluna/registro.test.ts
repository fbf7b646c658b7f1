import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDatabase } from '../teste/index.ts'
import { colunas } from './colunas.gerado.ts'
import {
  asJson,
  asLinha,
  asMudanca,
  asRegistro,
  describeEntrada,
  describeRegistro,
  type LinhaDe,
} from './index.ts'
import { listColunas, renderColunas } from './render-colunas.ts'

let banco: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  banco = await createTestDatabase()
})
afterAll(() => banco.drop())

test('the columns that are written down are those of the migrated schema', async () => {
  const texto = readFileSync(new URL('colunas.gerado.ts', import.meta.url), 'utf8')
  const hash = /migrations (\w+)/.exec(texto)?.[1] ?? ''
  expect(renderColunas(await listColunas(banco.sql), hash)).toBe(texto)
  expect(Object.keys(colunas).length).toBeGreaterThan(80)
})

test('a row in JSON comes back as it went, null and all', async () => {
  const registro = describeRegistro(
    'item_pedido',
    ['numpedido', 'idfornecedor', 'idcadastroextraproduto', 'embalagem', 'unidade'],
    ['sequencia', 'nome', 'quantidade', 'imagem', 'imposto', 'embalarparapresente', 'observacao'],
  )
  const linha: LinhaDe<typeof registro> = {
    sequencia: 1,
    nome: 'Arroz “agulhinha”, 5 kg',
    quantidade: 1500,
    imagem: { hash: 'abc' },
    imposto: null,
    embalarparapresente: true,
    observacao: '',
  }
  const { nomes, valores, tipos } = asRegistro(banco.sql, registro)
  const [lida] = await banco.sql`
    with linha (${nomes}) as (select ${valores} from jsonb_to_record(${asJson(banco.sql, registro, linha)}) as r(${tipos})) select * from linha`
  expect(lida).toEqual(linha)
})

test('what the table does not know, and what it cannot be without, does not compile', () => {
  // @ts-expect-error a column misspelt
  describeRegistro('historico_pedido', ['numpedido'], ['sequencia', 'estatus', 'ator'])
  // @ts-expect-error a column missing that no row can be without: `ator`
  describeRegistro('historico_pedido', ['numpedido'], ['sequencia', 'status'])
  // @ts-expect-error a table that there is none of
  describeRegistro('historico', [], [])
  const registro = describeRegistro(
    'historico_pedido',
    ['numpedido'],
    ['sequencia', 'status', 'ator', 'idusuario'],
  )
  const linha = { sequencia: 0, status: 'PAGO', ator: 'sistema', idusuario: null }
  asJson(banco.sql, registro, linha)
  // @ts-expect-error text where a number belongs
  asJson(banco.sql, registro, { ...linha, sequencia: '0' })
  // @ts-expect-error null where there must be something
  asJson(banco.sql, registro, { ...linha, ator: null })
  // @ts-expect-error a value missing
  asJson(banco.sql, registro, { sequencia: 0, status: 'PAGO', ator: 'sistema' })
})

test('a record that is not a row of a table borrows the types of columns', async () => {
  const entrada = describeEntrada({
    id: 'produto.idcadastroextraproduto?',
    quantidade: 'estoque.quantidade',
    foto: 'imagem.dados',
    dito: 'evento.dados',
  })
  const linha: LinhaDe<typeof entrada> = {
    id: null,
    quantidade: 12,
    foto: Buffer.from('ção').toString('base64'),
    dito: { a: 1 },
  }
  const { nomes, valores, tipos } = asRegistro(banco.sql, entrada)
  const lidas = await banco.sql`
    with entrada (${nomes}) as (select ${valores} from jsonb_to_recordset(${asJson(banco.sql, entrada, [linha])}) as r(${tipos})) select * from entrada`
  expect([...lidas]).toEqual([{ ...linha, foto: Buffer.from('ção') }])
  // @ts-expect-error null where the column, and the record, must have something
  asJson(banco.sql, entrada, { ...linha, quantidade: null })
  // @ts-expect-error a number where text belongs
  asJson(banco.sql, entrada, [{ ...linha, id: 1 }])
  // @ts-expect-error a value missing
  asJson(banco.sql, entrada, { id: null, quantidade: 1, dito: {} })
})

test('a record that borrows what there is not does not compile', () => {
  // @ts-expect-error a column misspelt
  describeEntrada({ id: 'produto.idcadastroextraprodutos' })
  // @ts-expect-error a column of another table
  describeEntrada({ quantidade: 'produto.quantidade' })
  // @ts-expect-error a type of PostgreSQL by hand
  describeEntrada({ quantidade: 'bigint' })
})

test('a row for the driver: its columns and their values are those of the table', async () => {
  const { sql } = banco
  const candidato = {
    idcandidato: '00000000-0000-7000-8000-000000000001',
    idfornecedor: null,
    email: 'ana@example.com',
    cpf: '12345678909',
    criado_em: new Date('2026-11-22T12:00:00Z'),
  }
  await sql`insert into candidato ${asLinha(sql, 'candidato', candidato)}`
  await sql`update candidato set ${asMudanca(sql, 'candidato', { cpf: '98765432100' })}`
  expect([...(await sql`select * from candidato`)]).toEqual([{ ...candidato, cpf: '98765432100' }])
  const { email: _email, ...semEmail } = candidato
  // @ts-expect-error a column missing that no row can be without
  asLinha(sql, 'candidato', semEmail)
  const comFone = { ...candidato, telefone: '' }
  // @ts-expect-error a column that the table does not have, in a row that has all the others
  asLinha(sql, 'candidato', comFone)
  // @ts-expect-error null where there must be something
  asLinha(sql, 'candidato', { ...candidato, cpf: null })
  // @ts-expect-error bytes are not text
  asMudanca(sql, 'apikey', { chave_hash: 'abc' })
  // @ts-expect-error a column misspelt
  asMudanca(sql, 'candidato', { cfp: '' })
  const movido = { total: 1, status: 'PAGO' }
  // @ts-expect-error a status, past the table of moves, out of a row that has more (decision 0098)
  asMudanca(sql, 'pedido', movido)
  // @ts-expect-error a version, past the audit
  asMudanca(sql, 'loja', { versao: 2 })
})
