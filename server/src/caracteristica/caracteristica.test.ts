import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { MAX_CAMPOS } from '@vitrine/rules/caracteristica'

import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

const BASE = '/painel/v1/{idfornecedor}/caracteristicas'

type Escopo = 'CLIENTE' | 'PEDIDO'
interface Dita {
  nome?: string
  ajuda?: string
  tipo?: 'TEXTO' | 'TEXTO_LONGO' | 'NUMERO' | 'LISTA'
  obrigatoria?: boolean
  opcoes?: string[]
  ativa?: boolean
  pessoa?: 'TODAS' | 'FISICA' | 'JURIDICA'
  tags?: string[]
  minimo?: number | null
  maximo?: number | null
  versao?: number | null
}

let app: AppDeTeste
let loja: FornecedorDeTeste
let dona: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
})

const save = (onde: `${Escopo} ${string}`, dita: Dita = {}, quem = { loja, dona }) => {
  const [escopo, codigo] = onde.split(' ') as [Escopo, string] // as the type says
  return app.call(
    `PUT ${BASE}/{escopo}/{codigo}`,
    {
      params: { idfornecedor: quem.loja.idfornecedor, escopo, codigo },
      body: { nome: 'Ramo', tipo: 'TEXTO', ...dita },
    },
    { token: quem.dona.token },
  )
}
const order = (escopo: Escopo, caracteristicas: { codigo: string; ordem: number; versao?: number }[]) =>
  app.call(
    `PUT ${BASE}/{escopo}`,
    { params: { idfornecedor: loja.idfornecedor, escopo }, body: { caracteristicas } },
    { token: dona.token },
  )
const list = async (quem = { loja, dona }) =>
  (
    await app.call(
      `GET ${BASE}`,
      { params: { idfornecedor: quem.loja.idfornecedor } },
      { token: quem.dona.token },
    )
  ).dados.data
const ask = async (escopo: Escopo, token?: string) =>
  (
    await app.call(
      `GET /v4/caracteristica-${escopo === 'CLIENTE' ? 'cliente' : 'pedido'}/todas/{id}`,
      { params: { id: loja.idfornecedor } },
      { ...(token && { token }) },
    )
  ).dados.data
const asksOf = async (escopo: Escopo, token?: string) =>
  (await ask(escopo, token)).map(({ codigo }) => codigo)

/** A customer with a company's document. */
async function buildEmpresa(tags: string[] = []) {
  const empresa = await buildCliente(app.sql, loja, { tags })
  await app.sql`
    update cliente set tipo_documento = 'CNPJ', documento = lpad(right(documento, 11), 14, '0') where idcliente = ${empresa.idcliente}`
  return empresa
}

describe("a store's own fields in its panel (decision 0175)", () => {
  test('a new one stands behind the others, is asked for at once, and each write is in the audit', async () => {
    const { status, dados } = await save('PEDIDO doca', { versao: null, nome: 'Doca', maximo: 10 })
    expect([status, dados.caracteristica]).toEqual([
      200,
      {
        escopo: 'PEDIDO',
        codigo: 'doca',
        nome: 'Doca',
        ajuda: '',
        tipo: 'TEXTO',
        obrigatoria: false,
        opcoes: [],
        ordem: 0,
        ativa: true,
        pessoa: 'TODAS',
        tags: [],
        minimo: null,
        maximo: 10,
        versao: 1,
      },
    ])
    await save('PEDIDO portao', { versao: null })
    await save('CLIENTE doca', { versao: null })
    expect((await list()).map(({ escopo, codigo, ordem }) => [escopo, codigo, ordem])).toEqual([
      ['CLIENTE', 'doca', 0],
      ['PEDIDO', 'doca', 0],
      ['PEDIDO', 'portao', 1],
    ])
    expect(await asksOf('PEDIDO')).toEqual(['doca', 'portao'])
    const fatos = await app.sql`
      select dados -> 'autor' ->> 'idusuario' as quem from evento
      where idfornecedor = ${loja.idfornecedor} and dados ->> 'cadastro' = 'caracteristica'`
    expect(fatos.map(({ quem }) => quem)).toEqual([dona.idusuario, dona.idusuario, dona.idusuario])
  })

  test('who comes second is told, and nothing of the first is overwritten', async () => {
    await save('CLIENTE ramo', { versao: null })
    expect(
      (await save('CLIENTE ramo', { versao: 1, nome: 'Ramo da loja' })).dados.caracteristica.versao,
    ).toBe(2)
    const segunda = await save('CLIENTE ramo', { versao: 1, nome: 'Outro' })
    expect([segunda.status, segunda.falha.codigo, segunda.falha.detalhes]).toEqual([
      409,
      'cadastro_mudou',
      { versao: 2 },
    ])
    // A new one by a code that stands.
    expect((await save('CLIENTE ramo', { versao: null, nome: 'Novo' })).falha.codigo).toBe('cadastro_mudou')
    expect((await list()).map(({ nome }) => nome)).toEqual(['Ramo da loja'])
    const dezAoMesmoTempo = await Promise.all(
      Array.from({ length: 10 }, (_, i) => save('CLIENTE ramo', { versao: 2, nome: `Ramo ${i}` })),
    )
    expect(dezAoMesmoTempo.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('the order changes whole or not at all, and what is not named stays', async () => {
    for (const codigo of ['a', 'b', 'c']) await save(`PEDIDO ${codigo}`, { versao: null })
    const movida = await order('PEDIDO', [
      { codigo: 'c', ordem: 0, versao: 1 },
      { codigo: 'a', ordem: 2, versao: 1 },
    ])
    expect(movida.dados.data.map(({ codigo }) => codigo)).toEqual(['c', 'b', 'a'])
    expect(await asksOf('PEDIDO')).toEqual(['c', 'b', 'a'])
    const velha = await order('PEDIDO', [
      { codigo: 'b', ordem: 0, versao: 1 },
      { codigo: 'c', ordem: 1, versao: 1 },
    ])
    expect(velha.falha.codigo).toBe('cadastro_mudou')
    expect((await order('PEDIDO', [{ codigo: 'x', ordem: 0 }])).falha.codigo).toBe('nao_encontrado')
    expect((await order('CLIENTE', [{ codigo: 'a', ordem: 0 }])).falha.codigo).toBe('nao_encontrado')
    expect(await asksOf('PEDIDO')).toEqual(['c', 'b', 'a'])
  })

  test('an archived one is asked of nobody and comes back as it was; its answers stay', async () => {
    const { versao } = (await save('CLIENTE ramo', { versao: null, tipo: 'LISTA', opcoes: ['Bar'] })).dados
      .caracteristica
    const ana = await buildCliente(app.sql, loja)
    await app.sql`update cadastroextracliente set caracteristicas = '{"ramo": "Bar"}' where idcliente = ${ana.idcliente}`
    const ramo = { tipo: 'LISTA', opcoes: ['Bar'] } as const
    const arquivada = await save('CLIENTE ramo', { ...ramo, opcoes: ['Bar'], ativa: false, versao })
    expect(arquivada.dados.caracteristica.ativa).toBe(false)
    expect(await ask('CLIENTE', ana.token)).toEqual([])
    const put = await app.call(
      'PUT /v1/app/usuario/{id}',
      {
        params: { id: ana.idusuario },
        body: {
          idfornecedor: loja.idfornecedor,
          dadosUsuario: { cliente: { telefone: '(19) 98765-4321' }, caracteristicas: {} },
        },
      },
      { token: ana.token },
    )
    expect(put.status).toBe(200)
    const [row] =
      await app.sql`select caracteristicas from cadastroextracliente where idcliente = ${ana.idcliente}`
    expect(row?.caracteristicas).toEqual({ ramo: 'Bar' })
    await save('CLIENTE ramo', { ...ramo, opcoes: ['Bar'], versao: arquivada.dados.caracteristica.versao })
    expect(await asksOf('CLIENTE', ana.token)).toEqual(['ramo'])
  })

  test('a field does not become one of another type, for its answers would be of none; a line becomes a longer text', async () => {
    await save('CLIENTE ramo', { versao: null })
    const outra = await save('CLIENTE ramo', { tipo: 'NUMERO' })
    expect([outra.status, Object.keys(outra.falha.campos ?? {})]).toEqual([400, ['tipo']])
    expect((await save('CLIENTE ramo', { tipo: 'TEXTO_LONGO', maximo: 300 })).status).toBe(200)
    expect((await save('CLIENTE ramo', { tipo: 'TEXTO' })).status).toBe(400)
  })

  test.each<[Dita, string]>([
    [{ nome: ' ' }, 'nome'],
    [{ tipo: 'LISTA' }, 'opcoes'],
    [{ opcoes: ['Bar'] }, 'opcoes'],
    [{ minimo: 9, maximo: 8 }, 'maximo'],
    [{ maximo: 121 }, 'maximo'],
    [{ tipo: 'NUMERO', minimo: 0.0000001 }, 'minimo'],
    [{ tipo: 'LISTA', opcoes: ['Bar'], minimo: 1 }, 'minimo'],
  ])('%j is refused at %s', async (dita, campo) => {
    const { status, falha } = await save('CLIENTE ramo', dita)
    expect([status, Object.keys(falha.campos ?? {})]).toEqual([400, [campo]])
  })

  test(`a form asks for ${MAX_CAMPOS} things at most; one of them may be mended, another one waits`, async () => {
    for (let i = 0; i < MAX_CAMPOS; i++) await save(`PEDIDO c${i}`, { versao: null })
    expect(Object.keys((await save('PEDIDO mais', { versao: null })).falha.campos ?? {})).toEqual(['ativa'])
    expect((await save('PEDIDO c3', { nome: 'Outro' })).status).toBe(200)
    expect((await save('PEDIDO mais', { versao: null, ativa: false })).status).toBe(200)
    expect((await save('CLIENTE ramo', { versao: null })).status).toBe(200)
    await save('PEDIDO c3', { ativa: false })
    expect((await save('PEDIDO mais')).status).toBe(200)
  })

  test('two stores have a field of one code each, and neither sees or changes the other', async () => {
    const outra = await buildFornecedor(app.sql)
    const quem = { loja: outra, dona: await buildEquipe(app.sql, outra, { papel: 'fornecedor' }) }
    await save('CLIENTE ramo', { versao: null, nome: 'Daqui' })
    await save('CLIENTE ramo', { versao: null, nome: 'De lá' }, quem)
    expect((await list()).map(({ nome }) => nome)).toEqual(['Daqui'])
    expect((await list(quem)).map(({ nome }) => nome)).toEqual(['De lá'])
    const alheia = await save('CLIENTE ramo', { nome: 'Meu' }, { loja, dona: quem.dona })
    expect(alheia.falha.codigo).toBe('entrar_para_continuar')
    const atende = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    expect((await save('CLIENTE ramo', {}, { loja, dona: atende })).falha.codigo).toBe('sem_permissao')
  })
})

describe('of whom a field is asked', () => {
  test('each viewer hears of its own; a visitor of either kind of person, and of no group, whose names nobody is told', async () => {
    await save('CLIENTE todos', { versao: null })
    await save('CLIENTE pf', { versao: null, pessoa: 'FISICA' })
    await save('CLIENTE pj', { versao: null, pessoa: 'JURIDICA' })
    await save('CLIENTE ouro', { versao: null, tags: ['ouro'] })
    const ana = await buildCliente(app.sql, loja)
    const vip = await buildEmpresa(['ouro'])
    expect(await asksOf('CLIENTE')).toEqual(['todos', 'pf', 'pj'])
    expect(await asksOf('CLIENTE', ana.token)).toEqual(['todos', 'pf'])
    expect(await asksOf('CLIENTE', vip.token)).toEqual(['todos', 'pj', 'ouro'])
    expect(JSON.stringify(await ask('CLIENTE', vip.token))).not.toContain('tags')
  })

  test('whoever orders for a client is asked what that client is; a stranger hears nothing of it', async () => {
    await save('PEDIDO pf', { versao: null, pessoa: 'FISICA' })
    await save('PEDIDO pj', { versao: null, pessoa: 'JURIDICA' })
    await save('PEDIDO ouro', { versao: null, tags: ['ouro'] })
    const vip = await buildEmpresa(['ouro'])
    const ana = await buildCliente(app.sql, loja)
    const atende = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    const askFor = async (token: string) =>
      (
        await app.call(
          'GET /v4/caracteristica-pedido/todas/{id}',
          { params: { id: loja.idfornecedor }, query: { idcliente: vip.idcliente } },
          { token },
        )
      ).dados.data.map(({ codigo }) => codigo)
    expect(await askFor(atende.token)).toEqual(['pj', 'ouro'])
    expect(await askFor(ana.token)).not.toContain('ouro')
  })
})
