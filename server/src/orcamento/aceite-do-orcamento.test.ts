import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PedidoDeAcao, Submissao } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  amanha,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildLimites,
  buildProduto,
  buildSubmissao,
  buildTipoAssinatura,
  createTestApp,
  depoisDoBoleto,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let bia: LoginDeTeste
let queijo: string
let idBoleto: string
let idCartao: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'support-budget'] })
  ana = await buildCliente(app.sql, loja, { limite: 100_000 })
  bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  await buildLimites(app.sql, loja)
  queijo = await buildProduto(app.sql, loja, { nome: 'Queijo', preco: 50 })
  await app.sql`update produto set unidade = 'kg' where idcadastroextraproduto = ${queijo}`
  idBoleto = uuidv7()
  idCartao = uuidv7()
  const { idfornecedor, idNaEntrega, idFaturado } = loja
  await app.sql`insert into forma_pagamento (idformapagto, idfornecedor, tipo, nome, ordem, opcoes, condicoes) values
    (${idBoleto}, ${idfornecedor}, 'BOLETO', 'Boleto', 3, '{"dias_boleto": 2}', '{"minimo": 20}'),
    (${idCartao}, ${idfornecedor}, 'CARTAO', 'Cartão', 4, '{"margem": 10, "parcelas": {"maximo": 6, "sem_juros": 3, "juros_mes": 2.49, "minimo": 10}}', '{}')`
  await app.sql`update forma_pagamento set opcoes = '{"meios": ["DINHEIRO", "DEBITO"]}' where idformapagto = ${idNaEntrega}`
  await app.sql`update forma_pagamento set opcoes = '{"prazos": [[28], [28, 35, 42]]}' where idformapagto = ${idFaturado}`
})

type Forma = Omit<Submissao['formaPagamento'], 'temForma'>

/** A budget of two kilos, offered at R$ 40,00 a kilo with R$ 5,00 of freight. */
async function offer(formaPagamento: Forma, change: Partial<Submissao> = {}): Promise<number> {
  const forma = { temForma: true, ...formaPagamento }
  const body = buildSubmissao(
    { loja, cliente: ana, produto: queijo },
    {
      orcamento: true,
      formaPagamento: forma,
      formaEntrega: { idformaentrega: loja.idEntrega, data_de_entrega: depoisDoBoleto, inicio: '08:00' },
      ...change,
    },
  )
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    { params: { session_token: 'token', id: ana.idcliente }, body },
    { token: ana.token },
  )
  const { status } = await app.call(
    'POST /painel/v1/pedidos/{num}/precificar',
    {
      params: { num: dados.numpedido },
      body: { itens: [{ sequencia: 0, precounitario: 40 }], taxaentrega: 5, validade: amanha },
    },
    { token: bia.token },
  )
  expect(status).toBe(200)
  return dados.numpedido
}

const accept = (num: number, aceite: Partial<PedidoDeAcao> = {}) =>
  app.call(
    'POST /v4/orders/{num}/{acao}',
    { params: { num, acao: 'aceitar-orcamento' }, body: aceite },
    { token: ana.token },
  )

async function show(numpedido: number) {
  const { dados } = await app.call(
    'GET /v2/app/{session_token}/order/{numpedido}',
    { params: { session_token: 'token', numpedido } },
    { token: ana.token },
  )
  return dados
}

const cartao = { token: 'sim-APROVADO-1', bandeira: 'visa', final: '1111' }

describe('an accepted budget is paid as a submission is (readings 7)', () => {
  test('by boleto: a slip of the offer’s total, and the order waits', async () => {
    const num = await offer({ idformapagto: idBoleto })
    expect((await accept(num)).dados.status).toBe('AGUARDANDOPAGAMENTO')
    expect((await show(num)).pagamento).toMatchObject({ tipo: 'BOLETO', status: 'PENDENTE', valor: 85 })
    expect((await show(num)).pagamento?.boleto?.linha_digitavel).toHaveLength(47)
  })

  test('by card: its token is asked for now; total and margin are held, and the picked value is charged', async () => {
    const num = await offer({ idformapagto: idCartao })
    expect((await accept(num)).falha).toMatchObject({ codigo: 'pagamento_indisponivel' })
    expect((await show(num)).status).toBe('ORCAMENTO_PRECIFICADO')
    const formaPagamento = { idformapagto: idCartao, cartao, quantParcelas: 2 }
    expect((await accept(num, { formaPagamento })).dados.status).toBe('ENVIADO')
    expect((await show(num)).pagamento).toMatchObject({
      status: 'RESERVADO',
      valor: 85,
      cartao: { reservado: 93, parcelas: 2, final: '1111' },
    })
    const mover = { params: { num }, body: { para: 'SEPARANDO' as const } }
    await app.call('POST /painel/v1/pedidos/{num}/mover', mover, { token: bia.token })
    const separar = { params: { num }, body: { itens: [{ sequencia: 0, quantidadeServida: 2.1 }] } }
    await app.call('POST /painel/v1/pedidos/{num}/separar', separar, { token: bia.token })
    expect((await show(num)).pagamento).toMatchObject({
      status: 'PAGO',
      cartao: { reservado: 93, capturado: 89, liberado: 4 },
    })
  })

  test('on delivery: what was said with the budget is kept; a note below the offer is left out', async () => {
    const { idNaEntrega: idformapagto } = loja
    const num = await offer({ idformapagto, meio: 'DINHEIRO', troco: 100 })
    expect((await accept(num)).dados.status).toBe('ENVIADO')
    expect((await show(num)).detalhePagamento).toMatchObject({ meio: 'DINHEIRO', troco: 100 })
    const outro = await offer({ idformapagto, meio: 'DINHEIRO', troco: 50 }, { confirmaduplicidade: num })
    expect((await accept(outro)).status).toBe(200)
    expect((await show(outro)).detalhePagamento).toMatchObject({ meio: 'DINHEIRO', troco: null })
    expect((await show(outro)).pagamento).toBeNull()
  })

  test('on credit: by the term that was asked for, invoices and credit by the offer', async () => {
    const num = await offer({ idformapagto: loja.idFaturado, prazo: '28/35/42' })
    expect((await accept(num)).dados.status).toBe('ENVIADO')
    expect((await show(num)).detalhePagamento).toMatchObject({ prazo: '28/35/42 dias' })
    const faturas = await app.sql<{ valor: number }[]>`
      select valor from fatura where numpedido = ${num} order by parcela`
    expect(faturas.map(({ valor }) => valor)).toEqual([2834, 2833, 2833])
    const [row] = await app.sql<{ usado: number }[]>`
      select credito_usado_centavos as usado from cadastroextracliente where idcliente = ${ana.idcliente}`
    expect(row?.usado).toBe(8500)
  })

  test('in another way, said with the acceptance, unless the offer was made under other prices', async () => {
    const num = await offer({ idformapagto: idBoleto })
    await app.sql`update fornecedor set tags = tags || '{support-price-variance-by-payment}' where idfornecedor = ${loja.idfornecedor}`
    await app.sql`update forma_pagamento set variacao_pontos = -300 where idformapagto = ${loja.idPix}`
    const recusado = await accept(num, { formaPagamento: { idformapagto: loja.idPix } })
    expect(recusado.falha.mensagemErro).toContain('O orçamento não vale para esta forma de pagamento')
    const formaPagamento = { idformapagto: loja.idNaEntrega, meio: 'DEBITO' as const }
    expect((await accept(num, { formaPagamento })).dados.status).toBe('ENVIADO')
    expect(await show(num)).toMatchObject({
      formaPagamento: { tipo: 'ENTREGA' },
      detalhePagamento: { meio: 'DEBITO' },
      totalpedido: 85,
      pagamento: null,
    })
  })

  test('what a method does not allow is refused, and nothing was taken', async () => {
    const num = await offer({ idformapagto: idBoleto })
    await app.sql`update forma_pagamento set condicoes = '{"minimo": 500}' where idformapagto = ${idBoleto}`
    expect((await accept(num)).falha.mensagemErro).toContain('menor que o mínimo')
    expect((await show(num)).status).toBe('ORCAMENTO_PRECIFICADO')
  })
})

describe('a budget that is to repeat (§4)', () => {
  test('begins its subscription when it is accepted, once, with what was asked for', async () => {
    const idtipoassinatura = await buildTipoAssinatura(app.sql, loja)
    const num = await offer({ idformapagto: idBoleto }, { idtipoassinatura, anotacoes: 'Sem lactose' })
    const listAssinaturas = () =>
      app.sql<
        { idassinatura: string; status: string; ancora: string; dias: number; submissao: Submissao }[]
      >`select idassinatura, status, ancora::text as ancora, dias, submissao from assinatura where numpedido = ${num}`
    expect(await listAssinaturas()).toHaveLength(0)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        accept(num, { formaPagamento: { idformapagto: loja.idNaEntrega, meio: 'DEBITO' } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [assinatura, ...mais] = await listAssinaturas()
    expect(mais).toHaveLength(0)
    expect(assinatura).toMatchObject({
      status: 'ATIVA',
      ancora: depoisDoBoleto,
      dias: 7,
      submissao: {
        itens: [{ id: queijo, quantidade: 2 }],
        anotacoes: 'Sem lactose',
        formaPagamento: { idformapagto: loja.idNaEntrega },
      },
    })
    expect((await show(num)).idassinatura).toBe(assinatura?.idassinatura)
  })
})
