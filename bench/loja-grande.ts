import { insertSessao } from '../server/src/acesso/index.ts'
import { migrate, openDatabase, prazos, uuidv7, type Fragment, type Sql } from '../server/src/infra/index.ts'
import { buildFornecedor, type FornecedorDeTeste } from '../server/src/teste/builders.ts'
import { marcas } from '../server/src/teste/busca/catalogo-gerado.ts'
import { QUALIDADES, SUBSTANTIVOS } from './catalogo.ts'
import { deriveProdutos, dropIndices, withoutTriggers } from './derivados.ts'
import { fillFornecedores } from './fornecedores.ts'

export interface Tamanho {
  produtos: number
  fornecedores: number
  pedidos: number
}

export interface LojaGrande {
  loja: FornecedorDeTeste
  total: number
  /** Some of them. */
  produtos: string[]
  /** Two people with as many orders as everybody else. */
  clientes: { idcliente: string; token: string }[]
}

const SLUG = 'grande'
const TAGS = [
  'organico',
  'sem-gluten',
  'vegano',
  'importado',
  'sem-lactose',
  'integral',
  'artesanal',
  'kosher',
]
const TAMANHOS = ['pacote 500 g', 'pacote 1 kg', 'pacote 2 kg', 'saco 5 kg', 'garrafa 500 ml', 'garrafa 1 L']
const DESCRICAO = 'Produto gerado para a medição.'
const POR_CLIENTE = 100
/** So many serve one place, few suppliers or many. */
const POR_LUGAR = 20
const INICIO = 10
const LOTE = 50_000

/** Told what is done. */
export type Tell = (feito: string) => void

/** Makes the store in the empty database at `url`. */
export async function makeLoja(url: string, tamanho: Tamanho, tell: Tell = () => {}): Promise<void> {
  const sql = openDatabase(url, { max: 4, prazos: prazos.manutencao })
  await migrate(sql)
  await fill(sql, url, tamanho, tell)
  await sql.end()
}

/** The store in the database at `url`, brought up to date by migrations. */
export async function openLoja(url: string, { produtos: total }: Tamanho): Promise<LojaGrande> {
  const sql = openDatabase(url, { max: 2, prazos: prazos.manutencao })
  await migrate(sql)
  const loja = await findLoja(sql)
  const produtos = await sql<{ id: string }[]>`
    select idcadastroextraproduto as id from produto where idfornecedor = ${loja.idfornecedor} order by sku limit 500`
  const clientes = await openSessoes(sql, loja)
  await sql.end()
  return { loja, total, produtos: produtos.map(({ id }) => id), clientes }
}

async function findLoja(sql: Sql): Promise<FornecedorDeTeste> {
  const [row] = await sql<FornecedorDeTeste[]>`
    select f.idfornecedor, f.slug, l.idloja, e.idformaentrega as "idRetirada", p.idformapagto as "idNaEntrega",
      '' as "idEntrega", '' as "idPix", '' as "idFaturado",
      (select c.idcategoria from categoria c where c.idfornecedor = f.idfornecedor and c.slug = 'geral') as idcategoria
    from fornecedor f join loja l using (idfornecedor)
    join forma_entrega e on e.idfornecedor = f.idfornecedor and e.tipoentrega = 'RETIRADA'
    join forma_pagamento p on p.idfornecedor = f.idfornecedor and p.tipo = 'ENTREGA' where f.slug = ${SLUG}`
  if (!row) throw new Error('the store was not made')
  return row
}

/** Without what each row would cost by itself: indexes are made at the end, counts and words once (derivados.ts). */
async function fill(
  sql: Sql,
  url: string,
  { produtos, fornecedores, pedidos }: Tamanho,
  tell: Tell,
): Promise<void> {
  const loja = await buildFornecedor(sql, { slug: SLUG })
  await sql`
    insert into tag_pesquisa (idfornecedor, tag, nome, grupo) select ${loja.idfornecedor}, tag, tag, 'Alimentação' from unnest(${TAGS}::text[]) tag`
  // The others are copies of it as it is now: one category, a few products.
  await insertProdutos(sql, loja, { de: 1, ate: INICIO, total: produtos, doc: sql`''` })
  await fillFornecedores(url, loja, fornecedores)
  tell(`${fornecedores} suppliers`)
  await spreadFornecedores(sql, loja)
  await sql`
    insert into categoria (idfornecedor, idcategoria, idcategoriapai, slug, nome, icone, fundo, ordem)
    select ${loja.idfornecedor}, gen_random_uuid(), null, 'setor-' || n, 'Setor ' || n, 'package', '#f1e9e1', n from generate_series(1, 20) n`
  await sql`
    insert into categoria (idfornecedor, idcategoria, idcategoriapai, slug, nome, icone, fundo, ordem)
    select pai.idfornecedor, gen_random_uuid(), pai.idcategoria, pai.slug || '-' || n, pai.nome || ' ' || n, 'package', '#f1e9e1', n
    from categoria pai, generate_series(1, 10) n where pai.idfornecedor = ${loja.idfornecedor} and pai.slug like 'setor-%'`
  await fillProdutos(sql, loja, produtos, tell)
  await fillPedidos(sql, loja, pedidos)
  tell(`${pedidos} orders`)
  await sql`vacuum analyze`
}

async function fillProdutos(sql: Sql, loja: FornecedorDeTeste, total: number, tell: Tell): Promise<void> {
  const makeIndices = await dropIndices(sql)
  await rememberDocs(sql, loja)
  const lotes = Array.from({ length: Math.ceil((total - INICIO) / LOTE) }, (_, i) => INICIO + 1 + i * LOTE)
  const insertLotes = async () => {
    for (let de = lotes.shift(); de !== undefined; de = lotes.shift()) {
      const lote = { de, ate: Math.min(total, de + LOTE - 1), total }
      await withoutTriggers(sql, (tx) => insertProdutos(tx, loja, { ...lote, doc: docPronto(tx) }))
      tell(`products up to ${lote.ate}`)
    }
  }
  await Promise.all([insertLotes(), insertLotes()])
  await sql.unsafe('drop table doc_pronto')
  await withoutTriggers(sql, (tx) => deriveProdutos(tx, loja.idfornecedor))
  tell('counts, prices in force, stock')
  await makeIndices((nome) => tell(`index ${nome}`))
}

/** The search document of each part of a product, made once: of each product it would take most of an hour. */
async function rememberDocs(sql: Sql, { idfornecedor }: FornecedorDeTeste): Promise<void> {
  await sql.unsafe(`create unlogged table doc_pronto (texto text primary key, doc tsvector)`)
  await sql`
    insert into doc_pronto
    select s || ' ' || q, f_doc(${idfornecedor}, s || ' ' || q, '', ${DESCRICAO}, '{}') from unnest(${SUBSTANTIVOS}::text[]) s, unnest(${QUALIDADES}::text[]) q
    union all
    select t, f_doc(${idfornecedor}, '', t, '', '{}') from unnest(${[...marcas, ...TAMANHOS, ...TAGS]}::text[]) t`
}

/** The document of the product `p`, put together of its parts as f_doc puts it together of their words. */
function docPronto(sql: Sql): Fragment {
  const docOf = (texto: Fragment) => sql`(select d.doc from doc_pronto d where d.texto = ${texto})`
  return sql`${docOf(sql`p.titulo`)} || ${docOf(sql`p.marca`)} || ${docOf(sql`p.embalagem`)} || coalesce(${docOf(sql`p.tag`)}, '')
    || array_to_tsvector(array[right(p.idfornecedor::text, 6) || '#' || lower(p.sku)])`
}

/** Goods of 20 kinds, 20 sorts and 84 brands in 200 categories, from 1 to 901 reais; sales and tags without rhyme. */
async function insertProdutos(
  sql: Sql,
  { idfornecedor }: FornecedorDeTeste,
  { de, ate, total, doc }: { de: number; ate: number; total: number; doc: Fragment },
): Promise<void> {
  const at = (lista: readonly string[], n: string) =>
    sql`(${lista as string[]}::text[])[1 + ${sql.unsafe(n)} % ${lista.length}::int]`
  await sql`
    with folha as (
      select array_agg(c.idcategoria order by c.slug) as ids from categoria c
      where c.idfornecedor = ${idfornecedor} and not exists (select from categoria f where f.idfornecedor = c.idfornecedor and f.idcategoriapai = c.idcategoria)
    )
    insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, descricao, idcategoria, embalagem, unidade, preco, precooferta, vendas, tags, criado_em, doc)
    select p.idfornecedor, p.id, p.id, p.sku, p.titulo || ' ' || p.marca, p.marca, ${DESCRICAO}, p.idcategoria, p.embalagem, 'un',
      p.preco, case when p.n % 20 = 0 then p.preco * 9 / 10 end, (p.n * 7919) % 10007, array_remove(array[p.tag], null), now() - (${total}::int - p.n) * interval '1 minute', ${doc}
    from (
      select ${idfornecedor}::uuid as idfornecedor, n, uuidv7() as id, 'B' || n as sku, ${at(SUBSTANTIVOS, 'n')} || ' ' || ${at(QUALIDADES, '(n / 20)')} as titulo, ${at(marcas, '(n * 5)')} as marca,
        folha.ids[1 + (n / 3) % cardinality(folha.ids)] as idcategoria, ${at(TAMANHOS, '(n / 5)')} as embalagem, 10000 + (n * 37 % 9000) * 1000 as preco,
        case when n % 3 = 0 then ${at(TAGS, '(n / 3)')} end as tag
      from folha, generate_series(${de}::bigint, ${ate}::bigint) n
    ) p`
}

/** Each place is served by a few of them, however many there are. */
async function spreadFornecedores(sql: Sql, { idfornecedor }: FornecedorDeTeste): Promise<void> {
  await sql`
    update area a set geojson = jsonb_set(geojson, '{coordinates}', jsonb_build_array(jsonb_build_array(
        jsonb_build_array(v.de, -23), jsonb_build_array(v.ate, -23), jsonb_build_array(v.ate, -22.8), jsonb_build_array(v.de, -22.8), jsonb_build_array(v.de, -23)))),
      lng_min = v.de, lng_max = v.ate
    from (
      select idfornecedor, -47.2 + n * 0.4 as de, -46.9 + n * 0.4 as ate
      from (select idfornecedor, (row_number() over (order by slug)) / ${POR_LUGAR}::int as n from fornecedor where idfornecedor <> ${idfornecedor}) f
    ) v where a.idfornecedor = v.idfornecedor`
}

/** Orders of people with a hundred each, none of the jobs that orders bring with them. */
async function fillPedidos(sql: Sql, loja: FornecedorDeTeste, pedidos: number): Promise<void> {
  await sql`
    insert into cliente (idcliente, tipo_documento, documento, nome, email)
    select uuidv7(), 'CPF', lpad(n::text, 11, '0'), 'Cliente ' || n, 'c' || n || '@vitrine.example' from generate_series(1, ${pedidos / POR_CLIENTE}::int) n`
  for (const tabela of ['pedido', 'item_pedido'])
    await sql.unsafe(`alter table ${tabela} disable trigger all`)
  await sql`
    insert into pedido (idfornecedor, idcliente, idsubmissao, impressao, status, canalvenda, tipoentrega, idformaentrega,
      nomeformaentrega, data_de_entrega, janela_inicio, janela_fim, idformapagto, tipopagamento, nomepagamento, subtotal, total, totalitens, criado_em)
    select ${loja.idfornecedor}, c.ids[1 + n % cardinality(c.ids)], gen_random_uuid(), sha256(n::text::bytea), 'ENTREGUE', 'WEB', 'RETIRADA',
      ${loja.idRetirada}, 'Retirada', current_date, '08:00', '18:00', ${loja.idNaEntrega}, 'ENTREGA', 'Na entrega', 1000, 1000, 2, now() - (${pedidos}::int - n) * interval '10 seconds'
    from (select array_agg(idcliente) as ids from cliente) c, generate_series(1, ${pedidos}::int) n`
  await sql`
    insert into item_pedido (numpedido, sequencia, idfornecedor, idcadastroextraproduto, nome, embalagem, unidade, quantidade, total)
    select o.numpedido, s, o.idfornecedor, p.ids[1 + o.numpedido % cardinality(p.ids)], 'Produto', 'un', 'un', 1000, 500
    from (select array_agg(idcadastroextraproduto) as ids from (select idcadastroextraproduto from produto where idfornecedor = ${loja.idfornecedor} limit 1000) x) p,
      pedido o, generate_series(0, 1) s`
  for (const tabela of ['pedido', 'item_pedido']) await sql.unsafe(`alter table ${tabela} enable trigger all`)
}

async function openSessoes(sql: Sql, { idfornecedor }: FornecedorDeTeste): Promise<LojaGrande['clientes']> {
  const rows = await sql<{ idcliente: string }[]>`select idcliente from cliente order by documento limit 2`
  const clientes = rows.map(({ idcliente }) => ({
    idcliente,
    idusuario: uuidv7(),
    token: `grande-${uuidv7()}`,
  }))
  for (const { idcliente, idusuario, token } of clientes) {
    await sql`insert into usuario (idusuario, email, nome, senha_hash) values (${idusuario}, ${`${idusuario}@vitrine.example`}, 'Cliente', '-')`
    await sql`insert into usuario_cliente (idusuario, idcliente, primario) values (${idusuario}, ${idcliente}, false)`
    await sql`
      insert into cadastroextracliente (idfornecedor, idcliente, idcadastroextracliente, aprovado) values (${idfornecedor}, ${idcliente}, ${uuidv7()}, true) on conflict do nothing`
    await insertSessao(sql, {
      token,
      idusuario,
      idcliente,
      idfornecedor,
      papel: 'cliente',
      tokenorigin: 'SENHA',
      agente: '',
      dias: 1,
    })
  }
  return clientes
}
