import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Submissao } from '@vitrine/contract'
import { instantDoCiclo, nextData } from '@vitrine/rules/assinatura'
import { addDias, DIA_MS, FUSO_PADRAO, todayIn } from '@vitrine/rules/data'

import {
  amanha,
  buildAssinatura,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  buildTipoAssinatura,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { runAssinaturas } from './index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string

/** The second delivery, and the morning when its order is made. */
const segunda = addDias(amanha, 7)
const manha = (data: string, prazo = 0) =>
  instantDoCiclo(data, { antecedencia_horas: 0, prazo, fuso: FUSO_PADRAO })
const dias = (n: number, de = manha(segunda)) => new Date(de.getTime() + n * DIA_MS)

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql`update assinatura set status = 'CANCELADA'`
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja, { limite: 100_000 })
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, estoque: 50 })
})

const begin = (
  change: Partial<Submissao> & {
    tipo?: { dias?: number | null; meses?: number | null }
    token?: string
  } = {},
) => buildAssinatura(app, { loja, cliente: ana, produto: arroz }, change)
/** The job sees the types and products that were written a moment ago. */
const run = async (agora: Date) => {
  await app.call('GET /v4/subscription/type/list/{idfornecedor}', {
    params: { idfornecedor: loja.idfornecedor },
  })
  return runAssinaturas(app, { agora })
}
const find = async (idassinatura: string) => {
  const [row] = await app.sql`select * from assinatura where idassinatura = ${idassinatura}`
  return row
}
const listPedidos = (idassinatura: string) =>
  app.sql`select * from pedido where idassinatura = ${idassinatura} and ciclo is not null order by numpedido`
const listCartas = async (idassinatura: string) =>
  (
    await app.sql`select chave from correio where chave like ${`assinatura-%${idassinatura}`} order by chave`
  ).map(({ chave }) => String(chave).replace(`:${idassinatura}`, ''))

describe('an order with a type begins a subscription (§4 Subscriptions)', () => {
  test('its dates are counted from the first delivery, and nothing is ordered before its time', async () => {
    const { idassinatura, numpedido } = await begin()
    expect(await find(idassinatura)).toMatchObject({
      status: 'ATIVA',
      numpedido,
      ancora: amanha,
      proxima: segunda,
      tentar_em: manha(segunda),
    })
    expect(await run(new Date(manha(segunda).getTime() - 1000))).toBe(0)
    expect(await listPedidos(idassinatura)).toHaveLength(0)
  })

  test('it costs no statement more than an order without one', async () => {
    const idtipoassinatura = await buildTipoAssinatura(app.sql, loja)
    let n = 0
    const submit = async (tipo: string | null) => {
      const body = buildSubmissao(
        { loja, cliente: ana, produto: arroz },
        { idtipoassinatura: tipo, itens: [{ id: arroz, quantidade: (n += 1), embalarParaPresente: false }] },
      )
      const params = { session_token: 'token', id: ana.idcliente }
      return app.call(
        'POST /v2/app/{session_token}/usuario/{id}/pedido',
        { params, body },
        { token: ana.token },
      )
    }
    await submit(null)
    const count = async (tipo: string | null) =>
      (await app.statementsOf(async () => expect((await submit(tipo)).status).toBe(200))).length
    const [com, sem] = [await count(idtipoassinatura), await count(null)]
    expect(com).toBeLessThanOrEqual(sem)
  })
})

describe('the order of a cycle (§4 Subscriptions)', () => {
  test('is made once at the price of the day, like a submission, and the cart stays as it is', async () => {
    const { idassinatura } = await begin()
    await app.sql`insert into carrinho (idfornecedor, idcliente, itens) values (${loja.idfornecedor}, ${ana.idcliente}, ${app.sql.json([{ id: arroz, quantidade: 1, embalarParaPresente: false }])})
      on conflict (idfornecedor, idcliente) do update set itens = excluded.itens`
    await app.sql`update produto set preco = 120000 where idcadastroextraproduto = ${arroz}`
    await run(manha(segunda))
    const [pedido] = await listPedidos(idassinatura)
    expect(pedido).toMatchObject({
      ciclo: segunda,
      data_de_entrega: segunda,
      janela_inicio: '08:00',
      subtotal: 2400,
      total: 3190,
      status: 'ENVIADO',
      assinatura: 'Toda semana',
    })
    const [estoque] = await app.sql`select quantidade from estoque where idcadastroextraproduto = ${arroz}`
    expect(estoque?.quantidade).toBe(46_000)
    const [carrinho] =
      await app.sql`select jsonb_array_length(itens) as n from carrinho where idcliente = ${ana.idcliente}`
    expect(carrinho?.n).toBe(1)
    await app.lerEventos()
    const [carta] =
      await app.sql`select assunto from correio where chave = ${`pedido-recebido:${pedido?.numpedido}`}`
    expect(carta?.assunto).toBe(`Loja: pedido ${pedido?.numpedido} da sua assinatura`)
    expect(await find(idassinatura)).toMatchObject({ proxima: addDias(segunda, 7), desde: segunda })
  })

  test('is one, however many jobs run at once and again (lessons 4, row 22)', async () => {
    const { idassinatura } = await begin()
    await Promise.all(Array.from({ length: 10 }, () => run(manha(segunda))))
    await run(manha(segunda))
    expect(await listPedidos(idassinatura)).toHaveLength(1)
    expect(await find(idassinatura)).toMatchObject({ proxima: addDias(segunda, 7), tentativas: 0 })
  })

  test('is one when the process died between the order and what follows it', async () => {
    const { idassinatura } = await begin()
    const antes = await find(idassinatura)
    await run(manha(segunda))
    // The state in which the process died after the order was written.
    await app.sql`update assinatura set desde = ${antes?.desde}, proxima = ${segunda}, tentar_em = ${manha(segunda)} where idassinatura = ${idassinatura}`
    await run(manha(segunda))
    expect(await listPedidos(idassinatura)).toHaveLength(1)
    expect(await find(idassinatura)).toMatchObject({ proxima: addDias(segunda, 7) })
  })

  test('a second living order of a date is refused by the database itself', async () => {
    const { idassinatura } = await begin()
    await run(manha(segunda))
    const again = app.sql`
      insert into pedido select (jsonb_populate_record(p, jsonb_build_object('numpedido', nextval('numpedido_seq'), 'idsubmissao', gen_random_uuid()))).*
      from pedido p where p.idassinatura = ${idassinatura} and p.ciclo is not null`
    await expect(again).rejects.toThrow('pedido_ciclo')
  })

  test('follows the month: the 31st comes on the last day of a shorter one', async () => {
    const { idassinatura } = await begin({ tipo: { dias: null, meses: 1 } })
    const serie = { ancora: '2020-01-31', dias: null, meses: 1 }
    const proxima = nextData(serie, amanha, [])
    await app.sql`
      update assinatura set ancora = ${serie.ancora}, desde = ${amanha}, proxima = ${proxima}, tentar_em = ${manha(proxima)}
      where idassinatura = ${idassinatura}`
    await run(manha(proxima))
    expect(await listPedidos(idassinatura)).toMatchObject([{ ciclo: proxima, data_de_entrega: proxima }])
    expect(await find(idassinatura)).toMatchObject({ proxima: nextData(serie, proxima, []) })
  })

  test('comes in the next free window when the usual one is full', async () => {
    const { idassinatura } = await begin()
    const outra = await begin()
    await app.sql`update forma_entrega set capacidade_pedidos = 1 where idformaentrega = ${loja.idEntrega}`
    await run(manha(segunda))
    const [um, dois] = [await listPedidos(idassinatura), await listPedidos(outra.idassinatura)]
    expect([um[0]?.janela_inicio, dois[0]?.janela_inicio].toSorted()).toEqual(['08:00', '13:00'])
  })

  test('an area with a lead time of its own is ordered for earlier, and comes on its date (issue 5)', async () => {
    await app.sql`
      insert into faixa_frete (idfaixa, idfornecedor, idformaentrega, idarea, preco_centavos, prazo_dias)
      select gen_random_uuid(), a.idfornecedor, ${loja.idEntrega}, a.idarea, 990, 3 from area a where a.idfornecedor = ${loja.idfornecedor} and a.tipo = 'DELIVERY'`
    await app.sql`update forma_entrega set dias = '{1,2,3,4,5,6,7}' where idformaentrega = ${loja.idEntrega}`
    const data_de_entrega = addDias(amanha, 6)
    const { idassinatura } = await begin({
      formaEntrega: { idformaentrega: loja.idEntrega, data_de_entrega, inicio: '08:00' },
    })
    const proxima = addDias(data_de_entrega, 7)
    expect(await find(idassinatura)).toMatchObject({ proxima, tentar_em: manha(proxima, 3) })
    // A day late: the usual day is past its lead time at this place, and the next one is not.
    await run(dias(1, manha(proxima, 3)))
    await run(dias(2, manha(proxima, 3)))
    const pedidos = await listPedidos(idassinatura)
    expect(pedidos).toMatchObject([{ ciclo: proxima, data_de_entrega: proxima, taxaentrega: 990 }])
  })

  test('an order that is made too late for its place comes on the first day that the place allows', async () => {
    const { idassinatura } = await begin()
    await app.sql`
      insert into faixa_frete (idfaixa, idfornecedor, idformaentrega, idarea, preco_centavos, prazo_dias)
      select gen_random_uuid(), a.idfornecedor, ${loja.idEntrega}, a.idarea, 990, 4 from area a where a.idfornecedor = ${loja.idfornecedor} and a.tipo = 'DELIVERY'`
    await run(manha(segunda))
    const [pedido] = await listPedidos(idassinatura)
    expect(pedido).toMatchObject({ ciclo: segunda, data_de_entrega: addDias(segunda, 2) })
  })

  test('what a customer ordered by a representative is ordered for it again', async () => {
    const rep = await buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana })
    const { idassinatura } = await begin({ token: rep.token })
    await run(manha(segunda))
    const [pedido] = await listPedidos(idassinatura)
    expect(pedido).toMatchObject({ idrepresentante: rep.idusuario, idcliente: ana.idcliente })
  })
})

describe('a cycle that cannot be ordered (§4 Subscriptions: failed payment)', () => {
  test('is told with its reason, tried again each morning three times, then paused', async () => {
    const { idassinatura } = await begin()
    await app.sql`update estoque set quantidade = 0 where idcadastroextraproduto = ${arroz}`
    await run(manha(segunda))
    expect(await find(idassinatura)).toMatchObject({ status: 'ATIVA', tentativas: 1, proxima: segunda })
    expect((await find(idassinatura))?.motivo).toMatch(/estoque.*Itens: Arroz/)
    await run(manha(segunda))
    expect(await find(idassinatura)).toMatchObject({ tentativas: 1 })
    for (const n of [1, 2, 3]) await run(dias(n))
    expect(await find(idassinatura)).toMatchObject({ status: 'PAUSADA', tentativas: 4 })
    expect(await listPedidos(idassinatura)).toHaveLength(0)
    const dia = (n: number) => todayIn(FUSO_PADRAO, dias(n))
    expect(await listCartas(idassinatura)).toEqual([
      `assinatura-pausada:${dia(3)}`,
      ...[0, 1, 2].map((n) => `assinatura-recusada:${dia(n)}`),
    ])
  })

  test('counts once, however many jobs are refused at once', async () => {
    const { idassinatura } = await begin()
    await app.sql`update estoque set quantidade = 0 where idcadastroextraproduto = ${arroz}`
    await Promise.all(Array.from({ length: 10 }, () => run(manha(segunda))))
    expect(await find(idassinatura)).toMatchObject({ status: 'ATIVA', tentativas: 1 })
  })

  test('is ordered the next day when what was missing came back, and the next date stays', async () => {
    const { idassinatura } = await begin()
    await app.sql`update estoque set quantidade = 0 where idcadastroextraproduto = ${arroz}`
    await run(manha(segunda))
    await app.sql`update estoque set quantidade = 50000 where idcadastroextraproduto = ${arroz}`
    await run(dias(1))
    expect(await listPedidos(idassinatura)).toHaveLength(1)
    expect(await find(idassinatura)).toMatchObject({ motivo: '', proxima: addDias(segunda, 7) })
  })

  test('an order that was not paid in time is ordered anew; one that the customer cancelled is not', async () => {
    const pago = await begin({ formaPagamento: { temForma: true, idformapagto: loja.idPix } })
    const { idassinatura } = pago
    await app.sql`update pedido set status = 'PAGO' where numpedido = ${pago.numpedido}`
    await run(manha(segunda))
    const [primeiro] = await listPedidos(idassinatura)
    // Found in the mail hours later, it can still be paid.
    const [pix] =
      await app.sql`select expira_em > now() + interval '23 hours' as espera from pagamento where numpedido = ${primeiro?.numpedido ?? 0}`
    expect(pix?.espera).toBe(true)
    await app.sql`update pagamento set expira_em = now() - interval '10 minutes' where numpedido = ${primeiro?.numpedido}`
    await app.pagamentos.expire()
    await run(dias(1))
    expect(await find(idassinatura)).toMatchObject({
      motivo: 'O pedido não foi pago a tempo.',
      tentativas: 1,
    })
    await run(dias(2))
    const pedidos = await listPedidos(idassinatura)
    expect(pedidos.map(({ status }) => status)).toEqual(['CANCELADO', 'AGUARDANDOPAGAMENTO'])
    expect(await find(idassinatura)).toMatchObject({ proxima: addDias(segunda, 7) })

    await app.sql`update pedido set status = 'CANCELADO' where numpedido = ${pedidos[1]?.numpedido}`
    await app.sql`insert into historico_pedido (numpedido, sequencia, status, ator) values (${pedidos[1]?.numpedido}, 9, 'CANCELADO', 'cliente')`
    await run(dias(3))
    expect(await find(idassinatura)).toMatchObject({ proxima: addDias(segunda, 7), tentativas: 1 })
    expect(await listPedidos(idassinatura)).toHaveLength(2)
  })

  test('whose first order was cancelled waits for its customer; one that began with a budget waits for the answer', async () => {
    const cancelado = await begin()
    await app.sql`update pedido set status = 'CANCELADO' where numpedido = ${cancelado.numpedido}`
    const orcamento = await begin()
    await app.sql`update pedido set status = 'ORCAMENTO_PRECIFICADO' where numpedido = ${orcamento.numpedido}`
    await run(manha(segunda))
    expect(await find(cancelado.idassinatura)).toMatchObject({ status: 'PAUSADA' })
    expect(await find(orcamento.idassinatura)).toMatchObject({ status: 'ATIVA', proxima: segunda })
    expect(await listPedidos(orcamento.idassinatura)).toHaveLength(0)
  })

  test('of a login that may order no more is refused, whoever began it', async () => {
    const { idassinatura } = await begin()
    await app.sql`update usuario_cliente set submissao_pedido = false where idcliente = ${ana.idcliente}`
    await run(manha(segunda))
    expect((await find(idassinatura))?.motivo).toBe(
      'Você não tem permissão para enviar pedidos por este cadastro.',
    )
    await app.sql`delete from usuario_cliente where idcliente = ${ana.idcliente}`
    await run(dias(1))
    expect((await find(idassinatura))?.motivo).toBe('Nenhum acesso pode mais comprar por este cadastro.')
  })
})

test('a day before the order is made its customer is told, once', async () => {
  const { idassinatura } = await begin()
  await run(dias(-1))
  await run(dias(-0.5))
  expect(await listCartas(idassinatura)).toEqual([`assinatura-lembrete:${segunda}`])
  const [carta] =
    await app.sql`select texto from correio where chave = ${`assinatura-lembrete:${segunda}:${idassinatura}`}`
  expect(carta?.texto).toContain(`/${loja.slug}/assinaturas/${idassinatura}`)
})
