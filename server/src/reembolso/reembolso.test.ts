import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import { signEvento } from '../provedor/simulador.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let dono: LoginDeTeste
let arroz: string

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  await app.sql`
    update fornecedor set config = jsonb_set(config, '{rodape,email}', '"loja@vitrine.example"') where idfornecedor = ${loja.idfornecedor}`
  dono = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  arroz = await buildProduto(app.sql, loja, { preco: 10 })
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await buildCliente(app.sql, loja)
})

/** R$ 37,90 that came by a slip, or by hand when it was brought. */
async function order(tipo: 'BOLETO' | 'ENTREGA', { pago = true } = {}): Promise<number> {
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao(
        { loja, cliente: ana, produto: arroz },
        { itens: [{ id: arroz, quantidade: 3, embalarParaPresente: false }] },
      ),
    },
    { token: ana.token },
  )
  const num = dados.numpedido
  await app.sql`update pedido set tipopagamento = ${tipo} where numpedido = ${num}`
  if (tipo === 'BOLETO') await app.sql`update pagamento set tipo = 'BOLETO' where numpedido = ${num}`
  else {
    await app.sql`delete from pagamento where numpedido = ${num}`
    await app.sql`update pedido set status = 'ENVIADO' where numpedido = ${num}`
  }
  if (tipo === 'BOLETO' && pago) await notify(num)
  return num
}

async function notify(num: number): Promise<void> {
  const [charge] = await app.sql<{ txid: string; valor: number }[]>`
    select txid, valor from pagamento where numpedido = ${num}`
  const body = { idevento: uuidv7(), txid: charge?.txid, status: 'PAGO', valor: charge?.valor }
  await app.call(
    'POST /v4/webhook/{provedor}/{idfornecedor}',
    { params: { provedor: 'simulador', idfornecedor: loja.idfornecedor }, body },
    { headers: { 'x-assinatura': signEvento(body) } },
  )
}

const act = (num: number, acao: 'cancelar' | 'arrependimento') =>
  app.call('POST /v4/orders/{num}/{acao}', { params: { num, acao }, body: {} }, { token: ana.token })

async function deliver(num: number): Promise<void> {
  const { token } = dono
  for (const para of ['SEPARANDO', 'EMENTREGA', 'ENTREGUE'] as const) {
    await app.call(
      'POST /painel/v1/pedidos/{num}/mover',
      { params: { num }, body: { para, motivo: '' } },
      { token },
    )
    // Nothing leaves before it was picked.
    if (para === 'SEPARANDO')
      await app.call(
        'POST /painel/v1/pedidos/{num}/separar',
        { params: { num }, body: { itens: [{ sequencia: 0, quantidadeServida: 3 }] } },
        { token },
      )
  }
}

const sayChave = (num: number, idreembolso: string, chave_pix: string, token = ana.token) =>
  app.call(
    'PUT /v4/orders/{num}/reembolsos/{idreembolso}',
    { params: { num, idreembolso }, body: { chave_pix } },
    { token },
  )

const finish = (num: number, idreembolso: string, token = dono.token) =>
  app.call(
    'POST /painel/v1/pedidos/{num}/reembolsos/{idreembolso}/feito',
    { params: { num, idreembolso } },
    { token },
  )

async function show(numpedido: number) {
  const { dados } = await app.call(
    'GET /v2/app/{session_token}/order/{numpedido}',
    { params: { session_token: 'token', numpedido } },
    { token: ana.token },
  )
  return dados
}

async function readCarta(chave: string): Promise<string> {
  await app.lerEventos()
  const [carta] = await app.sql<{ texto: string }[]>`select texto from correio where chave = ${chave}`
  return carta?.texto ?? ''
}

const PEDE = 'informe a sua chave Pix na página do pedido'
const UUID_NULO = '00000000-0000-0000-0000-000000000000'

/** Each way in which money without a way back is owed, and the letter that asks for the key. */
const caminhos: Record<string, { tipo: 'BOLETO' | 'ENTREGA'; faz: (num: number) => Promise<string> }> = {
  'a paid slip that is cancelled': {
    tipo: 'BOLETO',
    faz: async (num) => {
      await act(num, 'cancelar')
      await act(num, 'cancelar')
      return `pedido-cancelado:${num}`
    },
  },
  'a withdrawal from what was paid by slip': {
    tipo: 'BOLETO',
    faz: async (num) => {
      await deliver(num)
      await act(num, 'arrependimento')
      return `arrependimento:${num}`
    },
  },
  'a withdrawal from what was paid at the door': {
    tipo: 'ENTREGA',
    faz: async (num) => {
      await deliver(num)
      await act(num, 'arrependimento')
      return `arrependimento:${num}`
    },
  },
}

test.each(Object.keys(caminhos))(
  '%s asks for a Pix key, waits for it and for the store, and ends once (S5)',
  async (nome) => {
    const { tipo = 'BOLETO', faz } = caminhos[nome] ?? {}
    const num = await order(tipo)
    const carta = await readCarta((await faz?.(num)) ?? '')
    expect(carta).toContain(PEDE)
    expect(carta).not.toContain('mesmo meio')
    await app.pagamentos.settle(num)
    await app.pagamentos.resume()
    const pedido = await show(num)
    expect(pedido.reembolsos).toMatchObject([{ valor: 37.9, chave_pix: null, feito_em: null }])
    expect(pedido).toMatchObject({ reembolso: 'FALTA_CHAVE', volta: null })
    if (tipo === 'BOLETO') expect(pedido.pagamento).toMatchObject({ status: 'PAGO', devolvido: 0 })
    const id = pedido.reembolsos[0]?.idreembolso ?? ''

    expect(await sayChave(num, id, 'não sei')).toMatchObject({ falha: { codigo: 'entrada_invalida' } })
    expect((await sayChave(num, UUID_NULO, 'ana@vitrine.example')).falha.codigo).toBe('movimento_recusado')
    const outra = await buildCliente(app.sql, loja)
    expect((await sayChave(num, id, 'outra@vitrine.example', outra.token)).falha.codigo).toBe(
      'nao_encontrado',
    )
    expect((await sayChave(num, id, ' (11) 98765-4321 ')).status).toBe(200)
    expect(await show(num)).toMatchObject({
      reembolso: 'A_CAMINHO',
      reembolsos: [{ chave_pix: '+5511987654321' }],
    })
    const aviso = await readCarta(`reembolso-chave:${id}`)
    expect(aviso).toContain(`pedido ${num}`)
    expect(aviso).not.toContain('98765')

    expect((await finish(num, id, ana.token)).status).not.toBe(200)
    const fins = await Promise.all([finish(num, id), finish(num, id)])
    expect(fins.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await readCarta(`reembolso-feito:${id}`)).toContain('37,90')
    const fim = await show(num)
    expect(fim.reembolso).toBeNull()
    expect(fim.reembolsos).toMatchObject([{ feito_em: expect.any(String) }])
    if (tipo === 'BOLETO') expect(fim.pagamento).toMatchObject({ status: 'ESTORNADO', devolvido: 37.9 })
    expect((await sayChave(num, id, 'ana@vitrine.example')).falha.codigo).toBe('movimento_recusado')
  },
)

test('a slip that is paid after its order was cancelled asks for a Pix key too (S5)', async () => {
  const num = await order('BOLETO', { pago: false })
  await act(num, 'cancelar')
  await notify(num)
  await notify(num)
  const [charge] = await app.sql<{ idpagamento: string }[]>`
    select idpagamento from pagamento where numpedido = ${num}`
  expect(await readCarta(`pedido-devolvido:${charge?.idpagamento}`)).toContain(PEDE)
  expect((await show(num)).reembolsos).toMatchObject([{ valor: 37.9 }])
})

test('an order to be paid at the door that is cancelled before owes nothing back', async () => {
  const num = await order('ENTREGA')
  await act(num, 'cancelar')
  expect((await show(num)).reembolsos).toEqual([])
  expect(await readCarta(`pedido-cancelado:${num}`)).toContain('Nada foi cobrado')
})
