import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { createAutenticador } from '../teste/exemplares/autenticador.ts'
import {
  buildEquipe,
  buildFornecedor,
  comCofre,
  createTestApp,
  hashSenhaLeve,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** A login whose password was right at a store's own host is confirmed by a passkey at the platform's (decision 0172). */
const SENHA = 'vitrine-demo'
const LOGIN = 'POST /v1/app/{session_token}/usuario/autenticar'
const BASE = '/v4/usuario/segundo-fator'
const params = { session_token: 'token' }

type Pessoa = LoginDeTeste & { email: string; autenticador: ReturnType<typeof createAutenticador> }

let app: AppDeTeste
let loja: FornecedorDeTeste
let rita: Pessoa
let onde: { rpid: string; origem: string }
/** The store's own. */
let host: string

beforeAll(async () => {
  app = await createTestApp(comCofre)
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  host = `${loja.slug}.localhost`
  await app.sql`insert into dominio (dominio, idfornecedor, principal) values (${host}, ${loja.idfornecedor}, true)`
  rita = await buildPessoa()
})

async function buildPessoa(): Promise<Pessoa> {
  const membro = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  const [row] = await app.sql<{ email: string }[]>`
    update usuario set senha_hash = ${await hashSenhaLeve(SENHA)} where idusuario = ${membro.idusuario} returning email`
  const { token } = membro
  const { passkeys_em: origem } = (await app.call(`GET ${BASE}`, {}, { token })).dados
  onde = { origem, rpid: new URL(origem).hostname }
  const autenticador = createAutenticador()
  const { desafio } = (await app.call(`POST ${BASE}/passkeys/desafio`, { body: { senha: SENHA } }, { token }))
    .dados
  const body = { nome: 'Celular', ...autenticador.create({ ...onde, desafio }) }
  await app.call(`POST ${BASE}/passkeys`, { body }, { token })
  return { ...membro, email: row?.email ?? '', autenticador }
}

const em = (qual: string) => ({ headers: { host: qual } })
async function begin(quem = rita, qual = host): Promise<string> {
  const body = { cpf: quem.email, senha: SENHA, idfornecedor: loja.idfornecedor }
  return String((await app.call(LOGIN, { params, body }, em(qual))).falha.detalhes?.passo)
}
const take = (passo: string, qual = host) =>
  app.call(`${LOGIN}/passkey/levar`, { params, body: { passo } }, em(qual))
async function confirm(url: string, { autenticador } = rita) {
  const confirmacao = new URL(url).searchParams.get('confirmacao') ?? ''
  const { desafio } = (await app.call(`${LOGIN}/passkey/desafio`, { params })).dados
  const body = { confirmacao, ...autenticador.sign({ ...onde, desafio }) }
  return app.call(`${LOGIN}/passkey/confirmar`, { params, body })
}
const codigoOf = (url: string) => new URL(url).searchParams.get('codigo') ?? ''
const comeBack = (passo: string, codigo: string, qual = host) =>
  app.call(`${LOGIN}/passkey/voltar`, { params, body: { passo, codigo } }, em(qual))

test('it says which store it is for, and leads back to the very host, where a session proven by a passkey begins', async () => {
  const passo = await begin()
  const { url } = (await take(passo)).dados
  expect(url.startsWith(`${onde.origem}/painel/_/confirmar?`)).toBe(true)
  expect(url).not.toContain(passo)
  const confirmacao = new URL(url).searchParams.get('confirmacao') ?? ''
  const dita = await app.call(`${LOGIN}/passkey/confirmacao`, { params, body: { confirmacao } })
  expect(dita.dados.host).toBe(host)
  const volta = (await confirm(url)).dados.url
  expect(new URL(volta).hostname).toBe(host)
  const entrou = await comeBack(passo, codigoOf(volta))
  expect(entrou.status).toBe(200)
  const [sessao] = await app.sql`
    select prova, idfornecedor from sessao where idusuario = ${rita.idusuario} order by criada_em desc limit 1`
  expect(sessao).toMatchObject({ prova: 'PASSKEY', idfornecedor: loja.idfornecedor })
  expect((await comeBack(passo, codigoOf(volta))).falha.codigo, 'once').toBe('passo_vencido')
})

test('the platform’s own host comes back to itself', async () => {
  const passo = await begin(rita, onde.rpid)
  const volta = (await confirm((await take(passo, onde.rpid)).dados.url)).dados.url
  expect(new URL(volta).hostname).toBe(onde.rpid)
  expect((await comeBack(passo, codigoOf(volta), onde.rpid)).status).toBe(200)
})

test('a code that somebody else was led to confirm opens nothing without the step, nor the step without it', async () => {
  const doLadrao = await begin()
  const { url } = (await take(doLadrao)).dados
  const codigo = codigoOf((await confirm(url)).dados.url)
  // Where the victim comes back there is no step, or another.
  expect((await comeBack(await begin(), codigo)).falha.codigo).toBe('passo_vencido')
  expect((await comeBack(doLadrao, 'adivinhado')).falha.codigo).toBe('passo_vencido')
  // A wrong code has used it up.
  expect((await comeBack(doLadrao, codigo)).falha.codigo).toBe('passo_vencido')
})

test.each([
  ['at another host', async (passo: string, codigo: string) => comeBack(passo, codigo, onde.rpid)],
  [
    'a minute later',
    async (passo: string, codigo: string) => {
      await app.sql`update passo_login set codigo_ate = now() where codigo_hash is not null`
      return comeBack(passo, codigo)
    },
  ],
])('nor %s', async (_, act) => {
  const passo = await begin()
  const codigo = codigoOf((await confirm((await take(passo)).dados.url)).dados.url)
  expect((await act(passo, codigo)).falha.codigo).toBe('passo_vencido')
})

test('nobody confirms for another, nor twice, nor what has gone again', async () => {
  const { url } = (await take(await begin())).dados
  expect((await confirm(url, await buildPessoa())).falha.codigo).toBe('passkey_recusada')
  expect((await confirm(url)).status).toBe(200)
  expect((await confirm(url)).falha.codigo).toBe('passo_vencido')
  const passo = await begin()
  const primeira = (await take(passo)).dados.url
  await take(passo)
  expect((await confirm(primeira)).falha.codigo).toBe('passo_vencido')
})

test('it leads back to no host that is not the store’s', async () => {
  const { falha } = await take(await begin(), 'outro.example')
  expect([falha.codigo, falha.detalhes?.endereco]).toEqual([
    'passkey_em_outro_endereco',
    `${onde.origem}/painel`,
  ])
  expect((await take('nenhum')).falha.codigo).toBe('passo_vencido')
})
