import { uuidv7 } from '../server/src/infra/index.ts'
import { insertSessao } from '../server/src/acesso/index.ts'
import { migrate, openDatabase, prazos, type Sql } from '../server/src/infra/index.ts'
import { buildFornecedor, type FornecedorDeTeste } from '../server/src/teste/builders.ts'

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

export interface BenchData {
  loja: FornecedorDeTeste
  produtos: string[]
  /** Their names, in the same order: a page has its name in its address. */
  nomes: string[]
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
  const produtos = Array.from({ length: total }, (_, i) => ({
    id: uuidv7(),
    nome: `${pick(SUBSTANTIVOS, i)} ${pick(QUALIDADES, Math.floor(i / 20))} ${i}`,
    marca: pick(MARCAS, i * 7),
    preco: 10_000 + (i % 900) * 1000,
    vendas: (i * 7919) % 10_007,
  }))
  await sql`
    insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, descricao, idcategoria, embalagem, unidade, preco, vendas)
    select ${loja.idfornecedor}, p.id, p.id, 'B' || row_number() over (), p.nome, p.marca, ${'Produto gerado para a medição. '.repeat(6)}, ${loja.idcategoria}, 'pacote 1 kg', 'un', p.preco, p.vendas
    from jsonb_to_recordset(${sql.json(produtos)}) as p(id uuid, nome text, marca text, preco bigint, vendas int)`
  await sql`insert into estoque (idfornecedor, idcadastroextraproduto, quantidade) select idfornecedor, idcadastroextraproduto, 1000000000 from produto`
  await preparePoliticas(
    sql,
    loja,
    produtos.map(({ id }) => id),
  )
  const clientes = await prepareClientes(sql, loja)
  await preparePast(sql, loja, clientes)
  await sql`vacuum analyze`
  await sql.end()
  await prepareReference(referenceUrl, produtos)
  return { loja, produtos: produtos.map(({ id }) => id), nomes: produtos.map(({ nome }) => nome), clientes }
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
  produtos: { id: string; nome: string; marca: string; preco: number; vendas: number }[],
): Promise<void> {
  const sql = openDatabase(url, { max: 1, prazos: prazos.manutencao })
  await sql.unsafe(`
    create table product (id uuid primary key, nome text not null, marca text not null, embalagem text not null default 'pacote 1 kg', descricao text not null default '${'Produto gerado para a medição. '.repeat(6)}',
      preco int not null, estoque int not null default 1000000000, vendas int not null, doc tsvector generated always as (to_tsvector('portuguese', nome || ' ' || marca)) stored) with (fillfactor = 70);
    create index on product (vendas desc, id); create index on product using gin (doc);
    create table cart (id uuid primary key, itens jsonb not null) with (fillfactor = 70);
    create table "order" (id bigint generated always as identity primary key, client uuid not null, total bigint not null, at timestamptz not null default now());
    create table order_line (order_id bigint references "order", product uuid references product, preco int, quantidade int, primary key (order_id, product));`)
  await sql`insert into product (id, nome, marca, preco, vendas) select id, nome, marca, preco / 100, vendas from jsonb_to_recordset(${sql.json(produtos)}) as p(id uuid, nome text, marca text, preco int, vendas int)`
  await sql`
    with novo as (insert into "order" (client, total) select gen_random_uuid(), 1000 from generate_series(1, ${PAST}::int) returning id)
    insert into order_line select novo.id, p.id, 500, 1 from novo, (select id from product limit 2) p`
  await sql`vacuum analyze`
  await sql.end()
}

export function pick<T>(list: readonly T[], i: number): T {
  return list[i % list.length] as T // the lists are not empty
}

/** Two-word queries, a different one nearly every time. */
export function randomQuery(): string {
  const noun = pick(SUBSTANTIVOS, Math.floor(Math.random() * 20))
  return `${noun} ${Math.floor(Math.random() * 10_000)}`.toLowerCase().slice(0, noun.length + 3)
}
