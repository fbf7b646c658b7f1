import type { CodigoFalha } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import { buildFatura } from './build-fatura.ts'
import { buildSubmissao } from './submissao.ts'
import type { Provocacao } from './provocar.ts'

/** Failures of invoices and fiscal documents. */
export const provocacoesFatura = {
  fatura_indisponivel: async ({ app, loja, ana, produto }) => {
    await app.sql`update cadastroextracliente set limite_credito_centavos = 100000 where idcliente = ${ana.idcliente}`
    const faturas = await buildFatura(app, { loja, cliente: ana, produto }, 2)
    await app.sql`update fatura set status = 'PAGA' where idfatura = any(${faturas})`
    const { idfornecedor } = loja
    const { idcliente, token } = ana
    const body = { idfornecedor, idcliente, faturas, idpagamento: uuidv7() }
    return app.call('POST /v4/faturas/pagar', { body }, { token })
  },
  nota_nao_emitida: async (cena) => {
    const { app, loja, ana } = cena
    const { idcliente, token } = ana
    const pedido = await app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      {
        params: { session_token: 'token', id: idcliente },
        body: buildSubmissao({ loja, cliente: ana, produto: cena.produto }),
      },
      { token },
    )
    const params = { num: pedido.dados.numpedido, idfornecedor: loja.idfornecedor }
    return app.call('GET /v4/danfe/{num}/{idfornecedor}', { params }, { token })
  },
} satisfies Partial<Record<CodigoFalha, Provocacao>>
