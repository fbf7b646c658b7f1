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

/** Where one stands among those that are asked for, counted from 0; -1: it is not asked for. */
export const findPosto = (
  campos: readonly CaracteristicaGuardada[],
  { escopo, codigo }: Pick<Passo, 'escopo' | 'codigo'>,
): number =>
  inOrdem(campos)
    .filter((campo) => campo.escopo === escopo && campo.ativa)
    .findIndex((campo) => campo.codigo === codigo)

/** The fields as they stand once these have their new places. */
export function withLugares(
  campos: readonly CaracteristicaGuardada[],
  escopo: Escopo,
  lugares: readonly { codigo: string; ordem: number }[],
): CaracteristicaGuardada[] {
  const ordemDe = new Map(lugares.map(({ codigo, ordem }) => [codigo, ordem]))
  return inOrdem(
    campos.map((campo) =>
      campo.escopo === escopo ? { ...campo, ordem: ordemDe.get(campo.codigo) ?? campo.ordem } : campo,
    ),
  )
}
