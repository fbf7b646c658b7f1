import type { Socket } from 'socket.io'

import type { DadosDoCliente } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import type { Requisicao, ResolveContexto } from '#chamada'
import { Falha } from '#infra'

import { requireParticipante, type Participante } from './participante.ts'

/** A socket, and whom it is for since its handshake. */
export interface Ligacao {
  socket: Socket
  requisicao: Requisicao
  quem: Participante | null
  /** Ends it with the session. */
  fim: NodeJS.Timeout | null
}

/** Who a socket is, as it stands now. */
export const contextoDe = (
  resolveContexto: ResolveContexto,
  { requisicao }: Ligacao,
  { idfornecedor, idcliente }: DadosDoCliente<'handshake'>,
): Promise<ContextoComprador> => resolveContexto(requisicao, { fornecedor: idfornecedor, idcliente })

/** Errors: `sessao_expirada` before the handshake. */
export function requireQuem({ quem }: Ligacao): Participante {
  if (!quem) throw new Falha('sessao_expirada')
  return quem
}

/** Whether something about this one's rights may have changed. @param ids of whom; null: of anybody */
export function isOf({ quem }: Ligacao, ids: readonly string[] | null): boolean {
  if (!quem || !ids) return quem !== null
  return ids.includes(quem.idusuario) || (quem.idcliente !== null && ids.includes(quem.idcliente))
}

/** Who may no more what it did when it came is sent away; its device comes back as who it is then. */
export async function recheck(ligacao: Ligacao, resolveContexto: ResolveContexto): Promise<void> {
  const { socket, quem } = ligacao
  if (!quem) return
  const { idfornecedor, idcliente, idusuario, lado } = quem
  const contexto = await contextoDe(resolveContexto, ligacao, {
    idfornecedor,
    idcliente: idcliente ?? undefined,
  })
  const agora = readParticipante(contexto)
  const isSame = agora?.idusuario === idusuario && agora.lado === lado && agora.idcliente === idcliente
  if (!isSame) socket.disconnect(true)
}

function readParticipante(contexto: ContextoComprador): Participante | null {
  try {
    return requireParticipante(contexto)
  } catch {
    return null
  }
}

/** Longest delay of a timer. */
const TIMER_MAXIMO = 2 ** 31 - 1

/** A socket does not outlive the session that opened it. */
export function endWith(ligacao: Ligacao, expira: Date): void {
  if (ligacao.fim) clearTimeout(ligacao.fim)
  const espera = Math.min(Math.max(expira.getTime() - Date.now(), 0), TIMER_MAXIMO)
  ligacao.fim = setTimeout(() => ligacao.socket.disconnect(true), espera).unref()
}
