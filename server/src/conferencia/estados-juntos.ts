import { codeOf, createGrupos, isDeUm, portaoOf, type Sql } from '#infra'

import {
  findEstado,
  listEstados,
  type EstadoSubmissao,
  type QuemSubmete,
  type SubmissaoLida,
} from './submissao.repository.ts'

/** Reads what the checks of a submission need to know. */
export type LeEstado = (submissao: SubmissaoLida, quem: QuemSubmete) => Promise<EstadoSubmissao>

interface Lida {
  submissao: SubmissaoLida
  quem: QuemSubmete
}

/** Submissions of one moment at one supplier are read by one statement (decision 0206); one by itself has the statement that it always had. */
export function createLeEstado(db: Sql): LeEstado {
  const join = createGrupos<Lida, EstadoSubmissao>({
    portao: portaoOf(db),
    parteOf: ({ quem }) => quem.idfornecedor,
    work: async (idfornecedor, asked) => {
      const [primeira, ...outras] = asked
      return primeira && outras.length === 0
        ? [await findEstado(db, primeira.submissao, primeira.quem)]
        : listEstados(db, idfornecedor, asked)
    },
  })
  return async (submissao, quem) => {
    try {
      return await join({ submissao, quem })
    } catch (error) {
      if (isDeUm(error) || codeOf(error) === '') return findEstado(db, submissao, quem)
      throw error
    }
  }
}
