import type { Composicao } from '#carrinho'
import type { Db } from '#infra'
import { listNomes } from '#produto'

/**
 * A refusal names the lines it is about (§8), also products that are not sold any more and were not read with the others: one statement,
 * only for a submission that will be refused.
 */
export async function nameGone(db: Db, idfornecedor: string, composicao: Composicao): Promise<Composicao> {
  const gone = composicao.mudancas.filter(({ para }) => para === 0).map(({ id }) => id)
  if (gone.length === 0) return composicao
  const nomes = await listNomes(db, idfornecedor, gone)
  const mudancas = composicao.mudancas.map((mudanca) => ({
    ...mudanca,
    nome: nomes.get(mudanca.id) ?? mudanca.nome,
  }))
  return { ...composicao, mudancas }
}
