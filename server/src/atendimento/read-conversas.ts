import type { ConversaDaEquipe, ConversasDaEquipe } from '@vitrine/contract'
import { isAtrasada } from '@vitrine/rules/atendimento'

import { showSala, type Participante } from '#chat'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Sql } from '#infra'

import {
  countConversas,
  findConversa,
  listConversas,
  type ConversaRow,
  type Filtro,
} from './conversa.repository.ts'
import { limiteOf, prazoOf, readPromessa, type Promessa } from './expediente.ts'

type Loja = Pick<FornecedorVivo, 'idfornecedor' | 'fuso'>

/** One page of a store's conversations, with how many there are of each kind. */
export async function readConversas(
  sql: Sql,
  { quem, loja }: { quem: Participante; loja: Loja },
  { page, perpage, ...which }: Omit<Filtro, 'limite'> & { page: number; perpage: number },
): Promise<ConversasDaEquipe> {
  const agora = new Date()
  const promessa = await readPromessa(sql, loja)
  const filtro = { ...which, limite: limiteOf(promessa, agora) }
  const [rows, { total, ...contagens }] = await Promise.all([
    listConversas(sql, quem, { ...filtro, limit: perpage, offset: (page - 1) * perpage }),
    countConversas(sql, quem, filtro),
  ])
  return {
    data: rows.map((row) => showConversa(row, quem, { promessa, agora })),
    totalPages: Math.ceil(total / perpage),
    totalItems: total,
    currentPage: page,
    page,
    limit: perpage,
    perpage,
    contagens,
  }
}

/** Errors: `nao_encontrado`. */
export async function readConversa(
  sql: Sql,
  { quem, loja }: { quem: Participante; loja: Loja },
  idsala: string,
): Promise<ConversaDaEquipe> {
  const [row, promessa] = await Promise.all([findConversa(sql, quem, idsala), readPromessa(sql, loja)])
  if (!row) throw new Falha('nao_encontrado')
  return showConversa(row, quem, { promessa, agora: new Date() })
}

function showConversa(
  row: ConversaRow,
  quem: Participante,
  { promessa, agora }: { promessa: Promessa; agora: Date },
): ConversaDaEquipe {
  const { estado, adiada_ate, esperando_desde, no_carrinho } = row
  const prazo = prazoOf(esperando_desde, promessa)
  return {
    ...showSala(row, quem),
    estado,
    adiada_ate: adiada_ate && adiada_ate > agora ? adiada_ate.toISOString() : null,
    esperando_desde: esperando_desde?.toISOString() ?? null,
    prazo: prazo?.toISOString() ?? null,
    atrasada: isAtrasada(prazo, agora),
    no_carrinho,
  }
}
