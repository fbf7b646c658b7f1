import type { OrdenacaoDoCatalogo } from '@vitrine/contract'

import { decodeCursor, encodeCursor, isId, type Db, type Fragment } from '#infra'

/** The place of a row in a list: what it is sorted by, and its id. */
export interface Posto {
  chave: string
  id: string
}

interface Ordem {
  /** What a row is sorted by, and the type of it. */
  chave: (db: Db) => Fragment
  order: (db: Db) => Fragment
  depois: (db: Db, posto: Posto) => Fragment
  /** Whether a place is one of this order; another order's is none. */
  accepts: (posto: Posto) => boolean
}

const isTexto = () => true
/** In 1/10,000 real. */
const isPreco = ({ chave }: Posto) => /^\d{1,18}$/.test(chave)

const porNome: Ordem = {
  accepts: isTexto,
  chave: (db) => db`p.nome`,
  order: (db) => db`p.nome collate "pt-BR-x-icu", p.idcadastroextraproduto`,
  depois: (db, { chave, id }) =>
    db`(p.nome collate "pt-BR-x-icu", p.idcadastroextraproduto) > (${chave}::text, ${id}::uuid)`,
}

/** Each has an index of migration 0320; a SKU is one product's alone. */
export const ordens: Record<OrdenacaoDoCatalogo, Ordem> = {
  nome: porNome,
  sku: {
    accepts: isTexto,
    chave: (db) => db`p.sku`,
    order: (db) => db`p.sku`,
    depois: (db, { chave }) => db`p.sku > ${chave}::text`,
  },
  menor_preco: {
    accepts: isPreco,
    chave: (db) => db`coalesce(p.preco, 0)`,
    order: (db) => db`coalesce(p.preco, 0), p.idcadastroextraproduto`,
    depois: (db, { chave, id }) =>
      db`(coalesce(p.preco, 0), p.idcadastroextraproduto) > (${chave}::text::bigint, ${id}::uuid)`,
  },
  maior_preco: {
    accepts: isPreco,
    chave: (db) => db`coalesce(p.preco, 0)`,
    order: (db) => db`coalesce(p.preco, 0) desc, p.idcadastroextraproduto desc`,
    depois: (db, { chave, id }) =>
      db`(coalesce(p.preco, 0), p.idcadastroextraproduto) < (${chave}::text::bigint, ${id}::uuid)`,
  },
}

/** A place as a call hands it on, and back; undefined: it is none. */
export const writeCursor = ({ chave, id }: Posto): string => encodeCursor([chave, id])

export function readCursor(cursor: string): Posto | undefined {
  const [chave, id] = decodeCursor(cursor) ?? []
  return typeof chave === 'string' && !chave.includes('\0') && isId(id) ? { chave, id } : undefined
}
