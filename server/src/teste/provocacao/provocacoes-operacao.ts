import { buildEquipe, buildOperador } from '../logins.ts'
import type { Cena, Provocacao } from './provoke.ts'

const readCart = ({ app, loja, ana }: Cena, { token }: { token: string }) =>
  app.call(
    'GET /v2/app/{session_token}/cliente/usuario/{id}/cart',
    { params: { session_token: 'token', id: ana.idcliente }, query: { idfornecedor: loja.idfornecedor } },
    { token },
  )

/** Failures of the platform's people, and of what they take off the air. */
export const provocacoesOperacao = {
  acesso_sem_motivo: async (cena) => readCart(cena, await buildOperador(cena.app.sql)),
  convite_aceito: async ({ app, loja }) => {
    const { idusuario } = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    await app.sql`update usuario set senha_hash = 'outra' where idusuario = ${idusuario}`
    const { token } = await buildOperador(app.sql)
    const { idfornecedor } = loja
    const email = `${idusuario}@vitrine.example`
    return app.call(
      'POST /painel/v1/fornecedores/{idfornecedor}/convite/retirar',
      { params: { idfornecedor }, body: { email } },
      { token },
    )
  },
  loja_fora_do_ar: async ({ app, loja: { idfornecedor } }) => {
    await app.sql`update fornecedor set ativo = false where idfornecedor = ${idfornecedor}`
    return app.call('GET /v2/configuracao/fornecedor/{id}/tema', { params: { id: idfornecedor } })
  },
} satisfies Partial<Record<string, Provocacao>>
