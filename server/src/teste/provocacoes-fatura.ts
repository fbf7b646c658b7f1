import type { CodigoFalha } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import { buildFatura } from './build-fatura.ts'
import type { Provocacao } from './provocar.ts'

/** Failures of invoices. */
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
} satisfies Partial<Record<CodigoFalha, Provocacao>>
