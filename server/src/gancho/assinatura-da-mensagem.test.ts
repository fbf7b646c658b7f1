import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  startReceptor,
  type AppDeTeste,
  type Receptor,
} from '../teste/index.ts'
import type { Recebido } from '../teste/receptor.ts'

let app: AppDeTeste
let receptor: Receptor
beforeAll(async () => {
  app = await createTestApp()
  receptor = await startReceptor()
})
afterAll(async () => {
  await receptor.close()
  await app.close()
})

/** As a receiver does it (Standard Webhooks), by Web Crypto: which of the signatures are made with this secret. */
async function verify({ headers, body }: Recebido, segredo: string): Promise<boolean[]> {
  const bytes = Uint8Array.from(atob(segredo.replace('whsec_', '')), (letra) => letra.codePointAt(0) ?? 0)
  const chave = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ])
  const dito = new TextEncoder().encode(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
  const assinaturas = String(headers['webhook-signature']).split(' ')
  return Promise.all(
    assinaturas.map((assinatura) => {
      const [versao, base64 = ''] = assinatura.split(',')
      const dada = Uint8Array.from(atob(base64), (letra) => letra.codePointAt(0) ?? 0)
      return versao === 'v1' ? crypto.subtle.verify('HMAC', chave, dada, dito) : Promise.resolve(false)
    }),
  )
}

test('a receiver verifies what it is told; a rotated secret is good for 24 hours more (Standard Webhooks)', async () => {
  const loja = await buildFornecedor(app.sql)
  const { token } = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  const params = { idfornecedor: loja.idfornecedor }
  const { dados: gancho } = await app.call(
    'POST /painel/v1/{idfornecedor}/ganchos',
    { params, body: { url: receptor.url, eventos: ['pedido.ENVIADO'] } },
    { token },
  )
  const doGancho = { params: { ...params, idgancho: gancho.idgancho } }
  const tell = async (): Promise<Recebido> => {
    await app.call('POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/teste', doGancho, { token })
    const recebido = receptor.recebidos.at(-1)
    if (!recebido) throw new Error('nothing came')
    return recebido
  }
  const primeira = await tell()
  expect(await verify(primeira, gancho.segredo)).toEqual([true])
  expect(
    await verify({ ...primeira, body: primeira.body.replace('teste', 'testE') }, gancho.segredo),
  ).toEqual([false])
  expect(Math.abs(Number(primeira.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
  expect(primeira.headers['content-type']).toBe('application/json; charset=utf-8')

  const { dados: novo } = await app.call(
    'POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/segredo',
    doGancho,
    { token },
  )
  expect(novo.segredo).not.toBe(gancho.segredo)
  expect(Date.parse(novo.anterior_ate ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000)
  const segunda = await tell()
  expect(await verify(segunda, novo.segredo)).toEqual([true, false])
  expect(await verify(segunda, gancho.segredo)).toEqual([false, true])

  await app.sql`update gancho set anterior_ate = now() - interval '1 second' where idgancho = ${gancho.idgancho}`
  const terceira = await tell()
  expect(await verify(terceira, novo.segredo)).toEqual([true])
})
