import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import {
  buildApiKey,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'
import { remindChaves } from './remind-chaves.ts'

const LISTA = 'GET /painel/v1/{idfornecedor}/chaves'
const CRIA = 'POST /painel/v1/{idfornecedor}/chaves'
const REVOGA = 'DELETE /painel/v1/{idfornecedor}/chaves/{idapikeys}'

let app: AppDeTeste
let loja: FornecedorDeTeste
let rui: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  rui = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
})

const paramsOf = ({ idfornecedor }: FornecedorDeTeste) => ({ idfornecedor })
const list = async () => (await app.call(LISTA, { params: paramsOf(loja) }, { token: rui.token })).dados.data
const make = (nome: string, { token } = rui, onde = loja) =>
  app.call(CRIA, { params: paramsOf(onde), body: { nome } }, { token })
const revoke = (idapikeys: string) =>
  app.call(REVOGA, { params: { ...paramsOf(loja), idapikeys } }, { token: rui.token })
const enter = (apiKey: string, idErpUsuario: string) =>
  app.call('POST /v4/api-key/login', {
    body: { apiKey, idErpUsuario, idFornecedor: loja.idfornecedor },
  })

test('a supplier makes a key, its system logs in with it, and the list says when (§6 API-key login)', async () => {
  const ana = await buildCliente(app.sql, loja)
  const { erp } = await buildApiKey(app.sql, loja, ana)
  const { dados } = await make('  ERP da matriz ')
  expect(dados).toMatchObject({
    nome: 'ERP da matriz',
    criada_por: 'Equipe',
    usada_em: null,
    revogada_em: null,
  })
  expect(dados.chave.length).toBeGreaterThanOrEqual(43)
  expect((await enter(dados.chave, erp)).dados.usuario.idcliente).toBe(ana.idcliente)
  const { chave: _, ...semChave } = dados
  expect((await list()).find(({ idapikeys }) => idapikeys === dados.idapikeys)).toEqual({
    ...semChave,
    usada_em: expect.any(String),
    usada_de: '127.0.0.0/24',
  })
  expect(JSON.stringify(await list())).not.toContain(dados.chave)
})

test('the key itself is stored nowhere, and two of one name are two keys', async () => {
  const [uma, outra] = [(await make('ERP')).dados, (await make('ERP')).dados]
  expect(uma.chave).not.toBe(outra.chave)
  const rows = await app.sql`select k::text as linha from apikey k`
  expect(JSON.stringify(rows)).not.toContain(uma.chave)
})

test('a revoked key opens nothing, its sessions end, and the list keeps it last with its time', async () => {
  const ana = await buildCliente(app.sql, loja)
  const { erp } = await buildApiKey(app.sql, loja, ana)
  const velha = (await make('Antiga')).dados
  const { token } = (await enter(velha.chave, erp)).dados
  await make('Nova')
  expect((await revoke(velha.idapikeys)).dados).toEqual({ revogada: true })
  expect((await enter(velha.chave, erp)).falha.codigo).toBe('cliente_nao_obtido')
  const [sessao] =
    await app.sql`select 1 from sessao s join apikey k using (idusuario) where k.idapikeys = ${velha.idapikeys}`
  expect([token === null, sessao]).toEqual([true, undefined])
  const chaves = await list()
  expect(chaves.at(-1)).toMatchObject({ idapikeys: velha.idapikeys, revogada_em: expect.any(String) })
  // Once more there is nothing to end.
  expect((await revoke(velha.idapikeys)).falha.codigo).toBe('nao_encontrado')
  const [row] = await app.sql`select revogada_por from apikey where idapikeys = ${velha.idapikeys}`
  expect(row).toEqual({ revogada_por: rui.idusuario })
})

test('a key with an end opens nothing after it, nor do its sessions, and the others have none', async () => {
  const { dados } = await app.call(
    CRIA,
    { params: paramsOf(loja), body: { nome: 'ERP', uso: 'ERP', validade_dias: 90 } },
    { token: rui.token },
  )
  expect(Date.parse(dados.expira_em ?? '') - Date.now()).toBeGreaterThan(89 * 86_400_000)
  const open = () =>
    app.call('POST /painel/v1/{idfornecedor}/entrar', {
      params: paramsOf(loja),
      body: { chave: dados.chave },
    })
  const { token } = (await open()).dados
  const read = () => app.call('GET /painel/v1/{idfornecedor}/ganchos', { params: paramsOf(loja) }, { token })
  expect((await read()).status).toBe(200)
  await app.sql`update apikey set expira_em = now() where idapikeys = ${dados.idapikeys}`
  await app.settle()
  expect((await open()).falha.codigo).toBe('credenciais_invalidas')
  expect((await read()).status).toBe(401)
  expect((await make('Sem prazo')).dados.expira_em).toBeNull()
})

test('a key is exchanged: both are good for the days in between, another supplier has no part in it', async () => {
  const antes = (await make('ERP')).dados
  const rotate = ({ token } = rui, onde = loja) =>
    app.call(
      'POST /painel/v1/{idfornecedor}/chaves/{idapikeys}/troca',
      { params: { ...paramsOf(onde), idapikeys: antes.idapikeys }, body: { juntas_dias: 7 } },
      { token },
    )
  const outra = await buildFornecedor(app.sql)
  const ines = await buildEquipe(app.sql, outra, { papel: 'fornecedor' })
  expect((await rotate(ines, outra)).falha.codigo).toBe('nao_encontrado')
  const { dados: depois } = await rotate()
  expect(depois).toMatchObject({ nome: 'ERP', uso: 'COMPRA', expira_em: null })
  expect(depois.chave).not.toBe(antes.chave)
  const guardada = (await list()).find(({ idapikeys }) => idapikeys === antes.idapikeys)
  expect(Date.parse(guardada?.expira_em ?? '')).toBeGreaterThan(Date.now())
  const ana = await buildCliente(app.sql, loja)
  const { erp } = await buildApiKey(app.sql, loja, ana)
  for (const { chave } of [antes, depois]) expect((await enter(chave, erp)).status).toBe(200)
  await app.sql`update apikey set expira_em = now() where idapikeys = ${antes.idapikeys}`
  expect((await rotate()).falha.codigo, 'ended').toBe('nao_encontrado')
})

test('nobody ends or sees the keys of another supplier, and attendants and representatives none (§6)', async () => {
  const outra = await buildFornecedor(app.sql)
  const ines = await buildEquipe(app.sql, outra, { papel: 'fornecedor' })
  const alheia = (await make('ERP', ines, outra)).dados
  expect((await revoke(alheia.idapikeys)).falha.codigo).toBe('nao_encontrado')
  expect((await make('ERP', ines)).falha.codigo).toBe('entrar_para_continuar')
  expect(await list()).toEqual([])
  for (const papel of ['atendente', 'representante'] as const)
    expect((await make('ERP', await buildEquipe(app.sql, loja, { papel }))).falha.codigo).toBe(
      'sem_permissao',
    )
})

test.each(['', '   ', 'x'.repeat(61)])('a key needs a name that fits: %j', async (nome) => {
  expect((await make(nome)).falha.codigo).toBe('entrada_invalida')
})

test('seven days before a key ends who made it is told by letter, once; gone from the team, who runs it', async () => {
  const zoe = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  const vence = async (nome: string, dias: number, de = 90) => {
    const { idapikeys } = (await make(nome)).dados
    await app.sql`
      update apikey set criada_em = now() - make_interval(days => ${de}), expira_em = now() + make_interval(days => ${dias}) where idapikeys = ${idapikeys}`
    return idapikeys
  }
  const listCartas = ({ idusuario }: { idusuario: string }) =>
    app.sql<{ assunto: string }[]>`
      select assunto from correio join usuario u on u.email = para where u.idusuario = ${idusuario} order by assunto`
  await vence('Logo', 6)
  await vence('Depois', 8)
  await vence('Curta', 2, 1)
  await revoke(await vence('Acabada', 3))
  await Promise.all([remindChaves(app.sql), remindChaves(app.sql)])
  await remindChaves(app.sql)
  expect(await listCartas(rui)).toEqual([{ assunto: expect.stringContaining('a chave "Logo" vale até ') }])
  expect(await listCartas(zoe)).toEqual([])
  await vence('Sem dono', 5)
  await app.sql`delete from equipe where idusuario = ${rui.idusuario}`
  await remindChaves(app.sql)
  const ditas = (await listCartas(zoe)).map(({ assunto }) => /"(.+)"/.exec(assunto)?.[1])
  expect([ditas.sort(), await listCartas(rui)]).toEqual([['Logo', 'Sem dono'], [expect.anything()]])
})
