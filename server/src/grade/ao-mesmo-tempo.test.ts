import { afterAll, beforeAll, expect, test } from 'vitest'

import { expireNegociacoes } from '../negociacao/expire-negociacoes.ts'
import { buildCenaDeNegociacao } from '../teste/cena-negociacao.ts'
import { buildSubmissao, createTestApp, openRodada, type AppDeTeste } from '../teste/index.ts'
import { withoutTable } from '../teste/provocacao/provoke.ts'

let app: AppDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const countDeadlocks = async () => {
  await app.sql`select pg_stat_force_next_flush()`
  const [row] = await app.sql<{ n: number }[]>`
    select deadlocks::int as n from pg_stat_database where datname = current_database()`
  return row?.n ?? 0
}

test('acts, orders, unlocks and the clock at one cart at once never wait for each other in a ring (decision 0064)', async () => {
  const cena = await buildCenaDeNegociacao(app)
  const submit = () =>
    app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      {
        params: { session_token: 'token', id: cena.ana.idcliente },
        body: buildSubmissao(
          { loja: cena.loja, cliente: cena.ana, produto: cena.lata },
          { itens: [{ id: cena.lata, quantidade: 30, embalarParaPresente: false }] },
        ),
      },
      { token: cena.ana.token },
    )
  const antes = await countDeadlocks()
  const erros: string[] = []
  for (let vez = 0; vez < 12; vez++) {
    await cena.free()
    await cena.save(cena.ana, { [cena.lata]: 30, [cena.garrafa]: 5 })
    const { negociacao } = (await cena.take()).dados
    await cena.change(cena.lata, { visto: 0, precoatendente: 9.5 })
    if (vez % 2) await cena.release((negociacao?.revisao ?? 0) + 1)
    const answers = await Promise.all([
      submit(),
      cena.change(cena.garrafa, { visto: 0, precoatendente: 19 }),
      cena.answer(cena.lata, { visto: 1, resposta: 'ACEITAR' }),
      cena.take(cena.paulo, true),
      vez % 3 ? cena.free() : cena.beat(),
      expireNegociacoes(app.sql, openRodada().rodada),
    ])
    for (const answer of answers)
      if (answer && answer.status >= 500) erros.push(`${answer.status} ${answer.falha.codigo}`)
  }
  expect(erros).toEqual([])
  expect(await countDeadlocks()).toBe(antes)
  // Whatever came first: no price of an attendant is left in a cart that nobody holds, nor a negotiation without its cart.
  const soltas = await app.sql`
    select from carrinho c where c.bloqueado_por is null and c.precos_ate is null and c.itens::text like '%precoatendente%'`
  expect(soltas).toHaveLength(0)
})

test('an act that dies in the middle has not happened: neither cart nor line nor history know of it', async () => {
  const cena = await buildCenaDeNegociacao(app)
  await cena.take()
  const antes = (await cena.read()).dados
  const { status } = await withoutTable(app, 'ato_negociacao', () =>
    cena.change(cena.lata, { visto: 0, precoatendente: 9.5 }),
  )
  expect(status).toBe(500)
  const depois = (await cena.read()).dados
  expect({ ...depois, posse: null }).toEqual({ ...antes, posse: null })
  expect((await cena.change(cena.lata, { visto: 0, precoatendente: 9.5 })).status).toBe(200)
})
