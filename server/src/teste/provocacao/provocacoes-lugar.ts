import type { CodigoFalha } from '@vitrine/contract'

import { buildFornecedor } from '../builders.ts'
import { withoutTable, type Cena, type Provocacao, type Provocada } from './provoke.ts'

/** Far from the area of every test supplier. */
const longe = { lat: -3.1, lng: -60 }

/** The fixed text of an empty list (readings 8). */
async function lookUp({ app }: Pick<Cena, 'app'>, idfornecedor?: string): Promise<Provocada> {
  const { status, dados, falha } = await app.call('GET /v2/app/{session_token}/fornecedor', {
    params: { session_token: 'token' },
    query: { ...longe, idfornecedor },
  })
  return { status, falha: status === 200 ? { mensagem: dados.mensagem } : falha }
}

/** Coordinates are believed within the town of the CEP (readings 8): 13015-002 is in Campinas. */
const listFormas = ({ app, loja }: Cena, lugar: { lat: number; lng: number }, cep = '13015002') =>
  app.call('POST /v4/app/formas-entrega/{idfornecedor}/{cep}', {
    params: { idfornecedor: loja.idfornecedor, cep },
    query: lugar,
    body: { produtos: [{ id: loja.idcategoria, quantidade: 1 }] },
  })

/** Supplier, address and delivery (§8). */
export const provocacoesLugar = {
  fornecedor_nao_atende: (cena) => listFormas(cena, longe, '69010001'),
  sem_forma_entrega: async (cena) => {
    const loja = await buildFornecedor(cena.app.sql)
    await cena.app.sql`update forma_entrega set ativa = false where idfornecedor = ${loja.idfornecedor}`
    return listFormas({ ...cena, loja }, { lat: -22.9, lng: -47.06 })
  },
  endereco_nao_atendido: (cena) => lookUp(cena, cena.loja.slug),
  seu_endereco_nao_atendido: lookUp,
  fornecedores_nao_encontrados: (cena) => withoutTable(cena.app, 'area', () => lookUp(cena)),
  outros_fornecedores_indisponivel: ({ app, loja }) =>
    withoutTable(app, 'fornecedor', () =>
      app.call('GET /v2/app/{session_token}/fornecedor', {
        params: { session_token: 'token' },
        query: { idempresa: loja.idfornecedor },
      }),
    ),
  area_indisponivel: async ({ app }) => {
    // Nobody has asked for this supplier yet: it must be read.
    const { idfornecedor } = await buildFornecedor(app.sql)
    return withoutTable(app, 'area', () =>
      app.call('GET /v2/app/{session_token}/fornecedor/areaatendimento', {
        params: { session_token: 'token' },
        query: { idfornecedor },
      }),
    )
  },
  agendamentos_indisponivel: ({ app, loja, ana }) =>
    withoutTable(app, 'endereco', () =>
      app.call(
        'GET /v4/app/{session_token}/{id}/formas-entrega/{idfornecedor}',
        {
          params: { session_token: 'token', id: ana.idcliente, idfornecedor: loja.idfornecedor },
          query: { idendereco: ana.idendereco },
        },
        { token: ana.token },
      ),
    ),
} satisfies Partial<Record<CodigoFalha, Provocacao>>
