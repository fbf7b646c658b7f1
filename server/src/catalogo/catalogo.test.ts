import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Body, Calls, CallInput } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
  type ProdutoDeTeste,
} from '../teste/index.ts'

/** Products as their supplier finds and changes them in the panel (issue 17, line 3; decision 0140). */
const BASE = '/painel/v1/{idfornecedor}/produtos'
const LISTA = `GET ${BASE}` as const

let app: AppDeTeste
let casa: FornecedorDeTeste
let vizinha: FornecedorDeTeste
let dona: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  casa = await buildFornecedor(app.sql)
  vizinha = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, casa, { papel: 'fornecedor' })
})

const params = () => ({ idfornecedor: casa.idfornecedor })
const build = (produto: ProdutoDeTeste) => buildProduto(app.sql, casa, produto)
const list = async (query: CallInput<Calls[typeof LISTA]>['query'] = {}) =>
  (await app.call(LISTA, { params: params(), query }, { token: dona.token })).dados
const namesOf = async (query: Parameters<typeof list>[0]) => (await list(query)).data.map(({ nome }) => nome)
const save = (idcadastroextraproduto: string, body: object, quem = dona) =>
  app.call(
    `PUT ${BASE}/{idcadastroextraproduto}`,
    { params: { ...params(), idcadastroextraproduto }, body },
    { token: quem.token },
  )
const saveLote = (body: Body<Calls[`POST ${typeof BASE}/lote`]>) =>
  app.call(`POST ${BASE}/lote`, { params: params(), body }, { token: dona.token })
const change = (idcadastroextraproduto: string, campos: object) =>
  app.sql`update produto set ${app.sql(campos)} where idcadastroextraproduto = ${idcadastroextraproduto}`

describe('a supplier finds its products', () => {
  test('all of them, in pages that begin where the one before ended, whatever they are sorted by', async () => {
    for (const [nome, preco] of [
      ['Bolo', 3],
      ['Ácido', 9],
      ['Caixa', null],
      ['bala', 3],
    ] as const)
      await build({ nome, preco })
    await buildProduto(app.sql, vizinha, { nome: 'De outra' })
    const read = async (ordenacao: 'nome' | 'sku' | 'menor_preco' | 'maior_preco') => {
      const nomes: string[] = []
      for (let cursor: string | undefined; ;) {
        const pagina = await list({ ordenacao, cursor, limit: 1 })
        nomes.push(...pagina.data.map(({ nome }) => nome))
        if (pagina.cursor === null) return nomes
        cursor = pagina.cursor
      }
    }
    expect(await read('nome')).toEqual(['Ácido', 'bala', 'Bolo', 'Caixa'])
    expect(await read('sku')).toEqual(['Bolo', 'Ácido', 'Caixa', 'bala'])
    expect(await read('menor_preco')).toEqual(['Caixa', 'Bolo', 'bala', 'Ácido'])
    expect(await read('maior_preco')).toEqual(['Ácido', 'bala', 'Bolo', 'Caixa'])
  })

  test('by words of what is on sale and what is not, and by the beginning of a code', async () => {
    const id = await build({ nome: 'Café torrado' })
    await build({ nome: 'Café verde' })
    await build({ nome: 'Chá' })
    await change(id, { ativo: false, sku: 'ZX-9', ean: '7891234567895' })
    expect(await namesOf({ sk: 'cafe' })).toEqual(['Café torrado', 'Café verde'])
    expect(await namesOf({ sk: 'zx' })).toEqual(['Café torrado'])
    expect(await namesOf({ sk: '789123' })).toEqual(['Café torrado'])
    expect(await list({ sk: 'cafe', vista: 'ATIVOS' })).toMatchObject({ total: 1, contagens: { TODOS: 3 } })
    expect(await namesOf({ sk: "'); --" })).toEqual(['Café torrado', 'Café verde', 'Chá'])
  })

  test('by what is missing, and by a category with those below it', async () => {
    const semPreco = await build({ nome: 'Sem preço', preco: null, estoque: 0 })
    const comFoto = await build({ nome: 'Com foto', estoque: 5 })
    await change(comFoto, { imagens: app.sql.json([{ hash: 'a'.repeat(32), alt: '', cor: '#ffffff' }]) })
    await change(await build({ nome: 'Parado' }), { ativo: false })
    const abaixo = uuidv7()
    await app.sql`
      insert into categoria (idfornecedor, idcategoria, idcategoriapai, slug, nome, icone, fundo, ordem)
      values (${casa.idfornecedor}, ${abaixo}, ${casa.idcategoria}, 'abaixo', 'Abaixo', 'x', '#fff', 1)`
    await change(semPreco, { idcategoria: abaixo })
    const { contagens } = await list()
    expect(contagens).toEqual({ TODOS: 3, ATIVOS: 2, INATIVOS: 1, SEM_FOTO: 2, SEM_PRECO: 1, SEM_ESTOQUE: 1 })
    for (const vista of ['TODOS', 'ATIVOS', 'INATIVOS', 'SEM_FOTO', 'SEM_PRECO', 'SEM_ESTOQUE'] as const)
      expect([vista, (await list({ vista })).data.length]).toEqual([vista, contagens?.[vista]])
    expect(await namesOf({ categ: abaixo })).toEqual(['Sem preço'])
    expect(await list({ categ: casa.idcategoria, vista: 'SEM_ESTOQUE' })).toMatchObject({ total: 1 })
    expect((await list({ categ: casa.idcategoria })).total).toBe(3)
  })

  test('a cursor that nobody gave is refused at its field, and what comes after a page tells no numbers', async () => {
    await build({})
    await build({})
    const { falha } = await app.call(
      LISTA,
      { params: params(), query: { cursor: 'nada' } },
      { token: dona.token },
    )
    expect(falha).toMatchObject({
      codigo: 'entrada_invalida',
      campos: { cursor: 'Comece da primeira página.' },
    })
    const { cursor } = await list({ limit: 1 })
    // Of one order it is no place in another.
    const deOutra = await app.call(
      'GET /painel/v1/{idfornecedor}/produtos',
      { params: params(), query: { cursor: cursor ?? '', ordenacao: 'menor_preco' } },
      { token: dona.token },
    )
    expect(deOutra.falha?.codigo).toBe('entrada_invalida')
    expect(await list({ cursor: cursor ?? '', limit: 1 })).toMatchObject({
      total: null,
      contagens: null,
      cursor: null,
    })
  })
})

describe('one product', () => {
  test('is changed by the fields that are said, with a version, in the audit, and the shop knows it', async () => {
    const id = await build({ nome: 'Bolo', preco: 10, estoque: 4 })
    const { dados } = await save(id, { preco: 12.5, estoque: { tipo: 'CONTAGEM', quantidade: 7 }, versao: 1 })
    expect(dados).toMatchObject({ nome: 'Bolo', preco: 12.5, estoque: 7, versao: 2 })
    expect((await list()).data).toMatchObject([{ preco: 12.5, estoque: 7, versao: 2, ativo: true }])
    const fatos = await app.sql`
      select dados ->> 'cadastro' as cadastro, dados -> 'depois' as depois, dados -> 'autor' ->> 'idusuario' as quem from evento
      where idfornecedor = ${casa.idfornecedor} and tipo = 'cadastro.MUDADO' order by idevento`
    expect(fatos).toMatchObject([
      { cadastro: 'produto', depois: { preco: 125_000 }, quem: dona.idusuario },
      { cadastro: 'estoque', depois: { quantidade: 7000 }, quem: dona.idusuario },
    ])
  })

  test('is made by who says that it is new, with what it needs, and once', async () => {
    const id = uuidv7()
    const novo = { sku: 'N-1', nome: 'Rosca', unidade: 'un', idcategoria: casa.idcategoria, versao: null }
    const { nome: _nome, ...semNome } = novo
    expect((await save(id, semNome)).falha?.campos).toHaveProperty('nome')
    expect((await save(id, { ...novo, estoque: { tipo: 'CONTAGEM', quantidade: 3 } })).dados).toMatchObject({
      nome: 'Rosca',
      preco: null,
      granularidade: 1,
      estoque: 3,
      ativo: true,
      versao: 1,
    })
    expect((await save(id, novo)).falha?.codigo).toBe('cadastro_mudou')
    expect((await save(uuidv7(), novo)).falha?.campos).toEqual({ sku: 'Outro produto tem este SKU.' })
    expect((await list()).total).toBe(1)
  })

  test('of two who change it the second is told, and nothing of hers is written', async () => {
    const id = await build({ preco: 10, estoque: 4 })
    await save(id, { preco: 11, versao: 1 })
    const { falha } = await save(id, { preco: 12, estoque: { tipo: 'CONTAGEM', quantidade: 1 }, versao: 1 })
    expect(falha).toMatchObject({ codigo: 'cadastro_mudou', detalhes: { versao: 2 } })
    expect((await list()).data).toMatchObject([{ preco: 11, estoque: 4 }])
  })

  test('what cannot be is told at its field', async () => {
    const id = await build({ preco: 10, precooferta: 8 })
    expect((await save(id, { preco: 7 })).falha?.campos).toHaveProperty('precooferta')
    expect((await save(id, { nome: '' })).falha?.campos).toHaveProperty('nome')
    const semConta = await save(id, { estoque: { tipo: 'AJUSTE', quantidade: 1 } })
    expect(semConta.falha?.campos).toEqual({
      estoque: 'O estoque deste produto não é contado. Faça uma contagem antes.',
    })
  })

  test('is no one else’s, and nothing is made of an id that there is not (§6)', async () => {
    const deFora = await buildProduto(app.sql, vizinha)
    for (const id of [deFora, uuidv7()]) {
      expect((await save(id, { preco: 1 })).falha?.codigo).toBe('nao_encontrado')
      const lido = await app.call(
        `GET ${BASE}/{idcadastroextraproduto}`,
        { params: { ...params(), idcadastroextraproduto: id } },
        { token: dona.token },
      )
      expect(lido.falha?.codigo).toBe('nao_encontrado')
    }
    const atendente = await buildEquipe(app.sql, casa, { papel: 'atendente' })
    expect((await save(await build({}), { preco: 1 }, atendente)).falha?.codigo).toBe('sem_permissao')
  })
})

describe('many products at once', () => {
  const named = (ids: readonly string[]) => ids.map((idcadastroextraproduto) => ({ idcadastroextraproduto }))

  test('get one price, or theirs changed by a percentage in their own decimals, and leave the shop together', async () => {
    const ids = [await build({ preco: 9.99 }), await build({ preco: 0.0125 })]
    expect((await saveLote({ produtos: named(ids), percentual: 10 })).dados).toMatchObject({
      data: [{ preco: 10.99 }, { preco: 0.0138 }],
      recusados: [],
    })
    const { dados } = await saveLote({ produtos: named(ids), preco: 5, ativo: false })
    expect(dados.data).toMatchObject([
      { preco: 5, ativo: false },
      { preco: 5, ativo: false },
    ])
    const loja = await app.call('GET /v1/app/{supplier}/listaprodutosf/{x}', {
      params: { supplier: casa.slug, x: '0' },
      query: {},
    })
    expect(loja.dados.totalItems).toBe(0)
  })

  test('each its own values, which is how a change is taken back', async () => {
    const [um, dois] = [await build({ preco: 1, estoque: 3 }), await build({ preco: 2, estoque: null })]
    const { dados } = await saveLote({
      produtos: [
        { idcadastroextraproduto: um, preco: 4, nome: 'Um', versao: 1 },
        { idcadastroextraproduto: dois, estoque: { tipo: 'CONTAGEM', quantidade: 8 }, versao: 1 },
      ],
    })
    expect(dados.data).toMatchObject([
      { idcadastroextraproduto: um, nome: 'Um', preco: 4, estoque: 3, versao: 2 },
      { idcadastroextraproduto: dois, preco: 2, estoque: 8, versao: 1 },
    ])
  })

  test('what somebody changed meanwhile, is no product of the store or cannot be so is left out and told; the rest is written', async () => {
    const [mudado, semPreco, comOferta, certo, semConta] = [
      await build({ preco: 10 }),
      await build({ preco: null }),
      await build({ preco: 10, precooferta: 9.5 }),
      await build({ preco: 10 }),
      await build({ preco: 10 }),
    ]
    await save(mudado, { preco: 20 })
    const deFora = await buildProduto(app.sql, vizinha)
    const { dados } = await saveLote({
      produtos: [
        ...[mudado, semPreco, comOferta, deFora, certo].map((idcadastroextraproduto) => ({
          idcadastroextraproduto,
          versao: 1,
        })),
        { idcadastroextraproduto: semConta, estoque: { tipo: 'AJUSTE', quantidade: 1 } },
      ],
      percentual: -10,
    })
    // Whoever was refused sees what stands there.
    const precos = new Map(dados.data.map(({ idcadastroextraproduto: id, preco }) => [id, preco]))
    expect(precos).toEqual(
      new Map([
        [mudado, 20],
        [semPreco, null],
        [comOferta, 10],
        [certo, 9],
        [semConta, 10],
      ]),
    )
    expect(new Map(dados.recusados.map(({ idcadastroextraproduto: id, ...resto }) => [id, resto]))).toEqual(
      new Map([
        [mudado, { campo: '', erro: 'Alguém mudou este produto depois: ele ficou como está.' }],
        [semPreco, { campo: 'preco', erro: 'Este produto não tem preço.' }],
        [comOferta, { campo: 'precooferta', erro: 'O preço de oferta precisa ser menor que o preço.' }],
        [deFora, { campo: '', erro: 'Este produto não existe mais.' }],
        [
          semConta,
          { campo: 'estoque', erro: 'O estoque deste produto não é contado. Faça uma contagem antes.' },
        ],
      ]),
    )
    expect((await list()).data.find(({ idcadastroextraproduto: id }) => id === semConta)?.preco).toBe(10)
  })
})
