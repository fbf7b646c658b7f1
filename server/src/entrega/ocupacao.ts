import { hasVaga, isLimitada, vazia, type Ocupacao } from '@vitrine/rules/entrega'

import type { FormaEntregaViva } from '#fornecedor'

import type { OcupacaoRow } from './entrega.repository.ts'

/** What orders have taken of each window. */
export type Ocupacoes = ReadonlyMap<string, Ocupacao>

export const livres: Ocupacoes = new Map()

export function toOcupacoes(rows: readonly OcupacaoRow[]): Ocupacoes {
  return new Map(rows.map(({ pedidos, gramas, ...janela }) => [keyOf(janela), { pedidos, gramas }]))
}

export function ocupacaoOf(
  ocupacoes: Ocupacoes,
  janela: { idformaentrega: string; data: string; inicio: string },
): Ocupacao {
  return ocupacoes.get(keyOf(janela)) ?? vazia
}

/** Which windows of a form take no order of this weight any more. */
export function lotadas(
  forma: FormaEntregaViva,
  ocupacoes: Ocupacoes,
  gramas: number,
): (data: string, inicio: string) => boolean {
  if (!isLimitada(forma)) return () => false
  const { idformaentrega } = forma
  return (data, inicio) => !hasVaga(forma, ocupacaoOf(ocupacoes, { idformaentrega, data, inicio }), gramas)
}

function keyOf({ idformaentrega, data, inicio }: { idformaentrega: string; data: string; inicio: string }) {
  return `${idformaentrega}|${data}|${inicio}`
}
