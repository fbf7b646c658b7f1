import { afterEach, beforeEach, expect, test } from 'vitest'

import { compareEsquema, migrate, verifySenha, type Sql } from '../infra/index.ts'
import { ensureOperador } from '../login/index.ts'
import { createTestDatabase } from '../teste/index.ts'
import { closeDemo, refuseDemo } from './demo-esquecida.ts'
import { explainFalha } from './explain-falha.ts'

/** Y: what a start finds in its database, and what it makes of it. */
let sql: Sql
let drop: () => Promise<void>
const said: string[] = []
const say = (sentence: string) => void said.push(sentence)

beforeEach(async () => {
  said.length = 0
  ;({ sql, drop } = await createTestDatabase())
})
afterEach(() => drop())

const OPERADOR_EMAIL = 'op@vitrine.example'
const senhaDita = () => /a senha (\S+) \(/.exec(said.join())?.[1] ?? ''
async function readOperador(email = OPERADOR_EMAIL) {
  const [row] = await sql<{ operador: boolean; senha_hash: string }[]>`
    select operador, senha_hash from usuario where email = ${email}`
  return row
}

test('without OPERADOR_EMAIL nobody is made, and it is said; a later one works', async () => {
  await ensureOperador(sql, {}, say)
  expect(await sql`select 1 from usuario`).toHaveLength(0)
  expect(said).toEqual([expect.stringContaining('defina OPERADOR_EMAIL')])
  await ensureOperador(sql, { OPERADOR_EMAIL: ' OP@vitrine.example ' }, say)
  expect(await readOperador()).toMatchObject({ operador: true })
})

test('two processes on an empty database: one password is printed, and it is the one that works', async () => {
  await Promise.all([1, 2, 3].map(() => ensureOperador(sql, { OPERADOR_EMAIL }, say)))
  expect(said).toHaveLength(1)
  expect(await verifySenha(senhaDita(), (await readOperador())?.senha_hash)).toBe(true)
  await ensureOperador(sql, { OPERADOR_EMAIL, OPERADOR_SENHA: 'outra' }, say)
  expect(said).toHaveLength(1)
  expect(await verifySenha('outra', (await readOperador())?.senha_hash)).toBe(false)
})

test('whoever registered the address first is out when it becomes the operator', async () => {
  const [row] = await sql<{ idusuario: string }[]>`
    insert into usuario (idusuario, email, nome, senha_hash) values (gen_random_uuid(), ${OPERADOR_EMAIL}, 'Outra', 'hash') returning idusuario`
  await sql`
    insert into sessao (token_hash, idusuario, papel, tokenorigin, expira_em)
    values (decode(repeat('ab', 32), 'hex'), ${row?.idusuario ?? ''}, 'cliente', 'SENHA', now() + interval '1 day')`
  await ensureOperador(sql, { OPERADOR_EMAIL }, say)
  expect(await sql`select 1 from sessao`).toHaveLength(0)
  expect(await verifySenha(senhaDita(), (await readOperador())?.senha_hash)).toBe(true)
})

test('logins of a demo that was: production does not start, and the command locks them', async () => {
  await sql`
    insert into usuario (idusuario, email, nome, senha_hash, operador) values
      ('0a1b2c3d-0000-8000-8000-000000000001', 'operador@vitrine.example', 'Operador', '$argon2id$x', true),
      ('0a1b2c3d-0000-7000-8000-000000000002', 'gente@loja.example', 'Gente', '$argon2id$y', false)`
  await expect(refuseDemo(sql, { producao: true })).rejects.toThrow(/1 acessos? dela.*npm run demo:fechar/)
  await expect(refuseDemo(sql, { producao: false })).resolves.toBeUndefined()
  expect(await closeDemo(sql)).toBe(1)
  await expect(refuseDemo(sql, { producao: true })).resolves.toBeUndefined()
  const logins = await sql`select operador, senha_hash from usuario order by email`
  expect(logins).toEqual([
    { operador: false, senha_hash: '$argon2id$y' },
    { operador: false, senha_hash: 'trancada' },
  ])
  expect(await verifySenha('vitrine-demo', 'trancada')).toBe(false)
})

test('a newer schema is accepted when it says so, and only then', async () => {
  await sql`alter table migracao add column if not exists expande boolean not null default false`
  await sql`insert into migracao (nome, resumo, expande) values ('9998-nova.sql', 'x', true)`
  expect(await compareEsquema(sql)).toEqual({ pendentes: [], estranhas: [] })
  expect(await migrate(sql)).toEqual([])
  await sql`insert into migracao (nome, resumo, expande) values ('9999-outra.sql', 'x', false)`
  expect((await compareEsquema(sql)).estranhas).toEqual(['9999-outra.sql'])
})

test('sentences never carry a password', () => {
  const error = Object.assign(new Error('x'), { code: '28P01' })
  const frase = explainFalha(error, 'postgres://ana:segredo@banco.example/loja')
  expect(frase).toContain('banco.example')
  expect(frase).not.toContain('segredo')
  expect(explainFalha(new Error('outro'), 'postgres://x')).toBeNull()
})
