import { openDatabase, prazos, type Sql } from '../server/src/infra/index.ts'
import type { FornecedorDeTeste } from '../server/src/teste/builders.ts'
import { withoutTriggers } from './derivados.ts'

/** What each of the others sells: enough to be shown among the stores. */
const PRODUTOS = 4

/** Tables that a store cannot be shown without, each with its own key; of the categories one, for the few products. */
const DA_LOJA = {
  loja: 'idloja',
  area: 'idarea',
  forma_entrega: 'idformaentrega',
  forma_pagamento: 'idformapagto',
  categoria: 'idcategoria',
} as const

/** Other suppliers beside the one that is measured, each a copy of its rows with keys of its own, until there are `total`. */
export async function fillFornecedores(url: string, loja: FornecedorDeTeste, total: number): Promise<void> {
  const sql = openDatabase(url, { max: 1, prazos: prazos.manutencao })
  await sql`
    insert into fornecedor
    select (jsonb_populate_record(f, jsonb_build_object('idfornecedor', gen_random_uuid(), 'slug', 'vizinha-' || n, 'nome', 'Vizinha ' || n,
      'cnpj', lpad((80000000 + n)::text, 12, '0') || '00'))).*
    from fornecedor f, generate_series((select count(*) from fornecedor), ${total}::int - 1) n
    where f.idfornecedor = ${loja.idfornecedor}`
  for (const [tabela, chave] of Object.entries(DA_LOJA))
    await sql`
      insert into ${sql(tabela)}
      select (jsonb_populate_record(t, jsonb_build_object(${chave}::text, gen_random_uuid(), 'idfornecedor', f.idfornecedor, 'idcategoriapai', null))).*
      from ${sql(tabela)} t, fornecedor f
      where t.idfornecedor = ${loja.idfornecedor} and f.slug like 'vizinha-%'
        ${tabela === 'categoria' ? sql`and t.idcategoria = (select idcategoria from produto where idfornecedor = ${loja.idfornecedor} limit 1)` : sql``}
        and not exists (select from ${sql(tabela)} dela where dela.idfornecedor = f.idfornecedor)`
  await fillProdutos(sql, loja)
  await sql`
    insert into estoque (idfornecedor, idcadastroextraproduto, quantidade)
    select idfornecedor, idcadastroextraproduto, 1000000000 from produto on conflict do nothing`
  await sql`vacuum analyze`
  await sql.end()
}

/** The first of them gets its products by the writers that products have; the others get its rows, what those wrote beside them too (fornecedores.test.ts). */
async function fillProdutos(sql: Sql, loja: FornecedorDeTeste): Promise<void> {
  const [modelo] = await sql<{ idfornecedor: string; temProdutos: boolean }[]>`
    select idfornecedor, exists (select from produto p where p.idfornecedor = f.idfornecedor) as "temProdutos"
    from fornecedor f where slug like 'vizinha-%' order by 2 desc, slug limit 1`
  if (!modelo) return
  const { idfornecedor } = modelo
  if (!modelo.temProdutos)
    await sql`
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, descricao, idcategoria, embalagem, unidade, preco, vendas)
      select c.idfornecedor, p.id, p.id, 'V' || p.ordem, p.nome, p.marca, p.descricao, c.idcategoria, p.embalagem, p.unidade, p.preco, p.vendas
      from categoria c, (
        select gen_random_uuid() as id, row_number() over () as ordem, nome, marca, descricao, embalagem, unidade, preco, vendas
        from produto where idfornecedor = ${loja.idfornecedor} limit ${PRODUTOS}
      ) p where c.idfornecedor = ${idfornecedor}`
  await withoutTriggers(sql, (tx) => copyProdutos(tx, idfornecedor))
}

/** Products of the supplier `de` for all neighbours who have none, with prices in force, counts and vocabulary. */
async function copyProdutos(tx: Sql, de: string): Promise<void> {
  const withChave = (lexema: string) => tx`right(c.idfornecedor::text, 6) || substr(${tx.unsafe(lexema)}, 7)`
  await tx`
    create temp table copia on commit drop as
    select f.idfornecedor, c.idcategoria, p.idcadastroextraproduto as de, gen_random_uuid() as id
    from fornecedor f join categoria c using (idfornecedor), produto p
    where p.idfornecedor = ${de} and f.slug like 'vizinha-%' and not exists (select from produto dela where dela.idfornecedor = f.idfornecedor)`
  await tx`
    insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, descricao, idcategoria, embalagem, unidade, preco, vendas, doc)
    select c.idfornecedor, c.id, c.id, p.sku, p.nome, p.marca, p.descricao, c.idcategoria, p.embalagem, p.unidade, p.preco, p.vendas,
      array_to_tsvector(array(select ${withChave('l')} from unnest(tsvector_to_array(p.doc)) l))
    from copia c join produto p on p.idfornecedor = ${de} and p.idcadastroextraproduto = c.de`
  await tx`
    insert into preco_em_vigor (idfornecedor, idcadastroextraproduto, preco, preco_lista, vendas, cartao)
    select c.idfornecedor, c.id, v.preco, v.preco_lista, v.vendas, v.cartao
    from copia c join preco_em_vigor v on v.idfornecedor = ${de} and v.idcadastroextraproduto = c.de`
  await tx`
    insert into contagem_produto (idfornecedor, grupo, idcategoria, valor, parcela, total)
    select c.idfornecedor, k.grupo, case when k.idcategoria is not null then c.idcategoria end, k.valor, 0, k.total
    from (select distinct idfornecedor, idcategoria from copia) c, (
      select grupo, idcategoria, valor, sum(total) as total from contagem_produto where idfornecedor = ${de} group by 1, 2, 3
    ) k`
  await tx`
    insert into termo (idfornecedor, termo, escrita, som, chaves)
    select c.idfornecedor, t.termo, t.escrita, t.som, array(select ${withChave('k')} from unnest(t.chaves) k)
    from (select distinct idfornecedor from copia) c, termo t where t.idfornecedor = ${de}`
}
