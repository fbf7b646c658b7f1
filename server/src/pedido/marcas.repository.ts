import { keepFragmento, type Db } from '#infra'

import { chaveDoPedido, ondePedidos, ordens, type Corte, type FiltroLista } from './lista.repository.ts'

/** A page of a list, and the logins that it named when it was read last. */
export interface PaginaAsked {
  filtro: FiltroLista
  corte: Corte
  pessoas: readonly string[]
}

/** Which orders stand on a page, by key, with the number of all, and what logins are called now. */
export interface Marcas {
  total: number
  chaves: readonly string[]
  nomes: Readonly<Record<string, string>>
}

interface MarcasRow {
  total: number
  /** With commas between: of a list the driver reads each letter. */
  chaves: string
  nomes: Record<string, string> | null
}

/** Of one page, whatever it is filtered by but words, which are looked for in lines: one narrow statement. */
export async function findMarcas(db: Db, { filtro, corte, pessoas }: PaginaAsked): Promise<Marcas> {
  const onde = ondePedidos(db, filtro)
  const { limit, offset } = corte
  const [row] = await db<MarcasRow[]>`
    select (select count(*)::int from pedido p where ${onde}) as total,
      array_to_string(array(select ${chaveDoPedido(db)} from pedido p where ${onde} order by ${ordens[filtro.ordenacao](db)} limit ${limit} offset ${offset}), ',') as chaves,
      (select jsonb_object_agg(u.idusuario, u.nome) from usuario u where u.idusuario = any(${pessoas as string[]}::uuid[])) as nomes`
  return toMarcas(row, row?.nomes)
}

/** A page of one customer's orders at one supplier, the newest first, filtered by nothing else: what nearly everybody asks. */
export function isSimples({ filtro }: Pick<PaginaAsked, 'filtro'>): boolean {
  const { idcliente: _dequem, idfornecedor, ordenacao, ...outros } = filtro
  return (
    idfornecedor !== null &&
    ordenacao === 'recentes' &&
    Object.values(outros).every((valor) => (Array.isArray(valor) ? valor.length === 0 : !valor))
  )
}

/** Of several simple pages at once, of whichever customers: one statement, with a row for each in the order in which they were asked. */
export async function readMarcas(db: Db, asked: readonly PaginaAsked[]): Promise<Marcas[]> {
  const pessoas = [...new Set(asked.flatMap((pagina) => pagina.pessoas))]
  const rows = await db<MarcasRow[]>`
    select ${colunasSimples(db)}, case when f.posto = 1 then (select jsonb_object_agg(u.idusuario, u.nome) from usuario u where u.idusuario = any(${pessoas}::uuid[])) end as nomes
    from unnest(${asked.map(({ filtro }) => filtro.idcliente)}::uuid[], ${asked.map(({ filtro }) => filtro.idfornecedor)}::uuid[],
      ${asked.map(({ corte }) => corte.limit)}::int[], ${asked.map(({ corte }) => corte.offset)}::bigint[]) with ordinality f (idcliente, idfornecedor, limite, salto, posto)
    order by f.posto`
  return rows.map((row) => toMarcas(row, rows[0]?.nomes))
}

const colunasSimples = keepFragmento(
  (db) => db`
    (select count(*)::int from pedido p where p.idcliente = f.idcliente and p.idfornecedor = f.idfornecedor) as total,
    array_to_string(array(select ${chaveDoPedido(db)} from pedido p where p.idcliente = f.idcliente and p.idfornecedor = f.idfornecedor
      order by ${ordens.recentes(db)} limit f.limite offset f.salto), ',') as chaves`,
)

function toMarcas(row: MarcasRow | undefined, nomes: MarcasRow['nomes'] | undefined): Marcas {
  const { total = 0, chaves = '' } = row ?? {}
  return { total, chaves: chaves === '' ? [] : chaves.split(','), nomes: nomes ?? {} }
}
