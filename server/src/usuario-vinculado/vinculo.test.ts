import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  buildVinculado,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
  countEsperando,
} from '../teste/index.ts'
import { savePrimario } from './usuario-vinculado.repository.ts'

const REMOVE = 'DELETE /v1/app/usuario/{a}/{b}/{c}'
const CONVIDA = 'POST /v1/app/usuario/{a}/{b}'
const ACEITA = 'POST /v1/app/{session_token}/usuario/convite/aceitar'
const QUEM = 'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let bia: ClienteDeTeste
let caio: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  bia = await buildCliente(app.sql, loja)
  caio = await buildVinculado(app.sql, loja, [ana, bia])
  await app.sql`delete from tentativa_verificacao`
})

const remove = (c: string, { idusuario, token }: LoginDeTeste) =>
  app.call(REMOVE, { params: { a: idusuario, b: loja.idfornecedor, c }, query: {} }, { token })
const lettersTo = (idusuario: string) =>
  app.sql<{ assunto: string; texto: string }[]>`
    select assunto, texto from correio join usuario u on u.email = para where u.idusuario = ${idusuario}`
const listClientes = ({ idusuario }: LoginDeTeste) =>
  app.sql<{ idcliente: string; primario: boolean }[]>`
    select idcliente, primario from usuario_cliente where idusuario = ${idusuario} order by idcliente`

test('of two that make a cliente the primary one at the same moment exactly one is left (§4)', async () => {
  for (let rodada = 0; rodada < 5; rodada++) {
    await Promise.all(
      [ana, bia, ana, bia].map(({ idcliente }) =>
        app.sql.begin((tx) => savePrimario(tx, caio.idusuario, idcliente)),
      ),
    )
    expect((await listClientes(caio)).filter(({ primario }) => primario)).toHaveLength(1)
  }
})

test('a login that was taken off a cliente is told so by letter, in one line of the other’s words', async () => {
  await app.sql`update cliente set nome = ${'Bar\n\nhttps://mau.example'} where idcliente = ${ana.idcliente}`
  expect((await remove(caio.idusuario, ana)).status).toBe(200)
  const [carta, ...mais] = await lettersTo(caio.idusuario)
  expect(mais).toEqual([])
  expect(carta?.assunto).toContain('acesso a um cadastro foi encerrado')
  expect(carta?.texto).not.toContain('https://mau')
  // Only what it was taken off.
  expect((await listClientes(caio)).map(({ idcliente }) => idcliente)).toEqual([bia.idcliente])
})

test('who leaves a cliente by itself gets no letter, is logged out of it, and keeps the others (§6)', async () => {
  expect((await remove(caio.idusuario, caio)).dados).toEqual({ removido: true })
  expect(await lettersTo(caio.idusuario)).toEqual([])
  const { dados } = await app.call(
    QUEM,
    { params: { session_token: 'token' }, query: { idfornecedor: loja.idfornecedor } },
    { token: caio.token },
  )
  expect(dados.authenticated).toBeFalsy()
  expect((await listClientes(caio)).map(({ idcliente }) => idcliente)).toEqual([bia.idcliente])
})

test('an e-mail that registers while its invitation is open is asked for that password next', async () => {
  const email = 'no-meio@vitrine.example'
  const { idusuario: a, token } = ana
  await app.call(CONVIDA, { params: { a, b: loja.idfornecedor }, body: { email } }, { token })
  const [carta] = await app.sql<{ texto: string }[]>`select texto from correio where para = ${email}`
  const convite = /token=(\S+)/.exec(carta?.texto ?? '')?.[1] ?? ''
  const body = { token: convite, nome: 'No Meio', senha: 'senha-do-meio', idfornecedor: loja.idfornecedor }
  const accept = () => app.call(ACEITA, { params: { session_token: 'token' }, body })
  let aceite: ReturnType<typeof accept> | undefined
  await app.sql.begin(async (tx) => {
    // The other registration is not committed yet: the invitation does not see it, and waits for it at its insert.
    await tx`insert into usuario (idusuario, email, nome, senha_hash) values (gen_random_uuid(), ${email}, 'Outro', 'sem-senha')`
    aceite = accept()
    await expect.poll(() => countEsperando(app.sql), { timeout: 20_000 }).toBe(1)
  })
  const { falha } = (await aceite) ?? {}
  expect([falha?.codigo, falha?.campos]).toEqual([
    'entrada_invalida',
    { senha: 'Este e-mail já tem acesso: use a senha dele.' },
  ])
  const [kept] = await app.sql`select email from convite_usuario where email = ${email}`
  expect(kept).toEqual({ email })
})
