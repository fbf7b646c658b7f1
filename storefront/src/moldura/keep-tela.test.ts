import { redirect, UNSAFE_ErrorResponseImpl as Resposta, type DataStrategyResult } from 'react-router'
import { expect, test } from 'vitest'

import { showToast } from '@vitrine/ui'

import { keepTela } from './keep-tela.ts'

/** What the router is told of this result, and how often somebody is told. */
async function answer(dado: DataStrategyResult, pedido: RequestInit = { method: 'POST' }) {
  const request = new Request('http://localhost/emporio/listas', pedido)
  // Toasts are numbered.
  const antes = showToast('antes')
  const { rota } = await keepTela({ request }, async () => ({ rota: { ...dado } }))
  return { tipo: rota?.type, ditos: showToast('depois') - antes - 1 }
}
const erro = (result: unknown): DataStrategyResult => ({ type: 'error', result })

test.each<[string, unknown]>([
  ['no network', new TypeError('Failed to fetch')],
  [
    'no network, with a status beside it',
    { type: 'DataWithResponseInit', data: new TypeError('x'), init: null },
  ],
  ['a proxy without a server', new Resposta(502, 'Bad Gateway', '<h1>Bad Gateway</h1>')],
  ['a bug of ours', new Error('Unexpected Server Error')],
])('a form without an answer keeps its page and says so, once: %s (ux 1.7.4)', async (_, result) => {
  expect(await answer(erro(result))).toEqual({ tipo: 'data', ditos: 1 })
})

test.each<[string, DataStrategyResult, RequestInit?]>([
  ['what is not there', erro(new Resposta(404, 'Not Found', ''))],
  ['where it leads to', erro(redirect('/emporio'))],
  ['an answer', { type: 'data', result: null }],
  ['a page that is read', erro(new TypeError('Failed to fetch')), { method: 'GET' }],
  [
    'a press that gave way to another',
    erro(new DOMException('aborted', 'AbortError')),
    { method: 'POST', signal: AbortSignal.abort() },
  ],
])('all else goes its way, unsaid: %s', async (_, dado, pedido) => {
  expect(await answer(dado, pedido)).toEqual({ tipo: dado.type, ditos: 0 })
})
