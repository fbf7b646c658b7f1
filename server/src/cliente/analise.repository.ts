import type { Db, Transaction } from '#infra'

interface Qual {
  idfornecedor: string
  idcliente: string
}

export interface Decidido {
  nome: string
  email: string
  slug: string
  loja: string
  dominio: string | null
}

/** A decision about a registration; null when there is none, or it was decided so before. */
export async function decideAnalise(
  tx: Transaction,
  { idfornecedor, idcliente }: Qual,
  { aprovado, motivo }: { aprovado: boolean; motivo: string },
): Promise<Decidido | null> {
  const [row] = await tx<Decidido[]>`
    update cadastroextracliente x set aprovado = ${aprovado}, motivo_recusa = ${motivo}, decidido_em = now(), versao = x.versao + 1
    from cliente c, fornecedor f left join dominio d on d.idfornecedor = f.idfornecedor and d.principal
    where x.idfornecedor = ${idfornecedor} and x.idcliente = ${idcliente} and c.idcliente = x.idcliente and f.idfornecedor = x.idfornecedor
      and (x.aprovado, x.motivo_recusa) is distinct from (${aprovado}, ${motivo})
    returning c.nome, c.email, f.slug, f.nome as loja, d.dominio`
  return row ?? null
}

/** Decision about a registration; null until there is one. */
export async function findSituacao(db: Db, { idfornecedor, idcliente }: Qual): Promise<boolean | null> {
  const [row] = await db<{ aprovado: boolean | null }[]>`
    select aprovado from cadastroextracliente where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}`
  return row?.aprovado ?? null
}

export async function hasCadastro(db: Db, { idfornecedor, idcliente }: Qual): Promise<boolean> {
  const [row] = await db`
    select 1 from cadastroextracliente where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}`
  return row !== undefined
}

/** What a refused cliente has mended is looked at again; anything else stays as it is. */
export async function reopenAnalise(tx: Transaction, { idfornecedor, idcliente }: Qual): Promise<void> {
  await tx`
    update cadastroextracliente set aprovado = null, decidido_em = null, versao = versao + 1
    where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and aprovado = false`
}
