import {
  isFeriado,
  prazoDoLugar,
  type AgendaEntrega,
  type Calendario,
  type LugarEntrega,
} from '@vitrine/rules/entrega'
import { containsPonto, type Ponto } from '@vitrine/rules/poligono'

import type { FormaEntregaViva, FornecedorVivo } from '#fornecedor'

/** What of a supplier says when it delivers. */
export type QuemEntrega = Pick<FornecedorVivo, 'fuso' | 'uf' | 'diasFechados'>

/** No place: for pickup, or for a form that is shown before a place is known. */
export const semLugar: LugarEntrega = { cep: null, idareas: [] }

/** When a form serves a place: rows of its price table may add to the lead time. */
export function agendaOf(forma: FormaEntregaViva, lugar: LugarEntrega): AgendaEntrega {
  return { ...forma, prazo_dias: forma.prazo_dias + prazoDoLugar(forma.faixas, lugar) }
}

/** Closed days: the supplier's own always, holidays unless the form serves them. */
export function calendarioOf(
  { atende_feriado }: Pick<FormaEntregaViva, 'atende_feriado'>,
  { fuso, uf, diasFechados }: QuemEntrega,
): Calendario {
  const proprios = new Set(diasFechados.map(({ data }) => data))
  return { fuso, isFechado: (data) => proprios.has(data) || (!atende_feriado && isFeriado(data, uf)) }
}

/** A place as price tables see it. */
export function toLugar(
  { areas }: Pick<FornecedorVivo, 'areas'>,
  { ponto, cep }: { ponto: Ponto | null; cep: string | null },
): LugarEntrega {
  const dentro = areas.filter(
    ({ tipo, geojson }) => tipo === 'DELIVERY' && ponto && containsPonto(geojson, ponto),
  )
  return { cep: cep || null, idareas: dentro.map(({ idarea }) => idarea) }
}
