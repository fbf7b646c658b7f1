import type { HistoricoChat, SalaChat, SalasChat } from '@vitrine/contract'
import { foldTexto } from '@vitrine/rules/texto'

import { Falha, type Sql } from '#infra'

import { listMensagens, type Trecho } from './mensagem.repository.ts'
import type { Participante } from './participante.ts'
import { countNotificacoes, countSalas, findSala, listSalas } from './sala.repository.ts'
import { showMensagem, showSala } from './show-sala.ts'

/** One page of rooms, with what this login has not seen over all of them. */
export async function readSalas(
  sql: Sql,
  quem: Participante,
  { page, perpage }: { page: number; perpage: number },
): Promise<SalasChat> {
  const [rows, totalItems, notificacoes] = await Promise.all([
    listSalas(sql, quem, { limit: perpage, offset: (page - 1) * perpage }),
    countSalas(sql, quem),
    countNotificacoes(sql, quem),
  ])
  return {
    data: rows.map((row) => showSala(row, quem)),
    totalPages: Math.ceil(totalItems / perpage),
    totalItems,
    currentPage: page,
    page,
    limit: perpage,
    perpage,
    notificacoes,
  }
}

/** Errors: `nao_encontrado` for who is no member. */
export async function readSala(sql: Sql, quem: Participante, idsala: string): Promise<SalaChat> {
  const row = await findSala(sql, quem, idsala)
  if (!row) throw new Falha('nao_encontrado')
  return showSala(row, quem)
}

/**
 * A stretch of a room: the newest messages, those before one, those with a word, or what changed after a revision. Always in the order
 * in which it is to be taken up. Errors: `nao_encontrado`.
 */
export async function readHistorico(
  sql: Sql,
  quem: Participante,
  { idsala, query = '', limit, ...where }: Omit<Trecho, 'palavras'> & { query?: string },
): Promise<HistoricoChat> {
  const sala = await readSala(sql, quem, idsala)
  const trecho = { ...where, idsala, palavras: foldTexto(query), limit: limit + 1 }
  const rows = await listMensagens(sql, quem, trecho)
  const hasMore = rows.length > limit
  const mensagens = rows.slice(0, limit).map(showMensagem)
  const isMudancas = where.desde !== undefined
  return {
    mensagens: isMudancas ? mensagens : mensagens.toReversed(),
    maisAntes: !isMudancas && hasMore,
    maisDepois: isMudancas && hasMore,
    sala,
  }
}
