import type { CadastroCarrossel, CallInput, Calls } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sistema } from '../evento/index.ts'
import { listCarrosseis } from '../fornecedor/index.ts'
import { uuidv7 } from '../infra/index.ts'
import { countPares } from '../sugestao/count-pares.ts'
import {
  buildCarrossel,
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  hoje,
  listRecusados,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { saveCarrosseis } from './index.ts'

const LIST = 'GET /v2/app/{session_token}/cliente/customizacao/carrossel/list-for-page/{idfornecedor}'
type Query = NonNullable<CallInput<Calls[typeof LIST]>['query']>
/** A carousel with its id, as one published version. */
type Linha = CadastroCarrossel & { idcarrossel: string }

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql, {
    tags: ['has-delivery', 'has-collect', 'support-price-variance-by-payment'],
  })
  ana = await buildCliente(app.sql, loja)
})

const novo = (change: Partial<Linha> = {}): Linha => ({
  idcarrossel: uuidv7(),
  titulo: 'Mais vendidos',
  tela: 'HOME',
  tipo_conteudo: 'MAIS_VENDIDOS',
  ...change,
})
const save = (linhas: readonly Linha[], { idfornecedor } = loja) =>
  app.sql.begin((tx) =>
    saveCarrosseis(
      tx,
      { idfornecedor, autor: sistema },
      linhas.map(({ idcarrossel, ...dados }) => buildCarrossel({ idconteudo: idcarrossel, dados })),
    ),
  )
const list = async (query: Query = {}, token?: string) => {
  const params = { session_token: 'token', idfornecedor: loja.slug }
  return (await app.call(LIST, { params, query }, { token })).dados
}
/** Titles, with the names of the products that came. */
const show = async (query: Query = {}, token?: string) =>
  (await list({ loadProdutos: true, ...query }, token)).data.map(({ titulo, produtos }) => [
    titulo,
    ...(produtos ?? []).map(({ name }) => name),
  ])
const build = async (nome: string, produto: Parameters<typeof buildProduto>[2] = {}, vendas = 0) => {
  const id = await buildProduto(app.sql, loja, { nome, ...produto })
  await app.sql`update produto set vendas = ${vendas} where idcadastroextraproduto = ${id}`
  return id
}

/** Past orders of these products, as rows. */
async function order({ idcliente }: ClienteDeTeste, ids: string[]): Promise<void> {
  await app.sql`
    with novo as (
      insert into pedido (idfornecedor, idcliente, idsubmissao, impressao, status, canalvenda, tipoentrega, idformaentrega,
        nomeformaentrega, data_de_entrega, janela_inicio, janela_fim, idformapagto, tipopagamento, nomepagamento, totalitens, criado_em)
      values (${loja.idfornecedor}, ${idcliente}, ${uuidv7()}, 'x', 'ENTREGUE', 'WEB', 'DELIVERY', ${loja.idEntrega},
        'Entrega', '2026-11-01', '08:00', '12:00', ${loja.idPix}, 'PIX', 'Pix', ${ids.length}, now() - interval '1 day')
      returning numpedido, idfornecedor
    )
    insert into item_pedido (numpedido, sequencia, idfornecedor, idcadastroextraproduto, nome, embalagem, unidade, quantidade)
    select n.numpedido, i.ordem - 1, n.idfornecedor, i.id, 'x', 'un', 'un', 1000
    from novo n, unnest(${ids}::uuid[]) with ordinality as i(id, ordem)`
}

describe('what stands on a screen (§7, all eight parameters)', () => {
  test('is told by page, device, payment, delivery type, product page and static page', async () => {
    const idstaticpage = uuidv7()
    await save([
      novo({ titulo: 'Início' }),
      novo({ titulo: 'Celular', dispositivos: ['mobile'] }),
      novo({ titulo: 'Com Pix', condicoes: { idformapagto: [loja.idPix] } }),
      novo({ titulo: 'Na retirada', condicoes: { tipoEntrega: 'RETIRADA' } }),
      novo({ titulo: 'Produto', tela: 'PRODUCT' }),
      novo({ titulo: 'Da página', tela: 'STATIC_PAGE', idstaticpage }),
      novo({ titulo: 'Desligado', ativo: false }),
      novo({ titulo: 'Já foi', fim: '2020-01-01' }),
      novo({ titulo: 'Ainda não', inicio: '2090-01-01' }),
      novo({ titulo: 'Hoje', inicio: hoje, fim: hoje }),
    ])
    const titulos = async (query: Query) => (await list(query)).data.map(({ titulo }) => titulo)
    expect(await titulos({})).toEqual(['Celular', 'Hoje', 'Início'])
    expect(await titulos({ device: 'desktop' })).toEqual(['Hoje', 'Início'])
    expect(await titulos({ device: 'mobile', idformapagamento: loja.idPix })).toEqual([
      'Celular',
      'Com Pix',
      'Hoje',
      'Início',
    ])
    expect(await titulos({ tipoentrega: 'RETIRADA' })).toContain('Na retirada')
    expect(await titulos({ page: 'PRODUCT' })).toEqual(['Produto'])
    expect(await titulos({ page: 'CART' })).toEqual([])
    expect(await titulos({ page: 'STATIC_PAGE' })).toEqual([])
    expect(await titulos({ page: 'STATIC_PAGE', idstaticpage })).toEqual(['Da página'])
  })

  test('the store says on which screens one may stand, so that the others need not ask', async () => {
    const telas = async () => {
      const { dados } = await app.call('GET /v2/app/{session_token}/configuracao/fornecedor', {
        params: { session_token: 'token' },
        query: { idfornecedor: loja.slug },
      })
      return dados.telasComCarrossel.toSorted()
    }
    expect(await telas()).toEqual([])
    await save([
      novo(),
      novo({ tela: 'PRODUCT' }),
      novo({ tela: 'PRODUCT', titulo: 'Outro' }),
      novo({ tela: 'CART', ativo: false }),
    ])
    expect(await telas()).toEqual(['HOME', 'PRODUCT'])
  })

  test('comes without products until they are asked for, of one carousel or of all', async () => {
    await build('Café')
    const [um, outro] = [novo({ titulo: 'A' }), novo({ titulo: 'B' })]
    await save([um, outro])
    expect((await list()).data.map(({ produtos }) => produtos)).toEqual([null, null])
    expect(await show()).toEqual([
      ['A', 'Café'],
      ['B', 'Café'],
    ])
    expect(await show({ idcarrossel: outro.idcarrossel })).toEqual([['B', 'Café']])
    expect(await show({ idcarrossel: uuidv7() })).toEqual([])
  })

  test('one of another supplier is as unknown as none', async () => {
    const outra = await buildFornecedor(app.sql)
    const alheio = novo()
    await save([alheio], outra)
    expect((await list({ idcarrossel: alheio.idcarrossel })).data).toEqual([])
  })
})

describe('versions and schedule (decisions 0080, 0101)', () => {
  const at = (texto: string) => Date.parse(texto)
  const publish = (linha: Parameters<typeof buildCarrossel>[0]) =>
    app.sql.begin((tx) =>
      saveCarrosseis(tx, { idfornecedor: loja.idfornecedor, autor: sistema }, [buildCarrossel(linha)]),
    )
  const titulosEm = async (agora?: number) => {
    const vivo = await app.fornecedores.find(loja.slug)
    return vivo && listCarrosseis(vivo, agora).map(({ titulo }) => titulo)
  }

  test('a draft stands nowhere; published it does, and a newer version takes its place', async () => {
    const idconteudo = uuidv7()
    const { idcarrossel: _id, ...dados } = novo({ titulo: 'Primeira' })
    await publish({ idconteudo, dados, estado: 'RASCUNHO' })
    await app.settle()
    expect(await list()).toMatchObject({ data: [] })
    await publish({ idconteudo, dados })
    await publish({ idconteudo, dados: { ...dados, titulo: 'Segunda' } })
    await app.settle()
    expect((await list()).data.map(({ titulo }) => titulo)).toEqual(['Segunda'])
    await list()
    expect(await app.statementsOf(() => list())).toEqual([])
  })

  test('a campaign stands over the version of every day from its begin to its end, by the clock alone', async () => {
    const idconteudo = uuidv7()
    const { idcarrossel: _id, ...dados } = novo({ titulo: 'Sempre' })
    await publish({ idconteudo, dados })
    await publish({
      idconteudo,
      dados: { ...dados, titulo: 'Natal' },
      de: '2090-12-01T00:00:00-03:00',
      ate: '2090-12-26T00:00:00-03:00',
    })
    await app.settle()
    expect(await titulosEm()).toEqual(['Sempre'])
    expect(await titulosEm(at('2090-12-01T03:00:00Z'))).toEqual(['Natal'])
    expect(await titulosEm(at('2090-12-26T03:00:00Z'))).toEqual(['Sempre'])
  })

  test('one that does not fit its kind any more stands nowhere and takes no other down', async () => {
    const [boa, velha] = [novo({ titulo: 'Boa' }), novo({ titulo: 'Velha' })]
    await save([boa, velha])
    await app.sql`update publicacao set dados = '{"outro": 1}' where idconteudo = ${velha.idcarrossel}`
    await app.settle()
    expect((await list()).data.map(({ titulo }) => titulo)).toEqual(['Boa'])
  })
})

describe('each kind (readings 8)', () => {
  test('of products has its own, without variants, what is out of stock and what is restricted', async () => {
    await build('Arroz', { tags: ['da-serra'] }, 50)
    await build('Café', { precooferta: 8 }, 90)
    await build('Mel', { tags: ['da-serra', 'lancamento'] }, 10)
    await build('Vinho', { maior_de_18: true, precooferta: 5, tags: ['da-serra'] }, 99)
    await build('Falta', { estoque: 0, precooferta: 5 }, 98)
    await save([
      novo({ titulo: 'Vendidos', limite: 2 }),
      novo({ titulo: 'Ofertas', tipo_conteudo: 'OFERTAS' }),
      novo({ titulo: 'Serra', tipo_conteudo: 'TAG', conteudo: { tags: ['da-serra'] } }),
      novo({ titulo: 'Novos', tipo_conteudo: 'LANCAMENTOS' }),
      novo({ titulo: 'Da gôndola', conteudo: { categ: 'geral' } }),
      novo({ titulo: 'Vazio', conteudo: { categ: 'nenhuma' } }),
    ])
    expect(Object.fromEntries((await show()).map(([titulo, ...nomes]) => [titulo, nomes]))).toEqual({
      Vendidos: ['Café', 'Arroz'],
      Ofertas: ['Café'],
      Serra: ['Arroz', 'Mel'],
      // What the store calls new, then what came last.
      Novos: ['Mel', 'Café', 'Arroz'],
      'Da gôndola': ['Café', 'Arroz', 'Mel'],
      Vazio: [],
    })
  })

  test('COMPRADOS is of whoever asks, nothing for a visitor; what was refused as a suggestion is left out', async () => {
    const [cafe, pao, leite] = [await build('Café'), await build('Pão'), await build('Leite')]
    await order(ana, [cafe, pao])
    await order(ana, [cafe, leite])
    await save([novo({ titulo: 'Seus', tipo_conteudo: 'COMPRADOS' })])
    expect((await show({}, ana.token))[0]?.slice(0, 2)).toEqual(['Seus', 'Café'])
    expect(await show()).toEqual([['Seus']])
    await app.sql`
      with s as (insert into sessao_sugestao (sessao_id, idfornecedor, idcliente) values (${uuidv7()}, ${loja.idfornecedor}, ${ana.idcliente}) returning sessao_id)
      insert into feedback_sugestao (sessao_id, idcadastroextraproduto, recusado_em) select sessao_id, ${pao}, now() from s`
    expect((await show({}, ana.token))[0]).toEqual(['Seus', 'Café', 'Leite'])
  })

  test('RECOMENDADOS goes with the product looked at; with too little of its own it says that these are best sellers', async () => {
    const nomes = ['Café', 'Filtro', 'Açúcar', 'Leite', 'Sabão']
    const ids = []
    for (const nome of nomes) ids.push(await build(nome, {}, nome === 'Sabão' ? 99 : 1))
    const [cafe = '', filtro = '', acucar = '', leite = '', sabao = ''] = ids
    for (let i = 0; i < 3; i++) await order(ana, [cafe, filtro, acucar, leite])
    await app.sql`update pedido set criado_em = now() - interval '1 day' where idfornecedor = ${loja.idfornecedor}`
    await countPares(app.sql)
    await save([novo({ titulo: 'Combina', tela: 'PRODUCT', tipo_conteudo: 'RECOMENDADOS' })])
    const [combina] = await show({ page: 'PRODUCT', idcadastroextraproduto: cafe })
    expect(combina?.toSorted()).toEqual(['Açúcar', 'Combina', 'Filtro', 'Leite'])
    const [honesto] = await show({ page: 'PRODUCT', idcadastroextraproduto: sabao })
    expect(honesto?.[0]).toBe('Mais vendidos')
    expect(honesto).not.toContain('Sabão')
  })

  test('prices are those of the list, by payment method too; a visitor’s answer is kept as bytes', async () => {
    await app.sql`update forma_pagamento set variacao_pontos = -1000 where idformapagto = ${loja.idPix}`
    await build('Café', { preco: 20 })
    await save([novo()])
    const preco = async (query: Query) =>
      (await list({ loadProdutos: true, ...query })).data[0]?.produtos?.[0]?.preconf
    expect([await preco({}), await preco({ idformapagamento: loja.idPix })]).toEqual([20, 18])
    await preco({})
    const url = `/v2/app/token/cliente/customizacao/carrossel/list-for-page/${loja.slug}?loadProdutos=true`
    expect(app.cache.get(url)).toBeDefined()
    await app.sql`update produto set preco = 300000 where idfornecedor = ${loja.idfornecedor}`
    await app.settle()
    expect(await preco({})).toBe(30)
  })

  test('STATIC_IMAGES carries its pictures for both widths and where each leads', async () => {
    const imagem = (hash: string) => ({ hash: hash.repeat(32), alt: 'Queijos', cor: '#f6e7c4' })
    const imagens = [
      {
        arte: { larga: imagem('a'), alta: imagem('b') },
        titulo: 'Queijos',
        destino: { tipo: 'LISTA', categ: 'geral' } as const,
      },
    ]
    await save([novo({ tipo_conteudo: 'STATIC_IMAGES', conteudo: { imagens } })])
    expect((await list({ loadProdutos: true })).data[0]).toMatchObject({ imagens, produtos: [] })
  })
})

describe('a carousel is refused', () => {
  test.each([
    ['with pictures, without one', { tipo_conteudo: 'STATIC_IMAGES' }, 'conteudo.imagens'],
    ['by tag, without one', { tipo_conteudo: 'TAG' }, 'conteudo.tags'],
    ['that ends before it begins', { inicio: '2026-12-02', fim: '2026-12-01' }, 'fim'],
    ['on a day that is not', { inicio: '2026-02-31' }, 'inicio'],
    ['with 5,000 characters', { titulo: 'x'.repeat(5000) }, 'titulo'],
    [
      'for a payment method of another store',
      { condicoes: { idformapagto: [uuidv7()] } },
      'condicoes.idformapagto',
    ],
    [
      'with an address written by hand',
      { conteudo: { destino: { tipo: 'URL', href: 'javascript:alert(1)' } } },
      'conteudo.destino',
    ],
  ])('%s', async (_, change, campo) => {
    const [erro] = await listRecusados(save([novo(change as Partial<Linha>)]))
    expect(erro).toMatch(new RegExp(`^carrosseis\\.0\\.dados\\.${campo}`))
  })
})
