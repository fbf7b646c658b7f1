import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { falhas, type CallInput, type Calls } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const LOOKUP = 'GET /v2/app/{session_token}/fornecedor'
const CONFIG = 'GET /v2/app/{session_token}/configuracao/fornecedor'
type Onde = NonNullable<CallInput<Calls[typeof LOOKUP]>['query']>

/** Inside the square of the test suppliers, and far from it. */
const dentro = { lat: -22.9, lng: -47.06 }
const fora = { lat: -3.1, lng: -60 }

let app: AppDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.sql`update fornecedor set ativo = false`)

const lookup = (query: Onde, token?: string) =>
  app.call(LOOKUP, { params: { session_token: 'token' }, query }, { token })
const slugs = ({ dados }: Awaited<ReturnType<typeof lookup>>) => dados.fornecedores.map(({ slug }) => slug)

test('a supplier tells the least that an order has to be worth before a place is named (A8)', async () => {
  const loja = await buildFornecedor(app.sql)
  const read = async () => {
    const query = { idfornecedor: loja.slug }
    return (await app.call(CONFIG, { params: { session_token: 'token' }, query })).dados.pedido_minimo
  }
  await app.sql`update forma_entrega set pedido_minimo_centavos = null where idfornecedor = ${loja.idfornecedor}`
  await expect.poll(read).toEqual({ DELIVERY: null, RETIRADA: null })
  await app.sql`update forma_entrega set pedido_minimo_centavos = 30000 where idfornecedor = ${loja.idfornecedor} and tipoentrega = 'DELIVERY'`
  await expect.poll(read).toEqual({ DELIVERY: 300, RETIRADA: null })
})

describe('suppliers by place (§4 Supplier lookup)', () => {
  test('a point in a delivery area finds its supplier with fee, next window and distance', async () => {
    const loja = await buildFornecedor(app.sql)
    const { dados } = await lookup(dentro)
    expect(dados.mensagem).toBeNull()
    expect(dados.fornecedores).toEqual([
      expect.objectContaining({
        slug: loja.slug,
        taxaentrega: 7.9,
        distancia: 0,
        tiposEntrega: ['DELIVERY', 'RETIRADA'],
        proxima_entrega: expect.stringMatching(/^(hoje|seg|ter|qua|qui|sex|sáb|dom)/),
      }),
    ])
  })

  test('the form of the next window says what it costs and when it is free; the cheapest is said apart (audit A4)', async () => {
    const loja = await buildFornecedor(app.sql)
    const { idfornecedor, idEntrega } = loja
    const show = async (onde: Onde = dentro) => {
      const { dados } = await lookup(onde)
      const [{ taxaentrega, gratis_acima, pedido_minimo, menor_taxa } = {}] = dados.fornecedores
      return { taxaentrega, gratis_acima, pedido_minimo, menor_taxa }
    }
    await app.sql`update forma_entrega set antecedencia_horas = 72, gratis_acima_centavos = 20000 where idformaentrega = ${idEntrega}`
    const [outra, longe] = [uuidv7(), uuidv7()]
    await app.sql`
      insert into forma_entrega (idformaentrega, idfornecedor, nome, tipoentrega, preco_centavos, gratis_acima_centavos, pedido_minimo_centavos, dias, janelas, ordem, atende_feriado) values
        (${outra}, ${idfornecedor}, 'Expressa', 'DELIVERY', 1590, null, 5000, '{1,2,3,4,5,6,7}', '{08:00-12:00}', 1, true),
        (${longe}, ${idfornecedor}, 'Outra cidade', 'DELIVERY', 100, 100, null, '{1,2,3,4,5,6,7}', '{00:01-23:59}', 2, true)`
    await app.sql`
      insert into faixa_frete (idfaixa, idfornecedor, idformaentrega, cep_inicio, cep_fim, preco_centavos)
      values (${uuidv7()}, ${idfornecedor}, ${longe}, '01000000', '01999999', 100)`
    const expressa = { taxaentrega: 15.9, gratis_acima: null, pedido_minimo: 50, menor_taxa: 7.9 }
    expect(await show()).toEqual(expressa)
    expect(await show({ ...dentro, cep: '13015-904' })).toEqual(expressa)
    expect((await show({ ...dentro, cep: '01001-000' })).menor_taxa).toBe(1)
    await app.sql`update forma_entrega set antecedencia_horas = 0, preco_centavos = 1590, gratis_acima_centavos = 15000, janelas = '{08:00-12:00}' where idformaentrega = ${idEntrega}`
    expect(await show()).toEqual({
      taxaentrega: 15.9,
      gratis_acima: 150,
      pedido_minimo: null,
      menor_taxa: 15.9,
    })
  })

  test('an area that is not a valid polygon serves nobody, and does not hide other stores', async () => {
    const [loja, quebrada] = [await buildFornecedor(app.sql), await buildFornecedor(app.sql)]
    await app.sql`update area set geojson = '{"type": "Polygon"}' where idfornecedor = ${quebrada.idfornecedor}`
    const slugs = (await lookup(dentro)).dados.fornecedores.map(({ slug }) => slug)
    expect(slugs).toContain(loja.slug)
    expect(slugs).not.toContain(quebrada.slug)
  })

  test('a point outside finds nobody and says so with the fixed text (readings 8)', async () => {
    await buildFornecedor(app.sql)
    const { status, dados } = await lookup(fora)
    expect([status, dados.fornecedores]).toEqual([200, []])
    expect(dados.mensagem).toBe(falhas.seu_endereco_nao_atendido.mensagem)
  })

  test('a lookup without a place does not belong to the address flow, and says so (readings 8)', async () => {
    const { dados } = await lookup({})
    expect(dados).toEqual({
      fornecedores: [],
      total: 0,
      mensagem: falhas.fornecedores_nao_encontrados.mensagem,
    })
  })

  test('the polygon decides, not its bounding box (readings 8)', async () => {
    const { idfornecedor } = await buildFornecedor(app.sql)
    const triangulo = {
      type: 'Polygon',
      coordinates: [
        [
          [-47.2, -23],
          [-46.9, -23],
          [-47.2, -22.8],
          [-47.2, -23],
        ],
      ],
    }
    await app.sql`update area set geojson = ${app.sql.json(triangulo)} where idfornecedor = ${idfornecedor}`
    expect((await lookup({ lat: -22.99, lng: -47.19 })).dados.fornecedores).toHaveLength(1)
    expect((await lookup({ lat: -22.81, lng: -46.91 })).dados.fornecedores).toEqual([])
  })

  test('queryPoligonoDeColeta asks the pickup areas (readings 8)', async () => {
    const { idfornecedor, slug } = await buildFornecedor(app.sql)
    await app.sql`delete from area where idfornecedor = ${idfornecedor} and tipo = 'DELIVERY'`
    expect(slugs(await lookup(dentro))).toEqual([])
    expect(slugs(await lookup({ ...dentro, queryPoligonoDeColeta: true }))).toEqual([slug])
    expect(slugs(await lookup({ ...dentro, tipoEntrega: 'RETIRADA' }))).toEqual([slug])
  })

  test('white-label keeps its own supplier alone, and says when it is not among those found (§4)', async () => {
    const minha = await buildFornecedor(app.sql)
    const outra = await buildFornecedor(app.sql)
    await app.sql`update area set lat_max = -22.95 where idfornecedor = ${outra.idfornecedor}`
    await app.sql`insert into dominio (dominio, idfornecedor) values ('minha.example', ${minha.idfornecedor})`
    expect(slugs(await lookup({ ...dentro, idfornecedor: minha.idfornecedor }))).toEqual([minha.slug])
    expect(slugs(await lookup({ ...dentro, dominio: 'Minha.example' }))).toEqual([minha.slug])
    const longe = await lookup({ ...dentro, idfornecedor: outra.slug })
    expect(longe.dados).toEqual({
      fornecedores: [],
      total: 0,
      mensagem: falhas.endereco_nao_atendido.mensagem,
    })
  })

  test('a parameter, the header and the host say white-label alike (readings 8)', async () => {
    const minha = await buildFornecedor(app.sql)
    await buildFornecedor(app.sql)
    const dominio = `${minha.slug}.example`
    await app.sql`insert into dominio (dominio, idfornecedor) values (${dominio}, ${minha.idfornecedor})`
    const ways: [Onde, Record<string, string>][] = [
      [{ idfornecedor: minha.slug }, {}],
      [{}, { 'x-fornecedor': minha.idfornecedor }],
      [{}, { 'x-fornecedor': minha.slug }],
      [{}, { host: dominio }],
    ]
    for (const [query, headers] of ways) {
      const ask = (onde: typeof dentro) =>
        app.call(LOOKUP, { params: { session_token: 'token' }, query: { ...onde, ...query } }, { headers })
      expect([query, headers, slugs(await ask(dentro))]).toEqual([query, headers, [minha.slug]])
      expect((await ask(fora)).dados.mensagem).toBe(falhas.endereco_nao_atendido.mensagem)
    }
    expect((await lookup(fora)).dados.mensagem).toBe(falhas.seu_endereco_nao_atendido.mensagem)
  })

  test('idempresa keeps the stores of one company', async () => {
    const minha = await buildFornecedor(app.sql)
    await buildFornecedor(app.sql)
    const [row] = await app.sql`select idempresa from fornecedor where idfornecedor = ${minha.idfornecedor}`
    expect(slugs(await lookup({ ...dentro, idempresa: row?.idempresa }))).toEqual([minha.slug])
  })

  test('idempresa without a place names the stores of the company, wherever they deliver (readings 1)', async () => {
    const centro = await buildFornecedor(app.sql)
    const praia = await buildFornecedor(app.sql)
    await buildFornecedor(app.sql)
    const [row] = await app.sql`select idempresa from fornecedor where idfornecedor = ${centro.idfornecedor}`
    await app.sql`
      update fornecedor set idempresa = ${row?.idempresa}, nome = 'A da praia' where idfornecedor = ${praia.idfornecedor}`
    await app.sql`delete from area where idfornecedor = ${praia.idfornecedor}`
    const { dados } = await lookup({ idempresa: row?.idempresa, device: 'mobile' })
    expect(dados.mensagem).toBeNull()
    expect(dados.fornecedores.map(({ slug, distancia }) => [slug, distancia])).toEqual(
      [praia.slug, centro.slug].map((slug) => [slug, null]),
    )
  })

  test('at most limit are listed, and how many there are is said', async () => {
    const lojas = [await buildFornecedor(app.sql), await buildFornecedor(app.sql)]
    const { dados } = await lookup({ ...dentro, limit: 1 })
    expect([dados.fornecedores.length, dados.total]).toEqual([1, lojas.length])
  })

  test('what changed is known at the next question: an area moved, a store closed, one opened', async () => {
    const loja = await buildFornecedor(app.sql)
    expect(slugs(await lookup(dentro))).toEqual([loja.slug])
    await app.sql`update area set lat_min = 1, lat_max = 2 where idfornecedor = ${loja.idfornecedor}`
    expect(slugs(await lookup(dentro))).toEqual([])
    const nova = await buildFornecedor(app.sql)
    expect(slugs(await lookup(dentro))).toEqual([nova.slug])
    await app.sql`update fornecedor set ativo = false where idfornecedor = ${nova.idfornecedor}`
    expect(slugs(await lookup(dentro))).toEqual([])
  })

  test("a visitor's lookup sends no statement once the areas are known, a customer's one", async () => {
    const loja = await buildFornecedor(app.sql)
    await buildFornecedor(app.sql)
    const ana = await buildCliente(app.sql, loja)
    await lookup(dentro)
    await lookup(dentro, ana.token)
    expect(await app.statementsOf(() => lookup(dentro))).toEqual([])
    expect(await app.statementsOf(() => lookup(dentro, ana.token))).toHaveLength(1)
  })

  test('those bought from come first, then the earliest delivery (ux 1.1.2)', async () => {
    const tarde = await buildFornecedor(app.sql)
    const cedo = await buildFornecedor(app.sql)
    const comprada = await buildFornecedor(app.sql)
    await app.sql`update forma_entrega set antecedencia_horas = 120 where idfornecedor = ${tarde.idfornecedor}`
    await app.sql`update forma_entrega set antecedencia_horas = 240 where idfornecedor = ${comprada.idfornecedor}`
    const ana = await buildCliente(app.sql, comprada)
    await insertPedido(comprada, ana.idcliente)
    await app.sql`update pedido set subtotal = 31240, total = 31240 where idcliente = ${ana.idcliente}`
    expect(slugs(await lookup(dentro))).toEqual([cedo.slug, tarde.slug, comprada.slug])
    const query = { idendereco: ana.idendereco }
    const params = { session_token: 'token', idcliente: ana.idcliente }
    const key = 'GET /v2/app/{session_token}/cliente/{idcliente}/fornecedor'
    const { dados } = await app.call(key, { params, query }, { token: ana.token })
    expect(dados.fornecedores.map(({ slug, ja_comprou }) => [slug, ja_comprou])).toEqual([
      [comprada.slug, true],
      [cedo.slug, false],
      [tarde.slug, false],
    ])
    // The comparison line (ux 1.1.5), to whoever may see prices there.
    expect(dados.fornecedores.map(({ ultima_compra }) => ultima_compra)).toEqual([
      312.4,
      undefined,
      undefined,
    ])
    await app.sql`update cadastroextracliente set aprovado = null where idcliente = ${ana.idcliente}`
    await app.sql`update fornecedor set tags = tags || '{support-budget}' where idfornecedor = ${comprada.idfornecedor}`
    const escondida = async () =>
      (await app.call(key, { params, query }, { token: ana.token })).dados.fornecedores[0] ?? {}
    await expect.poll(escondida).not.toHaveProperty('ultima_compra')
  })

  test('a store says whether it is open, by its own clock and hours (ux 1.1.1)', async () => {
    const loja = await buildFornecedor(app.sql)
    const always = Array(7).fill('00:00-24:00')
    await app.sql`update loja set horarios = ${app.sql.json(always)} where idfornecedor = ${loja.idfornecedor}`
    const shown = async () => (await lookup(dentro)).dados.fornecedores[0]
    await expect.poll(shown).toMatchObject({ aberta: true, horario: 'Aberta até 24h' })
    await app.sql`update loja set horarios = '[]' where idfornecedor = ${loja.idfornecedor}`
    await expect.poll(shown).toMatchObject({ aberta: null, horario: null })
  })

  test("another customer's address is nowhere (§6)", async () => {
    const loja = await buildFornecedor(app.sql)
    const ana = await buildCliente(app.sql, loja)
    const bia = await buildCliente(app.sql, loja)
    expect(slugs(await lookup({ idendereco: ana.idendereco }, ana.token))).toEqual([loja.slug])
    expect(slugs(await lookup({ idendereco: ana.idendereco }, bia.token))).toEqual([])
    expect(slugs(await lookup({ idendereco: ana.idendereco }))).toEqual([])
  })
})

describe("a supplier's own data (§7 Suppliers and content)", () => {
  test('configuracao/fornecedor answers by id, slug and domain (readings 8)', async () => {
    const { idfornecedor, slug } = await buildFornecedor(app.sql)
    const dominio = `${slug}.example`
    await app.sql`insert into dominio (dominio, idfornecedor, principal) values (${dominio}, ${idfornecedor}, true)`
    for (const query of [{ idfornecedor }, { idfornecedor: slug }, { dominio }]) {
      const { dados } = await app.call(CONFIG, { params: { session_token: 'token' }, query })
      expect(dados.idfornecedor).toBe(idfornecedor)
      expect(dados.config.dominio.dominio).toBe(dominio)
    }
  })

  test.each(['nenhuma', '-'.repeat(36), uuidv7(), ''])(
    'an unknown supplier %j is 404',
    async (idfornecedor) => {
      const { status, falha } = await app.call(CONFIG, {
        params: { session_token: 'token' },
        query: { idfornecedor },
      })
      expect([status, falha.codigo]).toEqual([404, 'fornecedor_desconhecido'])
    },
  )

  test('areas are told as lat and lng with the stores; theme and footer come alone', async () => {
    const { idfornecedor } = await buildFornecedor(app.sql)
    const area = await app.call('GET /v2/app/{session_token}/fornecedor/areaatendimento', {
      params: { session_token: 'token' },
      query: { idfornecedor },
    })
    expect(area.dados.coordenadas).toHaveLength(2)
    expect(area.dados.coordenadas[0]?.aneis[0]?.[0]).toEqual({ lat: -23, lng: -47.2 })
    expect(area.dados.coordenadas_lojas).toMatchObject([{ nome: 'Centro', lat: -22.9, lng: -47.06 }])
    const params = { id: idfornecedor }
    const tema = await app.call('GET /v2/configuracao/fornecedor/{id}/tema', { params })
    const rodape = await app.call('GET /v2/app/config/fornecedor/{id}/rodape', { params })
    expect(tema.dados.css).toContain('--brand:#0f5b63;')
    expect(rodape.dados.cnpj).toBe('11222333000181')
  })
})

/** An order of the past: only who bought where counts here. */
async function insertPedido(loja: FornecedorDeTeste, idcliente: string) {
  const produto = await buildProduto(app.sql, loja, {})
  await app.sql`
    with novo as (
      insert into pedido (idfornecedor, idcliente, idsubmissao, impressao, status, canalvenda, tipoentrega, idformaentrega,
        nomeformaentrega, data_de_entrega, janela_inicio, janela_fim, idformapagto, tipopagamento, nomepagamento, totalitens)
      values (${loja.idfornecedor}, ${idcliente}, ${uuidv7()}, ${Buffer.alloc(32)}, 'ENTREGUE', 'WEB', 'DELIVERY', ${loja.idEntrega},
        'Entrega', '2026-01-05', '08:00', '12:00', ${loja.idPix}, 'PIX', 'Pix', 1)
      returning numpedido, idfornecedor
    )
    insert into item_pedido (numpedido, sequencia, idfornecedor, idcadastroextraproduto, nome, embalagem, unidade, quantidade)
    select numpedido, 0, idfornecedor, ${produto}, 'x', 'un', 'un', 1000 from novo`
}
