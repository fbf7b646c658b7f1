import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { buildApp, type App } from '../app.ts'
import { saveCarrosseis } from '../carrossel/index.ts'
import { sistema } from '../evento/index.ts'
import { openDatabase, openNotificacoes, uuidv7, type Notificacoes, type Sql } from '../infra/index.ts'
import {
  buildImagem,
  amanha,
  buildCarrossel,
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  hoje,
  listRecusados,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { savePaginaInicial } from './index.ts'

/** The composed home (readings 8, ux 2.1): sections as data, drafts and a schedule (decision 0080). `other` is a second process. */
const GET = 'GET /v4/pagina-inicial/{idfornecedor}'
type Linha = Parameters<typeof savePaginaInicial>[2][number]
type Secao = NonNullable<Linha['dados']>['secoes'][number]

let app: AppDeTeste
let other: App
let otherSql: Sql
let otherNotificacoes: Notificacoes
let loja: FornecedorDeTeste
let produto: string
let vendidos: string
let arte: { larga: object; alta: object }

beforeAll(async () => {
  app = await createTestApp()
  otherSql = openDatabase(app.url)
  otherNotificacoes = await openNotificacoes(otherSql)
  other = await buildApp({ config: app.config, sql: otherSql, notificacoes: otherNotificacoes })
  const dados = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"/>')
  const hash = await buildImagem(app.sql, dados, '#ffffff')
  const imagem = { hash, alt: 'Serra', cor: '#ffffff' }
  arte = { larga: imagem, alta: imagem }
})
afterAll(async () => {
  await other.fastify.close()
  await otherNotificacoes.close()
  await otherSql.end()
  await app.close()
})
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  produto = await buildProduto(app.sql, loja, { nome: 'Café', preco: 20 })
  vendidos = uuidv7()
  const quem = { idfornecedor: loja.idfornecedor, autor: sistema }
  const mais = { titulo: 'Mais vendidos', tela: 'HOME', tipo_conteudo: 'MAIS_VENDIDOS' } as const
  await app.sql.begin((tx) =>
    saveCarrosseis(tx, quem, [buildCarrossel({ idconteudo: vendidos, dados: mais })]),
  )
})

const nova = (secoes: object[], change: Partial<Linha> = {}): Linha => ({
  versao: null,
  idpublicacao: uuidv7(),
  estado: 'PUBLICADA',
  // Wrong ones too.
  dados: { secoes: secoes as Secao[] },
  ...change,
})
const save = (linhas: readonly Linha[]) =>
  app.sql.begin((tx) => savePaginaInicial(tx, { idfornecedor: loja.idfornecedor, autor: sistema }, linhas))
const show = async (token?: string) =>
  (await app.call(GET, { params: { idfornecedor: loja.slug } }, { token })).dados
const idsOf = async (token?: string) => (await show(token)).secoes.map(({ id }) => id)

const texto = (id: string, change: object = {}) => ({
  id,
  tipo: 'TEXTO',
  titulo: 'Aviso',
  paragrafos: ['Oi.'],
  ...change,
})
const trilho = (id: string, idcarrossel = vendidos) => ({ id, tipo: 'CARROSSEL', idcarrossel })

describe('what is shown', () => {
  test('a store that composed nothing has no section, and a draft does not count', async () => {
    await save([nova([texto('a')], { estado: 'RASCUNHO' })])
    expect(await show()).toMatchObject({ secoes: [], carrosseis: [], repeticao: null, hoje })
  })

  test('the first row comes with products and prices; a visitor’s answer is kept as bytes', async () => {
    await save([nova([trilho('um'), trilho('dois')])])
    const { secoes, carrosseis } = await show()
    expect(secoes).toHaveLength(2)
    expect(carrosseis).toMatchObject([{ idcarrossel: vendidos, produtos: [{ name: 'Café', preconf: 20 }] }])
    await show()
    expect(app.cache.get(`/v4/pagina-inicial/${loja.slug}`)).toBeDefined()
  })

  test('a change is there on every process within 2 s', async () => {
    const linha = nova([texto('antes')])
    await save([linha])
    const read = async () => {
      const answer = await other.fastify.inject(`/v4/pagina-inicial/${loja.slug}`)
      return answer.json().secoes[0]?.id
    }
    const until = (id: string) =>
      vi.waitUntil(async () => (await read()) === id, { timeout: 2000, interval: 5 })
    await until('antes')
    await save([nova([texto('depois')])])
    await until('depois')
  })

  test('what ends goes by itself; what begins later is not there yet', async () => {
    await save([
      nova([
        texto('hoje', { ate: hoje }),
        texto('amanha', { de: amanha }),
        texto('acabou', { ate: '2020-01-01' }),
        texto('sempre'),
      ]),
    ])
    expect(await idsOf()).toEqual(['hoje', 'sempre'])
  })

  test('a row whose carousel is off, empty or for others leaves no gap', async () => {
    const [seus, vazio] = [uuidv7(), uuidv7()]
    const tela = 'HOME' as const
    await app.sql.begin((tx) =>
      saveCarrosseis(tx, { idfornecedor: loja.idfornecedor, autor: sistema }, [
        buildCarrossel({ idconteudo: seus, dados: { tela, titulo: 'Seus', tipo_conteudo: 'COMPRADOS' } }),
        buildCarrossel({
          idconteudo: vazio,
          dados: { tela, titulo: 'Vazio', tipo_conteudo: 'TAG', conteudo: { tags: ['nada'] } },
        }),
      ]),
    )
    await save([
      nova([
        trilho('seus', seus),
        trilho('vazio', vazio),
        trilho('mais'),
        { id: 'x', tipo: 'PESSOAL', conteudo: 'ULTIMA_COMPRA' },
      ]),
    ])
    expect(await idsOf()).toEqual(['mais'])
    await app.sql`update publicacao set dados = dados || '{"ativo": false}' where idconteudo = ${vendidos}`
    expect(await idsOf()).toEqual([])
  })
})

describe('who is back', () => {
  test('finds the last order as it would be bought today; prices hidden, no total; another’s is never there', async () => {
    const ana = await buildCliente(app.sql, loja)
    const falta = await buildProduto(app.sql, loja, { nome: 'Falta', estoque: 0 })
    await app.sql`
      with novo as (
        insert into pedido (idfornecedor, idcliente, idsubmissao, impressao, status, canalvenda, tipoentrega, idformaentrega,
          nomeformaentrega, data_de_entrega, janela_inicio, janela_fim, idformapagto, tipopagamento, nomepagamento, totalitens)
        values (${loja.idfornecedor}, ${ana.idcliente}, ${uuidv7()}, 'x', 'ENTREGUE', 'WEB', 'DELIVERY', ${loja.idEntrega},
          'Entrega', '2026-11-01', '08:00', '12:00', ${loja.idPix}, 'PIX', 'Pix', 2)
        returning numpedido, idfornecedor
      )
      insert into item_pedido (numpedido, sequencia, idfornecedor, idcadastroextraproduto, nome, embalagem, unidade, quantidade)
      select n.numpedido, i.ordem - 1, n.idfornecedor, i.id, 'x', 'un', 'un', 2000
      from novo n, unnest(${[produto, falta]}::uuid[]) with ordinality as i(id, ordem)`
    await save([nova([{ id: 'repetir', tipo: 'PESSOAL', conteudo: 'ULTIMA_COMPRA' }])])
    const { repeticao } = await show(ana.token)
    expect(repeticao).toMatchObject({
      totalitens: 2,
      faltam: 1,
      total: 40,
      itens: [{ produto: { name: 'Café' }, quantidade: 2 }],
    })
    const bia = await buildCliente(app.sql, loja)
    expect((await show(bia.token)).repeticao).toBeNull()
    await app.sql`update fornecedor set tags = array_append(tags, 'support-budget') where idfornecedor = ${loja.idfornecedor}`
    await app.sql`update cadastroextracliente set aprovado = null where idfornecedor = ${loja.idfornecedor}`
    await app.sql`select pg_notify('acesso', ${ana.idcliente})`
    expect((await show(ana.token)).repeticao?.total).toBeUndefined()
  })
})

describe('a home is refused', () => {
  const erros: [string, object[], string][] = [
    [
      'with an address written by hand',
      [
        {
          id: 'a',
          tipo: 'COLECAO',
          titulo: 'X',
          forma: 'ATALHOS',
          itens: [{ titulo: 'A', destino: { tipo: 'URL', href: 'javascript:alert(1)' } }],
        },
      ],
      'dados.secoes.0',
    ],
    ['with markup for a kind that is none', [{ id: 'a', tipo: 'HTML', html: '<script>' }], 'dados.secoes.0'],
    ['with two sections of one name', [texto('a'), texto('a')], 'dados.secoes'],
    ['with 5,000 characters', [texto('a', { titulo: 'x'.repeat(5000) })], 'dados.secoes.0.titulo'],
    [
      'with a section that ends before it begins',
      [texto('a', { de: '2026-12-02', ate: '2026-12-01' })],
      'dados.secoes.0.ate',
    ],
    [
      'with a carousel of another store',
      [{ id: 'a', tipo: 'CARROSSEL', idcarrossel: '00000000-0000-7000-8000-000000000000' }],
      'dados.secoes.0',
    ],
    [
      'with a category that is not there',
      [{ id: 'a', tipo: 'CATEGORIAS', itens: [{ categ: 'nada' }] }],
      'dados.secoes.0',
    ],
  ]
  test.each(erros)('%s', async (_, secoes, campo) => {
    const [erro] = await listRecusados(save([nova(secoes)]))
    expect(erro).toMatch(new RegExp(`^inicio\\.0\\.${campo}`))
  })

  test('with a picture that was not sent; with one that was, it is kept', async () => {
    const hero = { id: 'hero', tipo: 'HERO', titulo: 'Oi', cor: '#ffffff', arte }
    const alheia = { hash: 'f'.repeat(32), alt: '', cor: '#ffffff' }
    expect(await listRecusados(save([nova([{ ...hero, arte: { larga: alheia, alta: alheia } }])]))).toEqual([
      'inicio.0.dados.secoes.0: Uma das imagens não foi enviada.',
    ])
    await save([nova([hero])])
    expect(await idsOf()).toEqual(['hero'])
  })
})
