import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { RECORTES_MAXIMO } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'
import { recorteDeTeste } from '../teste/exemplares/build-recorte.ts'

const BASE = '/painel/v1/{idfornecedor}/recortes'

let app: AppDeTeste
let loja: FornecedorDeTeste
let rita: LoginDeTeste
let bento: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  rita = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  bento = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
})

type Dito = {
  nome?: string
  busca?: string
  idcategoria?: string | null
  escondidas?: ('sku' | 'estoque')[] | null
  equipe?: boolean
  padrao?: boolean
  versao?: number | null
}
const save = (idrecorte: string, dito: Dito = {}, quem = rita) =>
  app.call(
    `PUT ${BASE}/{idrecorte}`,
    { params: { idfornecedor: loja.idfornecedor, idrecorte }, body: { ...recorteDeTeste, ...dito } },
    { token: quem.token },
  )
const remove = (idrecorte: string, { versao, quem = rita }: { versao?: number; quem?: LoginDeTeste } = {}) =>
  app.call(
    `DELETE ${BASE}/{idrecorte}`,
    { params: { idfornecedor: loja.idfornecedor, idrecorte }, query: { versao } },
    { token: quem.token },
  )
const list = async (quem = rita) =>
  (await app.call(`GET ${BASE}`, { params: { idfornecedor: loja.idfornecedor } }, { token: quem.token }))
    .dados.data
const listFatos = () => app.sql`
  select tipo, (dados ->> 'versao')::int as versao, dados -> 'autor' ->> 'idusuario' as quem from evento
  where idfornecedor = ${loja.idfornecedor} and dados ->> 'cadastro' = 'recorte' order by idevento`

describe('a saved filter (issue 17)', () => {
  test("is its person's own: written, changed and removed by nobody else, each in the audit", async () => {
    const id = uuidv7()
    const escrito = { idrecorte: id, ...recorteDeTeste, versao: 1 }
    expect((await save(id, { versao: null })).dados).toEqual(escrito)
    const escondidas: ('sku' | 'estoque')[] = ['sku', 'estoque']
    expect((await save(id, { busca: 'queijo', escondidas, versao: 1 })).dados).toEqual({
      ...escrito,
      busca: 'queijo',
      escondidas,
      versao: 2,
    })
    // Sent again because its answer was lost, it is the same.
    expect((await save(id, { busca: 'queijo', escondidas, versao: 1 })).dados.versao).toBe(2)
    expect(await list(bento)).toEqual([])
    expect((await save(id, { nome: 'Meu' }, bento)).status).toBe(404)
    expect((await remove(id, { quem: bento })).status).toBe(404)
    expect((await remove(id, { versao: 2 })).status).toBe(200)
    expect((await remove(id)).status).toBe(404)
    expect(await list()).toEqual([])
    expect(await listFatos()).toEqual([
      { tipo: 'cadastro.CRIADO', versao: 1, quem: rita.idusuario },
      { tipo: 'cadastro.MUDADO', versao: 2, quem: rita.idusuario },
      { tipo: 'cadastro.REMOVIDO', versao: 2, quem: rita.idusuario },
    ])
  })

  test('that a team has is changed by any of it, each change in the audit, and may be taken out again', async () => {
    const id = uuidv7()
    await save(id)
    await save(id, { equipe: true, versao: 1 })
    expect(await list(bento)).toEqual([{ idrecorte: id, ...recorteDeTeste, equipe: true, versao: 2 }])
    expect((await save(id, { equipe: true, busca: 'doce', padrao: true, versao: 2 }, bento)).dados).toEqual({
      idrecorte: id,
      ...recorteDeTeste,
      equipe: true,
      busca: 'doce',
      padrao: true,
      versao: 3,
    })
    expect((await list())[0]?.padrao).toBe(false)
    await save(id, { versao: 3 })
    expect(await list(bento)).toEqual([])
    expect(await app.sql`select 1 from recorte_padrao where idrecorte = ${id}`).toHaveLength(0)
    expect(await listFatos()).toEqual([
      { tipo: 'cadastro.CRIADO', versao: 1, quem: rita.idusuario },
      { tipo: 'cadastro.MUDADO', versao: 2, quem: rita.idusuario },
      { tipo: 'cadastro.MUDADO', versao: 3, quem: bento.idusuario },
      { tipo: 'cadastro.MUDADO', versao: 4, quem: rita.idusuario },
    ])
  })

  test('sent again because the answer was lost is the same one', async () => {
    const id = uuidv7()
    await save(id, { equipe: true, versao: null })
    expect((await save(id, { equipe: true, versao: null })).dados.versao).toBe(1)
    expect(await listFatos()).toHaveLength(1)
  })

  test('that somebody else has changed meanwhile is not written over, nor removed', async () => {
    const id = uuidv7()
    await save(id, { equipe: true })
    await save(id, { equipe: true, busca: 'outra', versao: 1 }, bento)
    for (const feita of [
      await save(id, { equipe: true, busca: 'minha', versao: 1 }),
      await remove(id, { versao: 1 }),
    ])
      expect([feita.status, feita.falha.codigo, feita.falha.detalhes]).toEqual([
        409,
        'cadastro_mudou',
        { versao: 2 },
      ])
    expect((await list())[0]?.busca).toBe('outra')
  })

  test('is the one with which the list opens instead of the one before, until it goes', async () => {
    const [a, b] = [uuidv7(), uuidv7()]
    await save(a, { nome: 'A', padrao: true })
    await save(b, { nome: 'B', padrao: true })
    const padroes = async () => (await list()).map(({ nome, padrao, versao }) => [nome, padrao, versao])
    expect(await padroes()).toEqual([
      ['A', false, 1],
      ['B', true, 1],
    ])
    await remove(b)
    expect(await padroes()).toEqual([['A', false, 1]])
  })

  test('has a name that no other of the person has, in one of two that are written at once too', async () => {
    const feitas = await Promise.all([save(uuidv7()), save(uuidv7(), { nome: 'SEM FOTO' })])
    expect(feitas.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(feitas.find(({ status }) => status === 400)?.falha.campos).toEqual({
      nome: 'Já existe um filtro salvo com este nome.',
    })
    expect((await save(uuidv7(), { equipe: true })).status).toBe(200)
    expect((await save(uuidv7(), {}, bento)).status).toBe(200)
  })

  test('may name a category that is gone', async () => {
    const idcategoria = uuidv7()
    expect((await save(uuidv7(), { idcategoria })).dados.idcategoria).toBe(idcategoria)
  })

  test('is refused without a name, with too many words, or in an order that there is not', async () => {
    const erros = async (dito: object) => Object.keys((await save(uuidv7(), dito)).falha.campos ?? {})
    expect(await erros({ nome: '  ' })).toEqual(['nome'])
    expect(await erros({ busca: 'x'.repeat(101) })).toEqual(['busca'])
    expect(await erros({ ordenacao: 'acaso' })).toEqual(['ordenacao'])
    expect(await erros({ vista: 'CONTADOS' })).toEqual(['vista'])
  })

  test('is one of 50 at most, which one statement lists', async () => {
    await app.sql`
      insert into recorte (idfornecedor, idrecorte, idusuario, nome, vista, busca, ordenacao)
      select ${loja.idfornecedor}, gen_random_uuid(), ${rita.idusuario}, 'r' || n, 'TODOS', '', 'nome' from generate_series(1, ${RECORTES_MAXIMO}) n`
    const { status, falha } = await save(uuidv7())
    expect([status, Object.keys(falha.campos ?? {})]).toEqual([400, ['recortes']])
    await list()
    expect(await app.statementsOf(() => list())).toHaveLength(1)
  })

  test('may have the id of one of another store, and touches it not', async () => {
    const id = uuidv7()
    await save(id)
    const [daqui, ritaDaqui] = [loja, rita]
    loja = await buildFornecedor(app.sql)
    rita = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    expect((await save(id, { nome: 'Da vizinha' })).dados.versao).toBe(1)
    ;[loja, rita] = [daqui, ritaDaqui]
    expect((await list())[0]?.nome).toBe('Sem foto')
  })

  test("goes with its person from the team; the team's stays", async () => {
    await save(uuidv7(), { padrao: true })
    await save(uuidv7(), { nome: 'Da equipe', equipe: true })
    await app.sql`delete from equipe where idfornecedor = ${loja.idfornecedor} and idusuario = ${rita.idusuario}`
    expect(await app.sql`select nome from recorte where idfornecedor = ${loja.idfornecedor}`).toEqual([
      { nome: 'Da equipe' },
    ])
    expect(
      await app.sql`select 1 from recorte_padrao where idfornecedor = ${loja.idfornecedor}`,
    ).toHaveLength(0)
  })
})
