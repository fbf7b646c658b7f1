import type { OrdenacaoDoCatalogo } from '@vitrine/contract'

import { decodeCursor, encodeCursor, isId, type Db, type Fragment } from '#infra'

/** The place of a row in a list: what it is sorted by, and its id. */
export interface Posto {
  chave: string
  id: string
}

interface Ordem {
  /** Whether all of a catalogue is read in the order of `preco_em_vigor v` (migration 0459); what words found is sorted. */
  isPorPreco: boolean
  /** What a row is sorted by, and the type of it; `isAchado`: of what words found. */
  chave: (db: Db, isAchado: boolean) => Fragment
  order: (db: Db, isAchado: boolean) => Fragment
  depois: (db: Db, posto: Posto, isAchado: boolean) => Fragment
  /** Whether a place is one of this order; another order's is none. */
  accepts: (posto: Posto) => boolean
}

const isTexto = () => true
/** In 1/10,000 real. */
const isPreco = ({ chave }: Posto) => /^\d{1,18}$/.test(chave)

const porNome: Ordem = {
  isPorPreco: false,
  accepts: isTexto,
  chave: (db) => db`p.nome`,
  order: (db) => db`p.nome collate "pt-BR-x-icu", p.idcadastroextraproduto`,
  depois: (db, { chave, id }) =>
    db`(p.nome collate "pt-BR-x-icu", p.idcadastroextraproduto) > (${chave}::text, ${id}::uuid)`,
}

/** The list price and the id, as they are sorted. */
const precoDe = (db: Db, isAchado: boolean) => (isAchado ? db`coalesce(p.preco, 0)` : db`v.preco_lista`)
const idDe = (db: Db, isAchado: boolean) =>
  isAchado ? db`p.idcadastroextraproduto` : db`v.idcadastroextraproduto`

/** Each has an index of migrations 0320 and 0459; a SKU is one product's alone. */
export const ordens: Record<OrdenacaoDoCatalogo, Ordem> = {
  nome: porNome,
  sku: {
    isPorPreco: false,
    accepts: isTexto,
    chave: (db) => db`p.sku`,
    order: (db) => db`p.sku`,
    depois: (db, { chave }) => db`p.sku > ${chave}::text`,
  },
  menor_preco: {
    isPorPreco: true,
    accepts: isPreco,
    chave: precoDe,
    order: (db, isAchado) => db`${precoDe(db, isAchado)}, ${idDe(db, isAchado)}`,
    depois: (db, { chave, id }, isAchado) =>
      db`(${precoDe(db, isAchado)}, ${idDe(db, isAchado)}) > (${chave}::text::bigint, ${id}::uuid)`,
  },
  maior_preco: {
    isPorPreco: true,
    accepts: isPreco,
    chave: precoDe,
    order: (db, isAchado) => db`${precoDe(db, isAchado)} desc, ${idDe(db, isAchado)} desc`,
    depois: (db, { chave, id }, isAchado) =>
      db`(${precoDe(db, isAchado)}, ${idDe(db, isAchado)}) < (${chave}::text::bigint, ${id}::uuid)`,
  },
}

/** A place as a call hands it on, and back; undefined: it is none. */
export const writeCursor = ({ chave, id }: Posto): string => encodeCursor([chave, id])

export function readCursor(cursor: string): Posto | undefined {
  const [chave, id] = decodeCursor(cursor) ?? []
  return typeof chave === 'string' && !chave.includes('\0') && isId(id) ? { chave, id } : undefined
}
