import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Submissao } from '@vitrine/contract'
import { fromLinhaDigitavel, parseBarras } from '@vitrine/rules/boleto'
import { sumReais } from '@vitrine/rules/dinheiro'
import { isDiaUtil } from '@vitrine/rules/pagamento'

import { uuidv7 } from '../infra/index.ts'
import {
  amanha,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  depoisDoBoleto,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const SUBMIT = 'POST /v2/app/{session_token}/usuario/{id}/pedido'
const TROCA = 'PUT /v4/orders/payment-method/{idfornecedor}/order/{num}'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let produto: string
let idBoleto: string
let idCartao: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja, { limite: 100_000 })
  produto = await buildProduto(app.sql, loja, { preco: 50 })
  idBoleto = uuidv7()
  idCartao = uuidv7()
  const { idfornecedor } = loja
  await app.sql`insert into forma_pagamento (idformapagto, idfornecedor, tipo, nome, ordem, opcoes, condicoes) values
    (${idBoleto}, ${idfornecedor}, 'BOLETO', 'Boleto', 3, '{"dias_boleto": 2}', '{"minimo": 20}'),
    (${idCartao}, ${idfornecedor}, 'CARTAO', 'Cartão', 4, '{"margem": 10, "parcelas": {"maximo": 6, "sem_juros": 3, "juros_mes": 2.49, "minimo": 10}}', '{}')`
  await app.sql`update forma_pagamento set opcoes = '{"meios": ["DINHEIRO", "DEBITO"]}' where idformapagto = ${loja.idNaEntrega}`
  await app.sql`update forma_pagamento set opcoes = '{"prazos": [[28], [28, 35, 42]]}' where idformapagto = ${loja.idFaturado}`
})

const cartao = (caso = 'APROVADO') => ({ token: `sim-${caso}-1`, bandeira: 'visa', final: '1111' })

/** A window that every method can meet. */
const depois = () => ({
  idformaentrega: loja.idEntrega,
  data_de_entrega: depoisDoBoleto,
  inicio: '08:00',
})

type Forma = Omit<Submissao['formaPagamento'], 'temForma'>

function submit(
  formaPagamento: Forma,
  { cliente = ana, ...change }: Partial<Submissao> & { cliente?: ClienteDeTeste } = {},
) {
  const body = buildSubmissao(
    { loja, cliente, produto },
    { formaPagamento: { temForma: true, ...formaPagamento }, formaEntrega: depois(), ...change },
  )
  return app.call(
    SUBMIT,
    { params: { session_token: 'token', id: cliente.idcliente }, body },
    { token: cliente.token },
  )
}

async function show(numpedido: number) {
  const { dados } = await app.call(
    'GET /v2/app/{session_token}/order/{numpedido}',
    { params: { session_token: 'token', numpedido } },
    { token: ana.token },
  )
  return dados
}

const swap = (num: number, body: Forma, options: Parameters<AppDeTeste['call']>[2] = { token: ana.token }) =>
  app.call(TROCA, { params: { idfornecedor: loja.idfornecedor, num }, body }, options)

describe('an order paid by boleto', () => {
  test('has a line whose digits hold, due on a working day, and waits for its money', async () => {
    const { dados } = await submit({ idformapagto: idBoleto })
    expect(dados.status).toBe('AGUARDANDOPAGAMENTO')
    const { pagamento } = await show(dados.numpedido)
    const boleto = pagamento?.boleto
    if (!boleto) throw new Error('no boleto on the order')
    const barras = parseBarras(fromLinhaDigitavel(boleto.linha_digitavel) ?? '', '2026-11-21')
    expect(barras).toMatchObject({ valor: 10_790, vencimento: boleto.vencimento })
    expect(isDiaUtil(boleto.vencimento)).toBe(true)
    expect(pagamento).toMatchObject({ status: 'PENDENTE', valor: 107.9 })
  })

  test('is below the minimum of the method: refused with the reason', async () => {
    await app.sql`update forma_pagamento set condicoes = '{"minimo": 500}' where idformapagto = ${idBoleto}`
    const { falha } = await submit({ idformapagto: idBoleto })
    expect(falha).toMatchObject({ codigo: 'pagamento_indisponivel' })
    expect(falha.mensagemErro).toContain('menor que o mínimo')
  })
})

describe('a delivery before the money of a slip can be there (B2)', () => {
  const cedo = () => ({ formaEntrega: { ...depois(), data_de_entrega: amanha } })

  test('is refused with the reason and the next one that it can meet, which is taken', async () => {
    const { falha } = await submit({ idformapagto: idBoleto }, cedo())
    expect(falha.codigo).toBe('antes_do_pagamento')
    expect(falha.mensagemErro).toMatch(/não chega a tempo da entrega escolhida\. Próxima: /)
    const proxima = falha.detalhes?.proxima as {
      data_de_entrega: string
      inicio: string
      idformaentrega: string
    }
    const { idformaentrega, data_de_entrega, inicio } = proxima
    const formaEntrega = { idformaentrega, data_de_entrega, inicio }
    expect((await submit({ idformapagto: idBoleto }, { formaEntrega })).status).toBe(200)
  })

  test('cannot pay an order for that window, and is not offered for it', async () => {
    const { dados } = await submit({ idformapagto: loja.idPix }, cedo())
    const formas = await app.call(
      'GET /v4/orders/payment-method/{idfornecedor}/order/{num}',
      { params: { idfornecedor: loja.idfornecedor, num: dados.numpedido } },
      { token: ana.token },
    )
    expect(formas.dados.data.map(({ tipo }) => tipo)).not.toContain('BOLETO')
    const { falha } = await swap(dados.numpedido, { idformapagto: idBoleto })
    expect(falha).toMatchObject({ codigo: 'pagamento_indisponivel' })
    expect(falha.error).toContain('não chega a tempo')
    const depois = await submit({ idformapagto: loja.idPix })
    expect((await swap(depois.dados.numpedido, { idformapagto: idBoleto })).status).toBe(200)
  })
})

describe('an order paid by card (readings 7)', () => {
  test('is held on the card and goes to picking; without a card it is refused', async () => {
    expect((await submit({ idformapagto: idCartao })).falha.mensagemErro).toContain(
      'Faltam os dados do cartão',
    )
    const { dados } = await submit({ idformapagto: idCartao, cartao: cartao() })
    expect(dados.status).toBe('ENVIADO')
    const { pagamento } = await show(dados.numpedido)
    expect(pagamento).toMatchObject({
      status: 'RESERVADO',
      valor: 107.9,
      cartao: { final: '1111', parcelas: 1, reservado: 107.9, capturado: null, recusa: null },
    })
  })

  test('weighed goods have a margin, parts with interest their interest, and nothing but the last digits is kept', async () => {
    await app.sql`update produto set unidade = 'kg' where idcadastroextraproduto = ${produto}`
    const { dados } = await submit({ idformapagto: idCartao, cartao: cartao(), quantParcelas: 4 })
    const { pagamento } = await show(dados.numpedido)
    // 100.00 of weighed goods: 10.00 above what is owed, and the interest of that too (S3).
    expect(pagamento?.cartao?.juros).toBe(6.78)
    expect(pagamento?.cartao?.reservado).toBe(125.31)
    const [row] = await app.sql<
      { cartao: unknown }[]
    >`select cartao from pagamento where numpedido = ${dados.numpedido}`
    expect(row?.cartao).toEqual({ bandeira: 'visa', final: '1111' })
  })

  test('in parts with interest there is one sum: shown, held, charged after picking, on the order, its list and its receipt (S3)', async () => {
    await app.sql`update produto set unidade = 'kg' where idcadastroextraproduto = ${produto}`
    const { dados } = await submit({ idformapagto: idCartao, cartao: cartao(), quantParcelas: 4 })
    const { numpedido: num } = dados
    expect(await show(num)).toMatchObject({ totalpedido: 107.9, juros: 6.78, totalapagar: 114.68 })
    const bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    const pick = (quantidadeServida: number) =>
      app.call(
        'POST /painel/v1/pedidos/{num}/separar',
        { params: { num }, body: { itens: [{ sequencia: 0, quantidadeServida }] } },
        { token: bia.token },
      )
    await app.call(
      'POST /painel/v1/pedidos/{num}/mover',
      { params: { num }, body: { para: 'SEPARANDO' } },
      { token: bia.token },
    )
    // Heavier than the margin is refused; as heavy as it allows is charged, interest and all.
    expect((await pick(2.201)).falha.codigo).toBe('valor_acima')
    expect((await pick(2.2)).status).toBe(200)
    await app.pagamentos.settle(num)
    const depois = await show(num)
    expect(depois).toMatchObject({
      totalpedido: 117.9,
      juros: 7.41,
      totalapagar: 125.31,
      pagamento: { status: 'PAGO', cartao: { reservado: 125.31, capturado: 125.31, liberado: 0 } },
    })
  })

  test('interest that rose after it was shown is not charged (readings 6)', async () => {
    const pago = { idformapagto: idCartao, cartao: cartao(), quantParcelas: 4 }
    const { falha } = await submit({ ...pago, totalparcelado: 114.67 })
    expect(falha.mensagemErro).toContain('juros do parcelamento mudaram')
    expect((await submit({ ...pago, totalparcelado: 114.68 })).status).toBe(200)
  })

  test('more parts than offered are refused', async () => {
    const { falha } = await submit({ idformapagto: idCartao, cartao: cartao(), quantParcelas: 7 })
    expect(falha.mensagemErro).toContain('tantas parcelas')
  })

  test('that is refused stays an order, says why, and can be paid otherwise (ux 1.9.4)', async () => {
    const { dados } = await submit({ idformapagto: idCartao, cartao: cartao('SALDO') })
    expect((await show(dados.numpedido)).pagamento).toMatchObject({
      status: 'RECUSADO',
      cartao: { recusa: 'O cartão não tem limite para este valor.' },
    })
    // Nothing is reserved on the card: the store does not pick the order (readings 7).
    const bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    const mover = await app.call(
      'POST /painel/v1/pedidos/{num}/mover',
      { params: { num: dados.numpedido }, body: { para: 'SEPARANDO' } },
      { token: bia.token },
    )
    expect(mover.falha.codigo).toBe('movimento_recusado')
    const troca = await swap(dados.numpedido, { idformapagto: loja.idPix })
    expect(troca.dados).toMatchObject({
      status: 'AGUARDANDOPAGAMENTO',
      pagamento: { tipo: 'PIX', status: 'PENDENTE' },
    })
  })
})

describe('on delivery and on credit', () => {
  test('change for a note is kept; a note below the total is refused', async () => {
    const { falha } = await submit({ idformapagto: loja.idNaEntrega, meio: 'DINHEIRO', troco: 100 })
    expect(falha.mensagemErro).toContain('troco')
    expect((await submit({ idformapagto: loja.idNaEntrega, meio: 'VALE' })).status).toBe(422)
    const { dados } = await submit({ idformapagto: loja.idNaEntrega, meio: 'DINHEIRO', troco: 200 })
    expect((await show(dados.numpedido)).detalhePagamento).toMatchObject({ meio: 'DINHEIRO', troco: 200 })
  })

  test('28/35/42 days are three bills of the total on working days', async () => {
    expect((await submit({ idformapagto: loja.idFaturado, prazo: '90' })).status).toBe(422)
    const { dados } = await submit({ idformapagto: loja.idFaturado, prazo: '28/35/42' })
    const { detalhePagamento } = await show(dados.numpedido)
    expect(detalhePagamento.prazo).toBe('28/35/42 dias')
    expect(detalhePagamento.vencimentos.map(({ valor }) => valor)).toEqual([35.98, 35.96, 35.96])
    expect(detalhePagamento.vencimentos.every(({ vencimento }) => isDiaUtil(vencimento))).toBe(true)
  })

  test('weighed goods paid on delivery may come out heavier by the margin that was agreed; above it the customer is asked (S11)', async () => {
    await app.sql`update produto set unidade = 'kg' where idcadastroextraproduto = ${produto}`
    await app.sql`update forma_pagamento set opcoes = '{"meios": ["DINHEIRO"], "margem": 10}' where idformapagto = ${loja.idNaEntrega}`
    const { dados } = await submit({ idformapagto: loja.idNaEntrega })
    const { numpedido: num } = dados
    // What was agreed holds.
    await app.sql`update forma_pagamento set opcoes = '{"margem": 0}' where idformapagto = ${loja.idNaEntrega}`
    const bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    const quem = { token: bia.token }
    await app.call(
      'POST /painel/v1/pedidos/{num}/mover',
      { params: { num }, body: { para: 'SEPARANDO' } },
      quem,
    )
    const pick = (quantidadeServida: number, aceite = '') =>
      app.call(
        'POST /painel/v1/pedidos/{num}/separar',
        { params: { num }, body: { itens: [{ sequencia: 0, quantidadeServida }], aceite } },
        quem,
      )
    expect((await pick(2.2)).status).toBe(200)
    expect((await show(num)).totalpedido).toBe(117.9)
    const demais = await pick(2.4)
    expect(demais.falha).toMatchObject({ codigo: 'valor_acima', detalhes: { teto: 117.9 } })
    expect((await pick(2.4, 'por telefone, com Ana')).status).toBe(200)
    const pedido = await show(num)
    expect(pedido).toMatchObject({ status: 'SEPARANDO', totalpedido: 127.9 })
    expect(pedido.historico.at(-1)?.motivo).toContain('por telefone, com Ana')
    await app.lerEventos()
    const [carta] = await app.sql<{ texto: string }[]>`
      select texto from correio where chave like ${`peso-aceito:${num}:%`}`
    expect(carta?.texto).toContain('o total ficou em R$')
  })

  test('what is due is what is owed now: less once less was picked, for the customer and the supplier’s system alike (M5)', async () => {
    const { dados } = await submit({ idformapagto: loja.idFaturado, prazo: '28/35/42' })
    const { numpedido: num } = dados
    const bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    const quem = { token: bia.token }
    const MOVER = 'POST /painel/v1/pedidos/{num}/mover'
    await app.call(MOVER, { params: { num }, body: { para: 'SEPARANDO', motivo: '' } }, quem)
    await app.call(
      'POST /painel/v1/pedidos/{num}/separar',
      { params: { num }, body: { itens: [{ sequencia: 0, quantidadeServida: 1 }] } },
      quem,
    )
    const erp = await app.call('GET /painel/v1/pedidos/{num}', { params: { num } }, quem)
    for (const { totalpedido, detalhePagamento } of [await show(num), erp.dados]) {
      expect(totalpedido).toBe(57.9)
      expect(detalhePagamento.vencimentos).toHaveLength(3)
      expect(sumReais(...detalhePagamento.vencimentos.map(({ valor }) => valor))).toBe(57.9)
    }
    await app.call(MOVER, { params: { num }, body: { para: 'CANCELADO', motivo: 'Sem estoque' } }, quem)
    expect((await show(num)).detalhePagamento.vencimentos).toEqual([])
  })

  test('a method that names no terms offers those that its invoices have (M7)', async () => {
    await app.sql`update forma_pagamento set opcoes = '{}', prazos = '{30,60}' where idformapagto = ${loja.idFaturado}`
    const { dados } = await submit({ idformapagto: loja.idFaturado, prazo: '30/60' })
    const { detalhePagamento } = await show(dados.numpedido)
    expect(detalhePagamento.prazo).toBe('30/60 dias')
    expect(detalhePagamento.vencimentos).toHaveLength(2)
  })

  test('the last credit, wanted by 20 at once, is taken once (readings 6)', async () => {
    const bar = await buildCliente(app.sql, loja, { limite: 11_000 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        submit(
          { idformapagto: loja.idFaturado },
          {
            cliente: bar,
            enderecoentrega: { idendereco: bar.idendereco },
            itens: [{ id: produto, quantidade: 2 + index, embalarParaPresente: false }],
          },
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [row] = await app.sql<{ usado: number }[]>`
      select credito_usado_centavos as usado from cadastroextracliente where idcliente = ${bar.idcliente}`
    expect(row?.usado).toBe(10_790)
  })
})

describe('another way of paying while the order waits (§7)', () => {
  test('demands the Authorization header: a cookie alone gets 401', async () => {
    const { dados } = await submit({ idformapagto: loja.idPix })
    const headers = { cookie: `vitrine_sessao=${ana.token}` }
    const recusada = await swap(dados.numpedido, { idformapagto: idBoleto }, { headers })
    // A code of its own, and the living session goes on (audit R7).
    expect([recusada.status, recusada.falha.codigo, recusada.falha.action]).toEqual([
      401,
      'autorizacao_ausente',
      undefined,
    ])
    expect((await swap(dados.numpedido, { idformapagto: idBoleto })).status).toBe(200)
  })

  test('Pix to delivery: the code is withdrawn, the order goes on; money for it all the same is refunded', async () => {
    const { dados } = await submit({ idformapagto: loja.idPix })
    const [pix] = await app.sql<
      { txid: string }[]
    >`select txid from pagamento where numpedido = ${dados.numpedido}`
    const { dados: trocado } = await swap(dados.numpedido, { idformapagto: loja.idNaEntrega, meio: 'DEBITO' })
    expect(trocado.status).toBe('ENVIADO')
    await app.fastify.inject({
      method: 'POST',
      url: `/dev/banco/${pix?.txid}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'acao=pagar',
    })
    const [charge] = await app.sql<
      { status: string }[]
    >`select status from pagamento where txid = ${pix?.txid ?? ''}`
    expect(charge?.status).toBe('ESTORNADO')
    expect((await show(dados.numpedido)).status).toBe('ENVIADO')
  })

  test('a Pix that ran out gives way to another code of the same order (ux 1.8.3)', async () => {
    const { dados } = await submit({ idformapagto: loja.idPix })
    const num = dados.numpedido
    const antes = (await show(num)).pagamento
    await app.sql`update pagamento set expira_em = now() - interval '2 minutes' where numpedido = ${num}`
    expect((await show(num)).pagamento).toMatchObject({ idpagamento: antes?.idpagamento, expirado: true })
    expect((await swap(num, { idformapagto: loja.idPix })).dados.pagamento).toMatchObject({
      status: 'PENDENTE',
      expirado: false,
      valor: antes?.valor,
    })
    const charges = await app.sql<{ status: string }[]>`
      select status from pagamento where numpedido = ${num} order by criado_em`
    expect(charges.map(({ status }) => status)).toEqual(['CANCELADO', 'PENDENTE'])
    expect((await show(num)).pagamento?.idpagamento).not.toBe(antes?.idpagamento)
  })

  test('card to credit: the reserve is released, credit is taken; back to Pix gives it back', async () => {
    const { dados } = await submit({ idformapagto: idCartao, cartao: cartao() })
    await swap(dados.numpedido, { idformapagto: loja.idFaturado })
    const usado = async () => {
      const [row] = await app.sql<{ usado: number }[]>`
        select credito_usado_centavos as usado from cadastroextracliente where idcliente = ${ana.idcliente}`
      return row?.usado
    }
    expect(await usado()).toBe(10_790)
    const [reserva] = await app.sql<
      { status: string }[]
    >`select status from pagamento where numpedido = ${dados.numpedido}`
    expect(reserva?.status).toBe('CANCELADO')
    await swap(dados.numpedido, { idformapagto: loja.idPix })
    expect(await usado()).toBe(0)
    expect((await show(dados.numpedido)).status).toBe('AGUARDANDOPAGAMENTO')
  })

  test('not once it is paid or picked, and not without credit', async () => {
    const { dados } = await submit({ idformapagto: loja.idPix })
    const num = dados.numpedido
    await app.sql`update cadastroextracliente set limite_credito_centavos = 0 where idcliente = ${ana.idcliente}`
    expect((await swap(num, { idformapagto: loja.idFaturado })).falha.codigo).toBe('credito_insuficiente')
    await app.sql`update pedido set status = 'SEPARANDO' where numpedido = ${num}`
    expect((await swap(num, { idformapagto: loja.idNaEntrega })).falha.codigo).toBe('movimento_recusado')
  })

  test('another customer’s order does not exist', async () => {
    const { dados } = await submit({ idformapagto: loja.idPix })
    const bruno = await buildCliente(app.sql, loja)
    expect((await swap(dados.numpedido, { idformapagto: idBoleto }, { token: bruno.token })).status).toBe(404)
  })
})

describe('what is on paper', () => {
  const print = (numorder: number, cliente = ana) =>
    app.fastify.inject({
      method: 'POST',
      url: `/v4/payment/generate-receipt/${numorder}/${cliente.idcliente}`,
      headers: { authorization: `Bearer ${cliente.token}` },
    })

  test('the receipt is a PDF of this order, the slip one of its boleto; a stranger gets none', async () => {
    const { dados } = await submit({ idformapagto: idBoleto })
    const slip = await print(dados.numpedido)
    expect(slip.headers['content-type']).toContain('application/pdf')
    expect(slip.headers['content-disposition']).toContain(`boleto-pedido-${dados.numpedido}.pdf`)
    expect(slip.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(slip.rawPayload.subarray(-6).toString().trim()).toBe('%%EOF')
    const { dados: outro } = await submit({ idformapagto: loja.idNaEntrega })
    expect((await print(outro.numpedido)).headers['content-disposition']).toContain('comprovante')
    expect((await print(dados.numpedido, await buildCliente(app.sql, loja))).statusCode).toBe(404)
  })

  test('methods that a customer used are counted for the filter of its orders', async () => {
    await submit({ idformapagto: idBoleto })
    const { dados } = await app.call(
      'GET /v2/app/pedido/formasdepagamento/cliente/{id}',
      { params: { id: ana.idcliente }, query: { idfornecedor: loja.idfornecedor } },
      { token: ana.token },
    )
    expect(dados.data).toEqual([{ idformapagto: idBoleto, tipo: 'BOLETO', nome: 'Boleto', pedidos: 1 }])
  })
})
