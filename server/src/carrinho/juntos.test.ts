import { setTimeout as wait } from 'node:timers/promises'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Carrinho, CorpoFalha } from '@vitrine/contract'

import { Falha, openDatabase } from '../infra/index.ts'
import {
  buildCliente,
  buildCupom,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** Decision 0206: saves of one moment are one statement, and each is what it would be alone. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let cafe: string
let ana: ClienteDeTeste
let bia: ClienteDeTeste
let caio: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ;[ana, bia, caio] = [
    await buildCliente(app.sql, loja),
    await buildCliente(app.sql, loja),
    await buildCliente(app.sql, loja),
  ]
  cafe = await buildProduto(app.sql, loja, { preco: 10 })
  await app.settle()
  for (const [i, quem] of [ana, bia, caio].entries()) await save(quem, i + 1)
})

type Corpo = Readonly<Record<string, unknown>>
interface Salvo {
  status: number
  dados: Carrinho & Partial<CorpoFalha>
}

const asBody = (quantidade: number, id = cafe) => ({ cartItens: [{ id, quantidade }] })

/** In process: what is sent in one turn of the loop is carried out in it. */
async function send(quem: ClienteDeTeste, body: Corpo, idfornecedor = loja.idfornecedor): Promise<Salvo> {
  const transporte = { id: '', ip: '127.0.0.1', agente: '', host: 'localhost', headers: {}, setCookies: [] }
  const requisicao = { ...transporte, token: quem.token, cookie: false, visao: false }
  const entrada = { params: { session_token: 'token', id: quem.idcliente }, query: { idfornecedor }, body }
  return app.dispatch('POST /v2/app/{session_token}/cliente/usuario/{id}/cart', entrada, requisicao).then(
    (dados) => ({ status: 200, dados }),
    (error: unknown) => {
      if (!(error instanceof Falha)) throw error
      return { status: error.status, dados: error.toCorpo('') as Salvo['dados'] } // its `codigo` alone is looked at
    },
  )
}
const save = (quem: ClienteDeTeste, quantidade: number, mais: Corpo = {}) =>
  send(quem, { ...asBody(quantidade), ...mais })

/** What was answered, and how many statements there were. */
async function sendTogether(saves: readonly (() => Promise<Salvo>)[]) {
  let salvos: Salvo[] = []
  const statements = await app.statementsOf(async () => {
    salvos = await Promise.all(saves.map((um) => um()))
  })
  return { salvos, statements }
}

/** Quantity and revision, as the database has them. */
async function rowOf({ idcliente }: ClienteDeTeste) {
  const [row] = await app.sql<{ quantidade: number; revisao: number }[]>`
    select (itens #>> '{0,quantidade}')::int / 1000 as quantidade, revisao from carrinho where idcliente = ${idcliente}`
  return row
}
const shown = ({ status, dados }: Salvo) => [
  status,
  dados.revisao,
  dados.produtosSelecionados[0]?.quantidade,
  dados.totalCompras,
]

test('saves of several customers at one moment are one statement, and each is answered its own cart', async () => {
  const { salvos, statements } = await sendTogether([
    () => save(ana, 4, { observacao: 'Sem pressa', idsalvamento: '0192f0c4-5a5e-7a50-8f3e-0a4b6f8d1c2e' }),
    () => save(bia, 5, { revisao: 1 }),
    () => save(caio, 6),
  ])
  expect(statements).toHaveLength(1)
  expect(salvos.map(shown)).toEqual([
    [200, 2, 4, 40],
    [200, 2, 5, 50],
    [200, 2, 6, 60],
  ])
  expect(salvos.map(({ dados }) => [dados.observacao, dados.salvamentos])).toEqual([
    ['Sem pressa', ['0192f0c4-5a5e-7a50-8f3e-0a4b6f8d1c2e']],
    ['', []],
    ['', []],
  ])
  expect(await Promise.all([ana, bia, caio].map(rowOf))).toEqual([
    { quantidade: 4, revisao: 2 },
    { quantidade: 5, revisao: 2 },
    { quantidade: 6, revisao: 2 },
  ])
})

test('all that a save may say is kept among others as it is alone', async () => {
  const tudo = {
    ...asBody(3),
    observacao: 'Deixe na portaria',
    numPedidoCliente: 'OC 77',
    substituicao: 'SIMILAR',
    cupomAplicacaoAutomatica: false,
  }
  const rest = (quem: ClienteDeTeste) => app.sql`
    select itens, observacao, numpedidocliente, substituicao, idtipoassinatura, cupom, cupomautomatico, servicos, mesclas, salvamentos, revisao,
      bloqueado_por, bloqueado_desde, precos_ate, idnegociacao, aberto_desde < atualizado_em as aberto_antes
    from carrinho where idcliente = ${quem.idcliente}`
  const chaves = [1, 2].map((n) => ({ idsalvamento: `0192f0c4-5a5e-7a50-8f3e-0a4b6f8d1c2${n}` }))
  for (const chave of chaves) await send(ana, { ...tudo, ...chave })
  for (const [i, chave] of chaves.entries())
    await sendTogether([() => send(bia, { ...tudo, ...chave }), () => save(caio, 7 + i)])
  expect([...(await rest(bia))]).toEqual([...(await rest(ana))])
})

test('a cart that was empty is open since it has lines again, among others too', async () => {
  await save(ana, 0)
  await app.sql`update carrinho set aberto_desde = '2020-01-01' where idfornecedor = ${loja.idfornecedor}`
  await sendTogether([() => save(ana, 1), () => save(bia, 1)])
  const rows = await app.sql`
    select idcliente, aberto_desde < '2021-01-01' as antigo from carrinho where idcliente in ${app.sql([ana.idcliente, bia.idcliente])}`
  expect(new Map(rows.map(({ idcliente, antigo }) => [idcliente, antigo]))).toEqual(
    new Map([
      [ana.idcliente, false],
      [bia.idcliente, true],
    ]),
  )
})

test('who was overtaken is told so, and nobody else', async () => {
  await app.sql`update carrinho set revisao = revisao + 1, observacao = 'De outro lugar' where idcliente = ${bia.idcliente}`
  const { salvos } = await sendTogether([
    () => save(ana, 4),
    () => save(bia, 5, { revisao: 1 }),
    () => save(caio, 6),
  ])
  expect(salvos.map(({ status }) => status)).toEqual([200, 409, 200])
  expect(salvos[1]?.dados.codigo).toBe('carrinho_desatualizado')
  expect(await rowOf(bia)).toEqual({ quantidade: 2, revisao: 2 })
  expect(await rowOf(caio)).toEqual({ quantidade: 6, revisao: 2 })
})

test('whose cart an attendant took is told so, and nobody else', async () => {
  const { idusuario } = await buildCliente(app.sql, loja)
  await app.sql`update carrinho set bloqueado_por = ${idusuario}, bloqueado_desde = now() where idcliente = ${ana.idcliente}`
  const { salvos } = await sendTogether([() => save(ana, 4), () => save(bia, 5), () => save(caio, 6)])
  expect(salvos.map(({ status, dados }) => [status, dados.codigo])).toEqual([
    [423, 'carrinho_bloqueado'],
    [200, undefined],
    [200, undefined],
  ])
  expect(await rowOf(ana)).toEqual({ quantidade: 1, revisao: 1 })
})

test('a cart that is being ordered is waited for by its own save alone', async () => {
  const outro = openDatabase(app.url, { max: 1 })
  const pronto = Promise.withResolvers<void>()
  const fim = Promise.withResolvers<void>()
  const presa = outro.begin(async (tx) => {
    await tx`select from carrinho where idcliente = ${ana.idcliente} for update`
    pronto.resolve()
    await fim.promise
  })
  await pronto.promise
  const dela = save(ana, 4)
  const outras = await Promise.race([Promise.all([save(bia, 5), save(caio, 6)]), wait(1000)])
  expect(outras?.map(({ status }) => status)).toEqual([200, 200])
  expect(await rowOf(ana)).toEqual({ quantidade: 1, revisao: 1 })
  fim.resolve()
  await presa
  expect(shown(await dela)).toEqual([200, 2, 4, 40])
  await outro.end()
})

test('what the database refuses of one is refused to it alone', async () => {
  await app.sql.unsafe(`
    create or replace function f_teste_recusa() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '23514'; end $$;
    create trigger teste_recusa before update on carrinho for each row when (new.observacao = 'recusada') execute function f_teste_recusa()`)
  try {
    const { salvos } = await sendTogether([
      () => save(ana, 4),
      () => save(bia, 5, { observacao: 'recusada' }),
      () => save(caio, 6),
    ])
    expect(salvos.map(({ status }) => status)).toEqual([200, 422, 200])
    expect(await Promise.all([ana, bia, caio].map(rowOf))).toEqual([
      { quantidade: 4, revisao: 2 },
      { quantidade: 2, revisao: 1 },
      { quantidade: 6, revisao: 2 },
    ])
  } finally {
    await app.sql.unsafe('drop trigger teste_recusa on carrinho; drop function f_teste_recusa()')
  }
})

test('two saves of one cart at one moment come one after the other: nothing is made twice, and the last one stands', async () => {
  const { salvos, statements } = await sendTogether([() => save(ana, 4), () => save(ana, 5)])
  expect(statements).toHaveLength(2)
  expect(salvos.map(shown)).toEqual([
    [200, 2, 4, 40],
    [200, 3, 5, 50],
  ])
  const { salvos: doMesmo } = await sendTogether([
    () => save(ana, 6, { revisao: 3 }),
    () => save(ana, 7, { revisao: 3 }),
  ])
  expect(doMesmo.map(({ status }) => status)).toEqual([200, 409])
  expect(await rowOf(ana)).toEqual({ quantidade: 6, revisao: 4 })
})

test('of three saves of one cart at one moment the last one stands, though two of them are in one group', async () => {
  const { salvos } = await sendTogether([4, 5, 6].map((quantidade) => () => save(ana, quantidade)))
  expect(salvos.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await rowOf(ana)).toMatchObject({ quantidade: 6 })
})

test('uses of coupons are those of each customer, read by the statement that saves', async () => {
  const idcupom = await buildCupom(app.sql, loja, {
    codigocupom: 'PRIMEIRA',
    valor: 10,
    aplicacao_automatica: true,
    limite_por_cliente: 1,
  })
  await app.settle()
  for (const quem of [ana, bia, caio]) await save(quem, 1)
  await app.sql`insert into uso_cupom (idfornecedor, idcupom, idcliente, usos) values (${loja.idfornecedor}, ${idcupom}, ${bia.idcliente}, 1)`
  const { salvos, statements } = await sendTogether([ana, bia, caio].map((quem) => () => save(quem, 2)))
  expect(statements).toHaveLength(1)
  expect(salvos.map(({ dados }) => dados.codigoCupom)).toEqual(['PRIMEIRA', null, 'PRIMEIRA'])
})

test('more than one statement takes are written all the same', async () => {
  const muitos = await Promise.all(Array.from({ length: 25 }, () => buildCliente(app.sql, loja)))
  await app.settle()
  await Promise.all(muitos.map((quem) => save(quem, 1)))
  const { salvos, statements } = await sendTogether(muitos.map((quem, i) => () => save(quem, 2 + i)))
  expect(statements).toHaveLength(2)
  expect(salvos.map(({ dados }) => dados.produtosSelecionados[0]?.quantidade)).toEqual(
    muitos.map((_, i) => 2 + i),
  )
})

test('saves at two suppliers are the work of each, and of their own carts', async () => {
  const outra = await buildFornecedor(app.sql)
  const cha = await buildProduto(app.sql, outra, { preco: 3 })
  const dois = [await buildCliente(app.sql, outra), await buildCliente(app.sql, outra)]
  await app.settle()
  const saveLa = (quem: ClienteDeTeste, n: number) => send(quem, asBody(n, cha), outra.idfornecedor)
  for (const quem of dois) await saveLa(quem, 1)
  const { salvos, statements } = await sendTogether([
    () => save(ana, 4),
    () => save(bia, 5),
    ...dois.map((quem, i) => () => saveLa(quem, 7 + i)),
  ])
  expect(statements).toHaveLength(2)
  expect(salvos.map(shown)).toEqual([
    [200, 2, 4, 40],
    [200, 2, 5, 50],
    [200, 2, 7, 21],
    [200, 2, 8, 24],
  ])
})
