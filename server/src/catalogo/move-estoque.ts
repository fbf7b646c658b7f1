import type { MovimentoDito, MovimentoEstoque, MovimentoFeito } from '@vitrine/contract'
import { formatQuantidade, fromMilesimos } from '@vitrine/rules/dinheiro'

import { lockCatalogo, saveUm, type Quem } from '#cadastro'
import { findEstoque, holdEstoques, saveEstoques, type Detalhe } from '#estoque'
import { Falha, type Db, type Sql, type Transaction } from '#infra'

import { canUndo, sayMovimentos, toUnidades } from './list-movimentos.ts'
import {
  findEnviado,
  findMovimento,
  findVolta,
  hasProduto,
  type MovimentoRow,
} from './movimento.repository.ts'

interface QualProduto {
  idfornecedor: string
  idcadastroextraproduto: string
}

/** Writes a movement that somebody tells, once. Errors: `nao_encontrado`, `entrada_invalida` at its fields. */
export function moveEstoque(
  sql: Sql,
  quem: Quem,
  { idcadastroextraproduto, dito }: { idcadastroextraproduto: string; dito: MovimentoDito },
): Promise<MovimentoFeito> {
  const qual = { idfornecedor: quem.idfornecedor, idcadastroextraproduto }
  const { chave_idempotencia, nota } = dito
  return saveUm(sql, {
    async save(tx) {
      await lockCatalogo(tx, quem.idfornecedor)
      if (!(await hasProduto(tx, qual))) throw new Falha('nao_encontrado')
      if (await findEnviado(tx, qual, chave_idempotencia)) return
      if (dito.tipo === 'CONTAGEM') await checkVisto(tx, qual, dito.visto)
      const detalhe: Detalhe = { tipo: dito.tipo, nota, chave_idempotencia }
      await saveEstoques(
        tx,
        quem,
        [toMovimento(idcadastroextraproduto, dito)],
        new Map([[idcadastroextraproduto, detalhe]]),
      )
    },
    find: async (tx) => sayFeito(tx, qual, await findEnviado(tx, qual, chave_idempotencia)),
  })
}

/** A count is of what its counter saw: orders that took of it since are told, not written over. */
async function checkVisto(tx: Transaction, qual: QualProduto, visto: MovimentoDito['visto']): Promise<void> {
  if (visto === undefined) return
  const [row] = await holdEstoques(tx, qual.idfornecedor, [qual.idcadastroextraproduto])
  const agora = toUnidades(row?.quantidade ?? null)
  if (agora === visto) return
  const ha = agora === null ? 'não é contado' : `há ${formatQuantidade(agora)}`
  throw new Falha('entrada_invalida', {
    campos: { quantidade: `O estoque mudou enquanto você contava: agora ${ha}. Confira e grave de novo.` },
  })
}

/** What came or went is a difference; what is missing is refused by the writer. */
function toMovimento(
  idcadastroextraproduto: string,
  { tipo, quantidade = Number.NaN, motivo }: MovimentoDito,
): MovimentoEstoque {
  const comum = { idcadastroextraproduto, motivo }
  if (tipo === 'SEM_CONTROLE') return { ...comum, tipo }
  if (tipo === 'CONTAGEM') return { ...comum, tipo, quantidade }
  return { ...comum, tipo: 'AJUSTE', quantidade: tipo === 'ENTRADA' ? quantidade : -quantidade }
}

/** Takes a movement back, once. Errors: `nao_encontrado` for an order's own too, `entrada_invalida` where it cannot be so any more. */
export function undoMovimento(
  sql: Sql,
  quem: Quem,
  { idcadastroextraproduto, idmovimento }: { idcadastroextraproduto: string; idmovimento: number },
): Promise<MovimentoFeito> {
  const qual = { idfornecedor: quem.idfornecedor, idcadastroextraproduto }
  return saveUm(sql, {
    async save(tx) {
      await lockCatalogo(tx, quem.idfornecedor)
      const feito = await findMovimento(tx, qual, idmovimento)
      if (!feito) throw new Falha('nao_encontrado')
      if (feito.desfeito) return
      if (!canUndo(feito)) throw new Falha('nao_encontrado')
      const agora = await findEstoque(tx, quem.idfornecedor, idcadastroextraproduto)
      const detalhe: Detalhe = { tipo: 'DESFEITO', desfaz: idmovimento }
      const volta = revertMovimento(idcadastroextraproduto, feito, agora)
      await saveEstoques(tx, quem, [volta], new Map([[idcadastroextraproduto, detalhe]]))
    },
    find: async (tx) => sayFeito(tx, qual, await findVolta(tx, qual, idmovimento)),
  })
}

/** The difference is given back, not the number: orders took of it meanwhile. */
function revertMovimento(
  idcadastroextraproduto: string,
  { antes, depois }: Pick<MovimentoRow, 'antes' | 'depois'>,
  agora: number | null,
): MovimentoEstoque {
  const comum = { idcadastroextraproduto, motivo: 'Desfeito' }
  if (antes === null) return { ...comum, tipo: 'SEM_CONTROLE' }
  if (depois !== null) return { ...comum, tipo: 'AJUSTE', quantidade: fromMilesimos(antes - depois) }
  if (agora !== null)
    throw new Falha('entrada_invalida', {
      campos: {
        quantidade: `O estoque já voltou a ser contado: há ${formatQuantidade(fromMilesimos(agora))}.`,
      },
    })
  return { ...comum, tipo: 'CONTAGEM', quantidade: fromMilesimos(antes) }
}

async function sayFeito(
  tx: Db,
  { idfornecedor, idcadastroextraproduto }: QualProduto,
  row: MovimentoRow | undefined,
): Promise<MovimentoFeito | undefined> {
  if (!row) return undefined
  const [movimento] = await sayMovimentos(tx, idfornecedor, [row])
  const estoque = toUnidades(await findEstoque(tx, idfornecedor, idcadastroextraproduto))
  return movimento && { movimento, estoque }
}
