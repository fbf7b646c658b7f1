import Fastify from 'fastify'
import postgres from 'postgres'

// The fastest plain shop we can write: Fastify and postgres.js with prepared statements on well-indexed tables, pool of
// 20, no cache, no rules, nothing counted. One statement for list, detail, search and orders, two for a cart change, one transaction for an order.
const sql = postgres(process.env.DATABASE_URL ?? '', { max: 20, prepare: true, onnotice: () => {} })
const app = Fastify()
const card = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    nome: { type: 'string' },
    marca: { type: 'string' },
    embalagem: { type: 'string' },
    preco: { type: 'number' },
    estoque: { type: 'number' },
    descricao: { type: 'string' },
  },
} as const
const list = {
  schema: {
    response: {
      200: {
        type: 'object',
        properties: { total: { type: 'integer' }, data: { type: 'array', items: card } },
      },
    },
  },
} as const

app.get('/list', list, async () => {
  const data =
    await sql`select id, nome, marca, embalagem, preco, estoque from product order by vendas desc, id limit 20`
  return { data }
})

app.get<{ Params: { id: string } }>(
  '/product/:id',
  { schema: { response: { 200: card } } },
  async ({ params }) => {
    const [row] =
      await sql`select id, nome, marca, embalagem, preco, estoque, descricao from product where id = ${params.id}`
    return row
  },
)

app.get<{ Querystring: { q: string } }>('/search', list, async ({ query }) => {
  const words = query.q
    .split(' ')
    .map((word) => `${word}:*`)
    .join(' & ')
  const data = await sql`
    select id, nome, marca, embalagem, preco, estoque, count(*) over ()::int as total from product
    where doc @@ to_tsquery('portuguese', ${words}) order by vendas desc, id limit 20`
  return { total: data[0]?.total ?? 0, data }
})

app.post<{ Params: { user: string }; Body: { itens: { id: string; quantidade: number }[] } }>(
  '/cart/:user',
  async ({ params, body }) => {
    await sql`insert into cart (id, itens) values (${params.user}, ${sql.json(body.itens)}) on conflict (id) do update set itens = excluded.itens`
    return sql`
    select p.id, p.nome, p.preco, i.quantidade, p.preco * i.quantidade as total
    from cart c, jsonb_to_recordset(c.itens) as i(id uuid, quantidade int) join product p on p.id = i.id where c.id = ${params.user}`
  },
)

app.post<{ Params: { user: string }; Body: { itens: { id: string; quantidade: number }[] } }>(
  '/order/:user',
  async ({ params, body }) => {
    const ids = body.itens.map(({ id }) => id)
    const quantities = body.itens.map(({ quantidade }) => quantidade)
    return sql.begin(async (tx) => {
      const taken = await tx`
      update product p set estoque = p.estoque - i.quantidade from unnest(${ids}::uuid[], ${quantities}::int[]) as i(id, quantidade)
      where p.id = i.id and p.estoque >= i.quantidade returning p.id, p.preco, i.quantidade`
      if (taken.length < ids.length) throw new Error('no stock')
      const [order] =
        await tx`insert into "order" (client, total) values (${params.user}, ${taken.reduce((sum, { preco, quantidade }) => sum + preco * quantidade, 0)}) returning id`
      await tx`insert into order_line (order_id, product, preco, quantidade) select ${order?.id}, * from unnest(${taken.map(({ id }) => id)}::uuid[], ${taken.map(({ preco }) => preco)}::int[], ${taken.map(({ quantidade }) => quantidade)}::int[])`
      return { id: order?.id }
    })
  },
)

// As many orders as our list has, with their lines: ours shows the pictures of the first six, which its lines have themselves.
app.get<{ Params: { user: string } }>('/orders/:user', async ({ params }) => {
  const data = await sql`
      select o.id, o.total, o.at, l.linhas, l.primeiras from (select * from "order" where client = ${params.user} order by at desc limit 10) o
      cross join lateral (
        select count(*)::int as linhas, json_agg(json_build_object('id', product, 'quantidade', quantidade)) as primeiras
        from order_line where order_id = o.id
      ) l order by o.at desc`
  return { data }
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
