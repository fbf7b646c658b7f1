import type { CaracteristicaGuardada } from '@vitrine/contract'

import type { Escopo } from './campos-ditos.ts'

/** By form, in the order of each. */
export const inOrdem = (campos: readonly CaracteristicaGuardada[]): CaracteristicaGuardada[] =>
  campos.toSorted(
    (a, b) => a.escopo.localeCompare(b.escopo) || a.ordem - b.ordem || a.codigo.localeCompare(b.codigo),
  )

export interface Passo {
  escopo: Escopo
  codigo: string
  /** Its place among those that are asked for, counted from 0. */
  para: number
}

/** Places that change when one field goes to another; archived ones stand behind those that are asked for. */
export function listLugares(
  campos: readonly CaracteristicaGuardada[],
  { escopo, codigo, para }: Passo,
): { codigo: string; ordem: number; versao: number }[] {
  const destes = inOrdem(campos).filter((campo) => campo.escopo === escopo)
  const ativas = destes.filter(({ ativa }) => ativa)
  const era = ativas.findIndex((campo) => campo.codigo === codigo)
  const movida = ativas[era]
  if (!movida) return []
  const novas = ativas.toSpliced(era, 1).toSpliced(para, 0, movida)
  return [...novas, ...destes.filter(({ ativa }) => !ativa)].flatMap((campo, ordem) =>
    campo.ordem === ordem ? [] : [{ codigo: campo.codigo, ordem, versao: campo.versao }],
  )
}
