import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, beforeEach, describe, expect, test, onTestFinished } from 'vitest'

import { createAlertaTarefas } from '../alerta/index.ts'
import { insertEventos, type EventoNovo } from '../evento/index.ts'
import { openDatabase, prazos } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  buildVinculado,
  createTestApp,
  openAparelho,
  openRodada,
  readVapid,
  startReceptorPush,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type ReceptorPush,
} from '../teste/index.ts'
import { createChaves, sendNotificacoes, writeNotificacoes } from './index.ts'

const script = fileURLToPath(new URL('../teste/servidor-de-teste.ts', import.meta.url))
const SAVE = 'POST /v4/notificacao/inscricao'

/** Devices are told by a reader of what happened (decision 0089): late, once, and none waits for another. */
let app: AppDeTeste
let servico: ReceptorPush
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let produto: string

beforeAll(async () => {
  app = await createTestApp()
  servico = await startReceptorPush()
})
afterAll(async () => {
  await servico.close()
  await app.close()
})
beforeEach(async () => {
  await app.sql`delete from inscricao_push`
  await app.sql`update evento set falta = '{}'`
  servico.answer(() => 201)
  servico.recebidas.length = 0
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  produto = await buildProduto(app.sql, loja, { nome: 'Café em grãos', preco: 10, estoque: 1000 })
})

async function subscribe(
  cliente = ana,
  { nome = 'ana', base = servico.url, pedidos = true, alertas = true } = {},
) {
  const { aparelho, read } = openAparelho(`${base}/${nome}`)
  const { idcliente, token } = cliente
  const body = { idfornecedor: loja.idfornecedor, idcliente, aparelho, pedidos, alertas }
  const { status } = await app.call(SAVE, { body }, { token })
  return { status, read }
}

async function submit(cliente = ana): Promise<number> {
  const body = buildSubmissao(
    { loja, cliente, produto },
    { formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega } },
  )
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    { params: { session_token: 'token', id: cliente.idcliente }, body },
    { token: cliente.token },
  )
  return dados.numpedido
}

/** A step of an order, as whoever moves it writes it down. */
function stepOf(numpedido: number, status: 'EMENTREGA' | 'ENTREGUE' | 'CANCELADO' = 'EMENTREGA'): EventoNovo {
  const dados = {
    numpedido,
    numpedidoerp: null,
    numpedidocliente: '',
    status,
    anterior: 'SEPARANDO' as const,
    ator: 'fornecedor',
    motivo: '',
    quando: new Date().toISOString(),
    pago: true,
    total: 10,
    totalservido: null,
    documentoNaEntrega: false,
  }
  return { idfornecedor: loja.idfornecedor, tipo: `pedido.${status}`, dados }
}

const deps = (change: Partial<Parameters<typeof sendNotificacoes>[0]> = {}) => ({
  sql: app.sql,
  config: app.config,
  fornecedores: app.fornecedores,
  readChaves: createChaves(app),
  ...change,
})
/** What the job does. */
async function tell(change: Parameters<typeof deps>[0] = {}): Promise<void> {
  await writeNotificacoes(app.sql)
  await sendNotificacoes(deps(change))
}
const listPaths = () => servico.recebidas.map(({ path }) => path)
const countEspera = async () => (await app.sql`select count(*)::int as n from notificacao_push`)[0]?.n
const countInscricoes = async () => (await app.sql`select count(*)::int as n from inscricao_push`)[0]?.n
const depois = (minutos: number) => () => new Date(Date.now() + minutos * 60_000)

describe('what comes to a device', () => {
  test('is for it alone to read, signed by this shop, and opens the order (RFC 8291, 8292)', async () => {
    const { read } = await subscribe()
    const num = await submit()
    await insertEventos(app.sql, [stepOf(num)])
    await tell()
    const [vinda, ...outras] = servico.recebidas
    if (!vinda) throw new Error('nothing came')
    expect(outras).toEqual([])
    expect(vinda.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      topic: `pedido-${num}`,
      ttl: '86400',
      urgency: 'normal',
    })
    expect(read(vinda.body)).toEqual({
      titulo: `Pedido ${num} saiu para entrega`,
      texto: 'Acompanhe por aqui.',
      url: `/${loja.slug}/pedidos/${num}`,
      tag: `pedido-${num}`,
      icone: expect.stringMatching(new RegExp(`/${loja.slug}/.*icone-192\\.png$`)),
    })
    const { aud, sub, exp, chave } = readVapid(vinda.headers.authorization)
    expect({ aud, sub }).toEqual({
      aud: `https://${servico.host}`,
      sub: expect.stringMatching(/^mailto:\S+@\S+$/),
    })
    expect(exp * 1000).toBeGreaterThan(Date.now())
    const minha = await app.call(
      'GET /v4/notificacao/inscricao/{idfornecedor}/{idcliente}',
      { params: { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente } },
      { token: ana.token },
    )
    expect(minha.dados).toEqual({ chave, inscricao: { pedidos: true, alertas: true } })
    expect(await countEspera()).toBe(0)
  })

  test('tells what matters: not the order just made, a change of label alone, yesterday’s news, or what happened before the device asked', async () => {
    const num = await submit()
    await insertEventos(app.sql, [stepOf(num)])
    await subscribe()
    await submit()
    const { dados, ...resto } = stepOf(num)
    await insertEventos(app.sql, [{ ...resto, dados: { ...dados, anterior: 'EMENTREGA' } } as EventoNovo])
    await tell()
    expect(listPaths()).toEqual([])
    await insertEventos(app.sql, [stepOf(num)])
    await app.sql`update evento set quando = now() - interval '25 hours' where 'notificacoes' = any(falta)`
    await tell()
    expect(listPaths()).toEqual([])
  })

  test('is not sent to a login whose cliente was taken from it, nor on a session that is over', async () => {
    const [bia, caio] = [
      await buildVinculado(app.sql, loja, [ana]),
      await buildVinculado(app.sql, loja, [ana]),
    ]
    for (const [nome, { token }] of Object.entries({ ana, bia, caio }))
      await subscribe({ ...ana, token }, { nome })
    await app.sql`delete from usuario_cliente where idusuario = ${bia.idusuario}`
    await app.sql`update sessao set expira_em = now() where idusuario = ${caio.idusuario}`
    await insertEventos(app.sql, [stepOf(await submit())])
    await tell()
    expect(listPaths()).toEqual(['/ana'])
  })

  test('is what was asked for: orders, products that are back, or both', async () => {
    const bia = await buildCliente(app.sql, loja)
    const soAlertas = await subscribe(ana, { nome: 'alertas', pedidos: false })
    await subscribe(bia, { nome: 'pedidos', alertas: false })
    const falta = await buildProduto(app.sql, loja, { nome: 'Azeite', estoque: 0 })
    const [row] = await app.sql<{ idproduto: string }[]>`
      select idproduto from produto where idcadastroextraproduto = ${falta}`
    for (const { idcliente, token } of [ana, bia])
      await app.call(
        'POST /v4/notificacao/alerta-disponibilidade',
        {
          body: {
            idcliente,
            idfornecedor: loja.idfornecedor,
            idproduto: row?.idproduto ?? '',
            idcadastroextraproduto: falta,
          },
        },
        { token },
      )
    await app.sql`update estoque set quantidade = 9000 where idcadastroextraproduto = ${falta}`
    await insertEventos(app.sql, [stepOf(await submit()), stepOf(await submit(bia))])
    for (const { run } of createAlertaTarefas(app)) await run(openRodada().rodada)
    await tell()
    expect(listPaths().toSorted()).toEqual(['/alertas', '/pedidos'])
    const voltou = servico.recebidas.find(({ path }) => path === '/alertas')
    expect(soAlertas.read(voltou?.body ?? Buffer.alloc(0))).toMatchObject({
      titulo: 'Azeite voltou',
      url: `/${loja.slug}/produto/azeite-${falta}`,
    })
  })
})

describe('whoever tells', () => {
  test('was away: nothing is lost, each fact is told once, in its order', async () => {
    await subscribe()
    const num = await submit()
    await insertEventos(app.sql, [stepOf(num)])
    await insertEventos(app.sql, [stepOf(num, 'ENTREGUE')])
    expect(listPaths()).toEqual([])
    await tell()
    await tell()
    expect(servico.recebidas.map(({ headers }) => headers.topic)).toEqual([`pedido-${num}`, `pedido-${num}`])
    expect(await countEspera()).toBe(0)
  })

  test('is many: each device hears it once', async () => {
    const clientes = [ana]
    for (let n = 0; n < 7; n += 1) clientes.push(await buildCliente(app.sql, loja))
    for (const [n, cliente] of clientes.entries()) await subscribe(cliente, { nome: String(n) })
    for (const cliente of clientes) await insertEventos(app.sql, [stepOf(await submit(cliente))])
    const outro = openDatabase(app.url, { max: 4, prazos: prazos.manutencao })
    await Promise.all([app.sql, outro, app.sql, outro].map((sql) => writeNotificacoes(sql)))
    await Promise.all([app.sql, outro, app.sql, outro].map((sql) => sendNotificacoes(deps({ sql }))))
    await outro.end()
    expect(listPaths().toSorted()).toEqual(clientes.map((_, n) => `/${n}`))
  })

  test('is killed while it tells: it is told again a minute later, under the same name', async () => {
    await subscribe()
    const num = await submit()
    await insertEventos(app.sql, [stepOf(num)])
    const { promise: nunca, resolve: end } = Promise.withResolvers<number>()
    servico.answer(() => nunca)
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, DATABASE_URL: app.url, DEMO: '1', LOG_LEVEL: 'silent', NOTIFICACOES: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    // Left alive it would tell what other tests wrote, and hold the end of the run.
    onTestFinished(() => void child.kill('SIGKILL'))
    await expect.poll(() => servico.recebidas.length, { timeout: 90_000 }).toBe(1)
    child.kill('SIGKILL')
    await once(child, 'exit')
    end(500)
    servico.answer(() => 201)
    await sendNotificacoes(deps())
    expect(servico.recebidas).toHaveLength(1)
    await sendNotificacoes(deps({ agora: depois(2) }))
    expect(servico.recebidas.map(({ headers }) => headers.topic)).toEqual([`pedido-${num}`, `pedido-${num}`])
    expect(await countEspera()).toBe(0)
  })

  test('a fact that cannot be written down stops no other', async () => {
    const bia = await buildCliente(app.sql, loja)
    await subscribe()
    await subscribe(bia, { nome: 'bia' })
    await app.sql.unsafe(`
      create function recusa_ruim() returns trigger language plpgsql as $$
        begin if new.conteudo ->> 'titulo' like '%ENTREGUE%' or new.conteudo ->> 'titulo' like '%entregue' then raise 'ruim'; end if; return new; end $$;
      create trigger ruim before insert on notificacao_push for each row execute function recusa_ruim();`)
    const [sua, dela] = [await submit(), await submit(bia)]
    await insertEventos(app.sql, [stepOf(sua, 'ENTREGUE'), stepOf(dela)])
    const { rodada, falhas } = openRodada()
    await writeNotificacoes(app.sql, rodada)
    await app.sql.unsafe('drop trigger ruim on notificacao_push; drop function recusa_ruim()')
    await sendNotificacoes(deps())
    expect([...falhas.values()].map(String)).toEqual([expect.stringContaining('ruim')])
    expect(listPaths()).toEqual(['/bia'])
    await tell()
    expect(listPaths()).toEqual(['/bia', '/ana'])
  })
})

describe('a push service', () => {
  test('that hangs delays no other, and is tried later', async () => {
    const outro = await startReceptorPush()
    const bia = await buildCliente(app.sql, loja)
    await subscribe()
    await subscribe(bia, { nome: 'bia', base: outro.url })
    const { promise: presa, resolve: release } = Promise.withResolvers<number>()
    servico.answer(() => presa)
    await insertEventos(app.sql, [stepOf(await submit()), stepOf(await submit(bia))])
    const rodada = tell({ tempoMs: 60_000 })
    await expect.poll(() => outro.recebidas.length, { timeout: 20_000 }).toBe(1)
    await expect.poll(countEspera, { timeout: 20_000 }).toBe(1)
    release(503)
    await rodada
    await outro.close()
    servico.answer(() => 201)
    await sendNotificacoes(deps())
    expect(servico.recebidas).toHaveLength(1)
    await sendNotificacoes(deps({ agora: depois(1) }))
    expect([servico.recebidas.length, await countEspera()]).toEqual([2, 0])
  })

  test('that does not answer is left after its time', async () => {
    await subscribe()
    const { promise: nunca, resolve: end } = Promise.withResolvers<number>()
    servico.answer(() => nunca)
    await insertEventos(app.sql, [stepOf(await submit())])
    await tell({ tempoMs: 100 })
    expect([await countInscricoes(), await countEspera()]).toEqual([1, 1])
    end(201)
  })

  test.each([404, 410])('that does not know the device any more (%s) ends it', async (status) => {
    await subscribe()
    servico.answer(() => status)
    await insertEventos(app.sql, [stepOf(await submit())])
    await tell()
    expect([await countInscricoes(), await countEspera()]).toEqual([0, 0])
  })

  test('that does not take our keys is told of to whoever runs the shop; devices stay', async () => {
    await subscribe()
    servico.answer(() => 403)
    await insertEventos(app.sql, [stepOf(await submit())])
    await writeNotificacoes(app.sql)
    const { rodada, falhas } = openRodada()
    await sendNotificacoes(deps(), rodada)
    expect([...falhas.keys()]).toEqual([`serviço de push ${servico.host}`])
    expect([await countInscricoes(), await countEspera()]).toEqual([1, 0])
  })

  test('that is full is asked again for a day, and not longer', async () => {
    await subscribe()
    servico.answer(() => 503)
    await insertEventos(app.sql, [stepOf(await submit())])
    await tell()
    expect(await countEspera()).toBe(1)
    await sendNotificacoes(deps({ agora: depois(25 * 60) }))
    expect([servico.recebidas.length, await countEspera()]).toEqual([1, 0])
  })
})
