import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { CadastroPagina, CadastroTexto } from '@vitrine/contract'

import { sistema } from '../evento/index.ts'
import { uuidv7 } from '../infra/index.ts'
import {
  buildFornecedor,
  createTestApp,
  listRecusados,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { saveTextos } from '../texto-estatico/index.ts'
import { savePaginas } from './index.ts'

/** Static pages and texts of a supplier (§3, §5, §7, ux 1.17). */
let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
})

const quem = () => ({ idfornecedor: loja.idfornecedor, autor: sistema })
const versao = (chave: string, de: string | null = null) => ({
  versao: null,
  idpublicacao: uuidv7(),
  idconteudo: uuidv7(),
  chave,
  estado: 'PUBLICADA' as const,
  de,
})
const pagina = (change: Partial<CadastroPagina> = {}): CadastroPagina => ({
  titulo: 'Como entregamos',
  descricao: 'Prazos e preços',
  blocos: [{ tipo: 'TEXTO', texto: 'Todo dia.' }],
  ...change,
})
const save = (chave: string, dados: CadastroPagina) =>
  app.sql.begin((tx) => savePaginas(tx, quem(), [{ ...versao(chave), dados }]))
const list = (id = loja.idfornecedor) =>
  app.call('GET /v4/pagina-estatica/{id}/listar', { params: { id }, query: {} })
const find = (slug: string, id = loja.idfornecedor) =>
  app.call('GET /v4/pagina-estatica/{id}/slug/{slug}', { params: { id, slug }, query: {} })

describe('static pages', () => {
  test('the list keeps those with WEB, in their order; by slug or id of the store, no statement when hot', async () => {
    await save('trocas', pagina({ titulo: 'Trocas', ordem: 2 }))
    await save('entrega', pagina({ ordem: 1 }))
    await save('aplicativo', pagina({ titulo: 'Só no aplicativo', tags: ['APP'] }))
    const { dados } = await list()
    expect(dados.data.map(({ slug }) => slug)).toEqual(['entrega', 'trocas'])
    expect((await list(loja.slug)).dados.data).toEqual(dados.data)
    expect((await find('aplicativo')).falha).toMatchObject({ codigo: 'nao_encontrado' })
    expect(await app.statementsOf(() => find('entrega'))).toEqual([])
    const resposta = await app.fastify.inject(`/v4/pagina-estatica/${loja.slug}/slug/entrega`)
    expect(resposta.headers['cache-control']).toBe('no-cache')
  })

  test('a page comes with its blocks as they were written, stores where it shows them', async () => {
    const blocos: CadastroPagina['blocos'] = [
      { tipo: 'TITULO', nivel: 2, texto: 'Prazos' },
      { tipo: 'LISTA', itens: ['Até **14 h**, no mesmo dia'], ordenada: false },
      { tipo: 'TABELA', legenda: 'Fretes', colunas: ['Bairro', 'Frete'], linhas: [['Centro', 'R$ 9,90']] },
      { tipo: 'PERGUNTAS', perguntas: [{ pergunta: 'E no domingo?', resposta: 'Não <b>abrimos</b>.' }] },
      { tipo: 'VIDEO', provedor: 'YOUTUBE', codigo: 'dQw4w9WgXcQ', titulo: 'Como separamos' },
      { tipo: 'MAPA' },
    ]
    await save('entrega', pagina({ blocos }))
    const { dados } = await find('entrega')
    expect(dados).toMatchObject({ slug: 'entrega', titulo: 'Como entregamos', contato: true, blocos })
    expect(dados.lojas).toMatchObject([{ nome: 'Centro' }])
    expect(new Date(dados.atualizada_em).getTime()).toBeGreaterThan(Date.now() - 60_000)
  })

  test('a draft, one of another store and one that never was are not there; one that cannot be shown says so (§8)', async () => {
    await app.sql.begin((tx) =>
      savePaginas(tx, quem(), [{ ...versao('rascunho'), estado: 'RASCUNHO', dados: pagina() }]),
    )
    await save('entrega', pagina())
    const outra = await buildFornecedor(app.sql)
    for (const resposta of [
      await find('rascunho'),
      await find('entrega', outra.idfornecedor),
      await find('nunca'),
    ])
      expect([resposta.status, resposta.falha.codigo]).toEqual([404, 'nao_encontrado'])
    await app.sql`update publicacao set dados = '[]' where chave = 'entrega' and idfornecedor = ${loja.idfornecedor}`
    const { falha } = await find('entrega')
    expect(falha.error).toBe('Não foi possível exibir está página!')
    expect(falha.detalhes).toEqual({
      conteudo: 'Aparentemente as alterações recentes do conteúdo precisam ser revisadas!',
    })
    expect((await list()).dados.data).toEqual([])
  })

  test.each([
    ['a script as a link', [{ tipo: 'TEXTO', texto: '[x](javascript:a)' }], 'blocos.0.texto'],
    ['a block of HTML', [{ tipo: 'HTML', html: '<script>' }], 'blocos.0.tipo'],
    ['a heading below none', [{ tipo: 'TITULO', nivel: 3, texto: 'Sub' }], 'blocos.0.nivel'],
    [
      'a row too short',
      [{ tipo: 'TABELA', legenda: 'T', colunas: ['a', 'b'], linhas: [['1']] }],
      'blocos.0.linhas',
    ],
    [
      'an address as a video',
      [{ tipo: 'VIDEO', provedor: 'YOUTUBE', codigo: 'https://x/', titulo: 'V' }],
      'blocos.0.codigo',
    ],
    ['a text without end', [{ tipo: 'TEXTO', texto: 'x'.repeat(5001) }], 'blocos.0.texto'],
    ['nothing', [], 'blocos'],
  ])('%s is refused', async (_, blocos, campo) => {
    const erros = await listRecusados(save('x', pagina({ blocos: blocos as CadastroPagina['blocos'] })))
    expect(erros[0]).toMatch(new RegExp(`^paginas\\.0\\.dados\\.${campo.replaceAll('.', '\\.')}: `))
  })
})

describe('static texts', () => {
  const saveTexto = (chave: string, traducoes: CadastroTexto['traducoes']) =>
    app.sql.begin((tx) => saveTextos(tx, quem(), [{ ...versao(chave), dados: { traducoes } }]))
  const ask = (query: { language?: 'pt-BR' | 'en' | 'es'; translation?: string }) =>
    app.call('GET /v4/static-text/{id}', { params: { id: loja.idfornecedor }, query })

  test('language and translation are selectable; without a translation it is Portuguese (§7)', async () => {
    await saveTexto('cadastro', {
      'pt-BR': { titulo: 'Compre aqui', texto: 'Em dois minutos.' },
      en: { titulo: 'Shop here', texto: 'In two minutes.' },
    })
    await saveTexto('condicoes', { 'pt-BR': { texto: 'Condições.' } })
    const todos = (await ask({})).dados
    expect([todos.language, todos.textos.map(({ chave }) => chave).toSorted()]).toEqual([
      'pt-BR',
      ['cadastro', 'condicoes'],
    ])
    const ingles = await ask({ language: 'en', translation: 'cadastro' })
    expect(ingles.dados.textos).toMatchObject([{ titulo: 'Shop here', language: 'en' }])
    const falta = await ask({ language: 'en', translation: 'condicoes' })
    expect(falta.dados.textos).toMatchObject([{ titulo: '', texto: 'Condições.', language: 'pt-BR' }])
    expect((await ask({ translation: 'nunca' })).dados.textos).toEqual([])
    const torta = await app.fastify.inject(`/v4/static-text/${loja.idfornecedor}?language=xx`)
    expect(torta.statusCode).toBe(400)
  })
})
