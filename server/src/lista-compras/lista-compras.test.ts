import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { idListaRitmo, idNulo } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string
let feijao: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, maxporpedido: 6, estoque: 20 })
  feijao = await buildProduto(app.sql, loja, { nome: 'Feijão', preco: 8, desconto_progressivo: { '3': 7 } })
})

const quem = (cliente = ana) => ({ idfornecedor: loja.idfornecedor, idclient: cliente.idcliente })
const onde = () => ({ idfornecedor: loja.idfornecedor })

async function make(nome: string, itens: { id: string; quantidade: number }[] = []) {
  const { dados } = await app.call(
    'POST /v4/shopping-list/{id}',
    { params: { id: idNulo }, query: quem(), body: { nome, itens } },
    { token: ana.token },
  )
  return dados.lista
}
const show = (list: string, cliente = ana) =>
  app.call(
    'GET /v4/shopping-list/{list}/products/{idcliente}',
    { params: { list, idcliente: cliente.idcliente }, query: onde() },
    { token: cliente.token },
  )
const list = (type?: 'FROM_CLIENT' | 'TO_CLIENT', cliente = ana) =>
  app.call(
    'GET /v4/shopping-list/{idcliente}',
    { params: { idcliente: cliente.idcliente }, query: { ...onde(), idclient: cliente.idcliente, type } },
    { token: cliente.token },
  )
const add = (id: string, idproduto: string, quantidade?: number, cliente = ana) =>
  app.call(
    'POST /v4/shopping-list/{id}/product/{idproduto}/add',
    { params: { id, idproduto }, query: quem(cliente), body: { quantidade } },
    { token: cliente.token },
  )
const apply = (id: string, body: { itens?: { id: string; quantidade: number }[]; chave?: string } = {}) =>
  app.call(
    'POST /v4/shopping-list/{id}/apply/{idcliente}',
    { params: { id, idcliente: ana.idcliente }, query: onde(), body },
    { token: ana.token },
  )

/** The supplier's suggestion, as its panel would store it. */
async function suggest(nome: string, ids: string[]): Promise<string> {
  const idlista = uuidv7()
  await app.sql`insert into lista_compras (idlista, idfornecedor, nome, motivo) values (${idlista}, ${loja.idfornecedor}, ${nome}, 'Para começar')`
  for (const id of ids)
    await app.sql`insert into item_lista_compras (idlista, idfornecedor, idcadastroextraproduto, quantidade) values (${idlista}, ${loja.idfornecedor}, ${id}, 2000)`
  return idlista
}

describe('lists of a customer (§7 Shopping lists)', () => {
  test('a list is made, shown with price, stock and total, renamed, its lines replaced', async () => {
    const lista = await make('Semana', [
      { id: feijao, quantidade: 3 },
      { id: arroz, quantidade: 1 },
    ])
    expect(lista).toMatchObject({ nome: 'Semana', tipo: 'FROM_CLIENT', totalItens: 2, editavel: true })
    const { dados } = await show(lista.idlista)
    expect(
      dados.itens.map(({ nome, quantidade, total, estoque }) => [nome, quantidade, total, estoque]),
    ).toEqual([
      ['Feijão', 3, 21, null],
      ['Arroz', 1, 10, 20],
    ])
    expect(dados.total).toBe(31)
    const renamed = await app.call(
      'POST /v4/shopping-list/{id}',
      {
        params: { id: lista.idlista },
        query: quem(),
        body: { nome: 'Mês', itens: [{ id: arroz, quantidade: 2 }] },
      },
      { token: ana.token },
    )
    expect(renamed.dados.lista).toMatchObject({ idlista: lista.idlista, nome: 'Mês', totalItens: 1 })
  })

  test('add puts the least that can be bought, then sets what is asked; remove takes it off', async () => {
    const { idlista } = await make('Semana')
    await add(idlista, arroz)
    expect((await show(idlista)).dados.itens).toMatchObject([{ id: arroz, quantidade: 1 }])
    await add(idlista, arroz, 5)
    await add(idlista, arroz)
    expect((await show(idlista)).dados.itens).toMatchObject([{ id: arroz, quantidade: 5 }])
    const removed = await app.call(
      'DELETE /v4/shopping-list/{id}/product/{idproduto}',
      { params: { id: idlista, idproduto: arroz }, query: quem() },
      { token: ana.token },
    )
    expect(removed.dados.lista.totalItens).toBe(0)
    expect((await add(idlista, uuidv7())).status).toBe(404)
  })

  test('type tells own lists from suggested ones; another idclient than the path is unknown', async () => {
    await make('Semana', [{ id: arroz, quantidade: 1 }])
    await suggest('Básico', [arroz, feijao])
    const names = async (type?: 'FROM_CLIENT' | 'TO_CLIENT') =>
      (await list(type)).dados.data.map(({ nome }) => nome)
    expect(await names()).toEqual(['Semana', 'Básico'])
    expect(await names('FROM_CLIENT')).toEqual(['Semana'])
    expect(await names('TO_CLIENT')).toEqual(['Básico'])
    const other = await app.call(
      'GET /v4/shopping-list/{idcliente}',
      { params: { idcliente: ana.idcliente }, query: { ...onde(), idclient: uuidv7() } },
      { token: ana.token },
    )
    expect(other.status).toBe(404)
  })

  test('a line is copied from any list that is seen to an own one', async () => {
    const sugerida = await suggest('Básico', [feijao])
    const { idlista } = await make('Semana')
    const copied = await app.call(
      'POST /v4/shopping-list/{id}/product/{idproduto}/copy/{destino}',
      { params: { id: sugerida, idproduto: feijao, destino: idlista }, query: quem() },
      { token: ana.token },
    )
    expect(copied.dados.lista.totalItens).toBe(1)
    expect((await show(idlista)).dados.itens).toMatchObject([{ id: feijao, quantidade: 2 }])
  })

  test('disabling hides a list and can be undone', async () => {
    const { idlista } = await make('Semana')
    const params = { id: idlista, idcliente: ana.idcliente }
    await app.call(
      'DELETE /v4/shopping-list/{id}/disable/{idcliente}',
      { params, query: onde() },
      { token: ana.token },
    )
    expect((await list()).dados.data).toEqual([])
    expect((await show(idlista)).status).toBe(404)
    await app.call(
      'POST /v4/shopping-list/{id}/enable/{idcliente}',
      { params, query: onde() },
      { token: ana.token },
    )
    expect((await list()).dados.data).toHaveLength(1)
  })

  test('what is sold no more keeps its line, without product and price', async () => {
    const { idlista } = await make('Semana', [
      { id: arroz, quantidade: 1 },
      { id: feijao, quantidade: 1 },
    ])
    await app.sql`update produto set ativo = false where idcadastroextraproduto = ${arroz}`
    const { dados } = await show(idlista)
    expect(dados.itens).toMatchObject([{ nome: 'Arroz', produto: null }, { nome: 'Feijão' }])
    expect(dados.total).toBe(8)
  })
})

describe('who may (permissions)', () => {
  test("another customer's list is unknown: to read, write, copy, disable, share and apply", async () => {
    const { idlista } = await make('Semana', [{ id: arroz, quantidade: 1 }])
    const eva = await buildCliente(app.sql, loja)
    const params = { id: idlista, idcliente: eva.idcliente }
    const token = { token: eva.token }
    const status = await Promise.all([
      show(idlista, eva),
      add(idlista, feijao, 1, eva),
      app.call(
        'POST /v4/shopping-list/{id}',
        { params: { id: idlista }, query: quem(eva), body: { nome: 'Minha' } },
        token,
      ),
      app.call('DELETE /v4/shopping-list/{id}/disable/{idcliente}', { params, query: onde() }, token),
      app.call(
        'POST /v4/shopping-list/{id}/share/{idcliente}',
        { params, query: onde(), body: { compartilhar: true } },
        token,
      ),
      app.call('POST /v4/shopping-list/{id}/apply/{idcliente}', { params, query: onde(), body: {} }, token),
      // The id of the customer itself is not hers to use either.
      app.call(
        'GET /v4/shopping-list/{idcliente}',
        { params: { idcliente: ana.idcliente }, query: onde() },
        token,
      ),
    ])
    expect(status.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404, 404, 404])
    expect((await show(idlista)).dados).toMatchObject({ nome: 'Semana', totalItens: 1 })
  })

  test('a suggested list is seen by all customers of its supplier, changed by none, unknown elsewhere', async () => {
    const sugerida = await suggest('Básico', [arroz])
    expect((await show(sugerida)).dados).toMatchObject({
      tipo: 'TO_CLIENT',
      editavel: false,
      motivo: 'Para começar',
    })
    expect((await add(sugerida, feijao)).status).toBe(404)
    const outra = await buildFornecedor(app.sql)
    const elsewhere = await app.call(
      'GET /v4/shopping-list/{list}/products/{idcliente}',
      { params: { list: sugerida, idcliente: ana.idcliente }, query: { idfornecedor: outra.idfornecedor } },
      { token: ana.token },
    )
    expect(elsewhere.status).toBe(404)
  })

  test('a shared list is read by whoever has the code, until sharing ends; prices by the own right of the reader', async () => {
    loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'hide-price-for-logged-out-customers'] })
    ana = await buildCliente(app.sql, loja)
    arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10 })
    const { idlista } = await make('Semana', [{ id: arroz, quantidade: 2 }])
    const share = (compartilhar: boolean) =>
      app.call(
        'POST /v4/shopping-list/{id}/share/{idcliente}',
        { params: { id: idlista, idcliente: ana.idcliente }, query: onde(), body: { compartilhar } },
        { token: ana.token },
      )
    const codigo = (await share(true)).dados.lista.codigocompartilhar ?? ''
    expect((await share(true)).dados.lista.codigocompartilhar).toBe(codigo)
    const read = (token?: string) =>
      app.call('GET /v4/shopping-list/shared/{codigo}', { params: { codigo }, query: onde() }, { token })
    const visitor = await read()
    expect(visitor.dados).toMatchObject({ nome: 'Semana', editavel: false, codigocompartilhar: null })
    expect(visitor.dados.itens[0]?.produto?.name).toBe('Arroz')
    expect(JSON.stringify(visitor.dados)).not.toMatch(/"(preco\w*|minvendaatacado|efeitospoliticas|total)"/)
    expect((await read(ana.token)).dados.total).toBe(20)
    await share(false)
    expect((await read()).status).toBe(404)
  })
})

describe('applying a list (§4, readings 5)', () => {
  test('adds to what the cart holds; each line says whether it came whole, less, or not, and why', async () => {
    const gone = await buildProduto(app.sql, loja, { nome: 'Fora de linha' })
    const { idlista } = await make('Semana', [
      { id: arroz, quantidade: 9 },
      { id: feijao, quantidade: 2 },
      { id: gone, quantidade: 1 },
    ])
    await app.sql`update produto set ativo = false where idcadastroextraproduto = ${gone}`
    const { dados } = await apply(idlista)
    expect(dados).toMatchObject({
      resultado: 'success',
      mensagem: '2 produtos adicionados ao carrinho',
      adicionados: [{ nome: 'Feijão', quantidade: 2 }],
      ajustados: [{ nome: 'Arroz', pedida: 9, quantidade: 6 }],
      recusados: [{ nome: 'Fora de linha', quantidade: 0, motivo: 'Este produto não está mais à venda.' }],
      totalCompras: 76,
    })
    const again = await apply(idlista, { itens: [{ id: arroz, quantidade: 1 }] })
    expect(again.dados).toMatchObject({ resultado: 'error', recusados: [{ nome: 'Arroz', quantidade: 0 }] })
  })

  test('the chosen lines alone, once for each key, and one statement more than a save of the cart', async () => {
    const { idlista } = await make('Semana', [
      { id: arroz, quantidade: 1 },
      { id: feijao, quantidade: 1 },
    ])
    const chave = uuidv7()
    await apply(idlista, { itens: [{ id: feijao, quantidade: 3 }], chave })
    const statements = await app.statementsOf(async () => {
      const twice = await apply(idlista, { itens: [{ id: feijao, quantidade: 3 }], chave })
      expect(twice.dados).toMatchObject({ resultado: 'success', totalCompras: 21 })
    })
    expect(statements.length).toBeLessThanOrEqual(4)
  })
})

test('the rhythm of past orders is a list of its own: how often, and from how many orders', async () => {
  for (const dias of [20, 11, 2]) await order(dias, [arroz])
  await order(1, [feijao])
  const sugeridas = (await list('TO_CLIENT')).dados.data
  expect(sugeridas).toMatchObject([
    { idlista: idListaRitmo, motivo: 'baseada nos seus últimos 4 pedidos', totalItens: 1 },
  ])
  const { dados } = await show(idListaRitmo)
  expect(dados.itens).toMatchObject([{ nome: 'Arroz', quantidade: 2, motivo: 'a cada 9 dias' }])
  expect(dados.itens[0]?.ultimacompra).toMatch(/^\d{4}-/)
  // A budget does not count as a purchase, and two purchases are too few for a rhythm.
  await order(1, [feijao], 'ORCAMENTO_NOVO')
  expect((await show(idListaRitmo)).dados.itens).toHaveLength(1)
  await order(1, [feijao])
  expect((await show(idListaRitmo)).dados.itens[1]).toMatchObject({
    nome: 'Feijão',
    motivo: 'em 2 dos seus últimos 5 pedidos',
  })
  expect((await apply(idListaRitmo)).dados).toMatchObject({ resultado: 'success' })
  const eva = await buildCliente(app.sql, loja)
  expect((await list('TO_CLIENT', eva)).dados.data).toEqual([])
  // A customer without a rhythm yet gets an empty list, not a failure.
  expect(await show(idListaRitmo, eva)).toMatchObject({ status: 200, dados: { totalItens: 0, itens: [] } })
})

/** An order of so many days ago, 2 units of each. */
async function order(dias: number, ids: string[], status = 'ENTREGUE'): Promise<void> {
  const { idfornecedor } = loja
  await app.sql`
    with novo as (
      insert into pedido (idfornecedor, idcliente, idsubmissao, impressao, status, canalvenda, tipoentrega, idformaentrega, nomeformaentrega,
        data_de_entrega, janela_inicio, janela_fim, idformapagto, tipopagamento, nomepagamento, subtotal, total, totalitens, criado_em)
      values (${idfornecedor}, ${ana.idcliente}, ${uuidv7()}, '\\x00', ${status}, 'WEB', 'DELIVERY', ${loja.idEntrega}, 'Entrega',
        '2026-01-01', '08:00', '12:00', ${loja.idPix}, 'PIX', 'Pix', 0, 0, 1, now() - ${dias}::int * interval '1 day')
      returning numpedido, idfornecedor
    )
    insert into item_pedido (numpedido, sequencia, idfornecedor, idcadastroextraproduto, nome, embalagem, unidade, quantidade)
    select n.numpedido, i.ordem - 1, n.idfornecedor, i.id, 'x', 'un', 'un', 2000
    from novo n, unnest(${ids}::uuid[]) with ordinality as i(id, ordem)`
}
