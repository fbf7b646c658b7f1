import type { Cupom } from '@vitrine/rules/cupom'

import type { ContextoComprador } from '#acesso'

import { findCupom, type EstadoCupom } from './apply-cupom.ts'

/** The coupons that can be in force on a cart: those that apply themselves, where they may, and the one that was chosen. */
export function listEmJogo(
  { codigo, automatica }: Pick<EstadoCupom, 'codigo' | 'automatica'>,
  contexto: ContextoComprador,
): Cupom[] {
  const escolhido = findCupom(contexto, codigo)
  const automaticos = automatica
    ? (contexto.fornecedor?.cupons.filter((cupom) => cupom.aplicacao_automatica) ?? [])
    : []
  return escolhido ? [escolhido, ...automaticos] : automaticos
}

/** Whether orders of others, or of the same customer, use it up. */
export function hasLimite({ condicoes: { limite, limite_por_cliente, valor_limite } }: Cupom): boolean {
  return Boolean(limite || limite_por_cliente || valor_limite)
}

/** Whether it can be used hangs on orders that were made, which no cart in memory hears of. */
export function dependsOnPedidos(cupom: Cupom): boolean {
  return hasLimite(cupom) || Boolean(cupom.condicoes.primeira_compra)
}
