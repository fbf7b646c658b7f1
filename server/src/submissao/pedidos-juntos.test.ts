import { setTimeout as wait } from 'node:timers/promises'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CorpoFalha, RespostaPedido, Submissao } from '@vitrine/contract'

import { Falha, openDatabase, type Transaction } from '../infra/index.ts'
import {
  buildCliente,
  buildCupom,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  countEsperando,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** Decision 0217: orders of one moment are one statement, and each is what it would be alone. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let arroz: string
let feijao: string
let clientes: ClienteDeTeste[]

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, estoque: 100 })
  feijao = await buildProduto(app.sql, loja, { nome: 'Feijão', preco: 8, estoque: 100 })
  clientes = await Promise.all(Array.from({ length: 4 }, () => buildCliente(app.sql, loja)))
  await app.sql`
    insert into carrinho (idfornecedor, idcliente, itens)
    select ${loja.idfornecedor}, c, ${app.sql.json([{ id: arroz, quantidade: 1000 }])} from unnest(${clientes.map(({ idcliente }) => idcliente)}::uuid[]) c`
  await app.settle()
  // Products and sessions are in memory from here on: nobody waits for a read of its own.
  const previo = await buildCliente(app.sql, loja)
  await order(previo, 1, { itens: [linha(arroz, 1), linha(feijao, 1)] })
  await Promise.all(clientes.map(ask))
})

const one = (i: number) => clientes[i] as ClienteDeTeste // four were built
const linha = (id: string, quantidade: number) => ({ id, quantidade, embalarParaPresente: false })

type Feito = { status: number; dados: RespostaPedido & { codigo?: CorpoFalha['codigo'] } }

const transporte = { id: '', ip: '127.0.0.1', agente: '', host: 'localhost', headers: {}, setCookies: [] }
const of = ({ idcliente, token }: ClienteDeTeste, body: Submissao) =>
  [
    { params: { session_token: 'token', id: idcliente }, body },
    { ...transporte, token, cookie: false, visao: false },
  ] as const

const ask = (quem: ClienteDeTeste) =>
  app.dispatch(
    'POST /v2/app/{session_token}/usuario/{id}/pedido/duplicidade',
    ...of(quem, buildSubmissao({ loja, cliente: quem, produto: arroz })),
  )

/** In process: what is sent in one turn of the loop is carried out in it. */
async function order(
  quem: ClienteDeTeste,
  quantidade: number,
  mais: Partial<Submissao> = {},
): Promise<Feito> {
  const base = {
    itens: [linha(arroz, quantidade)],
    formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega },
  }
  const body = buildSubmissao({ loja, cliente: quem, produto: arroz }, { ...base, ...mais })
  return app.dispatch('POST /v2/app/{session_token}/usuario/{id}/pedido', ...of(quem, body)).then(
    (dados) => ({ status: 200, dados }),
    (error: unknown) => {
      if (!(error instanceof Falha)) throw error
      return { status: error.status, dados: error.toCorpo('') as unknown as Feito['dados'] } // its `codigo` alone is looked at
    },
  )
}

/** What was answered, and the statements that wrote orders: those of several, and those of one. */
async function orderTogether(orders: readonly (() => Promise<Feito>)[]) {
  let feitos: Feito[] = []
  const statements = await app.statementsOf(async () => {
    feitos = await Promise.all(orders.map((um) => um()))
  })
  const juntos = statements.filter((sql) => sql.includes('entrada as materialized')).length
  const sozinhos = statements.filter((sql) => sql.includes('f_trava_submissao')).length
  return { feitos, juntos, sozinhos, statements }
}

async function readEstoque(id: string): Promise<number> {
  const [row] = await app.sql<{ quantidade: number }[]>`
    select quantidade::int as quantidade from estoque where idcadastroextraproduto = ${id}`
  return (row?.quantidade ?? -1) / 1000
}

async function countPedidos({ idcliente }: ClienteDeTeste): Promise<number> {
  const [row] = await app.sql<{ n: number }[]>`
    select count(*)::int as n from pedido where idfornecedor = ${loja.idfornecedor} and idcliente = ${idcliente}`
  return row?.n ?? -1
}

/** Does `work` while another connection holds what `hold` takes; answers it once it was let go. */
async function whileHeld<T>(
  hold: (tx: Transaction) => Promise<unknown>,
  work: (letGo: () => void) => Promise<T>,
) {
  const outro = openDatabase(app.url, { max: 1 })
  const [pronto, fim] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const presa = outro.begin(async (tx) => {
    await hold(tx)
    pronto.resolve()
    await fim.promise
  })
  await pronto.promise
  const feito = await work(fim.resolve)
  await presa
  await outro.end()
  return feito
}

const waitForLock = () => expect.poll(() => countEsperando(app.sql), { timeout: 20_000 }).toBe(1)

const holdSubmissoes = (tx: Transaction) =>
  tx`select f_espera_submissao(${loja.idfornecedor}, ${one(0).idcliente})`

/** That Ana waits for what is held, and nobody else does. */
async function expectOnlyAnaToWait(hold: (tx: Transaction) => Promise<unknown>) {
  await whileHeld(hold, async (letGo) => {
    const dela = order(one(0), 2)
    const outros = [
      order(one(1), 2, { itens: [linha(feijao, 2)] }),
      order(one(2), 3, { itens: [linha(feijao, 3)] }),
    ]
    const feitos = await Promise.race([Promise.all(outros), wait(2000)])
    expect(feitos?.map(({ status }) => status)).toEqual([200, 200])
    await waitForLock()
    expect(await countPedidos(one(0))).toBe(0)
    letGo()
    expect((await dela).status).toBe(200)
  })
  expect(await readEstoque(arroz)).toBe(97)
}

/** All that an order wrote, but for what names it, its customer and its moment. */
async function readTudo({ numpedido }: RespostaPedido) {
  const sem = [
    'numpedido',
    'idcliente',
    'idusuario',
    'idsubmissao',
    'submissao',
    'impressao',
    'criado_em',
    'atualizado_em',
    'mudado_em',
    'quando',
    'versao',
    'marca',
    'codigoretirada',
    'enderecoentrega',
    'enderecofaturamento',
    'idevento',
    'idmovimento',
    'idpagamento',
    'txid',
    'chave_idempotencia',
    'brcode',
    'expira_em',
    'dados',
    'transacao',
    'idexterno',
  ]
  const rowsOf = (tabela: string, ordem: string) =>
    app.sql`select to_jsonb(t) - ${sem}::text[] as row from ${app.sql(tabela)} t where numpedido = ${numpedido} order by ${app.sql(ordem)}`
  const [dados] = await app.sql`
    select jsonb_agg((dados - '{numpedido,quando,idpagamento}'::text[]) || jsonb_build_object('certo', (dados ->> 'numpedido')::bigint = numpedido, 'quando', dados ? 'quando') order by idevento) as dados,
      (select jsonb_build_object('submissao', submissao - 'idsubmissao' - 'enderecoentrega', 'cidade', enderecoentrega -> 'cidade') from pedido where numpedido = ${numpedido}) as submissao,
      (select to_jsonb(c) - ${[...sem, 'aberto_desde']}::text[] from carrinho c join pedido p using (idfornecedor, idcliente) where p.numpedido = ${numpedido}) as carrinho
    from evento where numpedido = ${numpedido}`
  return {
    ...dados,
    pedido: await rowsOf('pedido', 'numpedido'),
    itens: await rowsOf('item_pedido', 'sequencia'),
    passos: await rowsOf('historico_pedido', 'sequencia'),
    eventos: await rowsOf('evento', 'idevento'),
    movimentos: (await rowsOf('movimento_estoque', 'idcadastroextraproduto')).map(
      ({ row: { antes, depois, ...row } }) => ({
        ...row,
        tirado: antes - depois,
      }),
    ),
    pagamento: await rowsOf('pagamento', 'idpagamento'),
    servicos: await rowsOf('servico_pedido', 'sequencia'),
  }
}

test('orders of several customers at one moment are one statement, and each is written as it would be alone', async () => {
  const tudo: Partial<Submissao> = {
    itens: [
      { ...linha(arroz, 3), observacao: 'Do branco' },
      { ...linha(feijao, 2), embalarParaPresente: true },
    ],
    anotacoes: 'Deixe na portaria',
    numPedidoCliente: 'OC 77',
    substituicao: 'SIMILAR',
    formaPagamento: { temForma: true, idformapagto: loja.idPix },
  }
  // Whose last submission is under way elsewhere is written by the statement for one.
  const sozinho = await whileHeld(holdSubmissoes, async (letGo) => {
    const feito = orderTogether([() => order(one(0), 0, tudo)])
    await waitForLock()
    letGo()
    return feito
  })
  expect([sozinho.juntos, sozinho.sozinhos]).toEqual([1, 1])
  const { feitos, juntos, sozinhos } = await orderTogether([
    () => order(one(1), 0, tudo),
    () => order(one(2), 1),
    () => order(one(3), 0, tudo),
  ])
  expect([juntos, sozinhos]).toEqual([1, 0])
  expect(feitos.map(({ status }) => status)).toEqual([200, 200, 200])
  const [alone, bia, , duda] = await Promise.all(
    [...sozinho.feitos, ...feitos].map(({ dados }) => readTudo(dados)),
  )
  expect(bia).toEqual(alone)
  expect(duda).toEqual(alone)
})

test('stock goes as if one order came after the other', async () => {
  const { feitos, juntos, sozinhos } = await orderTogether([1, 2, 3].map((n, i) => () => order(one(i), n)))
  expect([juntos, sozinhos]).toEqual([1, 0])
  expect(await readEstoque(arroz)).toBe(93)
  const movimentos = await app.sql`
    select numpedido, (antes / 1000)::int as antes, (depois / 1000)::int as depois from movimento_estoque
    where idcadastroextraproduto = ${arroz} order by idmovimento desc limit 3`
  expect(movimentos.toReversed()).toEqual([
    { numpedido: feitos[0]?.dados.numpedido, antes: 99, depois: 98 },
    { numpedido: feitos[1]?.dados.numpedido, antes: 98, depois: 96 },
    { numpedido: feitos[2]?.dados.numpedido, antes: 96, depois: 93 },
  ])
})

test('of what there is too little of for all, as many orders are made as there is stock for, and others are not held up', async () => {
  await app.sql`update estoque set quantidade = 5000 where idcadastroextraproduto = ${arroz}`
  const { feitos, sozinhos } = await orderTogether([
    () => order(one(0), 2),
    () => order(one(1), 2),
    () => order(one(2), 2),
    () => order(one(3), 0, { itens: [linha(feijao, 2)] }),
  ])
  // All three that came together; where a slow machine has them come apart, whoever came last.
  expect(sozinhos).toBeGreaterThanOrEqual(1)
  expect(feitos.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422])
  expect(feitos[3]?.status).toBe(200)
  expect(feitos.find(({ status }) => status !== 200)?.dados.codigo).toBe('estoque_insuficiente')
  expect([await readEstoque(arroz), await readEstoque(feijao)]).toEqual([1, 97])
})

test('what is not tracked has no row of stock, and is ordered among others', async () => {
  const semControle = await buildProduto(app.sql, loja, { preco: 3 })
  await app.settle()
  await order(one(2), 0, { itens: [linha(semControle, 1)] })
  const { feitos, juntos, sozinhos } = await orderTogether([
    () => order(one(0), 0, { itens: [linha(semControle, 7)] }),
    () => order(one(1), 1),
  ])
  expect([juntos, sozinhos]).toEqual([1, 0])
  expect(feitos.map(({ status }) => status)).toEqual([200, 200])
})

test('a product that is not what one order saw any more has that order alone decided anew', async () => {
  const mute = (verbo: 'disable' | 'enable') =>
    app.sql`alter table produto ${app.sql.unsafe(verbo)} trigger produto_alterado`
  await mute('disable')
  await app.sql`update produto set preco = 200000 where idcadastroextraproduto = ${feijao}`
  await mute('enable')
  const { feitos, juntos, sozinhos } = await orderTogether([
    () => order(one(0), 2),
    () => order(one(1), 0, { itens: [linha(feijao, 2)] }),
  ])
  expect(feitos.map(({ dados }) => dados.totalpedido)).toEqual([27.9, 47.9])
  // Written alone it learns why, and is made under the lock.
  expect([juntos, sozinhos]).toEqual([1, 2])
})

test('whose stock somebody holds waits for it alone', () =>
  expectOnlyAnaToWait((tx) => tx`select from estoque where idcadastroextraproduto = ${arroz} for update`))

test('whose product somebody writes waits for it alone', () =>
  expectOnlyAnaToWait((tx) => tx`select from produto where idcadastroextraproduto = ${arroz} for update`))

test('whose record somebody writes waits for it alone', () =>
  expectOnlyAnaToWait((tx) => tx`select from cliente where idcliente = ${one(0).idcliente} for update`))

test('whose cart somebody holds waits for it alone', () =>
  expectOnlyAnaToWait((tx) => tx`select from carrinho where idcliente = ${one(0).idcliente} for update`))

test('whose login somebody writes waits for it alone', () =>
  expectOnlyAnaToWait(
    (tx) =>
      tx`select from usuario where idusuario = (select idusuario from usuario_cliente where idcliente = ${one(0).idcliente} limit 1) for update`,
  ))

test('whose other submission is under way in another process waits for it alone', () =>
  expectOnlyAnaToWait(holdSubmissoes))

test('what the database refuses of one is refused to it alone', async () => {
  await app.sql.unsafe(`
    create or replace function f_teste_recusa() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '23514'; end $$;
    create trigger teste_recusa before insert on pedido for each row when (new.anotacoes = 'recusado') execute function f_teste_recusa()`)
  try {
    const { feitos } = await orderTogether([
      () => order(one(0), 2),
      () => order(one(1), 2, { anotacoes: 'recusado' }),
      () => order(one(2), 2),
    ])
    expect(feitos.map(({ status }) => status === 200)).toEqual([true, false, true])
    expect(await Promise.all([0, 1, 2].map((i) => countPedidos(one(i))))).toEqual([1, 0, 1])
    expect(await readEstoque(arroz)).toBe(95)
  } finally {
    await app.sql.unsafe('drop trigger teste_recusa on pedido; drop function f_teste_recusa()')
  }
})

test('two orders of one customer at one moment come one after the other, and neither is made twice', async () => {
  const { feitos, juntos, sozinhos, statements } = await orderTogether([
    () => order(one(0), 2),
    () => order(one(0), 3),
    () => order(one(1), 1),
  ])
  expect(feitos.map(({ status }) => status)).toEqual([200, 200, 200])
  // Ana's first with Bia's, then her second by itself.
  expect([juntos, sozinhos]).toEqual([2, 0])
  expect(statements.filter((sql) => sql.includes('f_espera_submissao'))).toEqual([])
  expect([await countPedidos(one(0)), await countPedidos(one(1)), await readEstoque(arroz)]).toEqual([
    2, 1, 93,
  ])
})

test('the cart of each is emptied, and of nobody else', async () => {
  await orderTogether([() => order(one(0), 1), () => order(one(1), 1)])
  const rows = await app.sql<{ idcliente: string; vazio: boolean }[]>`
    select idcliente, itens = '[]' as vazio from carrinho where idfornecedor = ${loja.idfornecedor}`
  const vazios = new Map(rows.map(({ idcliente, vazio }) => [idcliente, vazio]))
  expect(clientes.map(({ idcliente }) => vazios.get(idcliente))).toEqual([true, true, false, false])
})

test('what takes more than stock is written alone: of a coupon with one use one order takes it', async () => {
  await buildCupom(app.sql, loja, { codigocupom: 'UNICO', valor: 10, limite: 1 })
  await app.settle()
  const { feitos, juntos, sozinhos } = await orderTogether([
    () => order(one(0), 2, { cupom: 'UNICO' }),
    () => order(one(1), 2, { cupom: 'UNICO' }),
    () => order(one(2), 2),
  ])
  expect(juntos).toBe(1)
  expect(sozinhos).toBeGreaterThanOrEqual(2)
  expect(feitos.map(({ status }) => status).sort()).toEqual([200, 200, 422])
  const [cupom] = await app.sql`select usos from cupom where idfornecedor = ${loja.idfornecedor}`
  expect(cupom).toEqual({ usos: 1 })
})

test('more than one statement takes are made all the same', async () => {
  const muitos = await Promise.all(Array.from({ length: 25 }, () => buildCliente(app.sql, loja)))
  await Promise.all(muitos.map(ask))
  const { feitos, juntos, sozinhos } = await orderTogether(muitos.map((quem) => () => order(quem, 1)))
  // Their checks are read by two.
  expect(juntos).toBeLessThanOrEqual(4)
  expect(sozinhos).toBe(0)
  expect(new Set(feitos.map(({ dados }) => dados.numpedido)).size).toBe(25)
  expect(await readEstoque(arroz)).toBe(74)
})

test('orders at two suppliers are the work of each', async () => {
  const outra = await buildFornecedor(app.sql)
  const cha = await buildProduto(app.sql, outra, { preco: 3, estoque: 10 })
  const dela = await buildCliente(app.sql, outra)
  await app.settle()
  const { feitos, juntos, sozinhos } = await orderTogether([
    () => order(one(0), 1),
    () => order(one(1), 2),
    () =>
      order(dela, 0, {
        idfornecedor: outra.idfornecedor,
        itens: [linha(cha, 4)],
        formaEntrega: { ...buildSubmissao({ loja: outra, cliente: dela, produto: cha }).formaEntrega },
        formaPagamento: { temForma: true, idformapagto: outra.idNaEntrega },
      }),
  ])
  expect(feitos.map(({ status }) => status)).toEqual([200, 200, 200])
  expect([juntos, sozinhos]).toEqual([2, 0])
  expect([await readEstoque(arroz), await readEstoque(cha)]).toEqual([96, 6])
})
