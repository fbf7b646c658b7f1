import { falhas } from '@vitrine/contract'
import { normalizeCodigo, type EscolhaCupom } from '@vitrine/rules/cupom'

import type { ContextoComprador } from '#acesso'

import { explainCupom, findCupom, settleCupom, type EstadoCupom } from './apply-cupom.ts'
import type { Composicao } from './compose-carrinho.ts'
import { repriceItens } from './reprice-itens.ts'

type Linhas = Pick<Composicao, 'itens' | 'produtos'>
type OpcoesCupom = Parameters<typeof settleCupom>[3]

/** The customer's coupon on a cart. */
export interface Julgamento {
  escolha: EscolhaCupom
  /** It would apply, except that its payment method is not chosen yet. */
  espera: boolean
  /** Why it is not in force, nor will be by the methods that it asks for; null when it is, or waits. */
  recusa: string | null
}

/**
 * The coupon that the customer chose, judged by the cart as it stands; where it asks for a method and none is chosen, by the
 * cart as each of these prices it: its minimum, its products and a better automatic one count there as they will in the order.
 * The call that validates a coupon and the cart that takes it ask the same.
 */
export function judgeCodigo(
  linhas: Linhas,
  estado: EstadoCupom,
  contexto: ContextoComprador,
  opcoes: OpcoesCupom = {},
): Julgamento {
  const escolha = settleCupom(linhas.itens, estado, contexto, opcoes)
  const recusa = explainCupom(escolha, estado, contexto)
  const isAsking = contexto.idformapagto === null && escolha.recusa?.impedimento === 'pagamento'
  if (!recusa || !isAsking) return { escolha, espera: false, recusa }
  const porForma = formasDoCupom(contexto, estado.codigo).map((idformapagto) =>
    explainPelaForma(linhas, { estado, idformapagto, opcoes }, contexto),
  )
  const espera = porForma.includes(null)
  return { escolha, espera, recusa: espera ? null : (porForma[0] ?? recusa) }
}

/** Why the customer's coupon is not in force now, a method that must be chosen first included; null when it is, or there is none. */
export function explainCodigo(
  linhas: Linhas,
  estado: EstadoCupom,
  contexto: ContextoComprador,
): string | null {
  if (!estado.codigo) return null
  const { escolha, espera, recusa } = judgeCodigo(linhas, estado, contexto)
  return espera ? explainCupom(escolha, estado, contexto) : recusa
}

/**
 * A coupon that is asked for: taken when it would be in force, or will be once its payment method is chosen; else the one
 * before stays and it is said why (§4).
 */
export function takeCodigo(
  pedido: string,
  linhas: Linhas,
  estado: EstadoCupom,
  contexto: ContextoComprador,
): { codigo: string | null; recusa: string | null } {
  const codigo = normalizeCodigo(pedido)
  const { escolha, espera, recusa } = judgeCodigo(linhas, { ...estado, codigo }, contexto)
  if (espera || (escolha.cupom && !escolha.automatico)) return { codigo, recusa: null }
  return { codigo: estado.codigo, recusa: recusa ?? falhas.cupom_invalido.mensagem }
}

/** The methods that a coupon asks for, of those that the supplier has. */
function formasDoCupom(contexto: ContextoComprador, codigo: string | null): string[] {
  const wanted = findCupom(contexto, codigo)?.condicoes.idformapagto ?? []
  const formas = contexto.fornecedor?.formasPagamento ?? []
  return formas.map(({ idformapagto }) => idformapagto).filter((id) => wanted.includes(id))
}

/** Null: in force by this method. */
function explainPelaForma(
  linhas: Linhas,
  { estado, idformapagto, opcoes }: { estado: EstadoCupom; idformapagto: string; opcoes: OpcoesCupom },
  contexto: ContextoComprador,
): string | null {
  const itens = repriceItens(linhas, idformapagto, contexto)
  if (!itens) return falhas.cupom_invalido.mensagem
  const escolha = settleCupom(itens, estado, { ...contexto, idformapagto }, opcoes)
  return explainCupom(escolha, estado, contexto)
}
