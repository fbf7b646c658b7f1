import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { RESPOSTAS_MAXIMO } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

const BASE = '/painel/v1/{idfornecedor}/respostas-prontas'

let app: AppDeTeste
let loja: FornecedorDeTeste
let marina: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  marina = await buildEquipe(app.sql, loja, { papel: 'atendente' })
})

type Dita = { atalho?: string; texto?: string; versao?: number | null }
const save = (
  idresposta: string,
  { atalho = 'oi', texto = 'Oi, {cliente}!', ...mais }: Dita = {},
  quem = marina,
) =>
  app.call(
    `PUT ${BASE}/{idresposta}`,
    { params: { idfornecedor: loja.idfornecedor, idresposta }, body: { atalho, texto, ...mais } },
    { token: quem.token },
  )
const remove = (idresposta: string, query: { versao?: number } = {}) =>
  app.call(
    `DELETE ${BASE}/{idresposta}`,
    { params: { idfornecedor: loja.idfornecedor, idresposta }, query },
    { token: marina.token },
  )
const list = async () =>
  (await app.call(`GET ${BASE}`, { params: { idfornecedor: loja.idfornecedor } }, { token: marina.token }))
    .dados.data
const listFatos = () => app.sql`
  select tipo, (dados ->> 'versao')::int as versao, dados -> 'autor' ->> 'idusuario' as quem from evento
  where idfornecedor = ${loja.idfornecedor} and dados ->> 'cadastro' = 'resposta_pronta' order by idevento`

describe('a ready answer (ux 3.11)', () => {
  test('is written, changed and removed, each with a version and in the audit', async () => {
    const id = uuidv7()
    expect((await save(id, { versao: null })).dados).toEqual({
      idresposta: id,
      atalho: 'oi',
      texto: 'Oi, {cliente}!',
      versao: 1,
    })
    expect((await save(id, { texto: 'Olá, {cliente}!', versao: 1 })).dados.versao).toBe(2)
    expect(await list()).toEqual([{ idresposta: id, atalho: 'oi', texto: 'Olá, {cliente}!', versao: 2 }])
    expect((await remove(id, { versao: 2 })).status).toBe(200)
    expect(await list()).toEqual([])
    expect(await listFatos()).toEqual([
      { tipo: 'cadastro.CRIADO', versao: 1, quem: marina.idusuario },
      { tipo: 'cadastro.MUDADO', versao: 2, quem: marina.idusuario },
      { tipo: 'cadastro.REMOVIDO', versao: 2, quem: marina.idusuario },
    ])
  })

  test('sent again because the answer was lost is the same one, told once', async () => {
    const id = uuidv7()
    await save(id)
    expect((await save(id)).dados.versao).toBe(1)
    expect(await listFatos()).toHaveLength(1)
    await remove(id)
    expect((await remove(id)).status).toBe(404)
  })

  test('that somebody else has changed meanwhile is not written over, nor removed', async () => {
    const id = uuidv7()
    await save(id)
    await save(id, { texto: 'Outra', versao: 1 })
    for (const feita of [await save(id, { texto: 'Minha', versao: 1 }), await remove(id, { versao: 1 })])
      expect([feita.status, feita.falha.codigo, feita.falha.detalhes]).toEqual([
        409,
        'cadastro_mudou',
        { versao: 2 },
      ])
    expect((await list())[0]?.texto).toBe('Outra')
  })

  test.each([
    ['a short name that another one has', { atalho: 'pix' }, 'atalho'],
    ['a short name with capitals', { atalho: 'Oi' }, 'atalho'],
    ['no words', { texto: '  ' }, 'texto'],
    ['a variable that nobody fills', { texto: 'São {total}' }, 'texto'],
  ])('is refused with %s', async (_, dita, campo) => {
    await save(uuidv7(), { atalho: 'pix' })
    const { status, falha } = await save(uuidv7(), dita)
    const campos = Object.keys(falha.campos ?? {}).map((onde) => onde.split('.').at(-1))
    expect([status, falha.codigo, campos]).toEqual([400, 'entrada_invalida', [campo]])
    expect(await list()).toHaveLength(1)
  })

  test('has its short name in one of two that are written at once', async () => {
    const feitas = await Promise.all([save(uuidv7()), save(uuidv7())])
    expect(feitas.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('may have the id and the short name of one of another store, and touches it not', async () => {
    const id = uuidv7()
    await save(id)
    const [daqui, marinaDaqui] = [loja, marina]
    loja = await buildFornecedor(app.sql)
    marina = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    expect((await save(id, { texto: 'Da vizinha' })).dados.versao).toBe(1)
    ;[loja, marina] = [daqui, marinaDaqui]
    expect((await list())[0]?.texto).toBe('Oi, {cliente}!')
  })

  test('is one of 500 at most, which one statement lists by name', async () => {
    await app.sql`
      insert into resposta_pronta (idfornecedor, idresposta, atalho, texto)
      select ${loja.idfornecedor}, md5(n::text)::uuid, 'r' || n, 'Oi' from generate_series(1, ${RESPOSTAS_MAXIMO}) n`
    const { status, falha } = await save(uuidv7())
    expect([status, Object.keys(falha.campos ?? {})]).toEqual([400, ['respostas']])
    await list()
    expect(await app.statementsOf(() => list())).toHaveLength(1)
  })
})
