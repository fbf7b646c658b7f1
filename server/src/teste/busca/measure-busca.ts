import type { AppDeTeste } from '../app-de-teste.ts'
import type { FornecedorDeTeste } from '../builders.ts'
import { generateCatalogo } from './catalogo-gerado.ts'
import { casos, type CasoDeBusca } from './casos-de-busca.ts'

/** Puts the first `total` products of the generated catalogue on the supplier's shelf. */
export async function insertCatalogoGerado(
  { sql }: AppDeTeste,
  { idfornecedor, idcategoria }: FornecedorDeTeste,
  total: number,
): Promise<void> {
  const produtos = generateCatalogo(total)
  for (let i = 0; i < produtos.length; i += 10_000) {
    await sql`
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, embalagem, idcategoria, unidade, preco, vendas)
      select ${idfornecedor}, gen_random_uuid(), gen_random_uuid(), p.sku, p.nome, p.marca, p.embalagem, ${idcategoria}, 'un', 10000 + p.vendas, p.vendas
      from jsonb_to_recordset(${sql.json(produtos.slice(i, i + 10_000) as never)}) as p (sku text, nome text, marca text, embalagem text, vendas int)`
  }
  await sql`vacuum analyze produto`
}

export interface Recall {
  /** Share of the cases whose product stands in the first page. */
  recall: number
  perdidos: CasoDeBusca[]
}

/** Asks every case as the storefront does. */
export async function measureRecall(app: AppDeTeste, { slug }: FornecedorDeTeste): Promise<Recall> {
  const perdidos: CasoDeBusca[] = []
  for (const caso of casos) {
    const { dados } = await app.call('GET /v1/app/{supplier}/listaprodutosf/{x}', {
      params: { supplier: slug, x: `${Math.random().toFixed(9)},0` },
      query: { sk: caso.sk },
    })
    const isFound = dados.data.some(
      ({ name, embalagem }) => name === caso.nome && (!caso.embalagem || embalagem === caso.embalagem),
    )
    if (!isFound) perdidos.push(caso)
  }
  return { recall: 1 - perdidos.length / casos.length, perdidos }
}
