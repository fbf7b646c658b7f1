import type { SalaChat } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'

import type { Visao } from './visao.ts'

/** What a list of rooms shows. */
export interface SalasLidas {
  visao: Visao
  salas: readonly SalaChat[]
  page: number
  pages: number
  /** Messages that were not seen, over all rooms. */
  notificacoes: number
}

/** Most rooms of one answer. */
const DE_CADA_VEZ = 100
/** So many answers are asked for, at most, until all unread rooms were found. */
const VEZES = 10

/** Rooms of a supplier that a list shows; null: they could not be read. */
export function readSalas(
  client: Client,
  idfornecedor: string,
  { visao, page }: { visao: Visao; page: number },
): Promise<SalasLidas | null> {
  return visao === 'todas' ? readTodas(client, idfornecedor, page) : readNaoLidas(client, idfornecedor)
}

async function readTodas(client: Client, idfornecedor: string, page: number): Promise<SalasLidas | null> {
  const resposta = await client('GET /v4/chat/salas', { query: { idfornecedor, page } })
  if (!resposta.ok) return null
  const { data, totalPages, notificacoes } = resposta.dados
  return { visao: 'todas', salas: data, page, pages: totalPages, notificacoes }
}

/** The call has no filter of its own yet: its pages are read until as many unread messages were found as it counts (decision 0107). */
async function readNaoLidas(client: Client, idfornecedor: string): Promise<SalasLidas | null> {
  const salas: SalaChat[] = []
  for (let page = 1; ; page += 1) {
    const resposta = await client('GET /v4/chat/salas', {
      query: { idfornecedor, page, perpage: DE_CADA_VEZ },
    })
    if (!resposta.ok) return null
    const { data, totalPages, notificacoes } = resposta.dados
    salas.push(...data.filter(isNaoLida))
    const achadas = salas.reduce((soma, sala) => soma + sala.notificacoes, 0)
    if (achadas >= notificacoes || page >= Math.min(totalPages, VEZES))
      return { visao: 'nao-lidas', salas, page: 1, pages: 1, notificacoes }
  }
}

export const isNaoLida = ({ notificacoes }: Pick<SalaChat, 'notificacoes'>) => notificacoes > 0

/**
 * Unread first; among those, and among the others, as they came: the newest talk first.
 * @param naoLidas those that were unread since the list is looked at: reading one moves nothing away under who reads
 */
export function orderSalas<S extends Pick<SalaChat, 'sala'>>(
  salas: readonly S[],
  naoLidas: ReadonlySet<string>,
): S[] {
  return [
    ...salas.filter(({ sala }) => naoLidas.has(sala)),
    ...salas.filter(({ sala }) => !naoLidas.has(sala)),
  ]
}
