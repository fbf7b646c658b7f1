import type { MovimentoEstoque, ProdutoDito, ProdutoGuardado } from '@vitrine/contract'
import { fromMilesimos } from '@vitrine/rules/dinheiro'

import { listGuardadas, saveUm, type Quem } from '#cadastro'
import { findEstoque, saveEstoques } from '#estoque'
import { Falha, uuidv7, type Db, type Sql, type Transaction } from '#infra'
import { cadastroProduto, fromGuardado, saveProdutos } from '#produto'

import { toMovimento } from './to-movimento.ts'

/** A product as its supplier keeps it; undefined: it has none of this id. */
export async function findProduto(
  db: Db,
  idfornecedor: string,
  idcadastroextraproduto: string,
): Promise<ProdutoGuardado | undefined> {
  const [row] = await listGuardadas(db, cadastroProduto, idfornecedor, [{ idcadastroextraproduto }])
  if (!row) return undefined
  const { versao, ...guardado } = row
  const quantidade = await findEstoque(db, idfornecedor, idcadastroextraproduto)
  const estoque = quantidade === null ? null : fromMilesimos(quantidade)
  // Written by the same contract's schema.
  return { ...fromGuardado(guardado), estoque, versao } as ProdutoGuardado
}

/** Writes fields of a product that there is, or a new one. Errors: `nao_encontrado`, `entrada_invalida` at its fields, `cadastro_mudou`. */
export function saveProduto(
  sql: Sql,
  quem: Quem,
  { idcadastroextraproduto, dito }: { idcadastroextraproduto: string; dito: ProdutoDito },
): Promise<ProdutoGuardado> {
  const find = (tx: Db) => findProduto(tx, quem.idfornecedor, idcadastroextraproduto)
  return saveUm(sql, { save: (tx) => writeProduto(tx, quem, { idcadastroextraproduto, dito }), find })
}

/** The same within a transaction of one's own; writers name fields by their place among rows ('produtos.0.nome'), as `saveUm` reads them. */
export async function writeProduto(
  tx: Transaction,
  quem: Quem,
  { idcadastroextraproduto, dito }: { idcadastroextraproduto: string; dito: ProdutoDito },
): Promise<void> {
  const { versao = 'qualquer' as const, estoque, ...campos } = dito
  const isNovo = versao === null
  // One that is not there is made by who says that it is new.
  if (!isNovo && !(await findProduto(tx, quem.idfornecedor, idcadastroextraproduto)))
    throw new Falha('nao_encontrado')
  const comeco = isNovo ? { idproduto: uuidv7(), marca: '', embalagem: '' } : {}
  await saveProdutos(tx, quem, [{ ...comeco, ...campos, idcadastroextraproduto, versao }])
  if (estoque) await moveEstoque(tx, quem, toMovimento(idcadastroextraproduto, estoque))
}

/** Of one product its stock is one field. */
async function moveEstoque(tx: Transaction, quem: Quem, movimento: MovimentoEstoque): Promise<void> {
  try {
    await saveEstoques(tx, quem, [movimento])
  } catch (error) {
    if (!(error instanceof Falha) || !error.extra.campos) throw error
    const [erro = ''] = Object.values(error.extra.campos)
    throw new Falha('entrada_invalida', { campos: { estoque: erro } })
  }
}
