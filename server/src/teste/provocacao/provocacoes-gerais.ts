import type { CodigoFalha } from '@vitrine/contract'

import { portaoOf } from '../../infra/index.ts'
import { buildProduto } from '../builders.ts'
import { buildAparelho } from '../provedor-falso/receptor-push.ts'
import { withoutTable, type Cena, type Provocacao, type Provocada } from './provoke.ts'

const cartUrl = ({ loja, ana }: Cena) =>
  `/v2/app/token/cliente/usuario/${ana.idcliente}/cart?idfornecedor=${loja.idfornecedor}`

/** A request that no typed client would send. */
async function ask(
  { app }: Cena,
  {
    url,
    method = 'GET',
    ...rest
  }: { url: string; method?: 'GET' | 'POST' | 'DELETE'; payload?: object; headers?: object },
): Promise<Provocada> {
  const response = await app.fastify.inject({ url, method, ...rest, headers: { ...rest.headers } })
  return { status: response.statusCode, falha: response.json() }
}

/** Failures that any call can give. */
export const provocacoesGerais = {
  entrada_invalida: ({ app, loja }) =>
    app.call('GET /v1/app/{supplier}/listaprodutosf/{x}', {
      params: { supplier: loja.slug, x: '0' },
      query: { page: 0 },
    }),
  corpo_grande: (cena) =>
    ask(cena, {
      url: cartUrl(cena),
      method: 'POST',
      payload: { cartItens: [], observacao: 'x'.repeat(300_000) },
      headers: { authorization: `Bearer ${cena.ana.token}` },
    }),
  nao_encontrado: (cena) => ask(cena, { url: '/v9/nada' }),
  produto_saiu: async ({ app, loja }) => {
    const id = await buildProduto(app.sql, loja)
    await app.sql`update produto set ativo = false where idcadastroextraproduto = ${id}`
    return app.call('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', {
      params: { a: 'token', b: loja.slug, c: id },
      query: {},
    })
  },
  // Production without keys tells nobody by push.
  notificacao_desligada: async ({ app, loja, ana }) => {
    app.config.producao = true
    const { idcliente, token } = ana
    const body = {
      idfornecedor: loja.idfornecedor,
      idcliente,
      aparelho: buildAparelho('https://push.example/a'),
      pedidos: true,
      alertas: true,
    }
    return app
      .call('POST /v4/notificacao/inscricao', { body }, { token })
      .finally(() => (app.config.producao = false))
  },
  metodo_invalido: (cena) => ask(cena, { url: cartUrl(cena), method: 'DELETE' }),
  sem_permissao: ({ app, loja }) =>
    app.call('POST /v4/webhook/{provedor}/{idfornecedor}', {
      params: { provedor: 'simulador', idfornecedor: loja.idfornecedor },
      body: { idevento: '1', txid: '1', status: 'PAGO', valor: 1 },
    }),
  origem_recusada: (cena) =>
    ask(cena, {
      url: cartUrl(cena),
      method: 'POST',
      payload: { cartItens: [] },
      headers: { cookie: `vitrine_sessao=${cena.ana.token}`, origin: 'https://outro.example' },
    }),
  // Letters to one login are counted in the database; limits of addresses and accounts are off in tests (limites.test.ts).
  muitas_requisicoes: async ({ app, ana }) => {
    const ask = () =>
      app.call('GET /v2/app/{session_token}/cliente/senha/recuperar/{id}', {
        params: { session_token: 'token', id: `${ana.idcliente}@vitrine.example` },
        query: {},
      })
    const respostas = await Promise.all(Array.from({ length: 6 }, ask))
    return respostas.find(({ status }) => status !== 200) ?? { status: 200, falha: {} }
  },
  indisponivel: async ({ app, ana }) => {
    const portao = portaoOf(app.sql)
    portao.close()
    try {
      return await app.call(
        'GET /v1/app/{session_token}/cliente/enderecos',
        { params: { session_token: 'token' }, query: {} },
        { token: ana.token },
      )
    } finally {
      portao.open()
    }
  },
  interna: ({ app, ana }) =>
    withoutTable(app, 'pedido', () =>
      app.call(
        'GET /v2/app/pedido/cliente/{idcliente}',
        { params: { idcliente: ana.idcliente }, query: {} },
        { token: ana.token },
      ),
    ),
  fornecedor_desconhecido: ({ app }) =>
    app.call('GET /v1/app/{supplier}/listaprodutosf/{x}', {
      params: { supplier: 'naoexiste', x: '0' },
      query: {},
    }),
} satisfies Partial<Record<CodigoFalha, Provocacao>>
