import type { CodigoFalha } from '@vitrine/contract'

import { buildEquipe } from '../logins.ts'
import { submit, type Cena, type Provocacao } from './provoke.ts'

const UM = '/painel/v1/pedidos/{num}/orcamento'

/** A budget that ana asked for, and somebody who prices it. */
async function beginOrcamento(cena: Cena) {
  const { app, loja } = cena
  await app.sql`update fornecedor set tags = tags || '{support-budget}' where idfornecedor = ${loja.idfornecedor}`
  const { token } = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  await submit(cena, { orcamento: true })
  const [row] = await app.sql<
    { num: number }[]
  >`select max(numpedido)::int as num from pedido where idfornecedor = ${loja.idfornecedor}`
  return { token, params: { num: row?.num ?? 0 } }
}

/** Failures at the desk where budgets are priced. */
export const provocacoesOrcamento = {
  rascunho_mudou: async (cena) => {
    const { token, params } = await beginOrcamento(cena)
    return cena.app.call(`PUT ${UM}/rascunho`, { params, body: { visto: 99 } }, { token })
  },
  orcamento_espera_supervisor: async (cena) => {
    const { token, params } = await beginOrcamento(cena)
    const linhas = [{ sequencia: 0, preco: 0.01, pede_supervisor: true }]
    await cena.app.call(
      `PUT ${UM}/rascunho`,
      { params, body: { visto: 0, linhas, validade: '2099-01-01' } },
      { token },
    )
    return cena.app.call(`POST ${UM}/versoes`, { params, body: { visto: 1 } }, { token })
  },
} satisfies Partial<Record<CodigoFalha, Provocacao>>
