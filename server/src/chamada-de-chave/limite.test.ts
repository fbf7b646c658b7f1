import { afterEach, expect, test, vi } from 'vitest'

import type { Config } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const PEDIDOS = 'GET /painel/v1/{idfornecedor}/pedidos'

let app: AppDeTeste
let loja: FornecedorDeTeste
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

/** A key's session at a server of these limits, and who reads its log: another account, so that it is not braked too. */
async function open(limites: Config['limites']) {
  app = await createTestApp({ limites })
  loja = await buildFornecedor(app.sql)
  const params = { idfornecedor: loja.idfornecedor }
  const [rui, rita] = [
    await buildEquipe(app.sql, loja, { papel: 'fornecedor' }),
    await buildEquipe(app.sql, loja, { papel: 'fornecedor' }),
  ]
  const body = { nome: 'ERP', uso: 'ERP' as const, chamadas: null }
  const { dados } = await app.call('POST /painel/v1/{idfornecedor}/chaves', { params, body }, rui)
  const { chave, idapikeys } = dados
  const entrou = await app.call('POST /painel/v1/{idfornecedor}/entrar', { params, body: { chave } })
  // The clock stands still: on a machine that does much else, a second that passes would give an allowance back.
  vi.useFakeTimers({ toFake: ['Date'] })
  return { idapikeys, token: entrou.dados.token, rita }
}
const ask = async (token: string) => {
  const { statusCode, headers, json } = await app.fastify.inject({
    url: `/painel/v1/${loja.idfornecedor}/pedidos`,
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: statusCode, espera: headers['retry-after'], id: headers['x-request-id'], corpo: json() }
}

test('a key that calls too often is refused with 429, and its log shows which call, when, and under which id', async () => {
  const { idapikeys, token, rita } = await open({ porIp: 0, porConta: 8, fatorPorChamada: 0 })
  const feitas = [await ask(token), await ask(token), await ask(token)]
  expect(feitas.map(({ status }) => status)).toEqual([200, 200, 429])
  const negada = feitas[2]
  expect([negada?.corpo.codigo, Number(negada?.espera) > 0]).toEqual(['muitas_requisicoes', true])
  await app.chamadasDeChave.flush()
  const params = { idfornecedor: loja.idfornecedor }
  const { dados } = await app.call(
    'GET /painel/v1/{idfornecedor}/chaves/chamadas',
    { params, query: { chamada: PEDIDOS, situacao: 'RECUSADA' } },
    rita,
  )
  expect(dados.data).toMatchObject([
    { idapikeys, chamada: PEDIDOS, status: 429, codigo: 'muitas_requisicoes', idrequisicao: negada?.id },
  ])
  const { dados: uso } = await app.call('GET /painel/v1/{idfornecedor}/chaves/uso', { params }, rita)
  expect(JSON.stringify(uso)).toContain(PEDIDOS)
})

test('one that is refused for its address, before anything is read of it, is in the log of its key all the same', async () => {
  const { idapikeys, token } = await open({ porIp: 12, porConta: 0, fatorPorChamada: 0 })
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) statuses.push((await ask(token)).status)
  expect(statuses.at(-1)).toBe(429)
  await app.chamadasDeChave.flush()
  const rows = await app.sql<{ status: number; codigo: string | null }[]>`
    select status, codigo from chamada_de_chave where idapikeys = ${idapikeys} and chamada = ${PEDIDOS}`
  expect(rows).toHaveLength(5)
  expect(rows.filter(({ status }) => status === 429)).toEqual(
    statuses.filter((status) => status === 429).map((status) => ({ status, codigo: 'muitas_requisicoes' })),
  )
})
