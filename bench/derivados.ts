import type { Sql } from '../server/src/infra/index.ts'

/**
 * Writes many rows in a transaction of their own in which no trigger fires and no key is looked up: what the writers of products would keep beside
 * each of them is written at once (`deriveProdutos`), as a test of both compares (fornecedores.test.ts).
 */
export async function withoutTriggers(sql: Sql, write: (tx: Sql) => Promise<unknown>): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`set local work_mem = '256MB'`
    await write(tx as unknown as Sql) // a transaction asks as its pool does
  })
}

/** Prices in force, counts, vocabulary and stock of a supplier's products, as migrations 0459, 0260 and 0261 wrote them of products that were there before. */
export async function deriveProdutos(tx: Sql, idfornecedor: string): Promise<void> {
  await tx`delete from contagem_produto where idfornecedor = ${idfornecedor}`
  await tx`
    insert into contagem_produto (idfornecedor, grupo, idcategoria, valor, parcela, total)
    with junto as materialized (
      select idcategoria, marca, embalagem, tags, min(coalesce(precooferta, preco)) as preco, count(*) as n from produto
      where idfornecedor = ${idfornecedor} and ativo and idprodutoprincipal is null
      group by idcategoria, marca, embalagem, tags, f_faixa(coalesce(precooferta, preco))
    )
    select ${idfornecedor}::uuid, k.grupo, k.idcategoria, k.valor, 0, sum(j.n)
    from junto j, f_contas(j.idcategoria, j.marca, j.embalagem, j.tags, j.preco) k group by k.grupo, k.idcategoria, k.valor
    union all
    select ${idfornecedor}::uuid, 'palavra', null, k, 0, count(*)
    from produto p, f_palavras_de(p.doc) k where p.idfornecedor = ${idfornecedor} and p.ativo group by k`
  await tx`
    insert into preco_em_vigor (idfornecedor, idcadastroextraproduto, preco, preco_lista, vendas, cartao)
    select idfornecedor, idcadastroextraproduto, coalesce(precooferta, preco), coalesce(preco, 0), vendas, ativo and idprodutoprincipal is null
    from produto where idfornecedor = ${idfornecedor} on conflict do nothing`
  await tx`
    select f_vocabulario(${idfornecedor}, array_agg(texto)) from (
      select texto from produto p, unnest(array[p.nome, p.marca, p.embalagem] || p.tags) texto where p.idfornecedor = ${idfornecedor} group by texto
    ) t`
  await tx`
    insert into estoque (idfornecedor, idcadastroextraproduto, quantidade, quantidade_minima)
    select idfornecedor, idcadastroextraproduto, 1000000000, quantidade_minima from produto where idfornecedor = ${idfornecedor} on conflict do nothing`
}

/** Takes the indexes of both tables of products away that no key needs; what is returned makes them again, all of them at once quicker than row by row. */
export async function dropIndices(sql: Sql): Promise<(onIndice: (nome: string) => void) => Promise<void>> {
  const indices = await sql<{ nome: string; definicao: string }[]>`
    select i.indexrelid::regclass::text as nome, pg_get_indexdef(i.indexrelid) as definicao from pg_index i
    where i.indrelid in ('produto'::regclass, 'preco_em_vigor'::regclass) and not i.indisunique`
  for (const { nome } of indices) await sql.unsafe(`drop index ${nome}`)
  return (onIndice) =>
    sql.begin(async (tx) => {
      await tx`set local maintenance_work_mem = '512MB'`
      for (const { nome, definicao } of indices) {
        await tx.unsafe(definicao)
        onIndice(nome)
      }
    })
}
