import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const LIST = 'GET /v1/app/{supplier}/listaprodutosf/{x}'
const FILTROS = 'GET /v4/tag-pesquisa/{a}/filtros-produto/{b}'
let app: AppDeTeste
let loja: FornecedorDeTeste
let bebidas: string
let principal: string
let variante: string

async function build(nome: string, change: Record<string, unknown>, tags: string[] = []): Promise<string> {
  const id = await buildProduto(app.sql, loja, { nome, tags, preco: 20 })
  await app.sql`update produto set ${app.sql(change)} where idcadastroextraproduto = ${id}`
  return id
}

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  const { idfornecedor } = loja
  bebidas = uuidv7()
  await app.sql`insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem) values (${idfornecedor}, ${bebidas}, 'bebidas', 'Bebidas', 'wine', '#ffffff', 1)`
  await app.sql`insert into tag_pesquisa (idfornecedor, tag, nome, grupo, promovida, ordem) values
    (${idfornecedor}, 'vegano', 'Vegano', 'Alimentação', true, 0), (${idfornecedor}, 'sem-gluten', 'Sem glúten', 'Alimentação', false, 1)`
  await build('Café Serra', { marca: 'Serra', preco: 80_000 }, ['vegano', 'sem-gluten', 'interno'])
  await build('Café Vale', { marca: 'Vale', preco: 180_000, precooferta: 90_000 }, ['vegano'])
  await build('Suco Serra', { marca: 'Serra', preco: 300_000, idcategoria: bebidas }, ['sem-gluten'])
  principal = await build('Chá Vale', { marca: 'Vale', preco: null, idcategoria: bebidas })
  variante = await build('Chá Vale hortelã', { marca: 'Vale', idprodutoprincipal: principal })
})
afterAll(() => app.close())

const list = async (query: object, token?: string) =>
  (
    await app.call(
      LIST,
      { params: { supplier: loja.slug, x: `${Math.random().toFixed(9)},0` }, query },
      { token },
    )
  ).dados
const names = async (query: object) =>
  (await list({ ordenacao: 'nome', ...query })).data.map(({ name }) => name)
const filtros = async (query: object, b = '0', token?: string) =>
  (await app.call(FILTROS, { params: { a: loja.slug, b }, query }, { token })).dados

describe('filters of a list (§7 filtros-produto)', () => {
  test('each count is what the list shows with that value', async () => {
    for (const query of [
      {},
      { tagsPesquisa: 'vegano' },
      { tagsPesquisa: 'marca:Serra' },
      { sk: 'cafe' },
      { tagsPesquisa: 'preco:0-10' },
    ]) {
      const { grupos, total } = await filtros(query)
      expect(total).toBe((await list(query)).totalItems)
      const applied: string[] = ('tagsPesquisa' in query ? (query.tagsPesquisa ?? '') : '')
        .split(',')
        .filter(Boolean)
      for (const { valor, total, aplicado } of grupos.flatMap(({ opcoes }) => opcoes)) {
        // Alternatives of one group are counted without its own choice.
        const [grupo = ''] = valor.includes(':') ? valor.split(':') : ['-']
        const others = applied.filter((outro) => !outro.startsWith(`${grupo}:`) && outro !== valor)
        expect((await list({ ...query, tagsPesquisa: [...others, valor].join(',') })).totalItems, valor).toBe(
          total,
        )
        expect(aplicado).toBe(applied.includes(valor))
      }
    }
  })

  test("groups are the supplier's tags, brands, packages and price bands; tags without a name stay silent", async () => {
    const { grupos, categorias } = await filtros({})
    expect(grupos.map(({ nome }) => nome)).toEqual(['Alimentação', 'Marca', 'Preço'])
    expect(grupos[0]?.opcoes).toEqual([
      { valor: 'vegano', nome: 'Vegano', total: 2, aplicado: false, promovido: true },
      { valor: 'sem-gluten', nome: 'Sem glúten', total: 2, aplicado: false, promovido: false },
    ])
    expect(categorias).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ slug: 'bebidas', total: 2 }),
        expect.objectContaining({ slug: 'geral', total: 2 }),
      ]),
    )
    expect(JSON.stringify(grupos)).not.toContain('interno')
  })

  test('one statement, however many groups; where nothing is found a second tells what to drop (ux 1.3.6)', async () => {
    expect(
      await app.statementsOf(() => filtros({ tagsPesquisa: 'vegano,marca:Serra,preco:10-25' })),
    ).toHaveLength(2)
    expect(await app.statementsOf(() => filtros({ sk: 'cafe' }))).toHaveLength(1)
    const { total, semCada } = await filtros({ tagsPesquisa: 'vegano,marca:Serra', sk: 'cafe' }, 'bebidas')
    expect(total).toBe(0)
    expect(semCada).toEqual([{ valor: 'categ', nome: 'categoria', total: 1 }])
  })

  test('who may not see prices gets no band, and a band in the address changes nothing (readings 3)', async () => {
    await app.sql`update fornecedor set tags = tags || '{hide-price-for-logged-out-customers}'::text[] where idfornecedor = ${loja.idfornecedor}`
    const { grupos } = await filtros({})
    expect(grupos.map(({ nome }) => nome)).not.toContain('Preço')
    expect((await list({ tagsPesquisa: 'preco:0-10' })).totalItems).toBe(4)
    const { token } = await buildCliente(app.sql, loja)
    expect((await list({ tagsPesquisa: 'preco:0-10' }, token)).totalItems).toBe(2)
    await app.sql`update fornecedor set tags = array_remove(tags, 'hide-price-for-logged-out-customers') where idfornecedor = ${loja.idfornecedor}`
  })
})

describe('parameters of a list (§7)', () => {
  test('categ, tagsPesquisa, sk, limit, page, ordenacao', async () => {
    expect(await names({ categ: 'bebidas' })).toEqual(['Chá Vale', 'Suco Serra'])
    expect(await names({ categ: bebidas })).toEqual(['Chá Vale', 'Suco Serra'])
    expect(await names({ tagsPesquisa: 'vegano,sem-gluten' })).toEqual(['Café Serra'])
    expect(await names({ tagsPesquisa: 'marca:Serra,marca:Vale', sk: 'cafe' })).toEqual([
      'Café Serra',
      'Café Vale',
    ])
    expect(await list({ limit: 3, page: 2 })).toMatchObject({
      limit: 3,
      page: 2,
      totalPages: 2,
      totalItems: 4,
    })
    expect(await names({ ordenacao: 'maior_preco' })).toEqual([
      'Suco Serra',
      'Café Vale',
      'Café Serra',
      'Chá Vale',
    ])
    expect((await list({ ordenacao: 'novidades' })).data[0]?.name).toBe('Chá Vale')
  })

  test('agrupadores folds variants into their main product, "nao" lists them alone; produtoprincipal lists one family', async () => {
    expect(await names({ sk: 'hortela' })).toEqual(['Chá Vale'])
    expect(await names({ sk: 'hortela', agrupadores: 'nao' })).toEqual(['Chá Vale', 'Chá Vale hortelã'])
    expect(await names({ produtoprincipal: principal })).toEqual(['Chá Vale', 'Chá Vale hortelã'])
    expect((await list({ produtoprincipal: principal })).data.map(({ id }) => id).toSorted()).toEqual(
      [principal, variante].toSorted(),
    )
  })

  test('fornec keeps to that supplier', async () => {
    expect((await list({ fornec: loja.idfornecedor })).totalItems).toBe(4)
    expect((await list({ fornec: loja.slug })).totalItems).toBe(4)
    expect((await list({ fornec: 'outra' })).totalItems).toBe(0)
  })

  test('formapagamento, tipoentrega and canalVenda choose the policies that hold; ignorepolicy gives list prices', async () => {
    const { idfornecedor, idPix } = loja
    const politica = (condicoes: object, percentual: number) =>
      app.sql`insert into politica (idfornecedor, idpolitica, nome, condicoes, efeito) values (${idfornecedor}, ${uuidv7()}, 'P', ${app.sql.json(condicoes as never)}, ${app.sql.json({ percentual })})`
    await politica({ idformapagto: [idPix] }, -50)
    const price = async (query: object, token?: string) =>
      (await list({ sk: 'suco', ...query }, token)).data[0]?.preconf
    expect(await price({})).toBe(30)
    expect(await price({ formapagamento: idPix })).toBe(15)
    expect(await price({ formapagamento: idPix, ignorepolicy: true })).toBe(30)
    await app.sql`delete from politica where idfornecedor = ${idfornecedor}`
    await politica({ tipoEntrega: 'RETIRADA' }, -10)
    expect([await price({ tipoentrega: 'RETIRADA' }), await price({ tipoentrega: 'DELIVERY' })]).toEqual([
      27, 30,
    ])
    await app.sql`delete from politica where idfornecedor = ${idfornecedor}`
    await politica({ canalVenda: 'MANUAL' }, -20)
    // Only an attendant sells over MANUAL.
    expect(await price({ canalVenda: 'MANUAL' })).toBe(30)
    const { token, idusuario } = await buildCliente(app.sql, loja)
    await app.sql`insert into equipe (idusuario, idfornecedor, papel) values (${idusuario}, ${idfornecedor}, 'atendente')`
    // Whatever it says: its order will be MANUAL (readings 7, R5).
    expect([await price({ canalVenda: 'MANUAL' }, token), await price({}, token)]).toEqual([24, 24])
    await app.sql`delete from politica where idfornecedor = ${idfornecedor}`
  })
})

describe('tags, segments, sectors (§7)', () => {
  test('tags of the supplier, of one category, by name', async () => {
    const tags = async (query: object, token?: string) =>
      (
        await app.call(
          'GET /v4/tag-pesquisa/{idfornecedor}/lista',
          { params: { idfornecedor: loja.idfornecedor }, query },
          { token },
        )
      ).dados.data
    expect(await tags({})).toEqual([
      { tag: 'vegano', nome: 'Vegano', grupo: 'Alimentação', promovida: true, total: 2 },
      { tag: 'sem-gluten', nome: 'Sem glúten', grupo: 'Alimentação', promovida: false, total: 2 },
    ])
    expect((await tags({ idcategoria: bebidas })).map(({ tag }) => tag)).toEqual(['sem-gluten'])
    expect((await tags({ query: 'GLUT' })).map(({ tag }) => tag)).toEqual(['sem-gluten'])
  })

  test('products by tags, and those that share most with one', async () => {
    const porTags = async (query: object) =>
      (await app.call('GET /v2/app/fornecedor/{id}/produto-by-tags', { params: { id: loja.slug }, query }))
        .dados.data
    expect((await porTags({ tagsPesquisa: 'sem-gluten' })).map(({ name }) => name).toSorted()).toEqual([
      'Café Serra',
      'Suco Serra',
    ])
    const [serra] = await porTags({ tagsPesquisa: 'vegano,sem-gluten' })
    const parecidos = await porTags({ idcadastroextraproduto: serra?.id })
    expect(parecidos.map(({ name }) => name).toSorted()).toEqual(['Café Vale', 'Suco Serra'])
    expect(await porTags({})).toEqual([])
  })

  test('idsegmento and device choose branches of the tree; sectors hold top categories (data.setores)', async () => {
    const { idfornecedor } = loja
    const [idsegmento, idsetor] = [uuidv7(), uuidv7()]
    await app.sql`insert into segmento (idfornecedor, idsegmento, nome) values (${idfornecedor}, ${idsegmento}, 'Bares')`
    await app.sql`insert into setor (idfornecedor, idsetor, nome, icone) values (${idfornecedor}, ${idsetor}, 'Líquidos', 'wine')`
    await app.sql`update categoria set idsegmento = ${idsegmento}, idsetor = ${idsetor}, dispositivos = '{desktop}' where idcategoria = ${bebidas}`
    const arvore = async (query: object) =>
      (
        await app.call('GET /v2/app/{a}/listacategoriasprodutos/{b}', {
          params: { a: 'token', b: idfornecedor },
          query,
        })
      ).dados.data.map(({ slug }) => slug)
    expect(await arvore({})).toEqual(['geral', 'bebidas'])
    expect(await arvore({ device: 'mobile' })).toEqual(['geral'])
    expect(await arvore({ idsegmento })).toEqual(['geral', 'bebidas'])
    expect(await arvore({ idsegmento: uuidv7() })).toEqual(['geral'])
    const setores = async (b: string) =>
      (await app.call('GET /v2/app/setores-produto/obter-setor/{a}/{b}', { params: { a: idfornecedor, b } }))
        .dados.data.setores
    const all = await setores('0')
    expect(all).toEqual([
      {
        idsetor,
        nome: 'Líquidos',
        icone: 'wine',
        categorias: [{ idcategoria: bebidas, slug: 'bebidas', nome: 'Bebidas', total: 2 }],
      },
    ])
    expect(await setores(idsetor)).toEqual(all)
    expect(await setores(uuidv7())).toEqual([])
  })
})

test('a customer sees when a product was last bought, a visitor never and at no cost (ux 1.4.5)', async () => {
  const { idcliente, token } = await buildCliente(app.sql, loja)
  const { idfornecedor, idRetirada, idNaEntrega } = loja
  const [suco] = (await list({ sk: 'suco' })).data
  await app.sql`
    with novo as (
      insert into pedido (idfornecedor, idcliente, idsubmissao, impressao, status, canalvenda, tipoentrega, idformaentrega, nomeformaentrega, data_de_entrega,
        janela_inicio, janela_fim, idformapagto, tipopagamento, nomepagamento, subtotal, total, totalitens, criado_em)
      values (${idfornecedor}, ${idcliente}, gen_random_uuid(), sha256('x'), 'ENTREGUE', 'WEB', 'RETIRADA', ${idRetirada}, 'Retirada', '2026-11-03', '08:00', '18:00',
        ${idNaEntrega}, 'ENTREGA', 'Na entrega', 1000, 1000, 1, '2026-11-02T15:00:00Z') returning numpedido, idfornecedor
    )
    insert into item_pedido (numpedido, sequencia, idfornecedor, idcadastroextraproduto, nome, embalagem, unidade, quantidade, total)
    select numpedido, 0, idfornecedor, ${suco?.id ?? ''}, 'Suco', 'un', 'un', 24000, 1000 from novo`
  expect((await list({ sk: 'suco' }, token)).data[0]?.ultimacompra).toEqual({
    data: '2026-11-02',
    quantidade: 24,
  })
  const produto = (c: string, token?: string) =>
    app.call(
      'GET /v2/app/{a}/fornecedor/{b}/produto/{c}',
      { params: { a: 'token', b: loja.slug, c } },
      { token },
    )
  expect((await produto(suco?.id ?? '', token)).dados.ultimacompra).toEqual({
    data: '2026-11-02',
    quantidade: 24,
  })
  const parecido = (await produto(principal, token)).dados.similares.find(({ id }) => id === suco?.id)
  expect(parecido?.ultimacompra?.quantidade).toBe(24)
  expect(JSON.stringify((await produto(suco?.id ?? '')).dados)).not.toContain('ultimacompra')
  for (let vez = 0; vez < 2; vez++) await list({}, token)
  expect(await app.statementsOf(() => list({}))).toEqual([])
  expect(await app.statementsOf(() => list({}, token))).toHaveLength(1)
  expect(JSON.stringify(await list({}))).not.toContain('ultimacompra')
  const sugestoes = async (token?: string) =>
    (
      await app.call(
        'GET /v2/app/token/listaprodutos/full-text/pesquisar',
        { query: { idfornecedor, query: 'serra', idcliente } },
        { token },
      )
    ).dados.data.resultset.hits.map(({ name }) => name)
  expect((await sugestoes(token))[0]).toBe('Suco Serra')
  expect((await sugestoes())[0]).toBe('Café Serra')
  // A budget and a cancelled order do not count as purchases.
  await app.sql`update pedido set status = 'ORCAMENTO_PRECIFICADO' where idcliente = ${idcliente}`
  // As the event of a move tells it.
  await app.sql`select pg_notify('pedido', numpedido::text) from pedido where idcliente = ${idcliente}`
  await expect
    .poll(async () => JSON.stringify(await list({ sk: 'suco' }, token)))
    .not.toContain('ultimacompra')
  expect((await sugestoes(token))[0]).toBe('Café Serra')
})
