import type { Db } from '#infra'
import { ProvedorRecusou, type Provedor } from '#provedor'

import { listCartoesSalvos, type CartaoSalvoRow } from './cartao-salvo.repository.ts'
import type { CartaoGuardado } from './cartao-guardado.ts'

/** The card that was chosen for what repeats, or the one that its first order was paid with. */
export interface CartaoEscolhido {
  idcartao?: string | null | undefined
  bandeira?: string | undefined
  final?: string | undefined
}

/** A card that this login keeps at the supplier's provider, as it was chosen; null: none, or it was removed. */
export async function findCartaoEscolhido(
  db: Db,
  dono: { idfornecedor: string; idusuario: string | null },
  escolhido: CartaoEscolhido,
  provedor: Provedor | null,
): Promise<CartaoSalvoRow | null> {
  const { idfornecedor, idusuario } = dono
  if (!idusuario || !provedor) return null
  const { idcartao, bandeira, final } = escolhido
  const cartoes = await listCartoesSalvos(db, { idfornecedor, idusuario }, provedor.nome)
  const achado = idcartao
    ? cartoes.find((cartao) => cartao.idcartao === idcartao)
    : cartoes.find((cartao) => final !== undefined && cartao.final === final && cartao.bandeira === bandeira)
  return achado ?? null
}

/** A saved card, for an order that is charged without its security code; null: the provider refuses that. */
export async function tokenizeCartao(
  provedor: Provedor,
  cartao: CartaoSalvoRow,
): Promise<CartaoGuardado | null> {
  const { idcartao, bandeira, final } = cartao
  try {
    return { token: await provedor.tokenOf(cartao), bandeira, final, idcartao }
  } catch (error) {
    if (error instanceof ProvedorRecusou) return null
    throw error
  }
}
