import type { Caracteristicas } from '@vitrine/contract'
import { readCaracteristicas, type IsInscricao } from '@vitrine/rules/caracteristica'

import type { Sql } from '#infra'

import { listCaracteristicas } from './caracteristica.repository.ts'

export interface CaracteristicasLidas {
  valores: Caracteristicas
  /** Codes that the supplier asks for now. */
  conhecidas: string[]
  /** Named `caracteristicas.{codigo}`, as the failure's `campos` want them. */
  campos: Record<string, string>
}

export interface CaracteristicasDeps {
  sql: Sql
  isInscricao: IsInscricao
}

/** Answers held against the supplier's fields of today. */
export async function checkCaracteristicas(
  { sql, isInscricao }: CaracteristicasDeps,
  idfornecedor: string | null,
  enviadas: Caracteristicas,
): Promise<CaracteristicasLidas> {
  if (!idfornecedor) return { valores: {}, conhecidas: [], campos: {} }
  const campos = await listCaracteristicas(sql, idfornecedor, 'CLIENTE')
  const { valores, erros } = readCaracteristicas(campos, enviadas, isInscricao)
  return {
    valores,
    conhecidas: campos.map(({ codigo }) => codigo),
    campos: Object.fromEntries(
      Object.entries(erros).map(([codigo, erro]) => [`caracteristicas.${codigo}`, erro]),
    ),
  }
}
