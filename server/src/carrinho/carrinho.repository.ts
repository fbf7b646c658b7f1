import type { Db } from '#infra'
import { selectProdutosById, type ProdutoRow } from '#produto'

/** A stored line: quantity in 1/1,000 unit, attendant price in 1/10,000 real. */
export interface ItemGuardado {
  id: string
  quantidade: number
  embalarParaPresente?: boolean
  precoatendente?: number
}

export interface CarrinhoRow {
  revisao: number
  itens: ItemGuardado[]
  observacao: string
  numpedidocliente: string
  atendente: string | null
  bloqueado_desde: string | null
  mesclas: string[]
}

/** A cart with the products that it holds and those asked for besides. */
export interface CarrinhoComProdutos extends CarrinhoRow {
  produtos: ProdutoRow[]
}

/**
 * The cart of (cliente, fornecedor), an empty one of revision 0 when there is none yet, with all products that a save or
 * a read needs: one statement, however many lines.
 */
export async function findCarrinho(
  db: Db,
  { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string },
  ids: readonly string[],
): Promise<CarrinhoComProdutos> {
  const [row] = await db<CarrinhoComProdutos[]>`
    select coalesce(c.revisao, 0) as revisao, coalesce(c.itens, '[]') as itens, coalesce(c.observacao, '') as observacao,
      coalesce(c.numpedidocliente, '') as numpedidocliente, coalesce(c.mesclas, '{}') as mesclas,
      (select u.nome from usuario u where u.idusuario = c.bloqueado_por) as atendente,
      to_char(c.bloqueado_desde at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as bloqueado_desde,
      coalesce((select json_agg(x) from (
        ${selectProdutosById(db, idfornecedor, db`any(${ids as string[]}::uuid[] || array(select (i ->> 'id')::uuid from jsonb_array_elements(c.itens) i))`)}
      ) x), '[]') as produtos
    from (select 1) um left join carrinho c on c.idfornecedor = ${idfornecedor} and c.idcliente = ${idcliente}`
  if (!row) throw new Error('a left join on one row answered none')
  return row
}

export interface CarrinhoASalvar {
  idfornecedor: string
  idcliente: string
  itens: ItemGuardado[]
  observacao: string
  numpedidocliente: string
  /** Revision that the new content was made on; the write happens only if it still stands. */
  sobre: number
  /** Key of a visitor's cart merged by this write. */
  chavemescla: string | null
  /** Staff writes while it holds the lock itself. */
  mesmoBloqueado: boolean
}

/** Writes the whole cart in one guarded statement; the new revision, or null when another write or a lock came first. */
export async function saveCarrinho(db: Db, novo: CarrinhoASalvar): Promise<number | null> {
  const { idfornecedor, idcliente } = novo
  const itens = db.json(novo.itens as never) // postgres.js types JSON as an index signature; these are plain records
  const mesclas = novo.chavemescla ? [novo.chavemescla] : []
  const [row] = await db<{ revisao: number }[]>`
    insert into carrinho as c (idfornecedor, idcliente, itens, observacao, numpedidocliente, mesclas)
    values (${idfornecedor}, ${idcliente}, ${itens}, ${novo.observacao}, ${novo.numpedidocliente}, ${mesclas}::uuid[])
    on conflict (idfornecedor, idcliente) do update
    set itens = excluded.itens, observacao = excluded.observacao, numpedidocliente = excluded.numpedidocliente,
      mesclas = case when ${mesclas.length} = 0 then c.mesclas else (array_cat(excluded.mesclas, c.mesclas))[1:20] end,
      revisao = c.revisao + 1, atualizado_em = now()
    where c.revisao = ${novo.sobre} and (c.bloqueado_por is null or ${novo.mesmoBloqueado})
    returning revisao`
  return row?.revisao ?? null
}
