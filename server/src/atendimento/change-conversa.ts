import type { ConversaDaEquipe } from '@vitrine/contract'

import type { Participante } from '#chat'
import { Falha, type Sql, type Transaction } from '#infra'

import { changeConversa, holdAtendente, lockConversa, type SalaPresa } from './conversa.repository.ts'

/**
 * Says who answers a conversation; null: nobody. Errors: `nao_encontrado` for who does not attend at this store, `conversa_mudou` where
 * it is not any more whom the writer has seen.
 */
export async function assignConversa(
  sql: Sql,
  quem: Participante,
  { idsala, idatendente, visto }: { idsala: string; idatendente: string | null; visto: string | null },
): Promise<void> {
  await sql.begin(async (tx) => {
    // First, as who takes a colleague out of the team does: then conversations are given back (#equipe).
    if (idatendente !== null && !(await holdAtendente(tx, quem.idfornecedor, idatendente)))
      throw new Falha('nao_encontrado')
    const presa = await requirePresa(tx, quem, idsala)
    // Asked again because the answer was lost.
    if (presa.idatendente === idatendente) return
    if (presa.idatendente !== visto)
      throw new Falha('conversa_mudou', { detalhes: { idatendente: presa.idatendente } })
    await changeConversa(tx, idsala, { idatendente })
  })
}

/** Puts a conversation off; null: not any more. Errors: `nao_encontrado`, `conversa_mudou`, `entrada_invalida` for an hour that is over. */
export async function postponeConversa(
  sql: Sql,
  quem: Participante,
  { idsala, ate, revisao }: { idsala: string; ate: string | null; revisao: number },
): Promise<void> {
  const adiada_ate = ate === null ? null : new Date(ate)
  if (adiada_ate && adiada_ate <= new Date())
    throw new Falha('entrada_invalida', { campos: { ate: 'Escolha um momento que ainda não passou.' } })
  await sql.begin(async (tx) => {
    checkVista(await requirePresa(tx, quem, idsala), adiada_ate ? revisao : null)
    await changeConversa(tx, idsala, { adiada_ate, estado: 'ABERTA' })
  })
}

/** Says whether a conversation is done; then its customer waits no more. Errors: `nao_encontrado`, `conversa_mudou`. */
export async function setEstado(
  sql: Sql,
  quem: Participante,
  { idsala, estado, revisao }: { idsala: string; estado: ConversaDaEquipe['estado']; revisao: number },
): Promise<void> {
  await sql.begin(async (tx) => {
    const isDone = estado === 'RESOLVIDA'
    checkVista(await requirePresa(tx, quem, idsala), isDone ? revisao : null)
    await changeConversa(tx, idsala, {
      estado,
      adiada_ate: null,
      ...(isDone && { esperando_desde: null }),
    })
  })
}

async function requirePresa(tx: Transaction, quem: Participante, idsala: string): Promise<SalaPresa> {
  const presa = await lockConversa(tx, quem, idsala)
  if (!presa) throw new Falha('nao_encontrado')
  return presa
}

/** What was written since it was looked at is not put aside unseen. */
function checkVista({ revisao }: SalaPresa, vista: number | null): void {
  if (vista !== null && revisao !== vista) throw new Falha('conversa_mudou', { detalhes: { revisao } })
}
