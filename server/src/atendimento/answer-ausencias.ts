import { composeAusencia, findFechamento, findReabertura } from '@vitrine/rules/atendimento'
import { foldTexto } from '@vitrine/rules/texto'

import { insertDoSistema } from '#chat'
import { rodadaSolta, type Rodada } from '#fila'
import type { Notificacoes, Sql } from '#infra'

import {
  listLojasComEspera,
  markAusencias,
  takeSalasSemResposta,
  type LojaComEspera,
  type SalaSemResposta,
} from './ausencia.repository.ts'
import { findFechadoNoDia, toExpediente } from './expediente.ts'

const LOTE = 100
/** After somebody wrote: what is written together is answered together. */
const ESPERA_MS = 1000

/**
 * Answers who writes outside of a store's hours, once for each room in each closed period: that it came, and when somebody reads it. Safe
 * in several processes at once: a room is held by one of them, and the mark is part of what is written. Answers how many.
 */
export async function answerAusencias(
  sql: Sql,
  rodada: Rodada = rodadaSolta,
  agora: Date = new Date(),
): Promise<number> {
  let total = 0
  for (const loja of await listLojasComEspera(sql))
    total +=
      (await rodada.item('ausencia', loja.idfornecedor, () => answerDaLoja(sql, loja, { rodada, agora }))) ??
      0
  return total
}

async function answerDaLoja(
  sql: Sql,
  { idfornecedor, nome, fuso, texto, ...horas }: LojaComEspera,
  { rodada, agora }: { rodada: Rodada; agora: Date },
): Promise<number> {
  const expediente = toExpediente(horas, fuso)
  const [volta, fechou] = [findReabertura(expediente, agora), findFechamento(expediente, agora)]
  if (!volta || !fechou) return 0
  const hoje = findFechadoNoDia(horas, { agora, fuso })
  return rodada.drainLotes<SalaSemResposta>(sql, {
    tipo: 'sala-ausente',
    chaveOf: ({ idsala }) => idsala,
    take: (tx, exceto) => takeSalasSemResposta(tx, idfornecedor, { fechou, exceto, limit: LOTE }),
    work: async (tx, salas) => {
      const ditos = salas.map(({ idsala, cliente }) => {
        const dita = composeAusencia({ texto, cliente, loja: nome, volta, hoje, agora, fuso })
        return { idsala, conteudo: { tipo: 'TEXTO' as const, texto: dita }, texto: foldTexto(dita) }
      })
      await insertDoSistema(tx, ditos)
      await markAusencias(
        tx,
        salas.map(({ idsala }) => idsala),
        volta,
      )
    },
  })
}

/** Answers soon after somebody wrote; the minute's job finds what a dead process left. */
export function followEscritas(
  notificacoes: Pick<Notificacoes, 'onChat'>,
  answer: () => Promise<unknown>,
  espera = ESPERA_MS,
): void {
  let timer: NodeJS.Timeout | undefined
  notificacoes.onChat((payload) => {
    if (!payload.startsWith('m:')) return
    timer ??= setTimeout(() => {
      timer = undefined
      void answer()
    }, espera).unref()
  })
}
