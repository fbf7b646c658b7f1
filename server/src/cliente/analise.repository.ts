import type { Caracteristicas } from '@vitrine/contract'

import type { Db, Transaction } from '#infra'

export interface QualAnalise {
  idfornecedor: string
  idcliente: string
}

export interface Analise {
  versao: number
  /** Null: nothing is decided yet. */
  aprovado: boolean | null
  motivo_recusa: string
  caracteristicas: Caracteristicas
  /** The moment of this transaction. */
  agora: Date
}

/** A registration as it stands, held until the transaction ends; null where there is none. */
export async function lockAnalise(
  tx: Transaction,
  { idfornecedor, idcliente }: QualAnalise,
): Promise<Analise | null> {
  const [row] = await tx<Analise[]>`
    select versao, aprovado, motivo_recusa, caracteristicas, now() as agora from cadastroextracliente
    where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} for no key update`
  return row ?? null
}

/** The answers of a registration as they stand; {} where there is none. */
export async function findRespostas(
  db: Db,
  { idfornecedor, idcliente }: QualAnalise,
): Promise<Caracteristicas> {
  const [row] = await db<{ caracteristicas: Caracteristicas }[]>`
    select caracteristicas from cadastroextracliente where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}`
  return row?.caracteristicas ?? {}
}

export interface Avisado {
  nome: string
  email: string
  slug: string
  loja: string
  dominio: string | null
}

/** Who is told of a decision, and of which store. */
export async function findAvisado(db: Db, { idfornecedor, idcliente }: QualAnalise): Promise<Avisado | null> {
  const [row] = await db<Avisado[]>`
    select c.nome, c.email, f.slug, f.nome as loja, d.dominio
    from cliente c, fornecedor f left join dominio d on d.idfornecedor = f.idfornecedor and d.principal
    where c.idcliente = ${idcliente} and f.idfornecedor = ${idfornecedor}`
  return row ?? null
}

/** Decision about a registration; null until there is one. */
export async function findSituacao(
  db: Db,
  { idfornecedor, idcliente }: QualAnalise,
): Promise<boolean | null> {
  const [row] = await db<{ aprovado: boolean | null }[]>`
    select aprovado from cadastroextracliente where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}`
  return row?.aprovado ?? null
}
