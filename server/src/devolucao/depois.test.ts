import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StatusPedido, Submissao } from '@vitrine/contract'

import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  pickTudo,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let bia: LoginDeTeste
let arroz: string
let peixe: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja, { limite: 200_00 })
  bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10 })
  peixe = await buildProduto(app.sql, loja, { nome: 'Peixe', preco: 40, granularidade: 0.1 })
})

/** 2 of rice at 10, 1.5 of fish at 40, freight 7.90: 87.90, on credit. */
async function submit(change: Partial<Submissao> = {}): Promise<number> {
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao(
        { loja, cliente: ana, produto: arroz },
        {
          itens: [
            { id: arroz, quantidade: 2, embalarParaPresente: false },
            { id: peixe, quantidade: 1.5, embalarParaPresente: false },
          ],
          formaPagamento: { temForma: true, idformapagto: loja.idFaturado },
          ...change,
        },
      ),
    },
    { token: ana.token },
  )
  return dados.numpedido
}

type Destino = 'SEPARANDO' | 'EMENTREGA' | 'ENTREGUE'
async function move(num: number, ...destinos: Destino[]) {
  for (const para of destinos) {
    if (para === 'EMENTREGA') await pickTudo(app, num, bia)
    await app.call(
      'POST /painel/v1/pedidos/{num}/mover',
      { params: { num }, body: { para } },
      { token: bia.token },
    )
  }
}

const pick = (num: number, itens: { sequencia: number; quantidadeServida: number }[]) =>
  app.call(
    'POST /painel/v1/pedidos/{num}/separar',
    { params: { num }, body: { itens } },
    { token: bia.token },
  )

async function read(numpedido: number) {
  const { dados } = await app.call(
    'GET /v2/app/{session_token}/order/{numpedido}',
    { params: { session_token: 'token', numpedido } },
    { token: ana.token },
  )
  return dados
}

async function readCredito() {
  const [row] = await app.sql<{ n: number }[]>`
    select credito_usado_centavos::int as n from cadastroextracliente where idcliente = ${ana.idcliente}`
  return row?.n
}

describe('withdrawing between picking and delivery (law 8.078/1990, article 49; decision 0048)', () => {
  const withdraw = (num: number) =>
    app.call(
      'POST /v4/orders/{num}/{acao}',
      { params: { num, acao: 'arrependimento' }, body: { motivo: 'Mudei de ideia' } },
      { token: ana.token },
    )

  test.each([[['SEPARANDO']], [['SEPARANDO', 'EMENTREGA']]] as const)(
    'after %j a person ends the purchase, owes nothing and has a protocol (B9; brazil L15, L21)',
    async (passos) => {
      const num = await submit()
      expect((await read(num)).acoes).not.toContain('arrependimento')
      await move(num, ...passos)
      expect((await read(num)).acoes).toContain('arrependimento')
      const { status, dados } = await withdraw(num)
      expect([status, dados.status]).toEqual([200, 'CANCELADO'])
      const pedido = await read(num)
      expect(pedido.motivo).toMatch(/^Desistência da compra, protocolo \d+-[0-9A-F]{6}: Mudei de ideia$/)
      expect(pedido.detalhePagamento.vencimentos).toEqual([])
      expect(await readCredito()).toBe(0)
      expect((await withdraw(num)).status).toBe(409)
    },
  )

  test('a company returns by agreement, and is offered nothing', async () => {
    await app.sql`update cliente set tipo_documento = 'CNPJ', documento = lpad(documento, 14, '0') where idcliente = ${ana.idcliente}`
    const num = await submit()
    await move(num, 'SEPARANDO')
    expect((await read(num)).acoes).not.toContain('arrependimento')
    expect((await withdraw(num)).falha.codigo).toBe('movimento_recusado')
  })
})

describe('picking (readings 7, ux 1.11.2)', () => {
  test('what is not weighed is served in steps of the product (audit A9)', async () => {
    const num = await submit()
    await move(num, 'SEPARANDO')
    // The fish is sold by tenths here: so 1,485 is not a quantity that it can have.
    const { status, falha } = await pick(num, [{ sequencia: 1, quantidadeServida: 1.485 }])
    expect([status, falha.codigo, falha.itensName]).toEqual([422, 'quantidade_invalida', 'Peixe'])
    expect((await read(num)).itens[0]?.quantidadeServida).toBeNull()
    expect((await pick(num, [{ sequencia: 1, quantidadeServida: 1.4 }])).status).toBe(200)
    await app.sql`update item_pedido set unidade = 'kg' where numpedido = ${num} and sequencia = 1`
    expect((await pick(num, [{ sequencia: 1, quantidadeServida: 1.385 }])).status).toBe(200)
  })

  test('tells what was served against what was ordered, and what it costs in the end', async () => {
    const num = await submit()
    expect(await readCredito()).toBe(8790)
    await move(num, 'SEPARANDO')
    expect((await pick(num, [{ sequencia: 1, quantidadeServida: 1.2 }])).status).toBe(200)
    const pedido = await read(num)
    expect(pedido).toMatchObject({ totalpedido: 75.9, totalOriginal: 87.9, status: 'SEPARANDO' })
    expect(
      pedido.itens.map(({ quantidade, quantidadeServida, totalServido }) => [
        quantidade,
        quantidadeServida,
        totalServido,
      ]),
    ).toEqual([
      [2, 2, 20],
      [1.5, 1.2, 48],
    ])
    expect(await readCredito()).toBe(7590)
    // The last word counts.
    await pick(num, [{ sequencia: 1, quantidadeServida: 0 }])
    expect([(await read(num)).totalpedido, await readCredito()]).toEqual([27.9, 2790])
  })

  test('never costs more than was ordered where nothing more is reserved', async () => {
    const num = await submit()
    await move(num, 'SEPARANDO')
    expect((await pick(num, [{ sequencia: 1, quantidadeServida: 1.6 }])).falha.codigo).toBe('valor_acima')
    expect((await read(num)).totalOriginal).toBeNull()
  })

  test('is over once the goods have left; cancelling then gives back what it costs now', async () => {
    const num = await submit()
    await move(num, 'SEPARANDO')
    await pick(num, [{ sequencia: 1, quantidadeServida: 1 }])
    await move(num, 'EMENTREGA')
    expect((await pick(num, [])).falha.codigo).toBe('movimento_recusado')
    await app.call(
      'POST /painel/v1/pedidos/{num}/mover',
      { params: { num }, body: { para: 'CANCELADO', motivo: 'Endereço errado' } },
      { token: bia.token },
    )
    expect(await readCredito()).toBe(0)
  })

  test('a card waits for its final value to be charged', async () => {
    const num = await submit()
    await app.sql`update pedido set tipopagamento = 'CARTAO', status = 'SEPARANDO' where numpedido = ${num}`
    const { dados } = await pick(num, [])
    expect(dados.status).toBe('AGUARDANDOPAGAMENTO')
  })
})

const withdraw = (num: number, { token } = ana) =>
  app.call('POST /v4/orders/{num}/{acao}', { params: { num, acao: 'arrependimento' }, body: {} }, { token })

const shiftEntrega = (num: number, dias: number) =>
  app.sql`update historico_pedido set quando = now() - make_interval(days => ${dias}) where numpedido = ${num} and status = 'ENTREGUE'`

describe('withdrawal (law 8.078/1990, article 49; brazil L17)', () => {
  test('within 7 days of the delivery gives everything back, freight included, and writes a receipt', async () => {
    const num = await submit()
    expect((await withdraw(num)).falha.codigo).toBe('movimento_recusado')
    await move(num, 'SEPARANDO', 'EMENTREGA', 'ENTREGUE')
    expect((await read(num)).acoes).toContain('arrependimento')
    await shiftEntrega(num, 7)
    const { status, dados } = await withdraw(num)
    expect([status, dados.status]).toEqual([200, 'ENTREGUE'])
    const pedido = await read(num)
    expect(pedido).toMatchObject({ status: 'ENTREGUE', arrependimento_ate: null })
    expect(pedido.devolucoes).toMatchObject([{ tipo: 'ARREPENDIMENTO', status: 'ABERTA', valor: 87.9 }])
    expect(dados.mensagem).toContain(pedido.devolucoes[0]?.protocolo)
    expect(await readCredito()).toBe(0)
    await app.lerEventos()
    const [carta] = await app.sql<
      { texto: string }[]
    >`select texto from correio where chave = ${`arrependimento:${num}`}`
    expect(carta?.texto.replaceAll('\u00a0', ' ')).toContain('R$ 87,90')
    expect((await withdraw(num)).falha.codigo).toBe('movimento_recusado')
  })

  test('is a right of consumers: a company is neither offered it nor allowed it (readings 7)', async () => {
    await app.sql`update cliente set tipo_documento = 'CNPJ', documento = lpad(documento, 14, '0') where idcliente = ${ana.idcliente}`
    const num = await submit()
    await move(num, 'SEPARANDO', 'EMENTREGA', 'ENTREGUE')
    const pedido = await read(num)
    expect(pedido.acoes).not.toContain('arrependimento')
    expect(pedido.arrependimento_ate).toBeNull()
    const { falha } = await withdraw(num)
    expect(falha).toMatchObject({
      codigo: 'movimento_recusado',
      error: expect.stringMatching(/pessoa física/),
    })
  })

  test('is over after the seventh day', async () => {
    const num = await submit()
    await move(num, 'SEPARANDO', 'EMENTREGA', 'ENTREGUE')
    await shiftEntrega(num, 8)
    expect((await withdraw(num)).falha.codigo).toBe('prazo_encerrado')
    expect((await read(num)).acoes).toEqual(['repetir'])
  })

  test('twice at once is one', async () => {
    const num = await submit()
    await move(num, 'SEPARANDO', 'EMENTREGA', 'ENTREGUE')
    const answers = await Promise.all(Array.from({ length: 6 }, () => withdraw(num)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await read(num)).devolucoes).toHaveLength(1)
  })
})

describe('rating (ux 1.11.4)', () => {
  const RATE = (num: number) => `/v1/app/token/pedido/${num}/avaliar`
  const rate = (num: number, form: Record<string, string>, { token } = ana) =>
    app.fastify.inject({
      method: 'POST',
      url: RATE(num),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })

  async function deliver(): Promise<number> {
    const num = await submit()
    await move(num, 'SEPARANDO', 'EMENTREGA', 'ENTREGUE')
    return num
  }

  test('is sent as a form, shown on the order, and may be changed for 7 days', async () => {
    const num = await deliver()
    expect(await read(num)).toMatchObject({ avaliacao: null, podeAvaliar: true, estrelas: null })
    const form = { estrelas: '4', motivos: 'NO_PRAZO,QUALQUER', texto: ' Chegou cedo ' }
    expect((await rate(num, form)).statusCode).toBe(200)
    expect((await read(num)).avaliacao).toMatchObject({
      estrelas: 4,
      motivos: ['NO_PRAZO'],
      texto: 'Chegou cedo',
    })
    await rate(num, { estrelas: '5' })
    expect(await read(num)).toMatchObject({ estrelas: 5, avaliacao: { estrelas: 5, texto: '' } })
    await app.sql`update avaliacao set criado_em = now() - interval '8 days' where numpedido = ${num}`
    expect((await rate(num, { estrelas: '1' })).json()).toMatchObject({ codigo: 'prazo_encerrado' })
    expect(await read(num)).toMatchObject({ estrelas: 5, podeAvaliar: false })
  })

  test.each<Record<string, string>>([{ estrelas: '6' }, { estrelas: '' }, {}])(
    '%o is no rating',
    async (form) => {
      expect((await rate(await deliver(), form)).json()).toMatchObject({ codigo: 'entrada_invalida' })
    },
  )

  test("is not of an order on its way, nor of a stranger's", async () => {
    const num = await submit()
    expect((await rate(num, { estrelas: '5' })).json()).toMatchObject({ codigo: 'movimento_recusado' })
    await move(num, 'SEPARANDO', 'EMENTREGA', 'ENTREGUE')
    const bob = await buildCliente(app.sql, loja)
    expect((await rate(num, { estrelas: '5' }, bob)).statusCode).toBe(404)
  })

  test('no other call reads forms', async () => {
    const { statusCode } = await app.fastify.inject({
      method: 'POST',
      url: '/v4/orders/1/cancelar',
      headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'motivo=x',
    })
    expect(statusCode).toBe(400)
  })
})

test('each step is told by a letter of its own', async () => {
  const num = await submit()
  await move(num, 'SEPARANDO', 'EMENTREGA', 'ENTREGUE')
  await app.lerEventos()
  const cartas = await app.sql<{ chave: string; texto: string }[]>`
    select chave, texto from correio where chave like ${`%:${num}`} order by criado_em`
  const passos: StatusPedido[] = ['SEPARANDO', 'EMENTREGA', 'ENTREGUE']
  expect(cartas.map(({ chave }) => chave)).toEqual([
    `pedido-recebido:${num}`,
    ...passos.map((passo) => `pedido-${passo.toLowerCase()}:${num}`),
  ])
  for (const { texto } of cartas.slice(1)) expect(texto).toContain(`/pedidos/${num}`)
})
