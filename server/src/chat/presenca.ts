import { PRESENCA_SEGUNDOS } from '@vitrine/contract'

import { Memoria, type Sql } from '#infra'

import type { Ligacao } from './ligacao.ts'
import type { Participante } from './participante.ts'
import { quartoDaSala } from './quartos.ts'
import { tellPresenca } from './sala.repository.ts'

/** Rooms of which is known that the team looks at them. */
const SALAS_OLHADAS = 5000

export interface Presencas {
  /** A socket listens to a room from now on. */
  enter(ligacao: Ligacao, idsala: string): void
  leave(ligacao: Ligacao, idsala: string): void
  /** A socket is gone, or for somebody else. */
  leaveAll(ligacao: Ligacao): void
  /** Somebody of the team is in a room, in whatever process; who comes is told who of this one has it open. */
  hearEquipe(idsala: string, veio: boolean): void
}

/**
 * Who has which room open in this process, told to all (decision 0108): two colleagues see each other before they answer, and that the
 * customer is there to read it. A person with two windows is there once. The team alone is told; of customers it is said again only where
 * somebody of the team looks.
 */
export function createPresencas(sql: Sql, onFalha: (error: unknown) => void): Presencas {
  const abertas = new Map<Ligacao, Set<string>>()
  /** Until when somebody of the team counts as looking at a room. */
  const olhadas = new Memoria<number>(SALAS_OLHADAS)

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
    const isOlhada = (olhadas.get(idsala) ?? 0) > Date.now()
    for (const quem of listEm(idsala)) if (isOlhada || quem.lado === 'LOJA') tell(quem, idsala, 'ESTA')
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
      if (!quem) return
      const salas = abertas.get(ligacao) ?? new Set()
      abertas.set(ligacao, salas.add(idsala))
      tell(quem, idsala, 'VEIO')
    },
    leave,
    leaveAll: (ligacao) => {
      for (const idsala of abertas.get(ligacao) ?? []) leave(ligacao, idsala)
      abertas.delete(ligacao)
    },
    hearEquipe(idsala, veio) {
      olhadas.set(idsala, Date.now() + PRESENCA_SEGUNDOS * 1000)
      if (veio) sayAgain(idsala)
    },
  }
}

/** Whether a socket listens to a room. */
export const isIn = ({ socket }: Ligacao, { lado }: Participante, idsala: string): boolean =>
  socket.rooms.has(quartoDaSala(idsala, lado))
