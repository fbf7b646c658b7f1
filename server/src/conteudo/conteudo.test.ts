import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** What a store writes for its visitors, by the calls of its panel (issue 17, line 8; decision 0149). */
const UM = '/painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}'
type Tipo = 'INICIO' | 'PAGINA' | 'CARROSSEL' | 'TEXTO'

let app: AppDeTeste
let casa: FornecedorDeTeste
let dona: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  casa = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, casa, { papel: 'fornecedor' })
})

const ofDona = () => ({ token: dona.token })
const paramsOf = (tipo: Tipo, idconteudo: string) => ({ idfornecedor: casa.idfornecedor, tipo, idconteudo })
const write = (
  tipo: Tipo,
  idconteudo: string,
  body: { dados: object; versao: number | null; chave?: string },
) =>
  app.call(
    `PUT ${UM}/rascunho`,
    { params: paramsOf(tipo, idconteudo), body: { ...body, dados: body.dados as Record<string, unknown> } },
    ofDona(),
  )
const publish = (
  tipo: Tipo,
  idconteudo: string,
  body: { versao: number | null; de?: string | null; ate?: string | null },
) => app.call(`POST ${UM}/publicacao`, { params: paramsOf(tipo, idconteudo), body }, ofDona())
const read = async (tipo: Tipo, idconteudo: string) =>
  (await app.call(`GET ${UM}`, { params: paramsOf(tipo, idconteudo) }, ofDona())).dados
const showInicio = async () =>
  (
    await app.call('GET /v4/pagina-inicial/{idfornecedor}', {
      params: { idfornecedor: casa.idfornecedor },
      query: {},
    })
  ).dados.secoes
const inicio = () => casa.idfornecedor
const texto = (titulo: string, mais: object = {}) => ({
  id: 'sobre',
  tipo: 'TEXTO',
  titulo,
  paragrafos: ['Desde 1980.'],
  ...mais,
})

describe('the home', () => {
  test('a draft is seen by nobody; published it is in the shop within 2 s, and the store wears it', async () => {
    const { dados: escrita } = await write('INICIO', inicio(), {
      dados: { secoes: [texto('Quem somos'), texto('Escondida', { id: 'oculta', oculta: true })] },
      versao: null,
    })
    expect(escrita).toMatchObject({ rascunho: { numero: 1, versao: 1, estado: 'RASCUNHO' }, no_ar: null })
    expect(await showInicio()).toEqual([])
    const { dados: publicada } = await publish('INICIO', inicio(), { versao: 1 })
    expect(publicada).toMatchObject({ rascunho: null, no_ar: { numero: 1, estado: 'PUBLICADA' } })
    await vi.waitUntil(async () => (await showInicio())[0]?.id === 'sobre', { timeout: 2000, interval: 20 })
    expect(await showInicio()).toHaveLength(1)
    const [row] = await app.sql`select tags from fornecedor where idfornecedor = ${inicio()}`
    expect(row?.tags).toContain('use-new-style-page')
  })

  test('published again it takes the place of what stood there, which stays among its versions', async () => {
    await write('INICIO', inicio(), { dados: { secoes: [texto('Um')] }, versao: null })
    await publish('INICIO', inicio(), { versao: 1 })
    await write('INICIO', inicio(), { dados: { secoes: [texto('Dois')] }, versao: null })
    await publish('INICIO', inicio(), { versao: 1 })
    expect(await read('INICIO', inicio())).toMatchObject({ no_ar: { numero: 2 }, agendadas: [] })
    const versoes = await app.call(
      `GET ${UM}/versoes`,
      { params: paramsOf('INICIO', inicio()), query: {} },
      ofDona(),
    )
    expect(versoes.dados.data.map(({ numero, ate }) => [numero, ate !== null])).toEqual([
      [2, false],
      [1, true],
    ])
    const off = await app.call(`DELETE ${UM}/publicacao`, { params: paramsOf('INICIO', inicio()) }, ofDona())
    // Nothing that lay below comes back by it.
    expect(off.dados.no_ar).toBeNull()
    await vi.waitUntil(async () => (await showInicio()).length === 0, { timeout: 2000, interval: 20 })
  })

  test('what begins later waits, is thrown away by its owner, and a moment that is over is refused', async () => {
    await write('INICIO', inicio(), { dados: { secoes: [texto('Natal')] }, versao: null })
    const passado = await publish('INICIO', inicio(), { versao: 1, de: '2020-12-01T00:00:00-03:00' })
    expect(passado.falha?.campos).toEqual({ de: 'Este momento já passou.' })
    const { dados } = await publish('INICIO', inicio(), {
      versao: 1,
      de: '2090-12-01T00:00:00-03:00',
      ate: '2090-12-26T00:00:00-03:00',
    })
    expect(dados).toMatchObject({
      rascunho: null,
      no_ar: null,
      agendadas: [{ de: '2090-12-01T03:00:00.000Z' }],
    })
    const params = { ...paramsOf('INICIO', inicio()), idpublicacao: dados.agendadas[0]?.idpublicacao ?? '' }
    const fora = await app.call(`DELETE ${UM}/versoes/{idpublicacao}`, { params, query: {} }, ofDona())
    expect(fora.dados.agendadas).toEqual([])
  })

  test('who comes second is told; what it names must be there; whatever is written is text', async () => {
    await write('INICIO', inicio(), { dados: { secoes: [texto('Um')] }, versao: null })
    const segunda = await write('INICIO', inicio(), { dados: { secoes: [] }, versao: null })
    expect(segunda.falha).toMatchObject({ codigo: 'cadastro_mudou', detalhes: { versao: 1 } })
    const categorias = { id: 'c', tipo: 'CATEGORIAS', itens: [{ categ: 'nenhuma' }] }
    const { falha } = await write('INICIO', inicio(), { dados: { secoes: [categorias] }, versao: 1 })
    expect(falha?.campos).toEqual({ 'dados.secoes.0': 'Uma das categorias não existe nesta loja.' })
    const longo = await write('INICIO', inicio(), {
      dados: { secoes: [texto('x'.repeat(81))] },
      versao: 1,
    })
    expect(Object.keys(longo.falha?.campos ?? {})).toEqual(['dados.secoes.0.titulo'])
    const marcado = '<script>alert(1)</script>'
    const { status } = await write('INICIO', inicio(), { dados: { secoes: [texto(marcado)] }, versao: 1 })
    expect(status).toBe(200)
    await publish('INICIO', inicio(), { versao: 2 })
    const { payload } = await app.fastify.inject({ url: `/${casa.slug}` })
    expect(payload).not.toContain(marcado)
  })

  test('another store’s home is not written, nor shown by a link of this one', async () => {
    const outra = await buildFornecedor(app.sql)
    const { falha } = await write('INICIO', outra.idfornecedor, { dados: { secoes: [] }, versao: null })
    expect(falha?.codigo).toBe('nao_encontrado')
    await write('INICIO', inicio(), { dados: { secoes: [texto('Só minha')] }, versao: null })
    const previa = await openPrevia('INICIO', inicio())
    const { falha: alheia } = await app.call('GET /v4/previa/{idfornecedor}/{previa}/inicio', {
      params: { idfornecedor: outra.idfornecedor, previa },
    })
    expect(alheia?.codigo).toBe('nao_encontrado')
  })
})

async function openPrevia(tipo: 'INICIO' | 'PAGINA', idconteudo: string): Promise<string> {
  const params = { idfornecedor: casa.idfornecedor, tipo, idconteudo }
  const { dados } = await app.call(`POST ${UM}/previa`, { params }, ofDona())
  return new URL(dados.caminho, 'http://loja').searchParams.get('previa') ?? ''
}

test('a link shows the draft as it is written, with drafts of its rows, until it is over', async () => {
  await buildProduto(app.sql, casa, { nome: 'Queijo' })
  const idcarrossel = uuidv7()
  const fileira = { titulo: 'Para provar', tela: 'HOME', tipo_conteudo: 'MAIS_VENDIDOS' }
  expect((await write('CARROSSEL', idcarrossel, { dados: fileira, versao: null })).status).toBe(200)
  const secoes = [texto('Prévia'), { id: 'fileira', tipo: 'CARROSSEL', idcarrossel }]
  await write('INICIO', inicio(), { dados: { secoes }, versao: null })
  const previa = await openPrevia('INICIO', inicio())
  const show = () =>
    app.call('GET /v4/previa/{idfornecedor}/{previa}/inicio', {
      params: { idfornecedor: casa.idfornecedor, previa },
    })
  expect((await show()).dados).toMatchObject({
    secoes: [{ titulo: 'Prévia' }, { tipo: 'CARROSSEL' }],
    carrosseis: [{ titulo: 'Para provar', produtos: [{ name: 'Queijo' }] }],
  })
  // Published, the home takes its rows with it.
  await publish('INICIO', inicio(), { versao: 1 })
  expect(await read('CARROSSEL', idcarrossel)).toMatchObject({ rascunho: null, no_ar: { numero: 1 } })
  await app.sql`update previa set expira_em = now() - interval '1 second'`
  expect((await show()).falha?.codigo).toBe('nao_encontrado')
})

test('pages and texts: listed by title with what shoppers see of them', async () => {
  const [sobre, cadastro] = [uuidv7(), uuidv7()]
  const pagina = { titulo: 'Sobre nós', descricao: '', blocos: [{ tipo: 'TEXTO', texto: 'Olá **você**' }] }
  await write('PAGINA', sobre, { chave: 'sobre', dados: pagina, versao: null })
  const list = async (tipo: Tipo) =>
    (
      await app.call(
        'GET /painel/v1/{idfornecedor}/conteudos/{tipo}',
        { params: { idfornecedor: casa.idfornecedor, tipo } },
        ofDona(),
      )
    ).dados.data
  expect(await list('PAGINA')).toMatchObject([
    { idconteudo: sobre, chave: 'sobre', titulo: 'Sobre nós', situacao: 'RASCUNHO', tem_rascunho: true },
  ])
  await publish('PAGINA', sobre, { versao: 1 })
  expect(await list('PAGINA')).toMatchObject([{ situacao: 'NO_AR', tem_rascunho: false }])
  const perigosa = { ...pagina, blocos: [{ tipo: 'TEXTO', texto: '[clique](javascript:x)' }] }
  expect((await write('PAGINA', sobre, { dados: perigosa, versao: null })).status).not.toBe(200)
  const doTexto = { traducoes: { 'pt-BR': { titulo: 'Seu cadastro', texto: 'Leva um dia.' } } }
  await write('TEXTO', cadastro, { chave: 'cadastro', dados: doTexto, versao: null })
  expect(await list('TEXTO')).toMatchObject([{ chave: 'cadastro', titulo: 'Seu cadastro' }])
})

test('a page takes the draft of its row of products with it; by its link the row is seen filled before that', async () => {
  await buildProduto(app.sql, casa, { nome: 'Queijo' })
  const [festa, idcarrossel] = [uuidv7(), uuidv7()]
  const fileira = {
    titulo: 'Para a festa',
    tela: 'STATIC_PAGE',
    idstaticpage: festa,
    tipo_conteudo: 'MAIS_VENDIDOS',
  }
  await write('CARROSSEL', idcarrossel, { dados: fileira, versao: null })
  const dados = { titulo: 'Festas', descricao: '', blocos: [{ tipo: 'CARROSSEL', idcarrossel }] }
  await write('PAGINA', festa, { chave: 'festas', dados, versao: null })
  const previa = await openPrevia('PAGINA', festa)
  const escrita = await app.call('GET /v4/previa/{idfornecedor}/{previa}/pagina', {
    params: { idfornecedor: casa.idfornecedor, previa },
  })
  expect(escrita.dados.carrosseis).toMatchObject([
    { idcarrossel, titulo: 'Para a festa', produtos: [{ name: 'Queijo' }] },
  ])
  await publish('PAGINA', festa, { versao: 1 })
  expect(await read('CARROSSEL', idcarrossel)).toMatchObject({ rascunho: null, no_ar: { numero: 1 } })
})
