import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { insertEventos } from '../evento/index.ts'
import { createMedidasTarefa, runTarefa, type MedidasTarefa } from '../fila/index.ts'
import { openDatabase, prazos } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  openRodada,
  pickTudo,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
  countEsperando,
} from '../teste/index.ts'
import { createCartaTarefas } from './carta.tarefas.ts'
import { writeCartas } from './index.ts'

const script = fileURLToPath(new URL('../teste/servidor-de-teste.ts', import.meta.url))

/** Letters are written by a reader of what happened (decision 0075): late, once, and none stops another. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let dono: LoginDeTeste
let produto: string
let medidas: MedidasTarefa

beforeAll(async () => {
  app = await createTestApp()
  medidas = createMedidasTarefa(app.sql, app.registry)
  await app.sql.unsafe(`
    create table teste_ruim (chave text primary key);
    create function recusa_ruim() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from teste_ruim where chave = new.chave) then raise 'carta ruim'; end if;
        return new;
      end $$;
    create trigger ruim before insert on correio for each row execute function recusa_ruim();`)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql`delete from teste_ruim`
  await app.lerEventos()
  await app.sql`delete from correio`
  loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'has-collect', 'support-budget'] })
  ana = await buildCliente(app.sql, loja)
  dono = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  produto = await buildProduto(app.sql, loja, { preco: 10, estoque: 1000 })
})

const deps = () => ({ sql: app.sql, config: app.config, fornecedores: app.fornecedores })

async function submit(change: Parameters<typeof buildSubmissao>[1] = {}, cliente = ana): Promise<number> {
  const body = buildSubmissao(
    { loja, cliente, produto },
    { formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega }, ...change },
  )
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    { params: { session_token: 'token', id: cliente.idcliente }, body },
    { token: cliente.token },
  )
  return dados.numpedido
}

const move = (num: number, para: 'SEPARANDO' | 'EMENTREGA' | 'ENTREGUE' | 'CANCELADO', motivo = 'x') =>
  app.call(
    'POST /painel/v1/pedidos/{num}/mover',
    { params: { num }, body: { para, motivo } },
    { token: dono.token },
  )

async function deliver(num: number): Promise<void> {
  await move(num, 'SEPARANDO')
  await pickTudo(app, num, dono)
  await move(num, 'EMENTREGA')
  await move(num, 'ENTREGUE')
}

const listChaves = async () =>
  (await app.sql`select chave from correio where chave like 'pedido-%' order by criado_em`).map(({ chave }) =>
    String(chave),
  )
/** Until somebody in this database waits for a lock. */
const waitForLock = () => expect.poll(() => countEsperando(app.sql), { timeout: 60_000 }).toBeGreaterThan(0)

const countPorVer = async () =>
  (await app.sql`select count(*)::int as n from evento where 'cartas' = any(falta)`)[0]?.n

test('an order is written by one statement, and writing its letter is not part of it', async () => {
  const comandos = await app.statementsOf(() => submit())
  expect(comandos.filter((comando) => comando.includes('insert into pedido'))).toHaveLength(1)
  expect(comandos.filter((comando) => /\bcorreio\b/.test(comando))).toEqual([])
  expect(await listChaves()).toEqual([])
  await app.lerEventos()
  expect(await listChaves()).toEqual([expect.stringMatching(/^pedido-recebido:/)])
})

test('while nobody reads nothing is lost: all that happened is told after that, in its order, once', async () => {
  const num = await submit()
  await deliver(num)
  expect(await listChaves()).toEqual([])
  const passos = ['separando', 'ementrega', 'entregue'].map((passo) => `pedido-${passo}:${num}`)
  await app.lerEventos()
  expect(await listChaves()).toEqual([`pedido-recebido:${num}`, ...passos])
  await app.lerEventos()
  expect(await listChaves()).toHaveLength(4)
})

test('a letter that was written with its order, before letters had a reader, is not written again', async () => {
  const num = await submit()
  await app.lerEventos()
  await app.sql`update evento set falta = '{cartas}' where numpedido = ${num}`
  await app.lerEventos()
  expect(await listChaves()).toEqual([`pedido-recebido:${num}`])
  expect(await countPorVer()).toBe(0)
})

test('many processes at once write each letter once', async () => {
  const nums = []
  for (let n = 0; n < 5; n += 1) nums.push(await submit({}, await buildCliente(app.sql, loja)))
  const outro = openDatabase(app.url, { max: 4, prazos: prazos.manutencao })
  const vezes = [deps(), deps(), { ...deps(), sql: outro }, { ...deps(), sql: outro }]
  await Promise.all(vezes.map((each) => writeCartas(each)))
  await outro.end()
  await app.lerEventos()
  expect(new Set(await listChaves())).toEqual(new Set(nums.map((num) => `pedido-recebido:${num}`)))
  expect(await listChaves()).toHaveLength(5)
})

test('kill -9 between the letters and their end: nothing is written, and the next one writes all of it', async () => {
  const num = await submit()
  // However long the other process takes to start.
  const outro = openDatabase(app.url, { max: 1, prazos: prazos.manutencao })
  await outro.begin(async (tx) => {
    // Behind this its letter waits, and there it is killed.
    await tx`lock table correio in exclusive mode`
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, DATABASE_URL: app.url, DEMO: '1', LOG_LEVEL: 'silent', CARTAS: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await waitForLock().finally(() => child.kill('SIGKILL'))
    await once(child, 'exit')
  })
  await outro.end()
  // Its connection ends a moment later, and with it its turn.
  await expect.poll(async () => (await app.lerEventos(), listChaves())).toEqual([`pedido-recebido:${num}`])
  expect(await countPorVer()).toBe(0)
})

describe('a letter that cannot be written', () => {
  test('stops no other, is kept where a person finds it, and is written once it can be', async () => {
    const [tarefa] = createCartaTarefas(deps())
    const log = { error: () => {} }
    const run = () => tarefa && runTarefa({ sql: app.sql, log, medidas }, tarefa)
    const [ruim, boa] = [await submit(), await submit({}, await buildCliente(app.sql, loja))]
    await app.sql`insert into teste_ruim values (${`pedido-recebido:${ruim}`})`
    await run()
    expect(await listChaves()).toEqual([`pedido-recebido:${boa}`])
    const [evento] = await app.sql`select idevento from evento where 'cartas' = any(falta)`
    expect(await app.sql`select tarefa, item, erro from falha_tarefa`).toEqual([
      { tarefa: 'escrever-cartas', item: `evento ${evento?.idevento}`, erro: 'carta ruim' },
    ])
    const depois = await submit({}, await buildCliente(app.sql, loja))
    await run()
    expect(await listChaves()).toEqual([`pedido-recebido:${boa}`, `pedido-recebido:${depois}`])
    await app.sql`delete from teste_ruim`
    await app.sql`update falha_tarefa set tentar_em = now()`
    await run()
    expect((await listChaves()).toSorted()).toEqual(
      [ruim, boa, depois].map((num) => `pedido-recebido:${num}`).toSorted(),
    )
    expect(await app.sql`select item from falha_tarefa`).toEqual([])
  })

  test('outside of the job it is thrown, and nothing of it is seen', async () => {
    const num = await submit()
    await app.sql`insert into teste_ruim values (${`pedido-recebido:${num}`})`
    await expect(app.lerEventos()).rejects.toThrow('carta ruim')
    const { rodada, falhas } = openRodada()
    await writeCartas(deps(), rodada)
    expect([...falhas.values()].map(String)).toEqual([expect.stringContaining('carta ruim')])
    expect(await countPorVer()).toBe(1)
  })
})

describe('nobody is written to', () => {
  test('who was erased meanwhile: what waited is seen and forgotten', async () => {
    await submit()
    await app.sql`update cliente set excluido_em = now(), email = 'removido@removido.invalid' where idcliente = ${ana.idcliente}`
    await app.lerEventos()
    expect([await listChaves(), await countPorVer()]).toEqual([[], 0])
  })

  test('an erasure that is under way comes first', async () => {
    await submit()
    const { promise: fim, resolve: end } = Promise.withResolvers<void>()
    const { promise: dentro, resolve: enter } = Promise.withResolvers<void>()
    const exclusao = app.sql.begin(async (tx) => {
      await tx`select 1 from cliente where idcliente = ${ana.idcliente} for update`
      await tx`update cliente set excluido_em = now(), email = 'removido@removido.invalid' where idcliente = ${ana.idcliente}`
      enter()
      await fim
    })
    await dentro
    const escrita = app.lerEventos()
    await waitForLock()
    end()
    await Promise.all([exclusao, escrita])
    expect([await listChaves(), await countPorVer()]).toEqual([[], 0])
  })

  test('of an order that is gone', async () => {
    const num = await submit()
    await app.sql`delete from pedido where numpedido = ${num}`
    await app.lerEventos()
    expect([await listChaves(), await countPorVer()]).toEqual([[], 0])
  })

  test('by a store that gave no address, its customer all the same', async () => {
    const num = await submit()
    await insertEventos(app.sql, [
      {
        idfornecedor: loja.idfornecedor,
        tipo: 'pedido.CANCELADO',
        dados: { ...passo(num), status: 'CANCELADO', anterior: 'ORCAMENTO_PRECIFICADO', ator: 'cliente' },
      },
    ])
    await app.sql`update fornecedor set config = config #- '{rodape,email}' where idfornecedor = ${loja.idfornecedor}`
    await app.lerEventos()
    const chaves = (await app.sql`select chave from correio order by criado_em`).map(({ chave }) => chave)
    expect(chaves).toEqual([`pedido-recebido:${num}`, `pedido-cancelado:${num}`])
  })
})

const passo = (numpedido: number) => ({
  numpedido,
  numpedidoerp: null,
  numpedidocliente: '',
  motivo: '',
  quando: new Date().toISOString(),
  pago: false,
  total: 10,
  totalservido: null,
  documentoNaEntrega: false,
})

test('what moves no order tells nobody: a note of its history, another way to pay', async () => {
  const num = await submit()
  await app.lerEventos()
  const { idfornecedor } = loja
  await insertEventos(app.sql, [
    {
      idfornecedor,
      tipo: 'pedido.SEPARANDO',
      dados: { ...passo(num), status: 'SEPARANDO', anterior: 'SEPARANDO', ator: 'cliente' },
    },
    {
      idfornecedor,
      tipo: 'pedido.ENVIADO',
      dados: { ...passo(num), status: 'ENVIADO', anterior: 'AGUARDANDOPAGAMENTO', ator: 'cliente' },
    },
  ])
  await app.lerEventos()
  expect(await listChaves()).toEqual([`pedido-recebido:${num}`])
})

test('a budget that was priced before its letter was written tells no price that it did not have', async () => {
  const semPreco = await buildProduto(app.sql, loja, { preco: null, estoque: 10 })
  const num = await submit({ itens: [{ id: semPreco, quantidade: 1, embalarParaPresente: false }] })
  await app.sql`update item_pedido set precounitario = 120000, total = 1200 where numpedido = ${num}`
  await app.lerEventos()
  const [carta] = await app.sql<
    { texto: string }[]
  >`select texto from correio where chave = ${`pedido-recebido:${num}`}`
  expect(carta?.texto).toContain('A loja vai pôr preço em cada produto')
  expect(carta?.texto).not.toContain('12,00')
})
