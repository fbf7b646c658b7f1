import { uuidv7 } from '../server/src/infra/index.ts'
import { insertSessao } from '../server/src/acesso/index.ts'
import { migrate, openDatabase, prazos, type Sql } from '../server/src/infra/index.ts'
import { buildFornecedor, type FornecedorDeTeste } from '../server/src/teste/builders.ts'
import { buildCupom } from '../server/src/teste/exemplares/build-cupom.ts'
import {
  DESCRICAO,
  insertCatalogo,
  makeCatalogo,
  pick,
  SUBSTANTIVOS,
  type ProdutoDoCatalogo,
} from './catalogo.ts'

export interface BenchData {
  loja: FornecedorDeTeste
  produtos: string[]
  /** Their names, in the same order: a page has its name in its address. */
  nomes: string[]
  /** What goes into a cart: of products with variants each of these. */
  vendaveis: string[]
  clientes: { idcliente: string; token: string }[]
}

/** The same generated catalogue in both databases: ours through its migrations, the reference in four plain tables. */
export async function prepareData(
  vitrineUrl: string,
  referenceUrl: string,
  total: number,
): Promise<BenchData> {
  const sql = openDatabase(vitrineUrl, { max: 4, prazos: prazos.manutencao })
  await migrate(sql)
  const loja = await buildFornecedor(sql, { slug: 'bench' })
  const catalogo = makeCatalogo(total)
  await insertCatalogo(sql, loja, catalogo)
  const produtos = catalogo.filter(({ principal }) => principal === null)
  await preparePoliticas(
    sql,
    loja,
    produtos.map(({ id }) => id),
  )
  await prepareCupons(sql, loja)
  const clientes = await prepareClientes(sql, loja)
  await preparePast(sql, loja, clientes)
  await sql`vacuum analyze`
  await sql.end()
  await prepareReference(referenceUrl, catalogo, clientes)
  const comVariantes = new Set(catalogo.map(({ principal }) => principal))
  return {
    loja,
    produtos: produtos.map(({ id }) => id),
    nomes: produtos.map(({ nome }) => nome),
    vendaveis: catalogo.filter(({ id }) => !comVariantes.has(id)).map(({ id }) => id),
    clientes,
  }
}

/** Prices of their own for all 200 customers: by group, one of some products, one that progresses. Nobody else sees them. */
async function preparePoliticas(
  sql: Sql,
  { idfornecedor }: FornecedorDeTeste,
  ids: readonly string[],
): Promise<void> {
  const politicas = [
    { nome: 'Ouro', prioridade: 1, alvo: {}, efeito: { percentual: -8 } },
    {
      nome: 'Ouro, escolhidos',
      prioridade: 2,
      alvo: { produtos: ids.slice(0, 200) },
      efeito: { percentual: -12 },
    },
    {
      nome: 'Ouro, por caixa',
      prioridade: 1,
      alvo: {},
      efeito: { descontoProgressivoPercentual: { 12: -10, 48: -14 } },
    },
  ]
  for (const { nome, prioridade, alvo, efeito } of politicas)
    await sql`
      insert into politica (idfornecedor, idpolitica, nome, prioridade, condicoes, alvo, efeito)
      values (${idfornecedor}, ${uuidv7()}, ${nome}, ${prioridade}, ${sql.json({ tags: ['ouro'] })}, ${sql.json(alvo)}, ${sql.json(efeito)})`
}

/** What a store has hanging about: four that somebody types, one that comes by itself. */
async function prepareCupons(sql: Sql, loja: FornecedorDeTeste): Promise<void> {
  for (const codigocupom of ['BEMVINDO', 'NATAL', 'VOLTE', 'AMIGO'])
    await buildCupom(sql, loja, { codigocupom, valor: 5, valor_minimo: 100, limite_por_cliente: 1 })
  await buildCupom(sql, loja, {
    codigocupom: 'CARRINHO',
    valor: 2,
    valor_minimo: 2000,
    aplicacao_automatica: true,
    listado: false,
  })
}

async function prepareClientes(sql: Sql, loja: FornecedorDeTeste): Promise<BenchData['clientes']> {
  const clientes = Array.from({ length: 200 }, (_, i) => ({
    idcliente: uuidv7(),
    idusuario: uuidv7(),
    token: `bench-${uuidv7()}`,
    n: String(i).padStart(11, '0'),
  }))
  await sql.begin(async (tx) => {
    for (const { idcliente, idusuario, token, n } of clientes) {
      await tx`insert into cliente (idcliente, tipo_documento, documento, nome, email) values (${idcliente}, 'CPF', ${n}, 'Cliente', ${`${n}@vitrine.example`})`
      await tx`insert into usuario (idusuario, email, nome, senha_hash) values (${idusuario}, ${`${n}@vitrine.example`}, 'Cliente', '-')`
      await tx`insert into usuario_cliente (idusuario, idcliente, primario) values (${idusuario}, ${idcliente}, true)`
      await tx`insert into cadastroextracliente (idfornecedor, idcliente, idcadastroextracliente, aprovado, tags) values (${loja.idfornecedor}, ${idcliente}, ${uuidv7()}, true, '{ouro}')`
      await insertSessao(tx, {
        token,
        idusuario,
        idcliente,
        idfornecedor: loja.idfornecedor,
        papel: 'cliente',
        tokenorigin: 'SENHA',
        agente: '',
        dias: 1,
      })
    }
  })
  return clientes.map(({ idcliente, token }) => ({ idcliente, token }))
}

/** A shop has a past: plans made on empty tables say nothing. Two lines an order, in both databases. */
const PAST = 20_000

async function preparePast(
  sql: Sql,
  loja: FornecedorDeTeste,
  clientes: BenchData['clientes'],
): Promise<void> {
  const ids = clientes.map(({ idcliente }) => idcliente)
  await sql`
    with novo as (
      insert into pedido (idfornecedor, idcliente, idsubmissao, impressao, status, canalvenda, tipoentrega, idformaentrega,
        nomeformaentrega, data_de_entrega, janela_inicio, janela_fim, idformapagto, tipopagamento, nomepagamento, subtotal, total, totalitens, criado_em)
      select ${loja.idfornecedor}, (${ids}::uuid[])[1 + n % ${ids.length}], gen_random_uuid(), sha256(n::text::bytea), 'ENTREGUE', 'WEB', 'RETIRADA',
        ${loja.idRetirada}, 'Retirada', current_date, '08:00', '18:00', ${loja.idNaEntrega}, 'ENTREGA', 'Na entrega', 1000, 1000, 2, now() - n * interval '10 minutes'
      from generate_series(1, ${PAST}::int) n returning numpedido, idfornecedor
    )
    insert into item_pedido (numpedido, sequencia, idfornecedor, idcadastroextraproduto, nome, embalagem, unidade, quantidade, total)
    select novo.numpedido, s, novo.idfornecedor, (select idcadastroextraproduto from produto limit 1), 'Produto', 'un', 'un', 1000, 500
    from novo, generate_series(0, 1) s`
}

async function prepareReference(
  url: string,
  produtos: readonly ProdutoDoCatalogo[],
  clientes: BenchData['clientes'],
): Promise<void> {
  const ids = clientes.map(({ idcliente }) => idcliente)
  const sql = openDatabase(url, { max: 1, prazos: prazos.manutencao })
  await sql.unsafe(`
    create table product (id uuid primary key, nome text not null, marca text not null, embalagem text not null default 'pacote 1 kg', descricao text not null default '${DESCRICAO}',
      preco int not null, estoque int not null default 1000000000, vendas int not null, doc tsvector generated always as (to_tsvector('portuguese', nome || ' ' || marca)) stored) with (fillfactor = 70);
    create index on product (vendas desc, id); create index on product using gin (doc);
    create table cart (id uuid primary key, itens jsonb not null) with (fillfactor = 70);
    create table "order" (id bigint generated always as identity primary key, client uuid not null, total bigint not null, at timestamptz not null default now());
    create index on "order" (client, at desc);
    create table order_line (order_id bigint references "order", product uuid references product, preco int, quantidade int, primary key (order_id, product));`)
  await sql`insert into product (id, nome, marca, preco, vendas) select id, nome, marca, preco / 100, vendas from jsonb_to_recordset(${sql.json(produtos.map((produto) => ({ ...produto })))}) as p(id uuid, nome text, marca text, preco int, vendas int)`
  await sql`
    with novo as (
      insert into "order" (client, total, at)
      select (${ids}::uuid[])[1 + n % ${ids.length}], 1000, now() - n * interval '10 minutes' from generate_series(1, ${PAST}::int) n returning id
    )
    insert into order_line select novo.id, p.id, 500, 1 from novo, (select id from product limit 2) p`
  await sql`vacuum analyze`
  await sql.end()
}

/** Two-word queries, a different one nearly every time. */
export function randomQuery(): string {
  const noun = pick(SUBSTANTIVOS, Math.floor(Math.random() * 20))
  return `${noun} ${Math.floor(Math.random() * 10_000)}`.toLowerCase().slice(0, noun.length + 3)
}

/** The same with two letters of the kind in the other order, as they are typed in a hurry. */
export function randomSlip(): string {
  const query = randomQuery()
  const at = 1 + Math.floor(Math.random() * 2)
  return `${query.slice(0, at)}${query[at + 1] ?? ''}${query[at] ?? ''}${query.slice(at + 2)}`
}
