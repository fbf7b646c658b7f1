import { idNulo, type AcaoSugestao, type Visao } from '@vitrine/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildAcesso,
  buildOperador,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { countPares, renewSugestoes } from './count-pares.ts'

const GET = 'GET /v4/sugestao/produtos/{idfornecedor}/{idcliente}'
const FEEDBACK = 'POST /v4/sugestao/feedback'
const TAGS = ['has-delivery', 'has-collect', 'enable-recommendation-system']
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
const ids: Record<string, string> = {}

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql, { tags: TAGS })
  ana = await buildCliente(app.sql, loja)
  for (const nome of ['café', 'filtro', 'açúcar', 'leite', 'pão', 'manteiga', 'sabão', 'esponja'])
    ids[nome] = await buildProduto(app.sql, loja, { nome })
  ids.vinho = await buildProduto(app.sql, loja, { nome: 'vinho', maior_de_18: true })
  ids.falta = await buildProduto(app.sql, loja, { nome: 'falta', estoque: 0 })
  for (const _ of [1, 2, 3, 4]) await order(ana, ['café', 'filtro', 'açúcar', 'leite', 'vinho', 'falta'])
  await order(ana, ['café', 'pão'])
  await order(ana, ['sabão', 'esponja'])
  await order(ana, ['sabão', 'café'], 'CANCELADO')
  await countPares(app.sql)
})
afterAll(() => app.close())

/** A past order of these products, as its rows. */
async function order(cliente: ClienteDeTeste, nomes: string[], status = 'ENTREGUE'): Promise<void> {
  await app.sql`
    with novo as (
      insert into pedido (idfornecedor, idcliente, idsubmissao, impressao, status, canalvenda, tipoentrega, idformaentrega,
        nomeformaentrega, data_de_entrega, janela_inicio, janela_fim, idformapagto, tipopagamento, nomepagamento, totalitens, criado_em)
      values (${loja.idfornecedor}, ${cliente.idcliente}, ${crypto.randomUUID()}, 'x', ${status}, 'WEB', 'DELIVERY', ${loja.idEntrega},
        'Entrega', '2026-11-01', '08:00', '12:00', ${loja.idPix}, 'PIX', 'Pix', ${nomes.length}, now() - interval '1 day')
      returning numpedido, idfornecedor
    )
    insert into item_pedido (numpedido, sequencia, idfornecedor, idcadastroextraproduto, nome, embalagem, unidade, quantidade)
    select n.numpedido, i.ordem - 1, n.idfornecedor, i.id, 'x', 'un', 'un', 1000
    from novo n, unnest(${nomes.map((nome) => ids[nome] ?? '')}::uuid[]) with ordinality as i(id, ordem)`
}

interface Pergunta {
  visao?: Visao
  itens?: string[]
  sessao_id?: string
}

async function ask(cliente: ClienteDeTeste | null, { visao, itens, sessao_id }: Pergunta) {
  const { status, dados } = await app.call(
    GET,
    {
      params: { idfornecedor: loja.idfornecedor, idcliente: cliente?.idcliente ?? idNulo },
      query: { visao, sessao_id, itens: itens?.map((nome) => ids[nome]).join(',') },
    },
    { token: cliente?.token },
  )
  return { status, dados, nomes: status === 200 ? dados.produtos.map(({ name }) => name) : [] }
}

async function tell(sessao_id: string, acao: AcaoSugestao, nomes: string[]) {
  const item_id = nomes.map((nome) => ids[nome] ?? '')
  return app.call(FEEDBACK, { body: { sessao_id, acao, visao: 'PRODUCT', item_id } })
}

test('a visitor sees on a product what others bought with it, neither restricted nor out of stock (§7)', async () => {
  const { dados, nomes } = await ask(null, { visao: 'PRODUCT', itens: ['café'] })
  expect(dados).toMatchObject({
    visao: 'PRODUCT',
    motivo: 'COMPRADOS_JUNTOS',
    titulo: 'Quem levou, levou também',
  })
  expect(nomes.toSorted()).toEqual(['açúcar', 'filtro', 'leite', 'pão'])
  // Four orders of four say more than one of one.
  expect(nomes.at(-1)).toBe('pão')
})

test('what goes with the cart comes without what is in it; an adult sees restricted goods', async () => {
  const bia = await buildCliente(app.sql, loja)
  const cartItens = [
    { id: ids.café ?? '', quantidade: 1 },
    { id: ids.filtro ?? '', quantidade: 1 },
  ]
  await app.call(
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
    {
      params: { session_token: 'token', id: bia.idcliente },
      query: { idfornecedor: loja.idfornecedor },
      body: { cartItens },
    },
    { token: bia.token },
  )
  const { dados, nomes } = await ask(bia, {})
  expect(dados.visao).toBe('CART')
  expect(nomes.toSorted()).toEqual(['açúcar', 'leite', 'pão', 'vinho'])
})

test('who buys again finds what is bought most; somebody new gets best sellers, and the title says so', async () => {
  const { dados, nomes } = await ask(ana, { visao: 'HOME' })
  expect(dados.titulo).toBe('Você costuma comprar')
  expect(nomes[0]).toBe('café')
  const nova = await ask(await buildCliente(app.sql, loja), { visao: 'HOME' })
  expect(nova.dados).toMatchObject({ motivo: 'MAIS_VENDIDOS', titulo: 'Mais vendidos' })
  expect(nova.nomes.length).toBeGreaterThan(3)
  expect((await ask(null, { visao: 'CART' })).dados.motivo).toBe('MAIS_VENDIDOS')
})

test('feedback changes what comes next: shown falls, clicked and added rise, refused goes (§7)', async () => {
  const first = await ask(null, { visao: 'PRODUCT', itens: ['café'] })
  const { sessao_id } = first.dados
  const again = async () => (await ask(null, { visao: 'PRODUCT', itens: ['café'], sessao_id })).nomes
  const [best = '', second = '', third = ''] = first.nomes
  for (const _ of [1, 2, 3, 4, 5]) await tell(sessao_id, 'EXIBIDO', [best])
  expect((await again())[0]).toBe(second)
  await tell(sessao_id, 'CLICADO', [third])
  expect((await again())[0]).toBe(third)
  await tell(sessao_id, 'ADICIONADO', [best])
  expect((await again()).indexOf(best)).toBeLessThan((await again()).indexOf(second))
  await tell(sessao_id, 'RECUSADO', [third])
  expect(await again()).not.toContain(third)
  // Another browser knows nothing of it.
  expect((await ask(null, { visao: 'PRODUCT', itens: ['café'] })).nomes).toEqual(first.nomes)
  await tell(sessao_id, 'ADICIONADO', [third])
  expect(await again()).toContain(third)
})

test('feedback of an unknown session is refused, of another store counts nothing', async () => {
  expect((await tell(crypto.randomUUID(), 'CLICADO', ['café'])).status).toBe(404)
  const { sessao_id } = (await ask(null, {})).dados
  const other = await buildFornecedor(app.sql)
  const alheio = await buildProduto(app.sql, other)
  const body = { sessao_id, acao: 'CLICADO', item_id: alheio } as const
  expect((await app.call(FEEDBACK, { body })).dados).toEqual({ registrados: 0 })
})

test('a session asks for its own cliente alone; a visitor that names one is nobody', async () => {
  const stranger = await buildCliente(app.sql, loja)
  const params = { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente }
  expect((await app.call(GET, { params }, { token: stranger.token })).status).toBe(404)
  const visitor = await app.call(GET, { params, query: { visao: 'HOME' } })
  expect(visitor.dados.motivo).toBe('MAIS_VENDIDOS')
  // Who works here has no cliente while it looks at the shop, and sees what a visitor does.
  for (const papel of ['atendente', 'fornecedor', 'representante'] as const) {
    const { token } = await buildEquipe(app.sql, loja, { papel })
    const nobody = { params: { ...params, idcliente: idNulo }, query: { visao: 'HOME' as const } }
    expect((await app.call(GET, nobody, { token })).dados).toMatchObject({ motivo: 'MAIS_VENDIDOS' })
  }
  const operador = await buildOperador(app.sql)
  await buildAcesso(app.sql, loja, operador)
  for (const [idcliente, status] of [
    [idNulo, 200],
    [crypto.randomUUID(), 404],
  ] as const) {
    const answer = await app.call(
      GET,
      { params: { ...params, idcliente }, query: { visao: 'HOME' } },
      operador,
    )
    expect(answer.status, `operator for ${idcliente}`).toBe(status)
  }
  const hers = (await ask(ana, {})).dados.sessao_id
  expect((await app.call(GET, { params, query: { sessao_id: hers } })).dados.sessao_id).not.toBe(hers)
})

test('each order counts once, however many jobs run at once, and a cancelled one not at all', async () => {
  const read = () => app.sql`select * from par_produto order by idcadastroextraproduto, idpar`
  const before = await read()
  await Promise.all([1, 2, 3, 4, 5].map(() => countPares(app.sql)))
  expect(await read()).toEqual(before)
  await renewSugestoes(app.sql)
  expect(await read()).toEqual(before)
  const [par] = await app.sql`
    select 1 from par_produto where idcadastroextraproduto = ${ids.sabão ?? ''} and idpar = ${ids.café ?? ''}`
  expect(par).toBeUndefined()
})

test('one session for a cliente, also when two screens ask at once; one statement for an answer', async () => {
  const bia = await buildCliente(app.sql, loja)
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask(bia, {})))
  expect(new Set(answers.map(({ dados }) => dados.sessao_id)).size).toBe(1)
  const statements = await app.statementsOf(() => ask(null, { visao: 'PRODUCT', itens: ['café'] }))
  expect(statements).toHaveLength(1)
})

test('nothing without the tag, no price where prices are hidden', async () => {
  const plain = await buildFornecedor(app.sql)
  await buildProduto(app.sql, plain)
  const params = { idfornecedor: plain.idfornecedor, idcliente: idNulo }
  expect((await app.call(GET, { params })).dados.produtos).toEqual([])
  const b2b = await buildFornecedor(app.sql, { tags: [...TAGS, 'hide-price-for-logged-out-customers'] })
  await buildProduto(app.sql, b2b)
  const { dados } = await app.call(GET, { params: { idfornecedor: b2b.idfornecedor, idcliente: idNulo } })
  expect(dados.produtos).toHaveLength(1)
  expect(JSON.stringify(dados)).not.toMatch(/"preco/)
})
