import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import {
  bodyOfEvento,
  tiposDeEvento,
  type Rastreio,
  type StatusPedido,
  type Submissao,
  type TipoEvento,
} from '@vitrine/contract'
import { instantDoCiclo } from '@vitrine/rules/assinatura'
import { addDias, FUSO_PADRAO } from '@vitrine/rules/data'

import { runAssinaturas } from '../assinatura/index.ts'
import { uuidv7 } from '../infra/index.ts'
import { signEvento } from '../provedor/simulador.ts'
import {
  amanha,
  buildAssinatura,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildLimites,
  buildProduto,
  buildSubmissao,
  createTestApp,
  openRodada,
  startReceptor,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
  type Receptor,
} from '../teste/index.ts'
import { deliverGanchos } from './index.ts'

let app: AppDeTeste
let receptor: Receptor
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let bia: LoginDeTeste
let arroz: string

beforeAll(async () => {
  app = await createTestApp()
  receptor = await startReceptor()
})
afterAll(async () => {
  await receptor.close()
  await app.close()
})
beforeEach(async () => {
  await app.sql`delete from gancho`
  receptor.recebidos.length = 0
  loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'has-collect', 'support-budget'] })
  ana = await buildCliente(app.sql, loja, { limite: 100_000 })
  bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  await buildLimites(app.sql, loja)
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, estoque: 50 })
})

async function hook(eventos: readonly TipoEvento[] = tiposDeEvento, onde = loja) {
  const { token } = await buildEquipe(app.sql, onde, { papel: 'fornecedor' })
  const { dados } = await app.call(
    'POST /painel/v1/{idfornecedor}/ganchos',
    {
      params: { idfornecedor: onde.idfornecedor },
      // The type leaves `teste` out, which nobody may choose.
      body: { url: receptor.url, eventos: eventos as (typeof tiposDeEvento)[number][] as never },
    },
    { token },
  )
  return dados
}

async function submit(change: Partial<Submissao> = {}): Promise<number> {
  const { dados, falha } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao({ loja, cliente: ana, produto: arroz }, change),
    },
    { token: ana.token },
  )
  expect(falha.codigo).toBeUndefined()
  return dados.numpedido
}

const move = (
  num: number,
  para: 'SEPARANDO' | 'EMENTREGA' | 'ENTREGUE' | 'CANCELADO' | 'PAGO',
  motivo = '',
) =>
  app.call(
    'POST /painel/v1/pedidos/{num}/mover',
    { params: { num }, body: { para, motivo } },
    { token: bia.token },
  )

/** What arrives, held against the contract to the letter. */
async function hear() {
  await deliverGanchos({ sql: app.sql, config: app.config })
  return receptor.recebidos.splice(0).map(({ body }) => {
    const evento = JSON.parse(body)
    const { data, ...rest } = bodyOfEvento(evento.type).shape
    return z.strictObject({ ...rest, data: z.strictObject(data.shape) }).parse(evento) as {
      type: string
      data: Record<string, unknown>
    }
  })
}
const typesOf = (eventos: { type: string }[]) => eventos.map(({ type }) => type)

test('each move of an order is told in its order: who, when, why, and of how much (readings 7)', async () => {
  await hook()
  const numpedido = await submit()
  const [charge] = await app.sql<
    { txid: string; valor: number }[]
  >`select txid, valor from pagamento where numpedido = ${numpedido}`
  const [txid = '', idevento] = [charge?.txid, uuidv7()]
  await app.call(
    'POST /v4/webhook/{provedor}/{idfornecedor}',
    {
      params: { provedor: 'simulador', idfornecedor: loja.idfornecedor },
      body: { idevento, txid, status: 'PAGO', valor: charge?.valor ?? 0 },
    },
    {
      headers: { 'x-assinatura': signEvento({ idevento, txid, status: 'PAGO', valor: charge?.valor ?? 0 }) },
    },
  )
  await move(numpedido, 'SEPARANDO')
  await app.call(
    'POST /painel/v1/pedidos/{num}/separar',
    { params: { num: numpedido }, body: { itens: [{ sequencia: 0, quantidadeServida: 1 }] } },
    { token: bia.token },
  )
  await move(numpedido, 'EMENTREGA')
  await move(numpedido, 'ENTREGUE')
  await app.call(
    'POST /v4/orders/{num}/{acao}',
    { params: { num: numpedido, acao: 'arrependimento' }, body: { motivo: 'Não serviu' } },
    { token: ana.token },
  )
  const eventos = await hear()
  expect(typesOf(eventos)).toEqual([
    'pedido.ENVIADO',
    'pedido.AGUARDANDOPAGAMENTO',
    'pagamento.PENDENTE',
    'pagamento.PAGO',
    'pedido.PAGO',
    'pedido.SEPARANDO',
    'separacao.FEITA',
    'separacao.FALTOU',
    'pagamento.DEVOLVIDO',
    'pedido.EMENTREGA',
    'pedido.ENTREGUE',
    'devolucao.ABERTA',
    'pagamento.ESTORNADO',
  ])
  expect(eventos.find(({ type }) => type === 'pedido.SEPARANDO')?.data).toMatchObject({
    numpedido,
    anterior: 'PAGO',
    ator: 'atendente',
    total: 27.9,
    totalservido: null,
  })
  expect(eventos.find(({ type }) => type === 'separacao.FEITA')?.data).toEqual({
    numpedido,
    totalservido: 17.9,
    itens: [{ sequencia: 0, quantidadeServida: 1, total: 10 }],
  })
  expect(eventos.find(({ type }) => type === 'pedido.EMENTREGA')?.data).toMatchObject({ totalservido: 17.9 })
  expect(JSON.stringify(eventos)).not.toMatch(/vitrine\.example|Cliente \d/)
})

test('number, tracking and driver of an order are told once they are others; the name stands in the order alone', async () => {
  await hook(['pedido.ANOTADO'])
  const num = await submit()
  const say = (body: {
    numpedidoerp?: string
    rastreio?: Rastreio
    entregador?: { nome: string; telefone: string }
  }) => app.call('PUT /painel/v1/pedidos/{num}', { params: { num }, body }, { token: bia.token })
  const rastreio = { transportadora: 'Rota Sul', codigo: 'RS123', url: '' }
  await say({ numpedidoerp: 'ERP-1' })
  await say({ numpedidoerp: 'ERP-1' })
  await say({ rastreio, entregador: { nome: 'Nilo', telefone: '' } })
  expect((await hear()).map(({ data }) => data)).toEqual([
    { numpedido: num, numpedidoerp: 'ERP-1', entregador: false, rastreio: null },
    { numpedido: num, numpedidoerp: 'ERP-1', entregador: true, rastreio },
  ])
})

test('a contested payment is told when it holds its order, and when staff lets it go on', async () => {
  await hook(['pedido.RETIDO', 'pedido.LIBERADO'])
  const numpedido = await submit()
  const [charge] = await app.sql<{ txid: string; valor: number }[]>`
    select txid, valor from pagamento where numpedido = ${numpedido}`
  const body = { idevento: uuidv7(), txid: charge?.txid, status: 'CONTESTADO', valor: charge?.valor }
  await app.call(
    'POST /v4/webhook/{provedor}/{idfornecedor}',
    { params: { provedor: 'simulador', idfornecedor: loja.idfornecedor }, body },
    { headers: { 'x-assinatura': signEvento(body) } },
  )
  const [retido, ...outros] = await hear()
  expect(outros).toEqual([])
  expect(retido).toMatchObject({
    type: 'pedido.RETIDO',
    data: { numpedido, tipo: 'MED', valor: 27.9, parecer: null, decisao: null },
  })
  await app.call(
    'POST /painel/v1/pedidos/{num}/contestacoes/{idcontestacao}/encerrar',
    {
      params: { num: numpedido, idcontestacao: String(retido?.data.idcontestacao) },
      body: { decisao: 'LIBERADA', palavra: 'Engano' },
    },
    { token: bia.token },
  )
  expect(await hear()).toMatchObject([
    { type: 'pedido.LIBERADO', data: { decisao: 'LIBERADA', palavra: 'Engano' } },
  ])
})

test('a cancelled order says why, with its money that goes back', async () => {
  await hook(['pedido.CANCELADO', 'pagamento.CANCELADO'])
  const numpedido = await submit()
  await move(numpedido, 'CANCELADO', 'Sem estoque')
  const eventos = await hear()
  expect(typesOf(eventos)).toEqual(['pedido.CANCELADO', 'pagamento.CANCELADO'])
  expect(eventos[0]?.data).toMatchObject({
    motivo: 'Sem estoque',
    ator: 'atendente',
    anterior: 'AGUARDANDOPAGAMENTO',
  })
})

test('a budget that is priced, priced again and accepted is told with its versions', async () => {
  await hook()
  const numpedido = await submit({
    orcamento: true,
    formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega },
  })
  for (const precounitario of [9.5, 9])
    await app.call(
      'POST /painel/v1/pedidos/{num}/precificar',
      { params: { num: numpedido }, body: { itens: [{ sequencia: 0, precounitario }], validade: amanha } },
      { token: bia.token },
    )
  const { falha } = await app.call(
    'POST /v4/orders/{num}/{acao}',
    { params: { num: numpedido, acao: 'aceitar-orcamento' }, body: { versao: 2 } },
    { token: ana.token },
  )
  expect(falha.codigo).toBeUndefined()
  const eventos = await hear()
  expect(typesOf(eventos)).toEqual([
    'pedido.ORCAMENTO_NOVO',
    'orcamento.PRECIFICADO',
    'pedido.ORCAMENTO_PRECIFICADO',
    'orcamento.PRECIFICADO',
    'pedido.ORCAMENTO_PRECIFICADO',
    'pedido.ENVIADO',
    'orcamento.ACEITO',
  ])
  expect(eventos.at(-1)?.data).toMatchObject({ numpedido, versao: 2, total: 25.9 })
})

test('the order of a cycle is told with its subscription, an invoice with its order', async () => {
  await hook(['assinatura.CICLO', 'fatura.CANCELADA'])
  const { idassinatura, numpedido } = await buildAssinatura(
    app,
    { loja, cliente: ana, produto: arroz },
    { formaPagamento: { temForma: true, idformapagto: loja.idFaturado } },
  )
  expect(await hear()).toEqual([])
  const ciclo = addDias(amanha, 7)
  await runAssinaturas(app, {
    agora: instantDoCiclo(ciclo, { antecedencia_horas: 0, prazo: 0, fuso: FUSO_PADRAO }),
  })
  await move(numpedido, 'CANCELADO', 'Engano')
  const eventos = await hear()
  expect(typesOf(eventos).toSorted()).toEqual(['assinatura.CICLO', 'fatura.CANCELADA'])
  expect(eventos.find(({ type }) => type === 'assinatura.CICLO')?.data).toMatchObject({ idassinatura, ciclo })
  expect(eventos.find(({ type }) => type === 'fatura.CANCELADA')?.data).toMatchObject({
    numpedido,
    valor: 27.9,
  })
})

test('a webhook hears what it asked for, of its own supplier, and nothing while it is off', async () => {
  const outra = await buildFornecedor(app.sql)
  await hook(tiposDeEvento, outra)
  const { idgancho } = await hook(['pedido.SEPARANDO'])
  const na = { formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega } }
  await move(await submit(na), 'SEPARANDO')
  expect(typesOf(await hear())).toEqual(['pedido.SEPARANDO'])
  await app.sql`update gancho set ativo = false where idgancho = ${idgancho}`
  await move(
    await submit({ ...na, itens: [{ id: arroz, quantidade: 3, embalarParaPresente: false }] }),
    'SEPARANDO',
  )
  await app.sql`update gancho set ativo = true`
  expect(await hear()).toEqual([])
})

test('a move that is refused or undone tells nothing, and no call sends a statement for webhooks (decision 0027)', async () => {
  const na = (quantidade: number) => ({
    itens: [{ id: arroz, quantidade, embalarParaPresente: false }],
    formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega },
  })
  await submit(na(1))
  const sem = await app.statementsOf(() => submit(na(2)))
  await hook()
  const com = await app.statementsOf(() => submit(na(3)))
  expect(com.length).toBe(sem.length)
  await hear()
  const numpedido = await submit(na(4))
  await hear()
  await expect(
    app.sql.begin(async (tx) => {
      await tx`insert into historico_pedido (numpedido, sequencia, status, ator) values (${numpedido}, 9, ${'PAGO' satisfies StatusPedido}, 'sistema')`
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect((await move(numpedido, 'ENTREGUE')).falha.codigo).toBe('movimento_recusado')
  expect(await hear()).toEqual([])
})

test('a fact that cannot be handed on holds back what came after it in its order, and no other order', async () => {
  const na = { formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega } }
  await hook(['pedido.ENVIADO', 'pedido.SEPARANDO'])
  const ruim = await submit(na)
  const boa = await submit({ ...na, itens: [{ id: arroz, quantidade: 3, embalarParaPresente: false }] })
  await move(ruim, 'SEPARANDO')
  await app.sql.unsafe(`
    create function recusa_enviado() returns trigger language plpgsql as $$ begin raise 'ruim'; end $$;
    create trigger ruim before insert on entrega_gancho for each row when (new.numpedido = ${ruim} and new.evento = 'pedido.ENVIADO') execute function recusa_enviado();`)
  const { rodada, falhas } = openRodada()
  await deliverGanchos({ sql: app.sql, config: app.config }, rodada)
  const ditos = () =>
    receptor.recebidos.splice(0).map(({ body }) => {
      const { type, data } = JSON.parse(body)
      return [type, data.numpedido]
    })
  expect([ditos(), falhas.size]).toEqual([[['pedido.ENVIADO', boa]], 2])
  await app.sql.unsafe('drop trigger ruim on entrega_gancho; drop function recusa_enviado()')
  await deliverGanchos({ sql: app.sql, config: app.config })
  expect(ditos()).toEqual([
    ['pedido.ENVIADO', ruim],
    ['pedido.SEPARANDO', ruim],
  ])
})

test('each fact of a test order says that it is one; of any other nothing is said (decision 0164)', async () => {
  await hook()
  await app.sql`
    insert into teste_armado (idfornecedor, idusuario, ate)
    values (${loja.idfornecedor}, ${ana.idusuario}, now() + interval '1 hour')`
  const deTeste = await submit()
  await app.sql`update pedido set impressao = md5(random()::text)::bytea where numpedido = ${deTeste}`
  const deVerdade = await submit()
  await move(deTeste, 'CANCELADO', 'Fim do teste.')
  const ditos = (await hear()).map(({ data }) => [data.numpedido, data.teste])
  expect(ditos.filter(([numpedido]) => numpedido === deTeste).length).toBeGreaterThan(2)
  for (const [numpedido, teste] of ditos) expect(teste).toBe(numpedido === deTeste ? true : undefined)
  expect(ditos.some(([numpedido]) => numpedido === deVerdade)).toBe(true)
})
