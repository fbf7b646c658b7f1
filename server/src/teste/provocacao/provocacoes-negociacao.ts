import type { CodigoFalha } from '@vitrine/contract'

import { buildEquipe } from '../logins.ts'
import type { Cena, Provocacao } from './provoke.ts'

const BASE = '/painel/v1/{idfornecedor}/negociacoes/{idcliente}'

/** Somebody who attends at the store, with ana's cart in hand. */
async function beginNegociacao({ app, loja, ana, produto }: Cena, quantidade = 2) {
  const { token } = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  const params = { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente }
  await app.call(
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor },
      body: { cartItens: [{ id: produto, quantidade }] },
    },
    { token: ana.token },
  )
  const { dados } = await app.call(`POST ${BASE}/posse`, { params, body: {} }, { token })
  return { token, params, grade: dados }
}

/** Failures of an assisted negotiation. */
export const provocacoesNegociacao = {
  negociacao_encerrada: async ({ app, loja, ana }) => {
    const { token } = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    const params = { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente }
    return app.call(`PUT ${BASE}/posse`, { params, body: {} }, { token })
  },
  negociacao_mudou: async (cena) => {
    const { token, params } = await beginNegociacao(cena)
    return cena.app.call(`PUT ${BASE}/frete`, { params, body: { visto: 99, frete: 5 } }, { token })
  },
  linha_mudou: async (cena) => {
    const { token, params } = await beginNegociacao(cena)
    return cena.app.call(
      `PUT ${BASE}/linhas/{idlinha}`,
      { params: { ...params, idlinha: cena.produto }, body: { visto: 99, quantidade: 3 } },
      { token },
    )
  },
  linha_em_edicao: async (cena) => {
    const { app, ana, produto } = cena
    const { token, params } = await beginNegociacao(cena)
    const linha = { ...params, idlinha: produto }
    await app.call(
      'PUT /v4/cart/{idfornecedor}/{idcliente}/negociacao/linhas/{idlinha}/edicao',
      { params: linha, body: { editando: true } },
      { token: ana.token },
    )
    return app.call(
      `PUT ${BASE}/linhas/{idlinha}`,
      { params: linha, body: { visto: 0, quantidade: 3 } },
      { token },
    )
  },
  preco_fora_do_limite: {
    provoke: async (cena: Cena) => {
      const { token, params } = await beginNegociacao(cena)
      return cena.app.call(
        `PUT ${BASE}/linhas/{idlinha}`,
        { params: { ...params, idlinha: cena.produto }, body: { visto: 0, precoatendente: 0.01 } },
        { token },
      )
    },
    error:
      'Este preço passa do seu limite: o desconto máximo é de 5%. O menor preço que você pode dar é R$\u00a09,50.',
  },
  validade_invalida: async (cena) => {
    const { token, params, grade } = await beginNegociacao(cena)
    return cena.app.call(
      `POST ${BASE}/liberacao`,
      { params, body: { visto: grade.negociacao?.revisao ?? 0, validade: '2020-01-01T00:00:00.000Z' } },
      { token },
    )
  },
} satisfies Partial<Record<CodigoFalha, Provocacao>>
