import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  copyPedido,
  createTestApp,
  type AppDeTeste,
} from '../teste/index.ts'
import { countPedidos, listPedidos, listPedidosDepois, type FiltroLista } from './lista.repository.ts'

const nomes = [
  'Feijões carioca 1 kg',
  'Feijão preto 1 kg',
  'PÃO francês',
  'Pães de queijo 400 g',
  'Café 100% arábica',
  'Varal de_chão',
  'Jornais velhos',
]
let app: AppDeTeste
let filtro: FiltroLista

beforeAll(async () => {
  app = await createTestApp()
  const loja = await buildFornecedor(app.sql)
  const produto = await buildProduto(app.sql, loja)
  const [ana, bob] = [await buildCliente(app.sql, loja), await buildCliente(app.sql, loja)]
  for (const cliente of [ana, bob]) {
    const { dados } = await app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      {
        params: { session_token: 'token', id: cliente.idcliente },
        body: buildSubmissao({ loja, cliente, produto }),
      },
      { token: cliente.token },
    )
    await copyPedido(app.sql, dados.numpedido, 39)
  }
  await app.sql`update pedido set total = null, subtotal = null where numpedido % 9 = 0`
  await app.sql`update pedido set numpedidocliente = 'OC-' || numpedido || '%', numpedidoerp = 'Pão' where numpedido % 5 = 0`
  // Two lines each: names that many orders share, and twice the same in some.
  await app.sql`update item_pedido set nome = (${nomes}::text[])[1 + numpedido % 7]`
  await app.sql`
    insert into item_pedido (numpedido, idfornecedor, sequencia, idcadastroextraproduto, nome, embalagem, unidade, quantidade, total)
    select numpedido, idfornecedor, 1, idcadastroextraproduto, (${nomes}::text[])[1 + numpedido * 3 % 7], embalagem, unidade, quantidade, total
    from item_pedido where sequencia = 0`
  filtro = {
    idcliente: ana.idcliente,
    idusuarioPrincipal: null,
    idfornecedor: null,
    status: [],
    texto: null,
    numpedido: null,
    canais: [],
    idformapagto: null,
    dataInicio: null,
    dataFim: null,
    idusuario: null,
    ordenacao: 'recentes',
  }
})
afterAll(() => app.close())

/** What the words find when each order is asked by itself, in the order of the list. */
async function findOneByOne(texto: string, ordenacao: FiltroLista['ordenacao']): Promise<number[]> {
  const parte = texto.replace(/[\\%_]/g, String.raw`\$&`)
  const { sql } = app
  const rows = await sql<{ numpedido: number }[]>`
    select p.numpedido from pedido p where p.idcliente = ${filtro.idcliente}
      and (p.numpedidocliente ilike ${`%${parte}%`} or p.numpedidoerp ilike ${`%${parte}%`} or p.numpedido::text = ${texto}
        or exists (select from item_pedido i where i.numpedido = p.numpedido and f_norm(i.nome) like '%' || f_norm(${parte}) || '%'))
    order by ${ordenacao === 'maior_total' ? sql`p.total desc nulls last, p.numpedido desc` : sql`p.numpedido desc`}`
  return rows.map(({ numpedido }) => numpedido)
}

const textos = [
  'feijao',
  'FEIJÕES',
  'pao',
  'pães de',
  'e',
  '%',
  '_',
  'arabica',
  'jornal',
  'OC-',
  '\\',
  'nada',
]

test.each(textos)('%j finds in page, count and export what it finds order by order (§2)', async (texto) => {
  for (const ordenacao of ['recentes', 'maior_total'] as const) {
    const each = await findOneByOne(texto, ordenacao)
    const words = { ...filtro, texto, ordenacao }
    const { marcados, total } = await listPedidos(app.sql, words, { limit: 7, offset: 7 })
    expect(marcados.map(({ pedido }) => pedido.numpedido)).toEqual(each.slice(7, 14))
    expect([total, await countPedidos(app.sql, words)]).toEqual([each.length, each.length])
  }
  const each = await findOneByOne(texto, 'recentes')
  const rows = await listPedidosDepois(app.sql, { ...filtro, texto }, { limit: 50, depois: each[2] ?? null })
  expect(rows.map(({ numpedido }) => numpedido)).toEqual(each[2] ? each.slice(3) : each)
})

test('a number finds its order, and the other filters hold beside the words (§2)', async () => {
  const [primeiro] = await findOneByOne('feijao', 'recentes')
  const find = async (change: Partial<FiltroLista>) => {
    const { marcados } = await listPedidos(app.sql, { ...filtro, ...change }, { limit: 50, offset: 0 })
    return marcados.map(({ pedido }) => pedido.numpedido)
  }
  expect(primeiro && (await find({ texto: String(primeiro) }))).toEqual([primeiro])
  expect(await find({ texto: 'feijao', numpedido: primeiro ?? 0 })).toEqual([primeiro])
  expect(await find({ texto: 'feijao', status: ['CANCELADO'] })).toEqual([])
})
