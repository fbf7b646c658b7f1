import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFatura,
  buildFornecedor,
  buildProduto,
  createTestApp,
  hoje,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { settleCobrancas } from './cobrancas.ts'

const LISTA = 'GET /v4/faturas/{idfornecedor}/{idcliente}'
const PAGAR = 'POST /v4/faturas/pagar'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja, { limite: 500_000 })
  arroz = await buildProduto(app.sql, loja, { preco: 10 })
})

/** An order on credit of so many units at R$ 10 and R$ 7.90 of freight; answers the ids of its invoices. */
const buy = (quantidade = 2) => buildFatura(app, { loja, cliente: ana, produto: arroz }, quantidade)
const quem = () => ({ idfornecedor: loja.idfornecedor, idcliente: ana.idcliente })
const list = (query = {}, token = ana.token) => app.call(LISTA, { params: quem(), query }, { token })
const pay = (faturas: string[], { idpagamento = uuidv7(), token = ana.token } = {}) =>
  app.call(PAGAR, { body: { ...quem(), faturas, idpagamento } }, { token })
const usado = async () => {
  const [row] =
    await app.sql`select credito_usado_centavos as usado from cadastroextracliente where idcliente = ${ana.idcliente}`
  return row?.usado
}
/** The customer pays at the simulated bank, which tells the shop. */
const payAtBank = async (txid: string) =>
  app.fastify.inject({
    method: 'POST',
    url: `/dev/banco/${txid}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'acao=pagar',
  })
const txidOf = (simulador: string | null) => simulador?.split('/').at(-1) ?? ''

describe('an order on credit owes invoices (§4, brazil 5)', () => {
  test('one for each term of its method, that add up to its total; credit is taken once', async () => {
    await app.sql`update forma_pagamento set prazos = '{28,35,42}' where idformapagto = ${loja.idFaturado}`
    expect(await buy()).toHaveLength(3)
    const { dados } = await list()
    expect(dados.data.map(({ parcela, parcelas, valor }) => [parcela, parcelas, valor])).toEqual([
      [1, 3, 9.3],
      [2, 3, 9.3],
      [3, 3, 9.3],
    ])
    expect(dados.resumo).toMatchObject({
      abertas: { valor: 27.9, quantidade: 3 },
      vencidas: { quantidade: 0 },
      limiteCreditoTotal: 5000,
      limiteCreditoUsado: 27.9,
      limiteCreditoDisponivel: 4972.1,
    })
  })

  test('cancelled, it owes nothing and gives back what is still owed, not what was paid', async () => {
    const [fatura = ''] = await buy()
    await app.sql`update forma_pagamento set prazos = '{28,35}' where idformapagto = ${loja.idFaturado}`
    const [primeira = ''] = await buy(3)
    await payAtBank(txidOf((await pay([primeira])).dados.simulador))
    const restante = await usado()
    const [pedido] = await app.sql<
      { numpedido: number }[]
    >`select numpedido from fatura where idfatura = ${primeira}`
    await app.call(
      'POST /v4/orders/{num}/{acao}',
      { params: { num: pedido?.numpedido ?? 0, acao: 'cancelar' }, body: {} },
      { token: ana.token },
    )
    expect(await usado()).toBe(Number(restante) - 1895)
    const rows =
      await app.sql`select status from fatura where numpedido = ${pedido?.numpedido ?? 0} order by parcela`
    expect(rows.map(({ status }) => status)).toEqual(['PAGA', 'CANCELADA'])
    expect((await list()).dados.data.map(({ idfatura }) => idfatura)).toEqual([fatura])
  })
})

describe('the list of invoices (readings 10, ux 1.12)', () => {
  test('has the first due first, filters by state, pages, and sums whatever the filter', async () => {
    const [a = ''] = await buy()
    const [b = ''] = await buy(3)
    await app.sql`update fatura set vencimento = ${hoje}::date - 3 where idfatura = ${b}`
    const ids = async (query: object) => (await list(query)).dados.data.map(({ idfatura }) => idfatura)
    expect(await ids({})).toEqual([b, a])
    expect(await ids({ situacao: 'vencidas' })).toEqual([b])
    expect(await ids({ situacao: 'pagas' })).toEqual([])
    expect(await ids({ limit: 1, page: 2 })).toEqual([a])
    const { dados } = await list({ situacao: 'pagas' })
    expect(dados).toMatchObject({ totalItems: 0, resumo: { vencidas: { valor: 37.9, quantidade: 1 } } })
    expect((await list({ situacao: 'vencidas' })).dados.data[0]).toMatchObject({ situacao: 'VENCIDA' })
  })

  test('a representative sees those of its clientes, nobody those of others', async () => {
    await buy()
    const rep = await buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana })
    expect((await list({}, rep.token)).dados.totalItems).toBe(1)
    const outra = await buildCliente(app.sql, loja)
    expect((await list({}, outra.token)).falha.codigo).toBe('nao_encontrado')
  })
})

describe('several invoices paid by one Pix (readings 10)', () => {
  test('one charge of their sum; the bank’s notice pays all of them and gives the credit back, once', async () => {
    const [a = ''] = await buy()
    const [b = ''] = await buy(3)
    const { dados } = await pay([a, b])
    expect(dados).toMatchObject({ status: 'PENDENTE', valor: 65.8 })
    expect(dados.pix?.brcode).toContain('540565.80')
    await payAtBank(txidOf(dados.simulador))
    await payAtBank(txidOf(dados.simulador))
    expect(await usado()).toBe(0)
    expect((await list({ situacao: 'pagas' })).dados.totalItems).toBe(2)
    await app.lerEventos()
    const cartas =
      await app.sql`select assunto from correio where chave = ${`faturas-pagas:${dados.idcobranca}`}`
    expect(cartas).toHaveLength(1)
  })

  test('asked again, by the same name or for the same invoices, at once or later, it is the same charge', async () => {
    const [a = ''] = await buy()
    const [b = ''] = await buy(3)
    const idpagamento = uuidv7()
    const respostas = await Promise.all(Array.from({ length: 10 }, () => pay([a, b], { idpagamento })))
    const outra = await pay([b, a])
    expect(new Set([...respostas, outra].map(({ dados }) => dados.idcobranca))).toEqual(
      new Set([idpagamento]),
    )
    const [row] =
      await app.sql`select count(*)::int as n from cobranca_fatura where idcliente = ${ana.idcliente}`
    expect(row?.n).toBe(1)
  })

  test('a charge that overlaps gives the older one up; what came twice goes back', async () => {
    const [a = ''] = await buy()
    const [b = ''] = await buy(3)
    const primeira = await pay([a])
    const segunda = await pay([a, b])
    await payAtBank(txidOf(segunda.dados.simulador))
    await payAtBank(txidOf(primeira.dados.simulador))
    expect(await usado()).toBe(0)
    const [row] =
      await app.sql`select status, sobra from cobranca_fatura where idcobranca = ${primeira.dados.idcobranca}`
    expect(row).toMatchObject({ status: 'PAGO', sobra: 2790 })
    // Asked for with its key, however often the job runs.
    await Promise.all([app.pagamentos.resume(), app.pagamentos.resume()])
    const [depois] =
      await app.sql`select devolvida_em from cobranca_fatura where idcobranca = ${primeira.dados.idcobranca}`
    expect(depois?.devolvida_em).not.toBeNull()
  })

  test('what is paid already, or is somebody else’s, is refused', async () => {
    const [a = ''] = await buy()
    await payAtBank(txidOf((await pay([a])).dados.simulador))
    expect((await pay([a])).falha.codigo).toBe('fatura_indisponivel')
    const outra = await buildCliente(app.sql, loja, { limite: 500_000 })
    const [dela = ''] = await buildFatura(app, { loja, cliente: outra, produto: arroz }, 2)
    expect((await pay([dela])).falha.codigo).toBe('nao_encontrado')
  })

  test('a charge that nobody paid ends with its time, and the invoices can be paid by another', async () => {
    const [a = ''] = await buy()
    const { dados } = await pay([a])
    await app.sql`update cobranca_fatura set expira_em = now() - interval '1 minute' where idcobranca = ${dados.idcobranca}`
    await settleCobrancas(app)
    const show = await app.call(
      'GET /v4/faturas/{idfornecedor}/{idcliente}/cobranca/{idcobranca}',
      { params: { ...quem(), idcobranca: dados.idcobranca } },
      { token: ana.token },
    )
    expect(show.dados).toMatchObject({ status: 'EXPIRADO', pix: null })
    expect((await pay([a])).dados.idcobranca).not.toBe(dados.idcobranca)
  })
})
