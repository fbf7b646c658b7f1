import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StatusPedido } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import { signEvento } from '../provedor/simulador.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  readTexto,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let dono: LoginDeTeste
let produto: string

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  await app.sql`
    update fornecedor set config = jsonb_set(config, '{rodape,email}', '"loja@vitrine.example"') where idfornecedor = ${loja.idfornecedor}`
  ana = await buildCliente(app.sql, loja)
  dono = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  produto = await buildProduto(app.sql, loja, { preco: 12.5, estoque: 100_000 })
})
afterAll(() => app.close())

let quantidade = 0

interface Comprado {
  numpedido: number
  txid: string
  valor: number
}

/** An order of ana, paid by Pix. */
async function buy(): Promise<Comprado> {
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao(
        { loja, cliente: ana, produto },
        {
          itens: [{ id: produto, quantidade: (quantidade += 1), embalarParaPresente: false }],
          formaPagamento: { idformapagto: loja.idPix, temForma: true },
        },
      ),
    },
    { token: ana.token },
  )
  const [charge] = await app.sql<{ txid: string; valor: number }[]>`
    select txid, valor from pagamento where numpedido = ${dados.numpedido}`
  if (!charge) throw new Error('no charge')
  const comprado = { numpedido: dados.numpedido, ...charge }
  await notify(comprado, 'PAGO')
  return comprado
}

function notify({ txid, valor }: Comprado, status: string) {
  const body = { idevento: uuidv7(), txid, status, valor }
  return app.call(
    'POST /v4/webhook/{provedor}/{idfornecedor}',
    { params: { provedor: 'simulador', idfornecedor: loja.idfornecedor }, body },
    { headers: { 'x-assinatura': signEvento(body) } },
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

const move = (
  num: number,
  para: Exclude<StatusPedido, `ORCAMENTO_${string}` | 'ENVIADO' | 'AGUARDANDOPAGAMENTO'>,
) =>
  app.call(
    'POST /painel/v1/pedidos/{num}/mover',
    { params: { num }, body: { para, motivo: 'Teste' } },
    { token: dono.token },
  )

const end = (
  num: number,
  idcontestacao: string,
  body: { decisao: 'LIBERADA' | 'CANCELADA'; palavra: string },
  token = dono.token,
) =>
  app.call(
    'POST /painel/v1/pedidos/{num}/contestacoes/{idcontestacao}/encerrar',
    { params: { num, idcontestacao }, body },
    { token },
  )

async function listCartas(numpedido: number) {
  await app.lerEventos()
  return app.sql<{ para: string; assunto: string; texto: string; chave: string }[]>`
    select para, assunto, texto, chave from correio where starts_with(chave, 'contestacao') and texto like ${`%/pedidos/${numpedido}%`} order by chave`
}

test.each([
  ['ESTORNADO', 'ESTORNO', 'PERDIDA', 'ESTORNADO'],
  ['CONTESTADO', 'MED', null, 'PAGO'],
  ['CONTESTACAO_PERDIDA', 'MED', 'PERDIDA', 'ESTORNADO'],
] as const)(
  'a bank that says %s holds the order, tells both sides once, and staff lets it go on',
  async (estado, tipo, parecer, pago) => {
    const comprado = await buy()
    const { numpedido } = comprado
    for (let vezes = 0; vezes < 3; vezes++) await notify(comprado, estado)
    const retido = await show(numpedido)
    expect(retido).toMatchObject({ status: 'PAGO', pagamento: { status: pago } })
    expect(retido.contestacoes).toMatchObject([{ tipo, parecer, valor: comprado.valor / 100, decisao: null }])
    expect(retido.acoes).not.toContain('cancelar')
    expect(retido.podeCancelar).toBe(false)

    expect(await move(numpedido, 'SEPARANDO')).toMatchObject({
      status: 409,
      falha: { codigo: 'pedido_retido' },
    })
    const cancelar = await app.call(
      'POST /v4/orders/{num}/{acao}',
      { params: { num: numpedido, acao: 'cancelar' }, body: {} },
      { token: ana.token },
    )
    expect(cancelar.falha.codigo).toBe('pedido_retido')

    const cartas = await listCartas(numpedido)
    const [cliente] = await app.sql`select email from cliente where idcliente = ${ana.idcliente}`
    expect(cartas.map(({ para }) => para).sort()).toEqual([cliente?.email, 'loja@vitrine.example'].sort())

    const id = retido.contestacoes[0]?.idcontestacao ?? ''
    expect((await end(numpedido, id, { decisao: 'LIBERADA', palavra: '  ' })).falha.codigo).toBe(
      'motivo_ausente',
    )
    expect(
      (await end(numpedido, id, { decisao: 'LIBERADA', palavra: 'Engano' }, ana.token)).status,
    ).toBeGreaterThanOrEqual(403)
    expect(await end(numpedido, id, { decisao: 'LIBERADA', palavra: 'Foi engano do banco' })).toMatchObject({
      status: 200,
    })
    expect((await end(numpedido, id, { decisao: 'LIBERADA', palavra: 'De novo' })).falha.codigo).toBe(
      'movimento_recusado',
    )
    expect((await show(numpedido)).contestacoes[0]).toMatchObject({
      decisao: 'LIBERADA',
      palavra: 'Foi engano do banco',
    })
    const [auditada] = await app.sql`
    select encerrada_ator, encerrada_por from contestacao where idcontestacao = ${id}`
    expect(auditada).toEqual({ encerrada_ator: 'fornecedor', encerrada_por: dono.idusuario })
    // The same news comes again, late: it changes nothing.
    await notify(comprado, estado)
    expect((await move(numpedido, 'SEPARANDO')).status).toBe(200)
  },
)

test('staff cancels what is held; money that is back already is not sent twice', async () => {
  const comprado = await buy()
  await notify(comprado, 'CONTESTACAO_PERDIDA')
  const { contestacoes } = await show(comprado.numpedido)
  const id = contestacoes[0]?.idcontestacao ?? ''
  expect((await end(comprado.numpedido, id, { decisao: 'CANCELADA', palavra: 'Fraude' })).status).toBe(200)
  const { status, historico, contestacoes: depois } = await show(comprado.numpedido)
  expect([status, historico.at(-1)?.motivo, depois[0]?.decisao]).toEqual(['CANCELADO', 'Fraude', 'CANCELADA'])
  expect(
    await app.sql`
    select 1 from operacao_pagamento join pagamento using (idpagamento) where numpedido = ${comprado.numpedido}`,
  ).toEqual([])
})

test('cancelled by the table of moves, it is no more held', async () => {
  const comprado = await buy()
  await notify(comprado, 'CONTESTADO')
  expect((await move(comprado.numpedido, 'CANCELADO')).status).toBe(200)
  expect((await show(comprado.numpedido)).contestacoes).toMatchObject([
    { decisao: 'CANCELADA', palavra: 'Teste' },
  ])
})

test('the bank decides: the store hears of it, and the order waits for staff', async () => {
  const comprado = await buy()
  await notify(comprado, 'CONTESTADO')
  await notify(comprado, 'CONTESTACAO_GANHA')
  await notify(comprado, 'CONTESTACAO_GANHA')
  expect((await show(comprado.numpedido)).contestacoes).toMatchObject([{ parecer: 'GANHA', decisao: null }])
  expect((await move(comprado.numpedido, 'SEPARANDO')).falha.codigo).toBe('pedido_retido')
  const assuntos = (await listCartas(comprado.numpedido)).map(({ assunto }) => assunto)
  expect(assuntos.filter((assunto) => assunto.includes('contestação ganha'))).toHaveLength(1)
})

test('released and lost after that, the money that is gone holds the order anew', async () => {
  const comprado = await buy()
  await notify(comprado, 'CONTESTADO')
  const [primeira] = (await show(comprado.numpedido)).contestacoes
  await end(comprado.numpedido, primeira?.idcontestacao ?? '', { decisao: 'LIBERADA', palavra: 'Confiamos' })
  await notify(comprado, 'CONTESTACAO_PERDIDA')
  await notify(comprado, 'CONTESTACAO_PERDIDA')
  const { contestacoes } = await show(comprado.numpedido)
  expect(contestacoes.map(({ tipo, decisao }) => [tipo, decisao])).toEqual([
    ['ESTORNO', null],
    ['MED', 'LIBERADA'],
  ])
})

test('money that the store itself gives back holds nothing', async () => {
  const comprado = await buy()
  expect((await move(comprado.numpedido, 'CANCELADO')).status).toBe(200)
  await notify(comprado, 'ESTORNADO')
  const { pagamento, contestacoes } = await show(comprado.numpedido)
  expect([pagamento?.status, contestacoes]).toEqual(['ESTORNADO', []])

  const outro = await buy()
  await move(outro.numpedido, 'SEPARANDO')
  await app.call(
    'POST /painel/v1/pedidos/{num}/separar',
    { params: { num: outro.numpedido }, body: { itens: [{ sequencia: 0, quantidadeServida: 0 }] } },
    { token: dono.token },
  )
  expect((await show(outro.numpedido)).contestacoes).toEqual([])
})

test('evidence is one PDF, for staff alone: order, delivery, steps, and letters that were purged since', async () => {
  const comprado = await buy()
  const { numpedido } = comprado
  // About another order, whose number begins with this one.
  const writeAlheia = () =>
    app.sql`
      insert into correio (idcorreio, idfornecedor, para, assunto, texto, chave)
      values (${uuidv7()}, ${loja.idfornecedor}, 'bia@vitrine.example', 'Carta alheia', ${`https://loja.example/pedidos/${numpedido}7`}, ${uuidv7()})`
  await writeAlheia()
  await app.lerEventos()
  await notify(comprado, 'CONTESTADO')
  await app.lerEventos()
  await app.sql`delete from correio where assunto = 'Carta alheia'`
  await writeAlheia()
  await app.sql`delete from correio where chave = ${`pedido-pago:${numpedido}`}`
  const ask = (token: string) =>
    app.fastify.inject({
      method: 'GET',
      url: `/painel/v1/pedidos/${numpedido}/dossie`,
      headers: { authorization: `Bearer ${token}` },
    })
  const resposta = await ask(dono.token)
  expect(resposta.headers['content-type']).toBe('application/pdf')
  const texto = await readTexto(new Uint8Array(resposta.rawPayload))
  for (const dito of [
    `Dossiê do pedido ${numpedido}`,
    'MED do Pix',
    'Pagamento confirmado',
    'Endereço:',
    `pagamento do pedido ${numpedido} confirmado`,
    'pagamento contestado',
  ])
    expect(texto).toContain(dito)
  expect(texto).not.toContain('Carta alheia')
  expect((await ask(ana.token)).statusCode).toBeGreaterThanOrEqual(403)
  const outra = await buildFornecedor(app.sql)
  const estranho = await buildEquipe(app.sql, outra, { papel: 'fornecedor' })
  expect((await ask(estranho.token)).statusCode).toBe(404)
})
