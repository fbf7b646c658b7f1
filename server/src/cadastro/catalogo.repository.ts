import type { Transaction } from '#infra'

/**
 * One writer of a supplier's catalogue at a time, until the transaction ends: what is checked over several rows (a tree without circles,
 * a SKU for one product) stays true until it is written.
 */
export async function lockCatalogo(tx: Transaction, idfornecedor: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`catalogo:${idfornecedor}`}, 0))`
}

/** Table of the named records, and its key besides the supplier. */
const LUGARES = {
  produtos: ['produto', 'idcadastroextraproduto'],
  categorias: ['categoria', 'idcategoria'],
  formasPagamento: ['forma_pagamento', 'idformapagto'],
  lojas: ['loja', 'idloja'],
  areas: ['area', 'idarea'],
} as const
export type Lugar = keyof typeof LUGARES

/** Which of these the supplier does not have. Planned at each call (`unsafe` prepares nothing), as what lists are compared with grows. */
export async function listAlheios(
  tx: Transaction,
  idfornecedor: string,
  nomeados: Readonly<Record<Lugar, readonly string[]>>,
): Promise<ReadonlySet<string>> {
  const partes = (Object.keys(LUGARES) as Lugar[])
    .filter((lugar) => nomeados[lugar].length > 0)
    .map((lugar) => {
      const [tabela, chave] = LUGARES[lugar]
      return `select q.id from jsonb_array_elements_text($2 -> '${lugar}') as q(id)
        where not exists (select from ${tabela} t where t.idfornecedor = $1 and t.${chave} = q.id::uuid)`
    })
  if (partes.length === 0) return new Set()
  const rows = await tx.unsafe<{ id: string }[]>(partes.join(' union all '), [
    idfornecedor,
    tx.json(nomeados as never), // plain lists; postgres.js wants an index signature
  ])
  return new Set(rows.map(({ id }) => id))
}

/** Only parts of these records changed (slots, a price table): their version moves all the same, so that an edit of an older one is refused. */
export async function raiseVersoes(
  tx: Transaction,
  { tabela, chave: [chave = ''] }: { tabela: string; chave: readonly string[] },
  idfornecedor: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await tx`
    update ${tx(tabela)} set versao = versao + 1
    where idfornecedor = ${idfornecedor} and ${tx(chave)} = any(${ids as string[]}::uuid[])`
}
