import type { Rodada } from '#fila'
import type { Fornecedores } from '#fornecedor'
import type { Sql } from '#infra'

import { deleteCartaoSalvo, listCartoesRemovidos } from '#cartao'
import type { Pagamentos } from './pagamentos.ts'

/**
 * Cards of logins that were erased: gone at the provider first, then here (LGPD art. 18 §6). A provider that does not answer is asked
 * again later; for a store without a provider there is nobody to ask.
 */
export async function forgetRemovidos(
  { sql, fornecedores, pagamentos }: { sql: Sql; fornecedores: Fornecedores; pagamentos: Pagamentos },
  rodada: Rodada,
): Promise<void> {
  await rodada.drain('cartao', {
    list: (exceto) => listCartoesRemovidos(sql, exceto),
    chaveOf: ({ idcartao }) => idcartao,
    work: async (cartao) => {
      const fornecedor = await fornecedores.findSempre(cartao.idfornecedor)
      const provedor = fornecedor && pagamentos.provedorOf(fornecedor)
      if (provedor?.nome === cartao.provedor) await provedor.removeCartao(cartao)
      await deleteCartaoSalvo(sql, cartao.idcartao)
    },
  })
}
