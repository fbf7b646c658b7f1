import { openDatabase, prazos } from '../server/src/infra/index.ts'
import type { FornecedorDeTeste } from '../server/src/teste/builders.ts'

/** What each of the others sells: enough to be shown among the stores. */
const PRODUTOS = 4

/** Suppliers whose products one statement writes. */
const POR_COMANDO = 200

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
  // The counts of a statement are put together supplier by supplier: all suppliers in one statement would be looked through as often as there are suppliers.
  let novos: number
  do {
    const escritos = await sql`
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, descricao, idcategoria, embalagem, unidade, preco, vendas)
      select n.idfornecedor, n.id, n.id, 'V' || n.ordem, n.nome, n.marca, n.descricao, n.idcategoria, n.embalagem, n.unidade, n.preco, n.vendas
      from (
        select f.idfornecedor, c.idcategoria, gen_random_uuid() as id, p.*
        from (
          select idfornecedor from fornecedor
          where slug like 'vizinha-%' and not exists (select from produto dela where dela.idfornecedor = fornecedor.idfornecedor)
          limit ${POR_COMANDO}
        ) f join categoria c using (idfornecedor), (
          select row_number() over () as ordem, nome, marca, descricao, embalagem, unidade, preco, vendas
          from produto where idfornecedor = ${loja.idfornecedor} limit ${PRODUTOS}
        ) p
      ) n`
    novos = escritos.count
  } while (novos > 0)
  await sql`
    insert into estoque (idfornecedor, idcadastroextraproduto, quantidade)
    select idfornecedor, idcadastroextraproduto, 1000000000 from produto on conflict do nothing`
  await sql`vacuum analyze`
  await sql.end()
}
