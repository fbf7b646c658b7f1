import { asLinha } from '#coluna'
import { SENHA_REMOVIDA, uuidv7, type Db } from '#infra'
import type { CartaoNoProvedor } from '#provedor'

/** The owner of saved cards: a login at one supplier. */
export interface DonoDeCartao {
  idfornecedor: string
  idusuario: string
}

export interface CartaoSalvoRow extends DonoDeCartao, CartaoNoProvedor {
  idcartao: string
  provedor: string
  idclienteexterno: string
}

/** The newest first; only those of one provider, because another one does not know them. */
export async function listCartoesSalvos(
  db: Db,
  { idfornecedor, idusuario }: DonoDeCartao,
  provedor: string,
): Promise<CartaoSalvoRow[]> {
  return db<CartaoSalvoRow[]>`
    select idcartao, idfornecedor, idusuario, provedor, idclienteexterno, idexterno, bandeira, final, validade from cartao_salvo
    where idfornecedor = ${idfornecedor} and idusuario = ${idusuario} and provedor = ${provedor} order by criado_em desc limit 10`
}

/** Once for each card of the provider. */
export async function insertCartaoSalvo(db: Db, cartao: Omit<CartaoSalvoRow, 'idcartao'>): Promise<void> {
  await db`insert into cartao_salvo ${asLinha(db, 'cartao_salvo', { idcartao: uuidv7(), ...cartao })} on conflict (provedor, idexterno) do nothing`
}

export async function deleteCartaoSalvo(db: Db, idcartao: string): Promise<void> {
  await db`delete from cartao_salvo where idcartao = ${idcartao}`
}

/** Cards of logins that an erasure left without a person (privacidade/exclusao.repository.ts). */
export async function listCartoesRemovidos(db: Db, exceto: readonly string[]): Promise<CartaoSalvoRow[]> {
  return db<CartaoSalvoRow[]>`
    select k.idcartao, k.idfornecedor, k.idusuario, k.provedor, k.idclienteexterno, k.idexterno, k.bandeira, k.final, k.validade
    from cartao_salvo k join usuario u using (idusuario)
    where u.senha_hash = ${SENHA_REMOVIDA} and not k.idcartao = any(${exceto as string[]}::uuid[]) order by k.criado_em limit 50`
}
