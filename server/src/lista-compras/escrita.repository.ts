import type { Db } from '#infra'

import type { Dono } from './lista-compras.repository.ts'

/** Quantities in 1/1,000 unit. */
export interface ItemASalvar {
  id: string
  quantidade: number
}

export interface ListaASalvar extends Dono {
  idlista: string
  /** Null: keeps the name that it has, or gets `nomeNova`. */
  nome: string | null
  nomeNova: string
  /** All lines from now on; null: as they are. Each product once. */
  itens: ItemASalvar[] | null
}

/** Makes a list or changes one's own, lines and all: one statement; false when the id is not the cliente's to write. */
export async function saveLista(db: Db, lista: ListaASalvar): Promise<boolean> {
  const { idfornecedor, idcliente, idlista, nome, nomeNova, itens } = lista
  const ids = (itens ?? []).map(({ id }) => id)
  const quantidades = (itens ?? []).map(({ quantidade }) => quantidade)
  const rows = await db`
    with lista as (
      insert into lista_compras as l (idlista, idfornecedor, idcliente, nome)
      values (${idlista}, ${idfornecedor}, ${idcliente}, ${nome ?? nomeNova})
      on conflict (idlista) do update set nome = coalesce(${nome}, l.nome), atualizada_em = now()
      where l.idfornecedor = ${idfornecedor} and l.idcliente = ${idcliente} and l.desativada_em is null
      returning idlista
    ),
    fora as (
      delete from item_lista_compras i using lista
      where ${itens !== null} and i.idlista = lista.idlista and not i.idcadastroextraproduto = any(${ids}::uuid[])
    ),
    dentro as (
      insert into item_lista_compras (idlista, idfornecedor, idcadastroextraproduto, quantidade, ordem)
      select lista.idlista, ${idfornecedor}, p.idcadastroextraproduto, item.quantidade, item.ordem
      from lista, unnest(${ids}::uuid[], ${quantidades}::bigint[]) with ordinality as item (id, quantidade, ordem)
      join produto p on p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = item.id
      on conflict (idlista, idcadastroextraproduto) do update set quantidade = excluded.quantidade, ordem = excluded.ordem
    )
    select idlista from lista`
  return rows.length > 0
}

/** Puts a product on an own list or sets its quantity (1/1,000; null: the least, or what is there). False when either is unknown. */
export async function putProduto(
  db: Db,
  { idfornecedor, idcliente }: Dono,
  item: { idlista: string; id: string; quantidade: number | null },
): Promise<boolean> {
  const { idlista, id, quantidade } = item
  const rows = await db`
    with posto as (
      insert into item_lista_compras as i (idlista, idfornecedor, idcadastroextraproduto, quantidade, ordem)
      select l.idlista, l.idfornecedor, p.idcadastroextraproduto, coalesce(${quantidade}::bigint, p.quantidade_minima),
        (select coalesce(max(ordem), 0) + 1 from item_lista_compras where idlista = l.idlista)
      from lista_compras l
      join produto p on p.idfornecedor = l.idfornecedor and p.idcadastroextraproduto = ${id} and p.ativo
      where l.idlista = ${idlista} and l.idfornecedor = ${idfornecedor} and l.idcliente = ${idcliente} and l.desativada_em is null
      on conflict (idlista, idcadastroextraproduto) do update set quantidade = coalesce(${quantidade}::bigint, i.quantidade)
      returning idlista
    )
    update lista_compras l set atualizada_em = now() from posto where l.idlista = posto.idlista returning l.idlista`
  return rows.length > 0
}

/** Takes a product off an own list; false when it was not there. */
export async function removeProduto(
  db: Db,
  { idfornecedor, idcliente }: Dono,
  { idlista, id }: { idlista: string; id: string },
): Promise<boolean> {
  const rows = await db`
    with fora as (
      delete from item_lista_compras i using lista_compras l
      where l.idlista = ${idlista} and l.idfornecedor = ${idfornecedor} and l.idcliente = ${idcliente} and l.desativada_em is null
        and i.idlista = l.idlista and i.idcadastroextraproduto = ${id}
      returning i.idlista
    )
    update lista_compras l set atualizada_em = now() from fora where l.idlista = fora.idlista returning l.idlista`
  return rows.length > 0
}

/** Disables an own list, or brings it back; false when it is not the cliente's. */
export async function setDesativada(
  db: Db,
  { idfornecedor, idcliente }: Dono,
  { idlista, desativada }: { idlista: string; desativada: boolean },
): Promise<boolean> {
  const rows = await db`
    update lista_compras set desativada_em = case when ${desativada} then now() end
    where idlista = ${idlista} and idfornecedor = ${idfornecedor} and idcliente = ${idcliente} returning idlista`
  return rows.length > 0
}

/** Gives an own list a code to be read by, the one that it has already if any; null ends the sharing. */
export async function setCodigo(
  db: Db,
  { idfornecedor, idcliente }: Dono,
  { idlista, codigo }: { idlista: string; codigo: string | null },
): Promise<boolean> {
  const rows = await db`
    update lista_compras set codigocompartilhar = case when ${codigo}::text is not null then coalesce(codigocompartilhar, ${codigo}::text) end
    where idlista = ${idlista} and idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and desativada_em is null returning idlista`
  return rows.length > 0
}
