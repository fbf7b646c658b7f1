import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { Fornecedor } from '@vitrine/contract'
import { fornecedores, SENHA_DEMO, usuarios } from '@vitrine/demo'
import { DIA_MS } from '@vitrine/rules/data'
import { canMove, type Ator } from '@vitrine/rules/movimento'
import { momentoOf, type TipoPagamento } from '@vitrine/rules/pagamento'
import { statusPedido, type StatusPedido } from '@vitrine/rules/pedido'
import { parseBrCode } from '@vitrine/rules/pix'

import { createTestApp, type AppDeTeste } from '../teste/index.ts'

import { isEmpty, loadDemo } from './index.ts'

let app: AppDeTeste
/** Of this process's processor: a machine that does much else does not count. */
let seconds: number

beforeAll(async () => {
  app = await createTestApp()
  expect(await isEmpty(app.sql)).toBe(true)
  const before = process.cpuUsage()
  await loadDemo(app.sql)
  const { user, system } = process.cpuUsage(before)
  seconds = (user + system) / 1e6
}, 120_000)
afterAll(() => app.close())

const logIn = (cpf: string) =>
  app.call('POST /v1/app/{session_token}/usuario/autenticar', {
    params: { session_token: 'integracao' },
    body: { cpf, senha: SENHA_DEMO },
  })

/** Content of the tables that a second load must give again, dates left out. */
async function fingerprint(sql: AppDeTeste['sql']) {
  const [row] = await sql`
    select (select md5(string_agg(idcadastroextraproduto || sku || coalesce(preco, 0) || imagens::text, ',' order by idcadastroextraproduto)) from produto) as produto,
      (select md5(string_agg(hash, ',' order by hash)) from imagem) as imagem,
      (select md5(string_agg(idcliente || documento, ',' order by idcliente)) from cliente) as cliente,
      (select md5(string_agg(idsubmissao || status || coalesce(total, 0) || itens, ',' order by idsubmissao)) from (
        select p.idsubmissao, p.status, p.total, string_agg(i.idcadastroextraproduto || ':' || i.quantidade, ';' order by i.sequencia) as itens
        from pedido p join item_pedido i using (numpedido) group by p.numpedido) o) as pedido`
  return row
}

describe('the demo data (issue 1 D)', () => {
  test('is loaded in seconds, pictures included', () => {
    expect(seconds).toBeLessThan(20)
  })

  test('is loaded once: a database with suppliers is not empty, and a second load changes nothing', async () => {
    expect(await isEmpty(app.sql)).toBe(false)
    const before = await fingerprint(app.sql)
    await loadDemo(app.sql)
    expect(await fingerprint(app.sql)).toEqual(before)
  })

  test('is the same on another machine', async () => {
    const other = await createTestApp()
    try {
      await loadDemo(other.sql)
      expect(await fingerprint(other.sql)).toEqual(await fingerprint(app.sql))
    } finally {
      await other.close()
    }
  }, 120_000)

  test.each(fornecedores)(
    '$slug is answered as the contract says, with its theme, logo and active payments',
    async ({ slug }) => {
      const vivo = await app.fornecedores.find(slug)
      const publico = Fornecedor.parse(vivo?.publico)
      expect(publico.config.tema.css).toContain('--')
      // A version counts edits by staff, never purchases.
      expect(JSON.stringify(vivo)).not.toContain('"versao"')
      const { claro, escuro } = publico.config.tema.logo
      for (const hash of [claro, escuro])
        expect((await app.fastify.inject(`/img/${hash}/original.svg`)).statusCode).toBe(200)
      expect(publico.formasPagamento.map(({ tipo }) => tipo)).toContain('PIX')
      expect(publico.formasPagamento.map(({ tipo }) => tipo)).toContain('CARTAO')
    },
  )

  test('has every product with a picture of its own and its stock, except where stock is not tracked', async () => {
    const wanted = fornecedores.flatMap(({ produtos }) => produtos)
    const [row] = await app.sql`
      select count(*) as produtos, count(distinct p.imagens->0->>'hash') as figuras,
        (select count(*) from estoque) as estoques,
        count(*) filter (where not exists (select 1 from imagem i where i.hash = p.imagens->0->>'hash')) as perdidas from produto p`
    expect(row).toMatchObject({
      produtos: wanted.length,
      figuras: wanted.length,
      estoques: wanted.filter(({ estoque }) => estoque !== null).length,
      perdidas: 0,
    })
  })

  test('gives bar the gold price and its table of the quarter, and everyone the tables by volume (§5 Policies)', async () => {
    const atacado = await app.fornecedores.find('atacado')
    expect(atacado?.politicas.map(({ nome }) => nome).sort()).toEqual([
      'Cliente ouro',
      'Descartáveis e papéis por volume',
      expect.stringMatching(/^Tabela ouro de (janeiro|abril|julho|outubro) a /),
    ])
    const [row] =
      await app.sql`select count(*)::int as produtos from produto where tabelas_de_preco is not null`
    expect(row).toEqual({ produtos: 8 })
  })
})

describe('the demo logins (issue 1 D)', () => {
  test.each(usuarios)('$email enters with the demo password', async ({ email }) => {
    const { status } = await logIn(email)
    expect(status).toBe(200)
  })
})

interface PedidoLido {
  numpedido: number
  slug: string
  email: string
  status: StatusPedido
  tipoentrega: 'DELIVERY' | 'RETIRADA'
  tipopagamento: TipoPagamento
  subtotal: number | null
  embalagens: number
  total: number | null
  totalservido: number | null
  criado_em: Date
  somalinhas: number | null
  somaembalagens: number
  historico: { status: StatusPedido; ator: Ator; motivo: string; quando: string }[]
  pagamento: { status: string; valor: number; brcode: string | null } | null
}

describe('the past orders (issue 1 D, readings 7)', () => {
  let pedidos: PedidoLido[]
  beforeAll(async () => {
    pedidos = await app.sql<PedidoLido[]>`
      select p.numpedido, f.slug, u.email, p.status, p.tipoentrega, p.tipopagamento, p.subtotal, p.embalagens, p.total, p.totalservido, p.criado_em,
        (select sum(i.total)::bigint from item_pedido i where i.numpedido = p.numpedido) as somalinhas,
        (select sum(i.embalagens)::bigint from item_pedido i where i.numpedido = p.numpedido) as somaembalagens,
        (select jsonb_agg(to_jsonb(h) order by h.sequencia) from historico_pedido h where h.numpedido = p.numpedido) as historico,
        (select to_jsonb(g) from pagamento g where g.numpedido = p.numpedido) as pagamento
      from pedido p join fornecedor f using (idfornecedor) join usuario u using (idusuario) order by p.numpedido`
  })
  const of = (nome: string) => pedidos.filter(({ email }) => email === `${nome}@vitrine.example`)

  test('are a year of ana and of bar, together in all ten statuses, the newest with the highest number', () => {
    expect(of('ana').length).toBeGreaterThanOrEqual(40)
    expect(of('bar').length).toBeGreaterThanOrEqual(55)
    expect(new Set(of('ana').map(({ status }) => status))).toEqual(new Set(statusPedido))
    expect(new Set(of('bar').map(({ status }) => status)).size).toBe(statusPedido.length - 2)
    const dates = pedidos.map(({ criado_em }) => criado_em.getTime())
    expect(dates).toEqual(dates.toSorted((a, b) => a - b))
    expect(Date.now() - (dates[0] ?? 0)).toBeGreaterThan(330 * DIA_MS)
  })

  test('came to where they are by moves of the table, each by whoever may make it, in the order of time', () => {
    for (const { numpedido, status, tipoentrega, tipopagamento, totalservido, historico } of pedidos) {
      expect(historico.at(-1)?.status).toBe(status)
      historico.forEach(({ status: para, ator, quando }, i) => {
        const antes = historico[i - 1]
        const pago = historico.slice(0, i).some(({ status }) => status === 'PAGO')
        const vencido = para === 'CANCELADO' && ator === 'sistema'
        const situacao = {
          ator,
          tipoEntrega: tipoentrega,
          momentoPagamento: momentoOf(tipopagamento),
          pago,
          separado: totalservido !== null,
          vencido,
        }
        expect([numpedido, antes?.status, para, canMove(antes?.status ?? null, para, situacao)]).toEqual([
          numpedido,
          antes?.status,
          para,
          true,
        ])
        expect(Date.parse(quando)).toBeGreaterThanOrEqual(Date.parse(antes?.quando ?? quando))
        expect(Date.parse(quando)).toBeLessThanOrEqual(Date.now())
      })
    }
  })

  test('have lines that add up to their totals; a budget that nobody priced has no totals', () => {
    for (const { status, subtotal, embalagens, total, somalinhas, somaembalagens } of pedidos) {
      expect(total === null).toBe(status === 'ORCAMENTO_NOVO')
      if (subtotal !== null) expect(somalinhas).toBe(subtotal + embalagens)
      expect(somaembalagens).toBe(embalagens)
    }
    expect(pedidos.some(({ embalagens }) => embalagens > 0)).toBe(true)
  })

  test('have a Pix charge of their total in the state that fits theirs, and the waiting ones can be paid', () => {
    for (const { status, tipopagamento, total, pagamento, historico } of pedidos) {
      const isCharged =
        tipopagamento === 'PIX' && historico.some(({ status }) => status === 'AGUARDANDOPAGAMENTO')
      expect(pagamento !== null).toBe(isCharged)
      if (!pagamento) continue
      expect(pagamento.valor).toBe(total)
      const paid = historico.some(({ status }) => status === 'PAGO')
      if (status === 'AGUARDANDOPAGAMENTO') {
        expect(pagamento.status).toBe('PENDENTE')
        expect(parseBrCode(pagamento.brcode ?? '')).toMatchObject({ valor: Number(total) / 100 })
      } else expect(pagamento.status).toBe(paid ? 'PAGO' : 'EXPIRADO')
    }
  })

  test('on credit take of the limit of bar while they are not due, never more than it', async () => {
    const [bar] = await app.sql`
      select x.limite_credito_centavos as limite, x.credito_usado_centavos as usado
      from cadastroextracliente x join cliente c using (idcliente) where c.email = 'bar@vitrine.example'`
    expect(bar?.limite).toBe(500_000)
    expect(bar?.usado).toBeGreaterThan(0)
    // Enough is left to buy on credit.
    expect(bar?.usado).toBeLessThan(300_000)
  })

  test('are shown to their customer as the contract says', async () => {
    const { dados } = await logIn('ana@vitrine.example')
    for (const { numpedido } of of('ana').slice(-12)) {
      const response = await app.fastify.inject({
        url: `/v2/app/integracao/order/${numpedido}`,
        headers: { authorization: `Bearer ${dados.token}` },
      })
      expect(response.statusCode).toBe(200)
    }
  })
})
