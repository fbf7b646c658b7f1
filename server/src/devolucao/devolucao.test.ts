import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Submissao } from '@vitrine/contract'

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
  loja = await buildFornecedor(app.sql)
  bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await buildCliente(app.sql, loja, { limite: 200_00 })
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, estoque: 50 })
  peixe = await buildProduto(app.sql, loja, { nome: 'Peixe', preco: 40, granularidade: 0.1 })
})

/** 2 of rice at 10, 1.5 of fish at 40, freight 7.90: 87.90; paid by Pix, or on credit. Delivered. */
async function deliver(como: 'pix' | 'credito' | 'porta' = 'pix'): Promise<number> {
  const formas = { pix: loja.idPix, credito: loja.idFaturado, porta: loja.idNaEntrega }
  const itens: Submissao['itens'] = [
    { id: arroz, quantidade: 2, embalarParaPresente: false },
    { id: peixe, quantidade: 1.5, embalarParaPresente: false },
  ]
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao(
        { loja, cliente: ana, produto: arroz },
        { itens, formaPagamento: { temForma: true, idformapagto: formas[como] } },
      ),
    },
    { token: ana.token },
  )
  const { numpedido } = dados
  if (como === 'pix') await payPix(numpedido)
  for (const para of ['SEPARANDO', 'EMENTREGA', 'ENTREGUE'] as const) {
    if (para === 'EMENTREGA') await pickTudo(app, numpedido, bia)
    await app.call(
      'POST /painel/v1/pedidos/{num}/mover',
      { params: { num: numpedido }, body: { para } },
      { token: bia.token },
    )
  }
  return numpedido
}

async function payPix(numpedido: number) {
  const [row] = await app.sql<{ txid: string }[]>`select txid from pagamento where numpedido = ${numpedido}`
  await app.fastify.inject({
    method: 'POST',
    url: `/dev/banco/${row?.txid}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'acao=pagar',
  })
}

type NovaDevolucao = { valor?: number; motivo?: string; itens?: { sequencia: number; quantidade: number }[] }
const open = (num: number, { motivo = 'Embalagem rasgada', ...nova }: NovaDevolucao) =>
  app.call(
    'POST /painel/v1/pedidos/{num}/devolver',
    { params: { num }, body: { motivo, ...nova } },
    { token: bia.token },
  )
const conclude = (num: number, iddevolucao: string, body: object = {}) =>
  app.call(
    'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/concluir',
    { params: { num, iddevolucao }, body },
    { token: bia.token },
  )
const refuse = (num: number, iddevolucao: string, motivo = 'Produto usado') =>
  app.call(
    'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/recusar',
    { params: { num, iddevolucao }, body: { motivo } },
    { token: bia.token },
  )
const withdraw = (num: number) =>
  app.call(
    'POST /v4/orders/{num}/{acao}',
    { params: { num, acao: 'arrependimento' }, body: {} },
    { token: ana.token },
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

/** What the bank says that it sent back for an order, in centavos. */
async function readBanco(numpedido: number): Promise<number> {
  const [row] = await app.sql<{ devolvido: number }[]>`
    select coalesce(b.devolvido, 0)::int as devolvido from pagamento g left join banco_simulado b using (txid) where g.numpedido = ${numpedido}`
  return row?.devolvido ?? 0
}

async function readCarta(chave: string) {
  await app.lerEventos()
  const [row] = await app.sql<{ texto: string }[]>`select texto from correio where chave = ${chave}`
  return row?.texto.replaceAll('\u00a0', ' ')
}

describe('a return of goods (readings 7)', () => {
  test('waits for the goods, then its money goes back and its customer is told', async () => {
    const num = await deliver()
    const { iddevolucao } = (await open(num, { valor: 20 })).dados
    expect((await read(num)).devolucoes).toMatchObject([
      { tipo: 'DEVOLUCAO', status: 'ABERTA', valor: 20, aceito: null, estorno: null },
    ])
    expect(await readBanco(num)).toBe(0)
    expect((await conclude(num, iddevolucao)).status).toBe(200)
    expect(await readBanco(num)).toBe(2000)
    expect((await read(num)).devolucoes).toMatchObject([
      { status: 'CONCLUIDA', aceito: 20, estornado: 20, abatido: 0, estorno: 'FEITO' },
    ])
    expect(await readCarta(`devolucao:${iddevolucao}`)).toContain('Embalagem rasgada.')
    expect(await readCarta(`devolucao-concluida:${iddevolucao}`)).toContain('R$ 20,00 voltam pelo mesmo meio')
  })

  test('is of an order that was delivered, with a reason, for something, never for more than was paid', async () => {
    const num = await deliver()
    expect((await open(num, { valor: 10, motivo: ' ' })).falha.codigo).toBe('motivo_ausente')
    expect((await open(num, {})).falha.codigo).toBe('entrada_invalida')
    expect((await open(num, { valor: 60 })).status).toBe(200)
    expect((await open(num, { valor: 27.91 })).falha.codigo).toBe('valor_acima')
    await app.sql`update pedido set status = 'EMENTREGA' where numpedido = ${num}`
    expect((await open(num, { valor: 10 })).falha.codigo).toBe('movimento_recusado')
  })

  test('of lines of the order costs what they did; they go back on sale when staff says so, once', async () => {
    const num = await deliver()
    const estoque = async () => {
      const [row] = await app.sql<{ n: number }[]>`
        select quantidade::int as n from estoque where idcadastroextraproduto = ${arroz}`
      return row?.n
    }
    expect(await estoque()).toBe(48_000)
    const { iddevolucao } = (await open(num, { itens: [{ sequencia: 0, quantidade: 1 }] })).dados
    expect((await read(num)).devolucoes).toMatchObject([
      { valor: 10, itens: [{ sequencia: 0, quantidade: 1 }] },
    ])
    await conclude(num, iddevolucao, { estoque: true })
    expect((await conclude(num, iddevolucao, { estoque: true })).falha.codigo).toBe('movimento_recusado')
    expect(await estoque()).toBe(49_000)
    const demais = await open(num, { itens: [{ sequencia: 0, quantidade: 1.5 }] })
    expect(demais.falha).toMatchObject({
      codigo: 'entrada_invalida',
      campos: { itens: expect.stringContaining('Arroz') },
    })
    expect((await open(num, { itens: [{ sequencia: 9, quantidade: 1 }] })).falha.codigo).toBe(
      'entrada_invalida',
    )
  })

  test('is taken back for less with a reason, or refused with one; what is refused can be asked for again', async () => {
    const num = await deliver()
    const { iddevolucao } = (await open(num, { valor: 30 })).dados
    expect((await conclude(num, iddevolucao, { valor: 31 })).falha.codigo).toBe('valor_acima')
    expect((await conclude(num, iddevolucao, { valor: 25 })).falha.codigo).toBe('motivo_ausente')
    expect((await conclude(num, iddevolucao, { valor: 25, resposta: 'Faltou a tampa' })).status).toBe(200)
    expect(await readBanco(num)).toBe(2500)
    expect(await readCarta(`devolucao-concluida:${iddevolucao}`)).toContain('Recado da loja: Faltou a tampa.')
    const outra = (await open(num, { valor: 62.9 })).dados.iddevolucao
    expect((await refuse(num, outra, ' ')).falha.codigo).toBe('motivo_ausente')
    expect((await refuse(num, outra)).status).toBe(200)
    expect(await readCarta(`devolucao-recusada:${outra}`)).toContain('Produto usado.')
    expect((await conclude(num, outra)).falha.codigo).toBe('movimento_recusado')
    expect((await open(num, { valor: 62.9 })).status).toBe(200)
    expect(await readBanco(num)).toBe(2500)
  })

  test('paid at the door there is nobody to ask: the letter asks for a Pix key (S5)', async () => {
    const num = await deliver('porta')
    const { iddevolucao } = (await open(num, { valor: 12 })).dados
    await conclude(num, iddevolucao)
    expect((await read(num)).devolucoes).toMatchObject([
      { aceito: 12, estornado: 0, abatido: 0, estorno: null },
    ])
    expect(await readCarta(`devolucao-concluida:${iddevolucao}`)).toContain('R$ 12,00 a loja devolve por Pix')
  })

  test("is of its own order and store: another's is not found", async () => {
    const num = await deliver()
    const { iddevolucao } = (await open(num, { valor: 12 })).dados
    const outro = await deliver('porta')
    expect((await conclude(outro, iddevolucao)).falha.codigo).toBe('nao_encontrado')
    const alheia = await buildEquipe(app.sql, await buildFornecedor(app.sql), { papel: 'fornecedor' })
    const { falha } = await app.call(
      'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/recusar',
      { params: { num, iddevolucao }, body: { motivo: 'x' } },
      { token: alheia.token },
    )
    expect(falha.codigo).toBe('nao_encontrado')
  })
})

describe('the end of a withdrawal (law 8.078/1990, article 49)', () => {
  test('its money went back when it was said; the goods arrive, go on sale again, and it is over', async () => {
    const num = await deliver()
    await withdraw(num)
    expect(await readBanco(num)).toBe(8790)
    const [{ iddevolucao = '' } = {}] = (await read(num)).devolucoes
    expect((await refuse(num, iddevolucao)).falha.codigo).toBe('movimento_recusado')
    const parte = await conclude(num, iddevolucao, { valor: 10, resposta: 'Faltou' })
    expect(parte.falha.codigo).toBe('movimento_recusado')
    expect((await conclude(num, iddevolucao, { estoque: true })).status).toBe(200)
    expect((await read(num)).devolucoes).toMatchObject([
      { status: 'CONCLUIDA', aceito: 87.9, estornado: 87.9, itens: [{ quantidade: 2 }, { quantidade: 1.5 }] },
    ])
    expect(await readBanco(num)).toBe(8790)
    const [estoque] = await app.sql`select quantidade from estoque where idcadastroextraproduto = ${arroz}`
    expect(estoque?.quantidade).toBe(50_000)
  })

  test('takes over what was being returned: all of what is left comes back', async () => {
    const num = await deliver()
    await conclude(num, (await open(num, { valor: 10 })).dados.iddevolucao)
    await open(num, { valor: 20 })
    await withdraw(num)
    expect((await read(num)).devolucoes.map(({ tipo, status, valor }) => [tipo, status, valor])).toEqual([
      ['DEVOLUCAO', 'CONCLUIDA', 10],
      ['DEVOLUCAO', 'RECUSADA', 20],
      ['ARREPENDIMENTO', 'ABERTA', 77.9],
    ])
    expect(await readBanco(num)).toBe(8790)
  })

  test('with a card the interest comes back too', async () => {
    const num = await deliver()
    await app.sql`update pagamento set valor = 9500, juros = 710 where numpedido = ${num}`
    await app.sql`update banco_simulado set valor = 9500 where txid = (select txid from pagamento where numpedido = ${num})`
    await withdraw(num)
    expect((await read(num)).devolucoes).toMatchObject([{ valor: 95, estornado: 95 }])
    expect(await readBanco(num)).toBe(9500)
  })
})

describe('on credit', () => {
  test('what comes back lowers what is owed and frees the credit', async () => {
    const num = await deliver('credito')
    expect(await readCredito()).toBe(8790)
    await conclude(num, (await open(num, { valor: 60 })).dados.iddevolucao)
    expect((await read(num)).devolucoes).toMatchObject([{ estornado: 0, abatido: 60, estorno: null }])
    expect(await readCredito()).toBe(2790)
    await withdraw(num)
    expect((await read(num)).devolucoes.map(({ abatido }) => abatido)).toEqual([60, 27.9])
    expect(await readCredito()).toBe(0)
    const faturas = await app.sql`select status, valor, abatido from fatura where numpedido = ${num}`
    expect(faturas).toMatchObject([{ status: 'CANCELADA', valor: 0, abatido: 8790 }])
  })
})

type Passo =
  | { faz: 'pedir'; valor: number }
  | { faz: 'concluir' | 'recusar'; qual: number }
  | { faz: 'desistir' }
  | { faz: 'retomar' }

describe('money goes back once, never above what was paid', () => {
  test('ten calls that end a return at the same time end it once', async () => {
    const num = await deliver()
    const { iddevolucao } = (await open(num, { valor: 40 })).dados
    const answers = await Promise.all(Array.from({ length: 10 }, () => conclude(num, iddevolucao)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await app.pagamentos.resume()
    expect(await readBanco(num)).toBe(4000)
  })

  test('whatever is asked, ended, refused and withdrawn at once (property)', async () => {
    const passo: fc.Arbitrary<Passo> = fc.oneof(
      fc.record({ faz: fc.constant('pedir' as const), valor: fc.integer({ min: 1, max: 9000 }) }),
      fc.record({ faz: fc.constantFrom('concluir' as const, 'recusar' as const), qual: fc.nat(3) }),
      fc.record({ faz: fc.constant('desistir' as const) }),
      fc.record({ faz: fc.constant('retomar' as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(passo, { maxLength: 4 }), { maxLength: 4 }), async (rodadas) => {
        // Nobody orders the same twice within a minute.
        ana = await buildCliente(app.sql, loja)
        const num = await deliver()
        const abertas: string[] = []
        const run = async (each: Passo) => {
          if (each.faz === 'retomar') return app.pagamentos.resume()
          if (each.faz === 'desistir') return withdraw(num)
          if (each.faz === 'pedir') {
            const { status, dados } = await open(num, { valor: each.valor / 100 })
            return status === 200 && abertas.push(dados.iddevolucao)
          }
          const id = abertas[each.qual]
          return id && (each.faz === 'concluir' ? conclude(num, id) : refuse(num, id))
        }
        for (const rodada of rodadas) await Promise.all(rodada.map(run))
        await app.pagamentos.resume()
        const { devolucoes } = await read(num)
        const estornado = devolucoes.reduce((soma, each) => soma + Math.round(each.estornado * 100), 0)
        expect(await readBanco(num)).toBe(estornado)
        expect(estornado).toBeLessThanOrEqual(8790)
        // Paid by Pix, everything that was accepted went back that way.
        for (const { status, aceito, estornado: volta } of devolucoes)
          if (status === 'CONCLUIDA') expect(volta).toBe(aceito)
      }),
      { numRuns: 12 },
    )
  }, 120_000)
})
