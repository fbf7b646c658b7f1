import type { CartaoSalvo } from '@vitrine/contract'

import type { Db, Sql } from '#infra'
import type { Pagador, Provedor } from '#provedor'

import {
  deleteCartaoSalvo,
  insertCartaoSalvo,
  listCartoesSalvos,
  type CartaoSalvoRow,
  type DonoDeCartao,
} from './cartao-salvo.repository.ts'
import type { CartaoGuardado } from './cartao-guardado.ts'

/** The fields of a charge that are needed for the card that pays it. */
interface CobrancaNoCartao {
  idfornecedor: string
  /** Null: the login that bought was erased. */
  idusuario: string | null
  cartao: CartaoGuardado | null
  pagador: Pagador
}

/** Cards that a login may pay with again at a supplier, as the browser names them to the provider. */
export async function showCartoes(db: Db, dono: DonoDeCartao, provedor: Provedor): Promise<CartaoSalvo[]> {
  const rows = await listCartoesSalvos(db, dono, provedor.nome)
  return rows.map(({ idcartao, idexterno: referencia, bandeira, final, validade }) => ({
    idcartao,
    referencia,
    bandeira,
    final,
    validade,
  }))
}

/** Deleted at the provider first: it must not stay there when its owner believes that it is deleted. Cards of other logins are not touched. */
export async function forgetCartao(
  sql: Sql,
  dono: DonoDeCartao,
  { idcartao, provedor }: { idcartao: string; provedor: Provedor },
): Promise<void> {
  const cartao = (await listCartoesSalvos(sql, dono, provedor.nome)).find(
    (each) => each.idcartao === idcartao,
  )
  if (!cartao) return
  await provedor.removeCartao(cartao)
  await deleteCartaoSalvo(sql, idcartao)
}

/** The card of a charge is kept for next time where its owner asked for that, once the bank has taken it. */
export async function keepCartao(sql: Sql, provedor: Provedor, cobranca: CobrancaNoCartao): Promise<void> {
  const { cartao, idfornecedor, idusuario, pagador } = cobranca
  if (!cartao?.tokenGuardar || !idusuario) return
  const dono = { idfornecedor, idusuario }
  const [outro] = await listCartoesSalvos(sql, dono, provedor.nome)
  const salvo = await provedor.saveCartao({
    token: cartao.tokenGuardar,
    idclienteexterno: outro?.idclienteexterno ?? null,
    pagador,
  })
  await insertCartaoSalvo(sql, { ...dono, provedor: provedor.nome, ...salvo })
}

/** The provider's customer whose saved card a charge is made to; null: a card typed for it. */
export async function findClienteExterno(
  db: Db,
  provedor: Provedor,
  { cartao, idfornecedor, idusuario }: CobrancaNoCartao,
): Promise<CartaoSalvoRow['idclienteexterno'] | null> {
  if (!cartao?.idcartao || !idusuario) return null
  const cartoes = await listCartoesSalvos(db, { idfornecedor, idusuario }, provedor.nome)
  return cartoes.find(({ idcartao }) => idcartao === cartao.idcartao)?.idclienteexterno ?? null
}
