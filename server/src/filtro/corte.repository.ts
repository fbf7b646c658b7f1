import type { Db, Fragment } from '#infra'

import { isPrecoDeTodos, listBandas } from './faixas.ts'
import {
  isDeCartoes,
  arrayCategorias,
  isFaixa,
  whereBusca,
  whereLista,
  type FiltroLista,
} from './filtro-lista.repository.ts'
import { precoEmVigor } from './preco-em-vigor.repository.ts'

/** A row of a list as its order names it. */
export interface Marco {
  id: string
  /** What is sorted by, as PostgreSQL writes it; null: no price. */
  chave: string | null
}

/** Which rows of a list: `limit` after the `offset` first ones, counted from the row `desde` on, or from the beginning. */
export interface Corte {
  limit: number
  offset: number
  desde: Marco | null
}

/** Where the rows of a list are read, in its order. */
interface Fonte {
  de: Fragment
  id: Fragment
  /** The price in force. */
  preco: Fragment
  vendas: Fragment
  onde: (filtro: FiltroLista) => Fragment
}

interface Ordem {
  chave: Fragment
  desce: boolean
  /** Rows without a key come last. */
  temNulos: boolean
  /** A key as it was read, as a value again. */
  read: (chave: string) => Fragment
}

/** Rows that an index has in the order of sales for each of its values: read for one value after the other. */
interface Partes {
  /** Their values, as `parte (valor)`. */
  de: Fragment
  onde: Fragment
  /** Whether they are bands of prices. */
  isDeFaixas: boolean
  /** All but what the values say. */
  filtro: FiltroLista
}

/** So far each part is read anew for a page; beyond, all of them are sorted. */
const MAX_POR_PARTE = 2000

/** `id, chave` of a page in its order: what is read ends with the page, from `desde` on. */
export function selectCorte(db: Db, filtro: FiltroLista, { limit, offset, desde }: Corte): Fragment {
  const partes = limit + offset <= MAX_POR_PARTE ? findPartes(db, filtro) : null
  const fonte = fonteOf(db, filtro, partes)
  const ordem = ordemDe(db, filtro, fonte)
  const direcao = direcaoDe(db, ordem)
  const read = (onde: Fragment, quantas: Fragment) => {
    const rows = db`
      select ${fonte.id} as id, ${ordem.chave} as chave from ${fonte.de}
      where ${fonte.onde(partes?.filtro ?? filtro)} ${partes ? db`and ${partes.onde}` : db``} ${onde}
      order by ${ordem.chave} ${direcao}, ${fonte.id} ${quantas}`
    return partes ? db`select x.* from ${partes.de} cross join lateral (${rows}) x` : rows
  }
  const todas = db`limit ${limit + offset}`
  const cortadas = db`limit ${limit} offset ${offset}`
  if (!desde && !partes) return read(db``, cortadas)
  const ramos = desde
    ? ramosDesde(db, fonte.id, ordem, desde).map(
        (onde, i) => db`${i > 0 ? db`union all` : db``} (${read(onde, todas)})`,
      )
    : [read(db``, todas)]
  return db`select id, chave from (${ramos as unknown as Fragment}) r order by chave ${direcao}, id ${cortadas}` // fragments are joined by spaces
}

/** A row and what comes after it, each a range of the index: equal keys by their ids, then further keys, then those without. */
function ramosDesde(db: Db, id: Fragment, { chave, desce, temNulos, read }: Ordem, desde: Marco): Fragment[] {
  const mesmoId = db`and ${id} >= ${desde.id}`
  if (desde.chave === null) return [db`and ${chave} is null ${mesmoId}`]
  const valor = read(desde.chave)
  return [
    db`and ${chave} = ${valor} ${mesmoId}`,
    db`and ${chave} ${desce ? db`<` : db`>`} ${valor}`,
    ...(temNulos ? [db`and ${chave} is null`] : []),
  ]
}

/**
 * Cards stand in `preco_em_vigor` (migration 0459) in the order of the price that is everybody's, and those of a band in that of sales: it is read
 * alone where nothing but prices narrows them, and with its products else.
 */
function fonteOf(db: Db, filtro: FiltroLista, partes: Partes | null): Fonte {
  const { idfornecedor, ordenacao, precos, consulta, categ, tags, marcas, embalagens } = filtro
  const isPorPreco =
    ordenacao.endsWith('_preco') && isPrecoDeTodos(precos) && isDeCartoes(filtro) && !consulta
  if (!isPorPreco && !partes?.isDeFaixas)
    return {
      de: db`produto p`,
      id: db`p.idcadastroextraproduto`,
      preco: precoEmVigor(db, precos),
      vendas: db`p.vendas`,
      onde: (outro) => db`${whereLista(db, outro)} ${whereBusca(db, filtro)}`,
    }
  const preco = db`v.preco`
  const isLivre = !categ && [tags, marcas, embalagens].every(({ length }) => length === 0)
  return {
    de: isLivre
      ? db`preco_em_vigor v`
      : db`preco_em_vigor v join produto p on (p.idfornecedor, p.idcadastroextraproduto) = (v.idfornecedor, v.idcadastroextraproduto)`,
    id: db`v.idcadastroextraproduto`,
    preco,
    vendas: db`v.vendas`,
    onde: (outro) => db`
      v.idfornecedor = ${idfornecedor} and v.cartao and ${isFaixa(db, outro, preco)}
      ${isLivre ? db`` : db`and ${whereLista(db, { ...outro, faixas: [] })}`}`,
  }
}

function ordemDe(
  db: Db,
  { ordenacao }: FiltroLista,
  { preco: emVigor, vendas }: Pick<Fonte, 'preco' | 'vendas'>,
): Ordem {
  const preco = () => ({
    chave: emVigor,
    temNulos: true,
    read: (chave: string) => db`${chave}::text::bigint`,
  })
  switch (ordenacao) {
    case 'nome':
      return {
        chave: db`p.nome collate "pt-BR-x-icu"`,
        desce: false,
        temNulos: false,
        read: (chave) => db`${chave}::text`,
      }
    case 'menor_preco':
      return { ...preco(), desce: false }
    case 'maior_preco':
      return { ...preco(), desce: true }
    case 'novidades':
      return {
        chave: db`p.criado_em`,
        desce: true,
        temNulos: false,
        read: (chave) => db`${chave}::text::timestamptz`,
      }
    case 'relevancia':
      return { chave: vendas, desce: true, temNulos: false, read: (chave) => db`${chave}::text::int` }
  }
}

/** The order of a list as a fragment; null: by relevance. */
export function ordemLista(db: Db, filtro: FiltroLista): Fragment | null {
  if (filtro.ordenacao === 'relevancia') return null
  const ordem = ordemDe(db, filtro, {
    preco: precoEmVigor(db, filtro.precos),
    vendas: db`p.vendas`,
  })
  return db`${ordem.chave} ${direcaoDe(db, ordem)}, p.idcadastroextraproduto`
}

/** As the indexes have it: nulls are named only where there are some. */
function direcaoDe(db: Db, { desce, temNulos }: Ordem): Fragment {
  if (!desce) return db``
  return temNulos ? db`desc nulls last` : db`desc`
}

function findPartes(db: Db, filtro: FiltroLista): Partes | null {
  const { ordenacao, consulta, categ, marcas, faixas, precos } = filtro
  if (ordenacao !== 'relevancia' || consulta || !isDeCartoes(filtro)) return null
  if (categ)
    return {
      de: db`unnest(${arrayCategorias(db, filtro)}) parte (valor)`,
      onde: db`p.idcategoria = parte.valor`,
      isDeFaixas: false,
      filtro: { ...filtro, categ: null },
    }
  const bandas = faixas.length > 0 && isPrecoDeTodos(precos) ? listBandas(faixas) : null
  if (bandas)
    return {
      de: db`unnest(${bandas}::int[]) parte (valor)`,
      onde: db`v.faixa = parte.valor::smallint`,
      isDeFaixas: true,
      filtro: { ...filtro, faixas: [] },
    }
  if (marcas.length === 0) return null
  return {
    de: db`unnest(${[...new Set(marcas)]}::text[]) parte (valor)`,
    onde: db`p.marca = parte.valor`,
    isDeFaixas: false,
    filtro: { ...filtro, marcas: [] },
  }
}
