import * as fc from 'fast-check'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseBrCode } from '@vitrine/rules/pix'

import { uuidv7 } from '../infra/index.ts'
import { signEvento } from '../provedor/simulador.ts'
import {
  amanha,
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let produto: string

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  produto = await buildProduto(app.sql, loja, { preco: 12.5, estoque: 100_000 })
})
afterAll(() => app.close())

let quantidade = 0
/** Another quantity each time, so that no order looks like the one before. */
const next = () => (quantidade += 1)

async function order() {
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: {
        idsubmissao: uuidv7(),
        itens: [{ id: produto, quantidade: next() }],
        idfornecedor: loja.idfornecedor,
        tipoEntrega: 'RETIRADA',
        formaEntrega: {
          idformaentrega: loja.idRetirada,
          data_de_entrega: amanha,
          inicio: '08:00',
        },
        lojaRetira: { idloja: loja.idloja },
        formaPagamento: { idformapagto: loja.idPix },
      },
    },
    { token: ana.token },
  )
  const [charge] = await app.sql<
    { txid: string; valor: number }[]
  >`select txid, valor from pagamento where numpedido = ${dados.numpedido}`
  return { numpedido: dados.numpedido, txid: charge?.txid ?? '', valor: charge?.valor ?? 0 }
}

function notify(
  { txid, valor }: { txid: string; valor: number },
  { status = 'PAGO', idevento = uuidv7(), signature = '' } = {},
) {
  return app.call(
    'POST /v4/webhook/{provedor}/{idfornecedor}',
    {
      params: { provedor: 'simulador', idfornecedor: loja.idfornecedor },
      body: { idevento, txid, status, valor },
    },
    { headers: { 'x-assinatura': signature || signEvento({ idevento, txid, status, valor }) } },
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

test('a confirmed Pix makes the order PAGO, once, however often the notice comes', async () => {
  const pedido = await order()
  const idevento = uuidv7()
  for (let i = 0; i < 3; i++) expect((await notify(pedido, { idevento })).status).toBe(200)
  await notify(pedido)
  const { status, historico, pagamento } = await show(pedido.numpedido)
  expect(status).toBe('PAGO')
  expect(historico.filter((passo) => passo.status === 'PAGO')).toHaveLength(1)
  expect(pagamento?.status).toBe('PAGO')
  const [carta, ...outras] = await listCartas('pedido-pago', pedido.numpedido)
  expect(outras).toEqual([])
  expect(carta).toContain('já vai para a separação')
  expect(carta).toContain(`/${loja.slug}/pedidos/${pedido.numpedido}`)
})

/** Texts of the letters about an order whose key begins so. */
async function listCartas(chave: string, numpedido: number): Promise<string[]> {
  await app.lerEventos()
  const rows = await app.sql<{ texto: string }[]>`
    select texto from correio where idfornecedor = ${loja.idfornecedor} and starts_with(chave, ${chave})
      and texto like ${`%/pedidos/${numpedido}%`}`
  return rows.map(({ texto }) => texto)
}

test('a notice with a wrong signature changes nothing', async () => {
  const pedido = await order()
  expect((await notify(pedido, { signature: '00ff' })).status).toBe(403)
  expect((await show(pedido.numpedido)).status).toBe('AGUARDANDOPAGAMENTO')
})

test('a notice at the door of another supplier says nothing about a charge of this one', async () => {
  const pedido = await order()
  const outra = await buildFornecedor(app.sql)
  const idevento = uuidv7()
  const { status } = await app.call(
    'POST /v4/webhook/{provedor}/{idfornecedor}',
    {
      params: { provedor: 'simulador', idfornecedor: outra.idfornecedor },
      body: { idevento, txid: pedido.txid, status: 'PAGO', valor: pedido.valor },
    },
    {
      headers: {
        'x-assinatura': signEvento({ idevento, txid: pedido.txid, status: 'PAGO', valor: pedido.valor }),
      },
    },
  )
  expect(status).toBe(200)
  expect((await show(pedido.numpedido)).status).toBe('AGUARDANDOPAGAMENTO')
})

test.each([
  ['a text that looks like the amount', (valor: number) => String(valor)],
  ['no number', () => 'muito'],
  ['nothing at all', () => null],
  ['a part of a centavo more', (valor: number) => valor + 0.5],
  ['an endless number', () => 1e300],
])('a signed notice whose amount is %s pays nothing and is answered', async (_name, change) => {
  const pedido = await order()
  const body = { idevento: uuidv7(), txid: pedido.txid, status: 'PAGO', valor: change(pedido.valor) }
  const { status } = await app.call(
    'POST /v4/webhook/{provedor}/{idfornecedor}',
    { params: { provedor: 'simulador', idfornecedor: loja.idfornecedor }, body },
    { headers: { 'x-assinatura': signEvento(body) } },
  )
  expect(status).toBe(200)
  const { pagamento, status: depois } = await show(pedido.numpedido)
  expect([depois, pagamento?.status]).toEqual(['AGUARDANDOPAGAMENTO', 'PENDENTE'])
})

test('an amount changed after it was signed is a wrong signature', async () => {
  const pedido = await order()
  const idevento = uuidv7()
  const signature = signEvento({ idevento, txid: pedido.txid, status: 'PAGO', valor: 1 })
  expect((await notify(pedido, { idevento, signature })).status).toBe(403)
})

test('a state that nobody knows changes nothing', async () => {
  const pedido = await order()
  expect((await notify(pedido, { status: 'QUEM_SABE' })).status).toBe(200)
  const { pagamento, status } = await show(pedido.numpedido)
  expect([status, pagamento?.status]).toEqual(['AGUARDANDOPAGAMENTO', 'PENDENTE'])
})

test('less money than charged does not pay an order', async () => {
  const pedido = await order()
  await notify({ ...pedido, valor: pedido.valor - 1 })
  expect((await show(pedido.numpedido)).status).toBe('AGUARDANDOPAGAMENTO')
})

test('a Pix that ran out cancels the order and gives its stock back; money that comes later does not revive it', async () => {
  const before = await app.sql`select quantidade from estoque where idcadastroextraproduto = ${produto}`
  const pedido = await order()
  await app.sql`update pagamento set expira_em = now() - interval '1 minute' where txid = ${pedido.txid}`
  // For a while its customer may ask for another code (ux 1.8.3), whatever the bank says of the old one.
  expect(await app.pagamentos.expire()).toBe(0)
  await notify(pedido, { status: 'EXPIRADO' })
  expect(await show(pedido.numpedido)).toMatchObject({
    status: 'AGUARDANDOPAGAMENTO',
    pagamento: { status: 'PENDENTE', expirado: true },
  })
  await app.sql`update pagamento set expira_em = now() - interval '10 minutes' where txid = ${pedido.txid}`
  expect(await app.pagamentos.expire()).toBe(1)
  expect(await app.pagamentos.expire()).toBe(0)
  expect(await app.sql`select quantidade from estoque where idcadastroextraproduto = ${produto}`).toEqual(
    before,
  )
  await notify(pedido)
  const { status, pagamento } = await show(pedido.numpedido)
  expect(status).toBe('CANCELADO')
  // The money came and went back, and the customer is told of both (readings 7).
  expect(pagamento?.status).toBe('ESTORNADO')
  expect(await listCartas('pedido-cancelado', pedido.numpedido)).toEqual([
    expect.stringContaining('O prazo do Pix terminou sem pagamento. Nada foi cobrado.'),
  ])
  await notify(pedido)
  expect(await listCartas('pedido-devolvido', pedido.numpedido)).toEqual([
    expect.stringMatching(/já estava cancelado[^]+O valor inteiro está voltando/),
  ])
})

/** What news makes of a Pix in each state, written by hand; any other changes nothing. Money for what is over goes back at once (T8). */
const depoisDe: Record<string, Record<string, string>> = {
  PENDENTE: { PAGO: 'PAGO', EXPIRADO: 'EXPIRADO', CANCELADO: 'CANCELADO' },
  EXPIRADO: { PAGO: 'ESTORNADO' },
  CANCELADO: { PAGO: 'ESTORNADO' },
  PAGO: { ESTORNADO: 'ESTORNADO' },
}

test('whatever the order and number of notices, an order is paid at most once and never goes back', async () => {
  const events = fc.array(fc.constantFrom('PAGO', 'EXPIRADO', 'CANCELADO', 'ESTORNADO'), {
    minLength: 1,
    maxLength: 5,
  })
  await fc.assert(
    fc.asyncProperty(events, async (statuses) => {
      const pedido = await order()
      let esperado = 'PENDENTE'
      for (const status of statuses) {
        await notify(pedido, { status })
        esperado = depoisDe[esperado]?.[status] ?? esperado
        const { pagamento } = await show(pedido.numpedido)
        expect([statuses, pagamento?.status]).toEqual([statuses, esperado])
      }
      const { historico } = await show(pedido.numpedido)
      expect(historico.filter(({ status }) => status === 'PAGO').length).toBeLessThanOrEqual(1)
      expect(historico.filter(({ status }) => status === 'CANCELADO').length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 12 },
  )
})

test('the QR of the order page, photographed, holds the BR Code with key, amount and receiver', async () => {
  const pedido = await order()
  const { pagamento } = await show(pedido.numpedido)
  const pix = pagamento?.pix
  if (!pix) throw new Error('no Pix on the order')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pix.lado} ${pix.lado}" width="600" height="600"><path fill="#fff" d="M0 0h${pix.lado}v${pix.lado}H0z"/><path d="${pix.qr}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const read = jsqr.default(new Uint8ClampedArray(data), info.width, info.height)
  expect(read?.data).toBe(pix.brcode)
  expect(parseBrCode(pix.brcode)).toMatchObject({ chave: 'pix@vitrine.example', valor: pedido.valor / 100 })
})
