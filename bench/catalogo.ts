import { uuidv7, type Sql } from '../server/src/infra/index.ts'
import type { FornecedorDeTeste } from '../server/src/teste/builders.ts'

export const SUBSTANTIVOS = [
  'Arroz',
  'Feijão',
  'Café',
  'Macarrão',
  'Azeite',
  'Biscoito',
  'Sabão',
  'Detergente',
  'Suco',
  'Cerveja',
  'Queijo',
  'Iogurte',
  'Farinha',
  'Açúcar',
  'Molho',
  'Pimenta',
  'Chá',
  'Geleia',
  'Granola',
  'Leite',
]
export const QUALIDADES = [
  'tradicional',
  'integral',
  'orgânico',
  'extraforte',
  'artesanal',
  'suave',
  'caseiro',
  'premium',
  'rústico',
  'clássico',
  'da serra',
  'do campo',
  'mineiro',
  'paulista',
  'gaúcho',
  'defumado',
  'light',
  'especial',
  'nobre',
  'dourado',
]
const MARCAS = [
  'Serra Alta',
  'Campo Belo',
  'Grão Nobre',
  'Dona Rita',
  'Casa Toscana',
  'Vale Verde',
  'Sítio Aurora',
  'Moinho Sul',
  'Girassol',
  'Fazenda Ouro',
]

/** A store's tree: so many at the top, each with so many below it. */
const SETORES = 20
const POR_SETOR = 10

/** Every so many-th product is sold in so many sizes. */
const A_CADA = 33
const VARIANTES = 3

export const DESCRICAO = 'Produto gerado para a medição. '.repeat(6)

export interface ProdutoDoCatalogo {
  id: string
  /** The product that it is a variant of. */
  principal: string | null
  nome: string
  marca: string
  embalagem: string
  /** Ten-thousandths of a real. */
  preco: number
  precooferta: number | null
  vendas: number
}

/** `total` products, some of them in sizes, which come after all of them; some on offer. */
export function makeCatalogo(total: number): ProdutoDoCatalogo[] {
  const produtos = Array.from({ length: total }, (_, i): ProdutoDoCatalogo => {
    const preco = 10_000 + (i % 900) * 1000
    return {
      id: uuidv7(),
      principal: null,
      nome: `${pick(SUBSTANTIVOS, i)} ${pick(QUALIDADES, Math.floor(i / 20))} ${i}`,
      marca: pick(MARCAS, i * 7),
      embalagem: 'pacote 1 kg',
      preco,
      precooferta: i % 20 === 0 ? Math.floor(preco * 0.9) : null,
      vendas: (i * 7919) % 10_007,
    }
  })
  const variantes = produtos
    .filter((_, i) => i % A_CADA === A_CADA - 1)
    .flatMap((produto) =>
      Array.from({ length: VARIANTES }, (_, n): ProdutoDoCatalogo => ({
        ...produto,
        id: uuidv7(),
        principal: produto.id,
        embalagem: `pacote ${n + 2} kg`,
        preco: produto.preco * (n + 2),
        precooferta: null,
      })),
    )
  return [...produtos, ...variantes]
}

/** Writes it into a store that has one category: 220 of them, three pictures a product, stock of all. */
export async function insertCatalogo(
  sql: Sql,
  { idfornecedor }: FornecedorDeTeste,
  catalogo: readonly ProdutoDoCatalogo[],
): Promise<void> {
  await sql`
    insert into categoria (idfornecedor, idcategoria, idcategoriapai, slug, nome, icone, fundo, ordem)
    select ${idfornecedor}, gen_random_uuid(), null, 'setor-' || n, 'Setor ' || n, 'package', '#f1e9e1', n from generate_series(2, ${SETORES}::int) n`
  await sql`
    insert into categoria (idfornecedor, idcategoria, idcategoriapai, slug, nome, icone, fundo, ordem)
    select pai.idfornecedor, gen_random_uuid(), pai.idcategoria, pai.slug || '-' || n, pai.nome || ' ' || n, 'package', '#f1e9e1', n
    from categoria pai, generate_series(1, ${POR_SETOR}::int) n where pai.idfornecedor = ${idfornecedor}`
  // Products first: a variant names the one that it is of.
  for (const parte of [
    catalogo.filter(({ principal }) => !principal),
    catalogo.filter(({ principal }) => principal),
  ])
    await sql`
      with folha as (
        select array_agg(idcategoria order by slug) as ids from categoria where idfornecedor = ${idfornecedor} and idcategoriapai is not null
      )
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, idprodutoprincipal, sku, nome, marca, descricao, idcategoria, embalagem, unidade, preco, precooferta, vendas, imagens)
      select ${idfornecedor}, p.id, p.id, p.principal, 'B' || right(p.id::text, 12), p.nome, p.marca, ${DESCRICAO}, folha.ids[1 + n % cardinality(folha.ids)], p.embalagem, 'un',
        p.preco, p.precooferta, p.vendas, ${sql.json(IMAGENS.map((imagem) => ({ ...imagem })))}
      from folha, rows from (jsonb_to_recordset(${sql.json(parte.map((produto) => ({ ...produto })))}) as (id uuid, principal uuid, nome text, marca text, embalagem text, preco bigint, precooferta bigint, vendas int))
        with ordinality as p(id, principal, nome, marca, embalagem, preco, precooferta, vendas, n)`
  await sql`insert into estoque (idfornecedor, idcadastroextraproduto, quantidade) select idfornecedor, idcadastroextraproduto, 1000000000 from produto where idfornecedor = ${idfornecedor}`
}

const IMAGENS = [1, 2, 3].map((n) => ({ hash: String(n).repeat(32), alt: '', cor: '#d8cfc4' }))

export function pick<T>(list: readonly T[], i: number): T {
  return list[i % list.length] as T // the lists are not empty
}
