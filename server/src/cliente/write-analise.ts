import type { Caracteristicas } from '@vitrine/contract'

import { saveCadastros, type Quem } from '#cadastro'
import { cadastroDaAnalise } from '#cadastro-extra'
import { Falha, type Transaction } from '#infra'

import { lockAnalise } from './analise.repository.ts'

interface Decisao {
  idcliente: string
  aprovado: boolean
  motivo: string
  /** The version of the registration that was decided about; absent: whatever stands there. */
  versao?: number | undefined
}

/**
 * Decides about a registration, with its author in the audit; false: it was decided so before. Errors: `nao_encontrado`,
 * `cadastro_mudou` for a version that does not stand there any more.
 */
export async function decideAnalise(
  tx: Transaction,
  quem: Quem,
  { idcliente, aprovado, motivo, versao }: Decisao,
): Promise<boolean> {
  const atual = await lockAnalise(tx, { idfornecedor: quem.idfornecedor, idcliente })
  if (!atual) throw new Falha('nao_encontrado')
  if (versao !== undefined && versao !== atual.versao)
    throw new Falha('cadastro_mudou', { detalhes: { versao: atual.versao } })
  if (atual.aprovado === aprovado && atual.motivo_recusa === motivo) return false
  const decidido_em = atual.agora.toISOString()
  await saveCadastros(tx, cadastroDaAnalise, quem, [
    { idcliente, aprovado, motivo_recusa: motivo, decidido_em, versao: atual.versao },
  ])
  return true
}

/** What a refused cliente has mended is looked at again; anything else stays as it is. */
export async function reopenAnalise(tx: Transaction, quem: Quem, idcliente: string): Promise<void> {
  const atual = await lockAnalise(tx, { idfornecedor: quem.idfornecedor, idcliente })
  if (atual?.aprovado !== false) return
  await saveCadastros(tx, cadastroDaAnalise, quem, [
    { idcliente, aprovado: null, decidido_em: null, versao: atual.versao },
  ])
}

/** The answers to a supplier's fields; those to fields that it withdrew stay. Known codes that are missing were emptied. */
export async function saveCaracteristicas(
  tx: Transaction,
  quem: Quem,
  {
    idcliente,
    conhecidas,
    valores,
  }: { idcliente: string; conhecidas: readonly string[]; valores: Caracteristicas },
): Promise<void> {
  const atual = await lockAnalise(tx, { idfornecedor: quem.idfornecedor, idcliente })
  if (!atual) return
  const retiradas = Object.entries(atual.caracteristicas).filter(([codigo]) => !conhecidas.includes(codigo))
  await saveCadastros(tx, cadastroDaAnalise, quem, [
    {
      idcliente,
      caracteristicas: { ...Object.fromEntries(retiradas), ...valores },
      versao: atual.versao,
    },
  ])
}
