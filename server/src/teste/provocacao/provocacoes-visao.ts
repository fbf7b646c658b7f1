import { buildEquipe } from '../logins.ts'
import { openVisao, VISAO } from '../visao-de-teste.ts'
import type { Cena, Provocacao } from './provoke.ts'

/** The store of the scene as ana sees it, by somebody who attends there. */
async function look({ app, loja, ana }: Cena) {
  const quem = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  const params = { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente }
  return { quem, params, cookie: await openVisao(app, params, quem) }
}

const readCart = ({ app, loja, ana }: Cena, cookie: string) =>
  app.call(
    'GET /v2/app/{session_token}/cliente/usuario/{id}/cart',
    { params: { session_token: 'token', id: ana.idcliente }, query: { idfornecedor: loja.idfornecedor } },
    { headers: { cookie } },
  )

/** Failures of who looks at the store as a customer. */
export const provocacoesVisao = {
  visao_so_leitura: async (cena) => {
    const { cookie } = await look(cena)
    return cena.app.call(
      'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
      {
        params: { session_token: 'token', id: cena.ana.idcliente },
        query: { idfornecedor: cena.loja.idfornecedor },
        body: { cartItens: [] },
      },
      { headers: { cookie } },
    )
  },
  visao_nao_mostra: async (cena) => {
    const { cookie } = await look(cena)
    return cena.app.call(
      'GET /v4/client/{idcliente}/dados',
      { params: { idcliente: cena.ana.idcliente } },
      { headers: { cookie } },
    )
  },
  visao_encerrada: async (cena) => {
    const { cookie } = await look(cena)
    await cena.app.fastify.inject({ method: 'POST', url: '/_visao/sair', headers: { cookie } })
    return readCart(cena, cookie)
  },
  cliente_sem_login: async (cena) => {
    const { quem, params } = await look(cena)
    await cena.app.sql`delete from usuario_cliente where idcliente = ${params.idcliente}`
    return cena.app.call(VISAO, { params }, { token: quem.token })
  },
} satisfies Partial<Record<string, Provocacao>>
