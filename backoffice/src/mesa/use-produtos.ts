import type { GradeDoOrcamento } from '@vitrine/contract'
import type { Answer } from '@vitrine/contract/client'

import { showToast } from '@vitrine/ui'

import type { ProdutoPedido } from '#produto'
import { api } from '#shell'

import type { Mesa } from './use-mesa.ts'

type Chamada = Answer<'POST /painel/v1/pedidos/{num}/orcamento/linhas'>

/** Adds products to the draft, and takes them out again: after all that waits to be stored. */
export function useProdutos(mesa: Mesa) {
  async function write(call: (num: number, rascunho: GradeDoOrcamento['rascunho']) => Promise<Chamada>) {
    if (!(await mesa.flush())) return 'Há algo por gravar. Tente em alguns instantes.'
    const { numpedido, rascunho } = mesa.current()
    const resposta = await call(numpedido, rascunho)
    if (resposta.ok) {
      mesa.take(resposta.dados)
      return null
    }
    await mesa.readAgain()
    return Object.values(resposta.falha.campos ?? {})[0] ?? resposta.falha.error
  }
  return {
    /** Null: it was done; else why not. */
    include: (pedido: ProdutoPedido) =>
      write((num, { revisao: visto }) =>
        api('POST /painel/v1/pedidos/{num}/orcamento/linhas', {
          params: { num },
          body: { visto, ...pedido },
        }),
      ),
    /** Says why not, where that is refused. */
    async remove(sequencia: number) {
      const porque = await write((num, { revisao: visto }) =>
        api('DELETE /painel/v1/pedidos/{num}/orcamento/linhas/{sequencia}', {
          params: { num, sequencia },
          query: { visto },
        }),
      )
      if (porque !== null) showToast(porque)
    },
  }
}
