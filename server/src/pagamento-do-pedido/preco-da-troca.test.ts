import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Submissao } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildCombo,
  buildCupom,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  depoisDoBoleto,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string
let idBoleto: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'support-price-variance-by-payment'] })
  ana = await buildCliente(app.sql, loja, { limite: 100_000 })
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 50, estoque: 2 })
  idBoleto = uuidv7()
  await app.sql`insert into forma_pagamento (idformapagto, idfornecedor, tipo, nome, ordem) values (${idBoleto}, ${loja.idfornecedor}, 'BOLETO', 'Boleto', 3)`
  await app.sql`update forma_pagamento set variacao_pontos = -300 where idformapagto = ${loja.idPix}`
})

/** By boleto, unless it is said otherwise: two of R$ 50,00 and R$ 7,90 of freight. */
async function submit(change: Partial<Submissao> = {}): Promise<number> {
  const body = buildSubmissao(
    { loja, cliente: ana, produto: arroz },
    {
      formaPagamento: { temForma: true, idformapagto: idBoleto },
      formaEntrega: { idformaentrega: loja.idEntrega, data_de_entrega: depoisDoBoleto, inicio: '08:00' },
      ...change,
    },
  )
  const { dados, status } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    { params: { session_token: 'token', id: ana.idcliente }, body },
    { token: ana.token },
  )
  expect(status).toBe(200)
  return dados.numpedido
}

async function show(numpedido: number) {
  const { dados } = await app.call(
    'GET /v2/app/{session_token}/order/{numpedido}',
    { params: { session_token: 'token', numpedido } },
    { token: ana.token },
  )
  return dados
}

const listFormas = (num: number, { token } = ana) =>
  app.call(
    'GET /v4/orders/payment-method/{idfornecedor}/order/{num}',
    { params: { idfornecedor: loja.idfornecedor, num } },
    { token },
  )

/** What it costs by each method, as it is shown before anything is decided. */
async function readTotais(num: number): Promise<Record<string, number>> {
  const { dados } = await listFormas(num)
  return Object.fromEntries(dados.data.map(({ nome, total }) => [nome, total]))
}

const swap = (num: number, idformapagto: string, totalesperado?: number) =>
  app.call(
    'PUT /v4/orders/payment-method/{idfornecedor}/order/{num}',
    { params: { idfornecedor: loja.idfornecedor, num }, body: { idformapagto, totalesperado } },
    { token: ana.token },
  )

async function readUsos(idcupom: string): Promise<number[]> {
  const [row] = await app.sql<{ usos: number; cliente: number | null }[]>`
    select k.usos, (select u.usos from uso_cupom u where u.idcupom = k.idcupom and u.idcliente = ${ana.idcliente}) as cliente
    from cupom k where k.idcupom = ${idcupom}`
  return [row?.usos ?? 0, row?.cliente ?? 0]
}

describe('another method of another price, while the order waits (§5, ux 1.8.1)', () => {
  test('each method names its total first; the one tapped is charged, and every sum agrees', async () => {
    const num = await submit()
    expect(await readTotais(num)).toMatchObject({ Boleto: 107.9, Pix: 104.9 })
    expect((await listFormas(num)).dados.data.filter(({ atual }) => atual)).toMatchObject([
      { nome: 'Boleto' },
    ])
    expect((await swap(num, loja.idPix, 104.9)).dados.status).toBe('AGUARDANDOPAGAMENTO')
    const pedido = await show(num)
    expect(pedido).toMatchObject({
      subtotal: 97,
      taxaentrega: 7.9,
      totalpedido: 104.9,
      formaPagamento: { tipo: 'PIX' },
      pagamento: { tipo: 'PIX', valor: 104.9 },
      itens: [{ quantidade: 2, precounitario: 48.5, total: 97 }],
    })
    const [row] = await app.sql<{ quantidade: number }[]>`
      select quantidade::int as quantidade from estoque where idcadastroextraproduto = ${arroz}`
    // The last two are its own: priced again they are neither missing nor taken twice.
    expect(row?.quantidade).toBe(0)
  })

  test('a dearer one is refused with the difference until its total was seen (readings 6)', async () => {
    const num = await submit({ formaPagamento: { temForma: true, idformapagto: loja.idPix } })
    const { falha } = await swap(num, idBoleto)
    expect(falha).toMatchObject({
      codigo: 'total_mudou',
      detalhes: { totalesperado: 104.9, total: 107.9, diferenca: 3 },
    })
    expect(await show(num)).toMatchObject({
      totalpedido: 104.9,
      pagamento: { tipo: 'PIX', status: 'PENDENTE' },
    })
    expect((await swap(num, idBoleto, 107.9)).status).toBe(200)
    expect(await show(num)).toMatchObject({ totalpedido: 107.9, pagamento: { tipo: 'BOLETO', valor: 107.9 } })
  })

  test('methods of one variance leave the prices that were agreed, whatever became of the catalogue', async () => {
    const num = await submit()
    await app.sql`update produto set preco = preco * 2 where idcadastroextraproduto = ${arroz}`
    expect(await readTotais(num)).toMatchObject({ Boleto: 107.9, 'Na entrega': 107.9 })
    expect((await swap(num, loja.idNaEntrega)).status).toBe(200)
    expect((await show(num)).totalpedido).toBe(107.9)
  })

  test('a coupon of one method comes and goes with it, its use too', async () => {
    const idcupom = await buildCupom(app.sql, loja, {
      aplicacao_automatica: true,
      limite: 1,
      condicoes: { idformapagto: [loja.idPix] },
    })
    const num = await submit()
    expect((await show(num)).desconto).toBe(0)
    expect(await readTotais(num)).toMatchObject({ Boleto: 107.9, Pix: 95.2 })
    await swap(num, loja.idPix, 95.2)
    expect(await show(num)).toMatchObject({ desconto: 9.7, totalpedido: 95.2, dadospedido: { cupom: 'DEZ' } })
    expect(await readUsos(idcupom)).toEqual([1, 1])
    // The order's own use of the coupon, the last one allowed, does not count against it.
    expect(await readTotais(num)).toMatchObject({ Boleto: 107.9, Pix: 95.2 })
    await swap(num, idBoleto, 107.9)
    expect(await show(num)).toMatchObject({ desconto: 0, dadospedido: { cupom: null } })
    expect(await readUsos(idcupom)).toEqual([0, 0])
  })

  test('what a coupon takes off follows the price, to the last centavo that it may give (decision 0166)', async () => {
    const idcupom = await buildCupom(app.sql, loja, { aplicacao_automatica: true, valor_limite: 10 })
    const num = await submit()
    const readDado = async () => {
      const [row] = await app.sql<{ descontado: number }[]>`
        select descontado::int from cupom where idcupom = ${idcupom}`
      return row?.descontado
    }
    expect(await readDado()).toBe(1000)
    await swap(num, loja.idPix, 95.2)
    expect([(await show(num)).desconto, await readDado()]).toEqual([9.7, 970])
    await swap(num, idBoleto, 97.9)
    expect([(await show(num)).desconto, await readDado()]).toEqual([10, 1000])
  })

  test('freight follows the value of the goods', async () => {
    await app.sql`update forma_entrega set gratis_acima_centavos = 9800 where idfornecedor = ${loja.idfornecedor}`
    const num = await submit()
    expect(await readTotais(num)).toMatchObject({ Boleto: 100, Pix: 104.9 })
  })

  test('on credit it owes the new total; back again the old credit is free', async () => {
    await app.sql`update forma_pagamento set variacao_pontos = 1000 where idformapagto = ${loja.idFaturado}`
    const num = await submit()
    expect((await swap(num, loja.idFaturado, 117.9)).status).toBe(200)
    const [row] = await app.sql<{ usado: number; devido: number }[]>`
      select credito_usado_centavos as usado, (select sum(valor) from fatura where numpedido = ${num} and status = 'ABERTA')::int as devido
      from cadastroextracliente where idcliente = ${ana.idcliente}`
    expect(row).toEqual({ usado: 11_790, devido: 11_790 })
    await swap(num, loja.idPix)
    const [depois] = await app.sql<{ usado: number }[]>`
      select credito_usado_centavos as usado from cadastroextracliente where idcliente = ${ana.idcliente}`
    expect(depois?.usado).toBe(0)
    expect((await show(num)).totalpedido).toBe(104.9)
  })

  test('a combo is priced as a combo', async () => {
    const grupo = uuidv7()
    const feijao = await buildProduto(app.sql, loja, { nome: 'Feijão', preco: 10 })
    const combo = await buildCombo(
      app.sql,
      loja,
      {
        preco: { tipo: 'percentual', percentual: 10 },
        grupos: [{ nome: 'Grãos', minimo: 1, maximo: 1, produtos: [{ id: feijao }] }],
      },
      [grupo],
    )
    const linha = {
      id: uuidv7(),
      quantidade: 2,
      embalarParaPresente: false,
      idcombopromocional_cabecalho: combo,
      produtos: [{ idgrupo: grupo, id: feijao, escolhas: 1 }],
    }
    const num = await submit({ itens: [linha] })
    expect(await show(num)).toMatchObject({ subtotal: 18, totalpedido: 25.9 })
    await swap(num, loja.idPix)
    const pedido = await show(num)
    expect(pedido).toMatchObject({
      subtotal: 17.46,
      totalpedido: 25.36,
      itens: [{ combo: { quantidade: 2 } }],
    })
  })

  test('where something is not sold any more only repeating the order can say: not listed, refused', async () => {
    const num = await submit()
    await app.sql`update produto set ativo = false where idcadastroextraproduto = ${arroz}`
    expect(await readTotais(num)).not.toHaveProperty('Pix')
    const { falha } = await swap(num, loja.idPix)
    expect(falha.error).toContain('Repita o pedido')
    expect((await swap(num, loja.idNaEntrega)).status).toBe(200)
  })

  test('once it is paid nothing is listed, and a stranger’s order does not exist', async () => {
    const num = await submit()
    expect((await listFormas(num, await buildCliente(app.sql, loja))).status).toBe(404)
    await app.sql`update pedido set status = 'SEPARANDO' where numpedido = ${num}`
    expect((await listFormas(num)).dados.data).toEqual([])
  })
})

test('what was negotiated stays, prices and freight, by whatever method it is paid (ahead C3)', async () => {
  const num = await submit()
  const negociacao = {
    idnegociacao: uuidv7(),
    revisao: 3,
    escopo: [
      {
        id: arroz,
        nome: 'Arroz',
        quantidade: 2,
        precounitario: 45,
        por: 'Marina',
        aprovado_por: null,
        motivo: '',
      },
    ],
    frete: 4,
    validade: null,
    atendente: 'Marina',
    aceita_por: null,
    aceita_em: null,
  }
  await app.sql`
    update pedido set negociacao = ${app.sql.json(negociacao)}, subtotal = 9000, taxaentrega = 400, total = 9400 where numpedido = ${num}`
  expect(await readTotais(num)).toMatchObject({ Boleto: 94, Pix: 94 })
  expect((await swap(num, loja.idPix)).status).toBe(200)
  const pedido = await show(num)
  expect(pedido).toMatchObject({ taxaentrega: 4, totalpedido: 94, itens: [{ precounitario: 45, total: 90 }] })
  expect(pedido.itens[0]?.traco_preco).toMatchObject({ vencedor: 'atendente' })
})
