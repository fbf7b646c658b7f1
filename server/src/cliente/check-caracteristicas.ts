import type { Caracteristicas } from '@vitrine/contract'
import {
  asksCaracteristica,
  readCaracteristicas,
  type IsInscricao,
  type QuemResponde,
} from '@vitrine/rules/caracteristica'

import { listCaracteristicas } from '#caracteristica'
import type { Sql } from '#infra'

export interface CaracteristicasLidas {
  valores: Caracteristicas
  /** Codes that the supplier asks of this cliente now. */
  conhecidas: string[]
  /** Named `caracteristicas.{codigo}`, as the failure's `campos` want them. */
  campos: Record<string, string>
}

export interface CaracteristicasDeps {
  sql: Sql
  isInscricao: IsInscricao
}

interface Respostas {
  idfornecedor: string | null
  quem: QuemResponde
  enviadas: Caracteristicas
  /** Answers of the registration as it stands. */
  atuais?: Caracteristicas
}

/** Answers held against the supplier's fields of today, as far as they are asked of this cliente. */
export async function checkCaracteristicas(
  { sql, isInscricao }: CaracteristicasDeps,
  { idfornecedor, quem, enviadas, atuais = {} }: Respostas,
): Promise<CaracteristicasLidas> {
  if (!idfornecedor) return { valores: {}, conhecidas: [], campos: {} }
  const campos = (await listCaracteristicas(sql, idfornecedor, { escopo: 'CLIENTE', quem })).filter((campo) =>
    // Who typed no document that there is has other fields to mend first.
    asksCaracteristica({ ...campo, tags: [] }, quem),
  )
  const { valores, erros } = readCaracteristicas(campos, enviadas, { isInscricao, atuais })
  return {
    valores,
    conhecidas: campos.map(({ codigo }) => codigo),
    campos: Object.fromEntries(
      Object.entries(erros).map(([codigo, erro]) => [`caracteristicas.${codigo}`, erro]),
    ),
  }
}
