import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Submissao } from '@vitrine/contract'
import { addDias } from '@vitrine/rules/data'

import { uuidv7 } from '../infra/index.ts'
import { signEvento } from '../provedor/simulador.ts'
import {
  buildCliente,
  buildCupom,
  buildFornecedor,
  buildProduto,
  createTestApp,
  hoje,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const SUBMIT = 'POST /v2/app/{session_token}/usuario/{id}/pedido'

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
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10 })
  feijao = await buildProduto(app.sql, loja, { nome: 'Feijão', preco: 33.33 })
})

function makeSubmissao(change: Partial<Submissao> = {}): Submissao {
  return {
    idsubmissao: uuidv7(),
    itens: [
      { id: arroz, quantidade: 2, embalarParaPresente: false },
      { id: feijao, quantidade: 1, embalarParaPresente: false },
    ],
    idfornecedor: loja.idfornecedor,
    servicos: [],
    anotacoes: '',
    numPedidoCliente: '',
    substituicao: null,
    cupom: null,
    tipoEntrega: 'RETIRADA',
    formaEntrega: { idformaentrega: loja.idRetirada, data_de_entrega: addDias(hoje, 1), inicio: '08:00' },
    enderecoentrega: null,
    enderecofaturamento: null,
    lojaRetira: { idloja: loja.idloja },
    formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega },
    canalVenda: 'WEB',
    idtipoassinatura: null,
    caracteristicas: {},
    representante: null,
    usuarioVinculado: null,
    idapikeys: null,
    ...change,
  }
}

const submit = (change: Partial<Submissao> = {}, cliente = ana) =>
  app.call(
    SUBMIT,
    { params: { session_token: 'token', id: cliente.idcliente }, body: makeSubmissao(change) },
    { token: cliente.token },
  )
/** Different enough from the order before not to be a duplicate. */
const another = (quantidade: number) => ({ itens: [{ id: arroz, quantidade, embalarParaPresente: false }] })

async function readUsos(idcupom: string): Promise<{ total: number; clientes: number }> {
  const [row] = await app.sql<{ total: number; clientes: number }[]>`
    select usos as total, (select coalesce(sum(u.usos), 0)::int from uso_cupom u where u.idcupom = k.idcupom) as clientes
    from cupom k where idcupom = ${idcupom}`
  return row ?? { total: -1, clientes: -1 }
}

describe('an order with a coupon (§3, readings 3)', () => {
  test('stores its code and the discount of each line, is charged less, and the cart forgets it', async () => {
    const idcupom = await buildCupom(app.sql, loja, { codigocupom: 'DEZ' })
    await app.sql`insert into carrinho (idfornecedor, idcliente, cupom) values (${loja.idfornecedor}, ${ana.idcliente}, 'DEZ')`
    const { dados } = await submit({ cupom: 'dez', totalesperado: 48 })
    expect(dados).toMatchObject({ totalpedido: 48, dadospedido: { cupom: 'DEZ' } })
    const order = await app.call(
      'GET /v2/app/{session_token}/order/{numpedido}',
      { params: { session_token: 'token', numpedido: dados.numpedido } },
      { token: ana.token },
    )
    expect(order.dados).toMatchObject({
      subtotal: 53.33,
      desconto: 5.33,
      totalpedido: 48,
      dadospedido: { cupom: 'DEZ' },
      itens: [
        { nome: 'Arroz', desconto: 2, total: 18 },
        { nome: 'Feijão', desconto: 3.33, total: 30 },
      ],
    })
    expect(await readUsos(idcupom)).toEqual({ total: 1, clientes: 1 })
    const [cart] = await app.sql<
      { cupom: string | null }[]
    >`select cupom from carrinho where idcliente = ${ana.idcliente}`
    expect(cart?.cupom).toBeNull()
  })

  test('takes the best automatic one when none was sent, and also when the one sent gives less', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'AUTO', valor: 20, aplicacao_automatica: true })
    await buildCupom(app.sql, loja, { codigocupom: 'DEZ' })
    expect((await submit()).dados.dadospedido.cupom).toBe('AUTO')
    expect((await submit({ ...another(3), cupom: 'DEZ' })).dados).toMatchObject({
      totalpedido: 24,
      dadospedido: { cupom: 'AUTO' },
    })
  })

  test('freight is weighed in: a discount that costs free delivery is not the better one (readings 5)', async () => {
    await app.sql`update forma_entrega set gratis_acima_centavos = 4900 where idformaentrega = ${loja.idEntrega}`
    await buildCupom(app.sql, loja, { codigocupom: 'A10', valor: 10, aplicacao_automatica: true })
    await buildCupom(app.sql, loja, { codigocupom: 'CINCO', valor: 5 })
    const { dados } = await submit({
      cupom: 'CINCO',
      tipoEntrega: 'DELIVERY',
      formaEntrega: { idformaentrega: loja.idEntrega, data_de_entrega: addDias(hoje, 1), inicio: '08:00' },
      enderecoentrega: { idendereco: ana.idendereco },
      lojaRetira: null,
    })
    expect(dados).toMatchObject({ taxaentrega: 0, totalpedido: 50.66, dadospedido: { cupom: 'CINCO' } })
  })

  test('is judged by its own payment method', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'PIX', condicoes: { idformapagto: [loja.idPix] } })
    const refused = await submit({ cupom: 'PIX' })
    expect(refused.falha).toMatchObject({
      codigo: 'cupom_invalido',
      mensagemErro: 'Erro ao submeter seu pedido. Este cupom vale pagando com Pix.',
    })
    const paid = await submit({ cupom: 'PIX', formaPagamento: { temForma: true, idformapagto: loja.idPix } })
    expect(paid.dados.totalpedido).toBe(48)
  })

  test.each<[string, Parameters<typeof buildCupom>[2] | null, string]>([
    ['that is over', { fim: addDias(hoje, -1) }, 'Este cupom venceu em'],
    ['whose minimum it misses', { valor_minimo: 73.33 }, 'Faltam R$\u00a020,00'],
    ['that nobody knows', null, 'Não foi possível verificar seu cupom'],
  ])('%s is refused, and nothing is taken', async (_title, cupom, texto) => {
    if (cupom) await buildCupom(app.sql, loja, cupom)
    const { status, falha } = await submit({ cupom: 'DEZ' })
    expect([status, falha.codigo]).toEqual([422, 'cupom_invalido'])
    expect(falha.mensagemErro).toContain(texto)
    const [row] = await app.sql<
      { n: number }[]
    >`select count(*)::int as n from pedido where idfornecedor = ${loja.idfornecedor}`
    expect(row?.n).toBe(0)
  })

  test('a cancelled order gives the use back (readings 7)', async () => {
    const idcupom = await buildCupom(app.sql, loja, { limite_por_cliente: 1 })
    const pix = { formaPagamento: { temForma: true, idformapagto: loja.idPix } }
    const { dados } = await submit({ cupom: 'DEZ', ...pix })
    expect((await submit({ ...another(3), cupom: 'DEZ' })).falha.mensagemErro).toContain(
      'Você já usou este cupom.',
    )
    const [charge] = await app.sql<
      { txid: string }[]
    >`select txid from pagamento where numpedido = ${dados.numpedido}`
    const [txid = '', idevento] = [charge?.txid, uuidv7()]
    await app.call(
      'POST /v4/webhook/{provedor}/{idfornecedor}',
      {
        params: { provedor: 'simulador', idfornecedor: loja.idfornecedor },
        body: { idevento, txid, status: 'EXPIRADO', valor: 0 },
      },
      { headers: { 'x-assinatura': signEvento({ idevento, txid, status: 'EXPIRADO', valor: 0 }) } },
    )
    expect(await readUsos(idcupom)).toEqual({ total: 0, clientes: 0 })
    expect((await submit({ ...another(4), cupom: 'DEZ' })).status).toBe(200)
  })
})

test('neither a coupon nor lines cost an order a statement (issue 3)', async () => {
  await buildCupom(app.sql, loja, { codigocupom: 'DEZ' })
  const count = async (change: Partial<Submissao>) => (await app.statementsOf(() => submit(change))).length
  await submit(another(9))
  const [without, one] = [await count(another(7)), await count({ ...another(8), cupom: 'DEZ' })]
  const produtos = await Promise.all(Array.from({ length: 20 }, () => buildProduto(app.sql, loja)))
  const itens = produtos.map((id) => ({ id, quantidade: 1, embalarParaPresente: false }))
  const unknown = await count({ itens, cupom: 'DEZ' })
  const many = await count({ itens: itens.slice(1), cupom: 'DEZ' })
  // Products that are not in memory are read, in one statement.
  expect([without, one, many, unknown]).toEqual([2, 2, 2, 3])
})

describe('uses are asked of where a coupon counts them', () => {
  const asks = async (change: Partial<Submissao>) =>
    (await app.statementsOf(() => submit(change))).filter((comando) => /left join uso_cupom/.test(comando))
      .length

  test('one that was chosen', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'DEZ', limite: 9 })
    await buildCupom(app.sql, loja, { codigocupom: 'LIVRE' })
    expect(await asks(another(5))).toBe(0)
    expect(await asks({ ...another(6), cupom: 'LIVRE' })).toBe(0)
    expect(await asks({ ...another(7), cupom: ' dez ' })).toBe(1)
  })

  test('or one that applies itself', async () => {
    const condicoes = { primeira_compra: true }
    await buildCupom(app.sql, loja, { codigocupom: 'VEM', aplicacao_automatica: true, condicoes })
    expect(await asks(another(8))).toBe(1)
  })
})

describe('at the same moment (lessons 4)', () => {
  test('100 orders with a coupon of one use give one use', { timeout: 60_000 }, async () => {
    const idcupom = await buildCupom(app.sql, loja, { codigocupom: 'UNICO', limite: 1 })
    const buyers = await Promise.all(Array.from({ length: 100 }, () => buildCliente(app.sql, loja)))
    const answers = await Promise.all(buyers.map((buyer) => submit({ cupom: 'UNICO' }, buyer)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ falha }) => falha.codigo))).toEqual(new Set(['cupom_invalido']))
    expect(refused[0]?.falha.mensagemErro).toContain('Este cupom já foi usado até o limite.')
    expect(await readUsos(idcupom)).toEqual({ total: 1, clientes: 1 })
  })

  test('one customer uses a coupon of two uses twice, however many orders come at once', async () => {
    const idcupom = await buildCupom(app.sql, loja, { limite_por_cliente: 2 })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => submit({ ...another(i + 1), cupom: 'DEZ' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(await readUsos(idcupom)).toEqual({ total: 2, clientes: 2 })
  })

  test('a coupon of the first purchase serves one of ten first orders', async () => {
    await buildCupom(app.sql, loja, { condicoes: { primeira_compra: true } })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => submit({ ...another(i + 1), cupom: 'DEZ' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
