import type { Acao } from '@vitrine/contract'

import type { Db, Transaction } from '#infra'

export interface LinkRow {
  idlinkacao: string
  codigo: string
  nome: string
  descricao: string
  acao: Acao
  de: Date | null
  ate: Date | null
  limite: number | null
  usos: number
}

/** A link, in force or not. */
export async function findLink(db: Db, idfornecedor: string, codigo: string): Promise<LinkRow | null> {
  const [row] = await db<LinkRow[]>`
    select idlinkacao, codigo, nome, descricao, acao, de, ate, limite, usos from link_acao
    where idfornecedor = ${idfornecedor} and codigo = ${codigo} and ativo`
  return row ?? null
}

/** Products of a link that the store sells. */
export async function listProdutosDoLink(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<{ id: string; nome: string }[]> {
  return db`
    select idcadastroextraproduto as id, nome from produto
    where idfornecedor = ${idfornecedor} and idcadastroextraproduto = any(${ids as string[]}::uuid[]) and ativo`
}

/** Links that have these codes. */
export async function listDonos(
  tx: Transaction,
  idfornecedor: string,
  codigos: readonly string[],
): Promise<{ codigo: string; idlinkacao: string }[]> {
  return tx`
    select codigo, idlinkacao from link_acao
    where idfornecedor = ${idfornecedor} and codigo = any(${codigos as string[]})`
}

/**
 * Counts one opening, once for each key: the link's row is held first, so that of two at once the last use goes to one. False: there is
 * none left.
 */
export async function countUso(
  tx: Transaction,
  { idfornecedor, idlinkacao, chave }: { idfornecedor: string; idlinkacao: string; chave: string },
): Promise<boolean> {
  await tx`
    select from link_acao where idfornecedor = ${idfornecedor} and idlinkacao = ${idlinkacao} for no key update`
  const [row] = await tx<{ feito: boolean }[]>`
    with novo as (
      insert into uso_link_acao (idfornecedor, idlinkacao, chave)
      select l.idfornecedor, l.idlinkacao, ${chave} from link_acao l
      where l.idfornecedor = ${idfornecedor} and l.idlinkacao = ${idlinkacao} and (l.limite is null or l.usos < l.limite)
      on conflict do nothing returning idlinkacao
    ),
    contado as (
      update link_acao l set usos = usos + 1 from novo n
      where l.idfornecedor = ${idfornecedor} and l.idlinkacao = n.idlinkacao returning l.idlinkacao
    )
    select exists (select from contado) or exists (
      select from uso_link_acao u where u.idfornecedor = ${idfornecedor} and u.idlinkacao = ${idlinkacao} and u.chave = ${chave}
    ) as feito`
  return row?.feito === true
}
