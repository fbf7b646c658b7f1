import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { api, onTooManyRequests } from './api.ts'
import { onSessaoEncerrada, takeSessaoNova } from './sessao-encerrada.ts'

let feito: string[]

beforeEach(() => {
  feito = []
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: '/emporio/carrinho', assign: (para: string) => feito.push(para) })
})
afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, falha: object) =>
  vi.stubGlobal('fetch', async () => Response.json(falha, { status }))
const ask = () => api('GET /v4/endereco/pesquisar', { query: { q: 'campinas', limit: 3 } })

test('what is not saved is stored before a 429 leaves the page (readings 8, T6)', async () => {
  const stop = onTooManyRequests(() => feito.push('guardado'))
  answer(429, { codigo: 'muitas_requisicoes', error: 'Muitas solicitações.', detalhes: { segundos: 30 } })
  await ask()
  expect(feito).toEqual(['guardado', '/emporio/erro/too-many-request?segundos=30'])
  stop()
  await ask()
  expect(feito.slice(2)).toEqual(['/emporio/erro/too-many-request?segundos=30'])
})

test.each([401, 409, 500, 503])('a %i leaves no page', async (status) => {
  answer(status, { codigo: 'x', error: 'x' })
  expect(await ask()).toMatchObject({ ok: false, status })
  expect(feito).toEqual([])
})

test('a session ends for the page when the server says so, not with every 401 (R7)', async () => {
  const ditas: string[] = []
  const stop = onSessaoEncerrada((texto) => ditas.push(texto))
  answer(401, { codigo: 'autorizacao_ausente', error: 'Falta a autorização.' })
  await ask()
  answer(401, { codigo: 'entrar_para_continuar', error: 'Entre para continuar' })
  await ask()
  expect(ditas).toEqual([])
  answer(401, { codigo: 'sessao_expirada', error: 'Sessão expirada', action: 'logout' })
  await ask()
  expect(ditas).toEqual(['Sessão expirada'])
  stop()
  takeSessaoNova()
})
