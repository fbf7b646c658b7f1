import { PRESENCA_SEGUNDOS } from '@vitrine/contract'

import type { Sql } from '#infra'

import type { Ligacao } from './ligacao.ts'
import type { Participante } from './participante.ts'
import { quartoDaSala } from './quartos.ts'
import { tellPresenca } from './sala.repository.ts'

export interface Presencas {
  /** A socket listens to a room from now on. */
  enter(ligacao: Ligacao, idsala: string): void
  leave(ligacao: Ligacao, idsala: string): void
  /** A socket is gone, or for somebody else. */
  leaveAll(ligacao: Ligacao): void
  /** Says again who of this process has a room open. */
  sayAgain(idsala: string): void
}

/**
 * Who of a team has which room open in this process, told to all (decision 0108): two colleagues see each other before they answer.
 * A person with two windows is there once. Customers are not told of.
 */
export function createPresencas(sql: Sql, onFalha: (error: unknown) => void): Presencas {
  const abertas = new Map<Ligacao, Set<string>>()

  const tell = (quem: Participante, idsala: string, como: 'VEIO' | 'ESTA' | 'FOI') =>
    void tellPresenca(sql, quem, { idsala, como }).catch(onFalha)
  /** People of this process in a room, each once. */
  const listEm = (idsala: string): Participante[] => {
    const pessoas = [...abertas].flatMap(([{ quem }, salas]) => (quem && salas.has(idsala) ? [quem] : []))
    return [...new Map(pessoas.map((quem) => [quem.idusuario, quem])).values()]
  }
  const isThere = (idsala: string, { idusuario }: Participante) =>
    listEm(idsala).some((quem) => quem.idusuario === idusuario)
  const sayAgain = (idsala: string) => {
    for (const quem of listEm(idsala)) tell(quem, idsala, 'ESTA')
  }
  const leave = (ligacao: Ligacao, idsala: string) => {
    const { quem } = ligacao
    if (!quem || !abertas.get(ligacao)?.delete(idsala)) return
    if (!isThere(idsala, quem)) tell(quem, idsala, 'FOI')
  }

  setInterval(
    () => {
      for (const idsala of new Set([...abertas.values()].flatMap((salas) => [...salas]))) sayAgain(idsala)
    },
    (PRESENCA_SEGUNDOS * 1000) / 2,
  ).unref()

  return {
    enter: (ligacao, idsala) => {
      const { quem } = ligacao
      if (quem?.lado !== 'LOJA') return
      const salas = abertas.get(ligacao) ?? new Set()
      abertas.set(ligacao, salas.add(idsala))
      tell(quem, idsala, 'VEIO')
    },
    leave,
    leaveAll: (ligacao) => {
      for (const idsala of abertas.get(ligacao) ?? []) leave(ligacao, idsala)
      abertas.delete(ligacao)
    },
    sayAgain,
  }
}

/** Whether a socket listens to a room. */
export const isIn = ({ socket }: Ligacao, { lado }: Participante, idsala: string): boolean =>
  socket.rooms.has(quartoDaSala(idsala, lado))
