import type { ContagensDaEquipe, ConversaDaEquipe, SalaChat } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'

import { toFiltro, type Lista } from './visao.ts'

/** A room of a list; what the team has of it is not known of unread ones. */
export type SalaDaLista = SalaChat & Partial<Omit<ConversaDaEquipe, keyof SalaChat>>

/** What a list of rooms shows. */
export interface SalasLidas {
  lista: Lista
  salas: readonly SalaDaLista[]
  pages: number
  /** How many there are of each kind; null: it was not asked. */
  contagens: ContagensDaEquipe | null
}

/** Most rooms of one answer. */
const DE_CADA_VEZ = 100
/** So many answers are asked for, at most, until all unread rooms were found. */
const VEZES = 10

/** Rooms of a supplier that a list shows; null: they could not be read. */
export async function readSalas(
  client: Client,
  idfornecedor: string,
  lista: Lista,
): Promise<SalasLidas | null> {
  const filtro = toFiltro(lista)
  const ask = (query: NonNullable<typeof filtro> & { page: number; perpage?: number }) =>
    client('GET /painel/v1/{idfornecedor}/conversas', { params: { idfornecedor }, query })
  if (filtro) {
    const resposta = await ask({ ...filtro, page: lista.page })
    if (!resposta.ok) return null
    const { data, totalPages, contagens } = resposta.dados
    return { lista, salas: data, pages: totalPages, contagens }
  }
  const [salas, contadas] = await Promise.all([
    readNaoLidas(client, idfornecedor),
    ask({ vista: 'ABERTA', quem: 'TODAS', atrasadas: false, page: 1, perpage: 1 }),
  ])
  return salas && { lista, salas, pages: 1, contagens: contadas.ok ? contadas.dados.contagens : null }
}

/** The call has no filter of its own: its pages are read until as many unread messages were found as it counts (decision 0107). */
async function readNaoLidas(client: Client, idfornecedor: string): Promise<SalaChat[] | null> {
  const salas: SalaChat[] = []
  for (let page = 1; ; page += 1) {
    const resposta = await client('GET /v4/chat/salas', {
      query: { idfornecedor, page, perpage: DE_CADA_VEZ },
    })
    if (!resposta.ok) return null
    const { data, totalPages, notificacoes } = resposta.dados
    salas.push(...data.filter((sala) => sala.notificacoes > 0))
    const achadas = salas.reduce((soma, sala) => soma + sala.notificacoes, 0)
    if (achadas >= notificacoes || page >= Math.min(totalPages, VEZES)) return salas
  }
}
