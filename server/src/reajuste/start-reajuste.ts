import type { Reajuste, ReajusteDito } from '@vitrine/contract'
import { todayIn } from '@vitrine/rules/data'

import { asFalha, lockCatalogo, saveCadastros, type Quem } from '#cadastro'
import { countFiltrados, makeFiltro } from '#catalogo'
import { Falha, type Sql, type Transaction } from '#infra'

import { applyReajuste } from './apply-reajustes.ts'
import { cadastroReajuste } from './cadastro-reajuste.ts'
import {
  countAgendados,
  findReajuste,
  holdReajuste,
  MAXIMO,
  startAndamento,
  stopAndamento,
  type QualReajuste,
} from './reajuste.repository.ts'

/** So many products are changed while whoever asked waits; of more a job takes care. */
const NA_HORA = 500

interface Pedido {
  quem: Quem
  fuso: string
  idreajuste: string
  dito: ReajusteDito
}

/**
 * Applies a rule now, or keeps it for its day. Said again, as where an answer was lost, it is not done twice. Errors: `entrada_invalida` where no product
 * is meant, where the day is not to come, or where too many wait.
 */
export async function startReajuste(sql: Sql, { quem, fuso, idreajuste, dito }: Pedido): Promise<Reajuste> {
  const qual = { idfornecedor: quem.idfornecedor, idreajuste }
  const isNaHora = await asFalha(
    sql.begin((tx) => keepReajuste(tx, { quem, fuso, idreajuste, dito })) as Promise<boolean>, // what `begin` answers is what its work does
  )
  if (isNaHora) await applyReajuste(sql, qual)
  return requireReajuste(sql, qual, quem)
}

/** Answers whether whoever asked also does it. */
async function keepReajuste(tx: Transaction, { quem, fuso, idreajuste, dito }: Pedido): Promise<boolean> {
  const { idfornecedor, autor } = quem
  const qual = { idfornecedor, idreajuste }
  await lockCatalogo(tx, idfornecedor)
  if (await holdReajuste(tx, qual)) return false
  const { selecao, regra, dia } = dito
  const produtos = await countFiltrados(tx, makeFiltro(idfornecedor, selecao))
  if (produtos === 0) refuse('selecao', 'Nenhum produto é assim. Mude o filtro.')
  if (dia !== undefined) await checkDia(tx, { idfornecedor, fuso, dia })
  const estado = dia === undefined ? 'APLICANDO' : 'AGENDADO'
  await saveCadastros(tx, cadastroReajuste, quem, [
    { idreajuste, selecao, regra, dia: dia ?? null, estado, autor: { ...autor }, versao: null },
  ])
  const isNaHora = dia === undefined && produtos <= NA_HORA
  await startAndamento(tx, qual, isNaHora)
  return isNaHora
}

async function checkDia(
  tx: Transaction,
  { idfornecedor, fuso, dia }: { idfornecedor: string; fuso: string; dia: string },
): Promise<void> {
  if (dia <= todayIn(fuso, new Date())) refuse('dia', 'Escolha um dia depois de hoje.')
  if ((await countAgendados(tx, idfornecedor)) >= MAXIMO)
    refuse('dia', `São no máximo ${MAXIMO} reajustes agendados. Cancele um que não vale mais.`)
}

function refuse(campo: string, erro: string): never {
  throw new Falha('entrada_invalida', { campos: { [campo]: erro } })
}

/** Calls off one that waits, or asks its job to stop; one that is over stays as it is. Errors: `nao_encontrado`. */
export async function cancelReajuste(sql: Sql, quem: Quem, idreajuste: string): Promise<Reajuste> {
  const qual = { idfornecedor: quem.idfornecedor, idreajuste }
  // Beside the transaction that may be at work: that one holds the record.
  await stopAndamento(sql, qual)
  const atual = await requireReajuste(sql, qual, quem)
  if (atual.estado !== 'AGENDADO') return atual
  await sql.begin(async (tx) => {
    const guardado = await holdReajuste(tx, qual)
    if (guardado?.estado !== 'AGENDADO') return
    await saveCadastros(tx, cadastroReajuste, quem, [
      { idreajuste, estado: 'CANCELADO', versao: guardado.versao },
    ])
  })
  return requireReajuste(sql, qual, quem)
}

async function requireReajuste(sql: Sql, qual: QualReajuste, { autor }: Quem): Promise<Reajuste> {
  const reajuste = await findReajuste(sql, qual, autor)
  if (!reajuste) throw new Falha('nao_encontrado')
  return reajuste
}
