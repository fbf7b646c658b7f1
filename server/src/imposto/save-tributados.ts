import type { Quem } from '#cadastro'
import { Falha, type Sql } from '#infra'
import { saveProdutos } from '#produto'

import { listIdsDe } from './imposto.repository.ts'

/**
 * Says NCM and origin of products, which are edits of them (the last write wins). Answers how many. Errors: `entrada_invalida` with the
 * place of each product that the supplier has not.
 */
export async function saveTributados(
  sql: Sql,
  quem: Quem,
  produtos: readonly { id?: string; sku?: string; ncm: string | null; origem: number }[],
): Promise<number> {
  await sql.begin(async (tx) => {
    const ids = await listIdsDe(
      tx,
      quem.idfornecedor,
      produtos.map(({ id = null, sku = null }, ordem) => ({ ordem, id, sku })),
    )
    const erros = produtos.flatMap((_produto, ordem) =>
      ids.has(ordem) ? [] : [[`produtos.${ordem}`, 'Este produto não é da loja.'] as const],
    )
    if (erros.length > 0) throw new Falha('entrada_invalida', { campos: Object.fromEntries(erros) })
    // Said twice in one list, the last word counts.
    const unicos = new Map(
      produtos.map(({ ncm, origem }, ordem) => {
        const idcadastroextraproduto = ids.get(ordem) ?? ''
        return [idcadastroextraproduto, { idcadastroextraproduto, ncm, origem, versao: 'qualquer' as const }]
      }),
    )
    await saveProdutos(tx, quem, [...unicos.values()])
  })
  return produtos.length
}
