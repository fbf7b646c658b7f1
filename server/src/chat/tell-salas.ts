import { eventosDoServidor, type DadosDoServidor, type EventoDoServidor } from '@vitrine/contract'

import type { Notificacoes, Sql } from '#infra'

import { readAviso, type AvisoDoChat } from './avisos-do-chat.ts'
import { findLado } from './leitura.repository.ts'
import { listMudancas } from './mensagem.repository.ts'
import { quartoDaLoja, quartoDaSala, quartoDoCliente } from './quartos.ts'
import { showMensagem } from './show-sala.ts'

interface Deps {
  sql: Sql
  notificacoes: Notificacoes
  /** Sends to who is in any of these rooms of Socket.IO in this process. */
  emit<E extends EventoDoServidor>(quartos: readonly string[], evento: E, dados: DadosDoServidor<E>): void
  /** Whether anybody of this process is in one of them. */
  isSomebodyIn(quartos: readonly string[]): boolean
  onFalha(error: unknown): void
}

/** Most changes that are read at once. */
const DE_CADA_VEZ = 100

/**
 * Tells the sockets of this process what was written in any: PostgreSQL says which room changed, what changed is read once for all
 * who listen, in the order of the room's revisions. What cannot be read is not lost: `sala` carries the revision, and who is behind asks.
 */
export function tellSalas({ sql, notificacoes, emit, isSomebodyIn, onFalha }: Deps): void {
  /** For each room the revision from which is still to be told; a room is told by one reader at a time. */
  const pendentes = new Map<string, number>()
  const emCurso = new Set<string>()

  async function drain(idsala: string): Promise<void> {
    if (emCurso.has(idsala)) return
    emCurso.add(idsala)
    try {
      for (let desde = pendentes.get(idsala); desde !== undefined; desde = pendentes.get(idsala)) {
        pendentes.delete(idsala)
        await tellDesde(idsala, desde)
      }
    } catch (error) {
      onFalha(error)
    } finally {
      emCurso.delete(idsala)
    }
  }

  async function tellDesde(idsala: string, inicio: number): Promise<void> {
    for (let desde = inicio; ;) {
      const rows = await listMudancas(sql, { idsala, desde, limit: DE_CADA_VEZ })
      for (const row of rows) {
        const loja = quartoDaSala(idsala, 'LOJA')
        const quartos = row.interna ? [loja] : [loja, quartoDaSala(idsala, 'CLIENTE')]
        emit(quartos, 'mensagemChat', showMensagem(row))
      }
      const last = rows.at(-1)
      if (!last || rows.length < DE_CADA_VEZ) return
      desde = last.revisao
    }
  }

  function tellMudanca({ sala, revisao, soLoja }: AvisoDoChat & { tipo: 'm' }): void {
    const { idsala, idfornecedor, idcliente } = sala
    const loja = quartoDaLoja(idfornecedor)
    emit(soLoja ? [loja] : [loja, quartoDoCliente(idfornecedor, idcliente)], 'sala', {
      sala: idsala,
      revisao,
    })
    if (!isSomebodyIn([quartoDaSala(idsala, 'LOJA'), quartoDaSala(idsala, 'CLIENTE')])) return
    pendentes.set(idsala, Math.min(pendentes.get(idsala) ?? Infinity, revisao - 1))
    void drain(idsala)
  }

  async function tellLeitura({ sala, lado }: AvisoDoChat & { tipo: 'l' }): Promise<void> {
    const { idsala, idfornecedor, idcliente } = sala
    // Other devices of who has read count anew.
    const propria = lado === 'LOJA' ? quartoDaLoja(idfornecedor) : quartoDoCliente(idfornecedor, idcliente)
    emit([propria], 'sala', { sala: idsala, revisao: null })
    const quartos = [quartoDaSala(idsala, 'LOJA'), quartoDaSala(idsala, 'CLIENTE')]
    if (!isSomebodyIn(quartos)) return
    const leitura = await findLado(sql, idsala, lado)
    if (leitura) emit(quartos, 'leitura', { sala: idsala, lado, ...leitura })
  }

  notificacoes.onChat((payload) => {
    const aviso = readAviso(payload)
    if (aviso?.tipo === 'm') tellMudanca(aviso)
    if (aviso?.tipo === 'l') tellLeitura(aviso).catch(onFalha)
    if (aviso?.tipo === 'd') {
      const { sala, lado, nome } = aviso
      const outro = lado === 'LOJA' ? 'CLIENTE' : 'LOJA'
      emit([quartoDaSala(sala.idsala, outro)], 'digitando', { sala: sala.idsala, lado, nome })
    }
  })
}

/** An event as the contract declares it: what it does not declare is not sent. */
export function checkEvento<E extends EventoDoServidor>(evento: E, dados: DadosDoServidor<E>): unknown {
  return eventosDoServidor[evento].parse(dados)
}
