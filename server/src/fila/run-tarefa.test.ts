import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { buildOperador, createTestApp, type AppDeTeste } from '../teste/index.ts'
import { createMedidasTarefa, runTarefa, startFila, type Tarefa } from './index.ts'

/** X: a job that throws is heard of: in the log, in /metrics, and by the operator; and it keeps no other item from its turn. */
let app: AppDeTeste
const registry = new Registry()
const log = { error: vi.fn() }
let deps: Parameters<typeof runTarefa>[0]

beforeAll(async () => {
  app = await createTestApp()
  await app.sql`create table teste_fila (n int primary key, feita boolean not null default false, ruim boolean not null default false)`
  deps = { sql: app.sql, log, medidas: createMedidasTarefa(app.sql, registry) }
})
afterEach(async () => {
  await app.sql`delete from falha_tarefa`
  await app.sql`delete from teste_fila`
  log.error.mockReset()
  registry.resetMetrics()
})
afterAll(() => app.close())

const fill = (...ruins: number[]) =>
  app.sql`insert into teste_fila (n, ruim) select n, n = any(${ruins}) from generate_series(1, 5) n`
const feitas = async () =>
  (await app.sql<{ n: number }[]>`select n from teste_fila where feita order by n`).map(({ n }) => n)
const listAbertas = async (exceto: readonly string[], limit: number) =>
  (
    await app.sql<{ n: number }[]>`
      select n from teste_fila where not feita and n <> all(${exceto as string[]}::int[]) order by n limit ${limit}`
  ).map(({ n }) => n)

/** Two at a time, so that a bad one stands at the head of a batch. */
const umaPorUma: Tarefa = {
  nome: 'testar-itens',
  cron: '* * * * *',
  run: (rodada) =>
    rodada.drain('linha', {
      list: (exceto) => listAbertas(exceto, 2),
      chaveOf: (n) => n,
      work: async (n) => {
        const [linha] = await app.sql<{ ruim: boolean }[]>`select ruim from teste_fila where n = ${n}`
        if (linha?.ruim) throw new Error(`linha ${n} não presta`)
        await app.sql`update teste_fila set feita = true where n = ${n}`
      },
    }),
}

/** All of a batch in one statement, which one bad row breaks. */
const emLotes: Tarefa = {
  nome: 'testar-lotes',
  cron: '* * * * *',
  run: (rodada) =>
    rodada.drainLotes(app.sql, {
      tipo: 'linha',
      take: async (tx, exceto) =>
        (
          await tx<{ n: number }[]>`
            select n from teste_fila where not feita and n <> all(${exceto as string[]}::int[]) order by n limit 3 for update skip locked`
        ).map(({ n }) => n),
      chaveOf: (n) => n,
      work: (tx, ns) =>
        tx`update teste_fila set feita = (1 / case when ruim then 0 else 1 end) = 1 where n = any(${ns as number[]})`,
    }),
}

test.each([umaPorUma, emLotes])('a bad item stops no later one: $nome', async (tarefa) => {
  await fill(1, 4)
  await runTarefa(deps, tarefa)
  expect(await feitas()).toEqual([2, 3, 5])
  expect(log.error.mock.calls.map(([fields]) => [fields.tarefa, fields.item])).toEqual([
    [tarefa.nome, 'linha 1'],
    [tarefa.nome, 'linha 4'],
  ])
  const medidas = await registry.metrics()
  expect(medidas).toContain(`vitrine_tarefa_itens_total{tarefa="${tarefa.nome}",resultado="falhou"} 2`)
  expect(medidas).toContain(`vitrine_tarefa_itens_total{tarefa="${tarefa.nome}",resultado="feito"} 3`)
  expect(medidas).toContain(`vitrine_tarefa_falhas{tarefa="${tarefa.nome}",estado="esperando"} 2`)
})

test.each([umaPorUma, emLotes])(
  'it is tried again later and later, then a person is asked: $nome',
  async (tarefa) => {
    await fill(1)
    const esperas: number[] = []
    for (let vez = 1; vez <= 10; vez++) {
      await runTarefa(deps, tarefa)
      // Not before its time.
      await runTarefa(deps, tarefa)
      const [falha] = await app.sql`
      select tentativas, round(extract(epoch from tentar_em - ultima_em) / 60)::int as minutos, desistiu_em is not null as desistiu from falha_tarefa`
      expect(falha).toMatchObject({ tentativas: vez, desistiu: vez === 10 })
      esperas.push(falha?.minutos)
      await app.sql`update falha_tarefa set tentar_em = now()`
    }
    expect(esperas).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 1440])
    expect(log.error).toHaveBeenLastCalledWith(
      { tarefa: tarefa.nome, item: 'linha 1' },
      expect.stringContaining('gave up'),
    )
    await app.sql`update teste_fila set ruim = false`
    await runTarefa(deps, tarefa)
    expect(await feitas()).toEqual([1, 2, 3, 4, 5])
    expect(await app.sql`select item from falha_tarefa`).toEqual([])
  },
)

test('a job that cannot even look for its items is kept as a whole, and the queue hears of it', async () => {
  const run = () => Promise.reject(new Error('sem lista'))
  const tarefa: Tarefa = { nome: 'testar-inteira', cron: '* * * * *', run }
  await expect(runTarefa(deps, tarefa)).rejects.toThrow('sem lista')
  expect(await app.sql`select tarefa, item, erro from falha_tarefa`).toEqual([
    { tarefa: 'testar-inteira', item: '', erro: 'sem lista' },
  ])
  await runTarefa(deps, { ...tarefa, run: async () => 0 })
  expect(await app.sql`select item from falha_tarefa`).toEqual([])
})

test('in the queue itself: what a handler throws reaches log, table and counters', async () => {
  await fill(2)
  let ran = () => {}
  const visto = new Promise<void>((resolve) => (ran = resolve))
  const run: Tarefa['run'] = async (rodada) => {
    await umaPorUma.run(rodada)
    ran()
    throw new Error('e ainda isto')
  }
  const { notificacoes, url: databaseUrl } = app
  let now: () => Promise<void> = async () => {}
  const follow: Tarefa['follow'] = (_notificacoes, runNow) => (now = runNow)
  const fila = await startFila({ ...deps, databaseUrl, notificacoes }, [
    { nome: 'testar-fila', cron: '* * * * *', run, follow },
  ])
  await app.sql`insert into pgboss.job (name) values ('testar-fila')`
  await visto
  const readState = async () =>
    (await app.sql`select state from pgboss.job where name = 'testar-fila'`)[0]?.state
  await expect.poll(readState).not.toBe('active')
  await now()
  await fila.close()
  const falhas =
    await app.sql`select item, erro, tentativas from falha_tarefa where tarefa = 'testar-fila' order by item`
  expect(falhas).toEqual([
    { item: '', erro: 'e ainda isto', tentativas: 2 },
    { item: 'linha 2', erro: 'linha 2 não presta', tentativas: 1 },
  ])
})

test('the operator reads what failed, has it tried at once, or never again; nobody else does', async () => {
  await fill(1)
  await runTarefa(deps, umaPorUma)
  const { token } = await buildOperador(app.sql)
  const list = (desistidas?: boolean) =>
    app.call('GET /painel/v1/tarefas/falhas', { params: {}, query: { desistidas } }, { token })
  const { data } = (await list()).dados
  expect(data).toMatchObject([{ tarefa: 'testar-itens', item: 'linha 1', tentativas: 1, desistiu_em: null }])
  expect((await list(true)).dados.data).toEqual([])
  const act = (acao: 'repetir' | 'dispensar', idfalha = data[0]?.idfalha ?? '') =>
    app.call('POST /painel/v1/tarefas/falhas/{idfalha}/{acao}', { params: { idfalha, acao } }, { token })

  expect((await act('repetir')).dados).toEqual({ feito: true })
  await runTarefa(deps, umaPorUma)
  expect((await list()).dados.data).toMatchObject([{ item: 'linha 1', tentativas: 1 }])
  await act('dispensar')
  await app.sql`update falha_tarefa set tentar_em = now()`
  log.error.mockReset()
  await runTarefa(deps, umaPorUma)
  expect(log.error).not.toHaveBeenCalled()
  expect((await list()).dados.data).toEqual([])
  expect((await act('dispensar')).falha.codigo).toBe('nao_encontrado')
})
