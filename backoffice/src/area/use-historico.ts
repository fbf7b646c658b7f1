import { useState } from 'react'

interface Historico<T> {
  passado: readonly T[]
  agora: T
  futuro: readonly T[]
}

/** Steps back that are kept: an outline has thousands of corners at most. */
const MAX = 100

/** What stands now, and the steps that led to it, forward and back. */
export function useHistorico<T>(inicial: T) {
  const [{ passado, agora, futuro }, setHistorico] = useState<Historico<T>>({
    passado: [],
    agora: inicial,
    futuro: [],
  })
  return {
    agora,
    canUndo: passado.length > 0,
    canRedo: futuro.length > 0,
    set: (proximo: T) =>
      setHistorico((antes) => ({
        passado: [...antes.passado, antes.agora].slice(-MAX),
        agora: proximo,
        futuro: [],
      })),
    undo: () =>
      setHistorico((antes) => {
        const anterior = antes.passado.at(-1)
        return anterior === undefined
          ? antes
          : { passado: antes.passado.slice(0, -1), agora: anterior, futuro: [antes.agora, ...antes.futuro] }
      }),
    redo: () =>
      setHistorico((antes) => {
        const [proximo, ...resto] = antes.futuro
        return proximo === undefined
          ? antes
          : { passado: [...antes.passado, antes.agora], agora: proximo, futuro: resto }
      }),
  }
}
