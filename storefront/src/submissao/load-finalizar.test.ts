import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'

import type { ContextoPagina } from '@vitrine/contract/janela'
import { formatCorte } from '@vitrine/rules/entrega'

import { paginaContext } from '#shell'

import { loadFinalizar } from './load-finalizar.ts'

/** What the store answers, call by call; anything else could not be read. */
const respostas = (fuso: string): Record<string, unknown> => ({
  'GET /v2/app/{session_token}/configuracao/fornecedor': { slug: 'loja', idfornecedor: 'f1', fuso, tags: [] },
  'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente': {
    authenticated: true,
    idcliente: 'c1',
    userSubmission: { canSubmitOrder: true },
  },
  'GET /v2/app/{session_token}/cliente/usuario/{id}/cart': {
    produtosSelecionados: [],
    servicosAdicionais: [],
    assinaturas: { label: '' },
    servicos: [],
  },
})

async function load(fuso: string) {
  const context = new RouterContextProvider()
  const pagina = {
    temSessao: true,
    local: null,
    client: async (key: string) => {
      const dados = respostas(fuso)[key]
      return dados ? { ok: true, dados } : { ok: false, status: 503, falha: { error: '' } }
    },
  }
  context.set(paginaContext, pagina as unknown as ContextoPagina) // the few calls that the page makes
  const url = new URL('http://loja.example/loja/finalizar')
  const args = { request: new Request(url), url, params: { slug: 'loja' }, context }
  return loadFinalizar(args as unknown as LoaderFunctionArgs) // nothing else of it is read
}

afterEach(() => {
  vi.useRealTimers()
})

test("the order page tells day and cut-off hour by its store's clock, as the server does (§4)", async () => {
  // Half past midnight in São Paulo, half past eleven in the evening before in Manaus.
  vi.useFakeTimers({ now: new Date('2026-11-21T03:30:00Z'), toFake: ['Date'] })
  const corteDe = async (fuso: string) => {
    const dados = await load(fuso)
    return [dados.hoje, formatCorte('2026-11-21T15:00:00Z', new Date(dados.agora), dados.fuso)]
  }
  expect(await corteDe('America/Manaus')).toEqual(['2026-11-20', 'Peça até amanhã, 11h'])
  expect(await corteDe('America/Sao_Paulo')).toEqual(['2026-11-21', 'Peça até 12h'])
})
