import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { falhas, type CallInput, type Calls } from '@vitrine/contract'

import { createFornecedores } from '../fornecedor/index.ts'
import {
  buildCliente,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { chooseJanela, findPromessa, listFormasEntrega, semLugar } from './index.ts'
import { livres } from './ocupacao.ts'

const BY_ADDRESS = 'GET /v4/app/{session_token}/{id}/formas-entrega/{idfornecedor}'
const BY_CEP = 'POST /v4/app/formas-entrega/{idfornecedor}/{cep}'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
})
afterAll(() => app.close())

type DoEndereco = NonNullable<CallInput<Calls[typeof BY_ADDRESS]>['query']>
const byAddress = (query: DoEndereco, { id = ana.idcliente, token = ana.token } = {}) =>
  app.call(
    BY_ADDRESS,
    { params: { session_token: 'token', id, idfornecedor: loja.idfornecedor }, query },
    { token },
  )
type DoCep = NonNullable<CallInput<Calls[typeof BY_CEP]>['query']>
const byCep = (cep: string, query: DoCep = {}) =>
  app.call(BY_CEP, {
    params: { idfornecedor: loja.idfornecedor, cep },
    query,
    body: { produtos: [{ id: loja.idcategoria, quantidade: 1 }] },
  })

describe('delivery forms by address (§4 Delivery options)', () => {
  test('an address inside gets each form with its fee and five days of windows', async () => {
    const { dados } = await byAddress({ idendereco: ana.idendereco })
    expect(dados.data).toMatchObject([{ idformaentrega: loja.idEntrega, taxaentrega: 7.9, idloja: null }])
    const datas = dados.data[0]?.datas ?? []
    expect(datas).toHaveLength(5)
    expect(datas[0]?.janelas.some(({ disponivel }) => disponivel)).toBe(true)
    expect(datas[1]?.janelas[0]).toMatchObject({ inicio: '08:00', fim: '12:00', disponivel: true })
    expect(datas[1]?.janelas[0]?.rotulo).toMatch(/, 8h–12h$/)
  })

  test('without an address, outside, or with that of another the supplier does not deliver (§8)', async () => {
    const bia = await buildCliente(app.sql, loja)
    const longe = await buildCliente(app.sql, loja)
    await app.sql`update endereco set lat = -3.1, lng = -60 where idendereco = ${longe.idendereco}`
    const { id, token } = { id: longe.idcliente, token: longe.token }
    for (const resposta of [
      await byAddress({}),
      await byAddress({ idendereco: bia.idendereco }),
      await byAddress({ idendereco: longe.idendereco }, { id, token }),
    ]) {
      expect(resposta.status).toBe(422)
      expect(resposta.falha).toMatchObject({
        codigo: 'fornecedor_nao_atende',
        message: falhas.fornecedor_nao_atende.mensagem,
      })
    }
  })

  test('pickup needs no address', async () => {
    const { dados } = await byAddress({ tipoEntrega: 'RETIRADA' })
    expect(dados.data).toMatchObject([{ idformaentrega: loja.idRetirada, taxaentrega: 0 }])
  })

  test("another customer's id is as unknown as one that does not exist (§6)", async () => {
    const bia = await buildCliente(app.sql, loja)
    const { status } = await byAddress({ tipoEntrega: 'RETIRADA' }, { id: bia.idcliente })
    expect(status).toBe(404)
  })
})

describe('delivery forms by CEP, for a visitor (§7 Orders and delivery)', () => {
  test('coordinates decide when they are of the CEP’s town, else the place of the CEP (readings 8)', async () => {
    // Manaus' CEP with a point in the area: it was believed before.
    expect((await byCep('69005-010', { lat: -22.9, lng: -47.06 })).falha.codigo).toBe('fornecedor_nao_atende')
    const noBairro = (await byCep('13015-904', { lat: -22.95, lng: -47.1 })).dados
    expect([noBairro.data.length, noBairro.mensagem]).toEqual([1, null])
    // Within the town's margin, and out of the area.
    expect((await byCep('13015-904', { lat: -22.75, lng: -47.06 })).falha.codigo).toBe(
      'fornecedor_nao_atende',
    )
    const longe = (await byCep('13015-904', { lat: -3.1, lng: -60 })).dados
    expect(longe.mensagem).toBe('O ponto do mapa fica fora de Campinas: usamos o lugar do CEP.')
    expect((await byCep('13015-904')).dados.data).toHaveLength(1)
    expect((await byCep('69005-010')).falha.codigo).toBe('fornecedor_nao_atende')
  })

  test('no open form left is said with the fixed text (§8)', async () => {
    const fechada = await buildFornecedor(app.sql)
    await app.sql`update forma_entrega set ativa = false where idfornecedor = ${fechada.idfornecedor}`
    const { status, falha } = await app.call(BY_CEP, {
      params: { idfornecedor: fechada.idfornecedor, cep: '13015904' },
      query: { lat: -22.9, lng: -47.06 },
      body: { produtos: [{ id: fechada.idcategoria, quantidade: 1 }] },
    })
    expect([status, falha.error]).toEqual([422, falhas.sem_forma_entrega.mensagem])
  })
})

describe('windows (§4 Delivery options)', () => {
  /** Thursday, the day before Consciência Negra, 10h in São Paulo. */
  const agora = new Date('2026-11-19T13:00:00Z')
  const pedido = {
    tipoEntrega: 'DELIVERY' as const,
    lugar: semLugar,
    gramas: 0,
    ocupacoes: livres,
    pagamento: null,
    negociacao: null,
  }
  const read = async (idfornecedor = loja.idfornecedor) => {
    const fornecedores = createFornecedores(app.sql, {
      of: () => 0,
      hasNovoPreco: () => false,
      onChange: () => {},
    })
    const vivo = await fornecedores.find(idfornecedor)
    const forma = vivo?.formasEntrega.find(({ tipoEntrega }) => tipoEntrega === 'DELIVERY')
    if (!vivo || !forma) throw new Error('the test supplier has a delivery form')
    return { vivo, forma }
  }

  test('a holiday has no deliveries and a closed window cannot be chosen', async () => {
    const outra = await buildFornecedor(app.sql)
    await app.sql`update forma_entrega set atende_feriado = false where idfornecedor = ${outra.idfornecedor}`
    const { vivo, forma } = await read(outra.idfornecedor)
    const dias = listFormasEntrega(vivo, pedido, agora)[0]?.datas.map(
      ({ data_de_entrega }) => data_de_entrega,
    )
    expect(dias).toEqual(['2026-11-19', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'])
    const choose = (data: string, inicio: string) => chooseJanela(forma, vivo, agora, { data, inicio })
    expect(choose('2026-11-19', '08:00')).toBeNull()
    expect(choose('2026-11-19', '13:00')).toEqual({ inicio: '13:00', fim: '18:00' })
    expect(choose('2026-11-20', '13:00')).toBeNull()
    expect(choose('2026-11-21', '09:00')).toBeNull()
    expect(choose('2026-11-18', '13:00')).toBeNull()
  })

  test('every window that is offered can be chosen, and no day beyond what stores plan', async () => {
    const { vivo, forma } = await read()
    const { datas = [] } = listFormasEntrega(vivo, pedido, agora)[0] ?? {}
    for (const { data_de_entrega: data, janelas } of datas) {
      for (const { inicio, fim, disponivel } of janelas)
        expect(chooseJanela(forma, vivo, agora, { data, inicio })).toEqual(
          disponivel ? { inicio, fim } : null,
        )
    }
    expect(chooseJanela(forma, vivo, agora, { data: '2090-03-01', inicio: '08:00' })).toBeNull()
  })

  test('what a slip pays is not brought before the banks told of it, and what is offered can be chosen (B2)', async () => {
    const { vivo, forma } = await read()
    const boleto = { tipo: 'BOLETO', opcoes: { dias_boleto: 2 } } as (typeof vivo.formasPagamento)[number] // what is looked at
    const [oferta] = listFormasEntrega(vivo, { ...pedido, pagamento: boleto }, agora)
    // Ordered on Thursday; Friday is a holiday: two working days are Monday and Tuesday, its bank tells on Wednesday at 9h.
    expect(oferta?.datas[0]).toMatchObject({ data_de_entrega: '2026-11-25', janelas: [{ inicio: '13:00' }] })
    expect(oferta?.corte).toBeNull()
    const dinheiro = new Date('2026-11-25T12:00:00Z')
    for (const { data_de_entrega: data, janelas } of oferta?.datas ?? [])
      for (const { inicio } of janelas)
        expect(chooseJanela(forma, vivo, agora, { data, inicio, dinheiro })).not.toBeNull()
    expect(chooseJanela(forma, vivo, agora, { data: '2026-11-25', inicio: '08:00', dinheiro })).toBeNull()
    for (const tipo of ['PIX', 'CARTAO', 'ENTREGA', 'FATURADO'] as const) {
      const pagamento = { ...boleto, tipo }
      expect(listFormasEntrega(vivo, { ...pedido, pagamento }, agora)).toEqual(
        listFormasEntrega(vivo, pedido, agora),
      )
    }
  })

  test('the next delivery is the earliest window over all forms', async () => {
    const { vivo } = await read()
    const forma = vivo.formasEntrega.find(({ tipoEntrega }) => tipoEntrega === 'DELIVERY')
    const lenta = { ...forma, antecedencia_horas: 72 } as (typeof vivo.formasEntrega)[number] // the same form, slower
    const formasEntrega = [lenta, ...vivo.formasEntrega]
    const promise = (formas: typeof formasEntrega, lugar: typeof semLugar | null = semLugar) =>
      findPromessa({ ...vivo, formasEntrega: formas }, { tipoEntrega: 'DELIVERY', lugar }, agora)
    expect(promise(formasEntrega).proxima?.rotulo).toBe('hoje, 13h–18h')
    expect(promise([lenta]).proxima?.quando).toBe('2026-11-22T13:00')
    expect(promise([])).toEqual({ proxima: null, menor_taxa: null })
  })

  test('time and price of a promise are of one form, and of one that goes there (audit A4)', async () => {
    const { vivo } = await read()
    const base = vivo.formasEntrega.find(({ tipoEntrega }) => tipoEntrega === 'DELIVERY')
    if (!base) throw new Error('no delivery form')
    const faixa = {
      idarea: 'centro',
      cep_inicio: null,
      cep_fim: null,
      ate_gramas: null,
      desde: 0,
      por_kg: 0,
      prazo_dias: 0,
    }
    const expressa = { ...base, idformaentrega: 'x', faixas: [{ ...faixa, preco: 14.9 }] }
    const lenta = { ...base, antecedencia_horas: 24, gratis_acima: 200 }
    const porCep = {
      ...base,
      idformaentrega: 'c',
      faixas: [{ ...faixa, idarea: null, cep_inicio: '13000000', cep_fim: '13099999', preco: 5 }],
    }
    const promise = (lugar: typeof semLugar | null, formasEntrega: (typeof base)[] = [lenta, expressa]) => {
      const { proxima, menor_taxa } = findPromessa(
        { ...vivo, formasEntrega },
        { tipoEntrega: 'DELIVERY', lugar },
        agora,
      )
      return [
        proxima?.rotulo ?? null,
        proxima?.taxaentrega ?? null,
        proxima?.gratis_acima ?? null,
        menor_taxa,
      ]
    }
    expect(promise({ cep: null, idareas: ['centro'] })).toEqual(['hoje, 13h–18h', 14.9, null, 7.9])
    // Where the express does not go, nothing of it is promised.
    expect(promise({ cep: null, idareas: ['bairro'] })).toEqual(['sex., 20 nov., 13h–18h', 7.9, 200, 7.9])
    // Priced by CEP: without one nobody knows, and nothing is promised.
    expect(promise({ cep: null, idareas: ['centro'] }, [porCep])).toEqual([null, null, null, 5])
    expect(promise({ cep: '13015002', idareas: ['centro'] }, [porCep])).toEqual(['hoje, 13h–18h', 5, null, 5])
    // No place at all: when, at the earliest, and 'a partir de'.
    expect(promise(null)).toEqual(['hoje, 13h–18h', null, null, 7.9])
  })

  test('pickup is offered only by suppliers with has-collect (§6)', async () => {
    const { vivo } = await read((await buildFornecedor(app.sql, { tags: ['has-delivery'] })).idfornecedor)
    expect(listFormasEntrega(vivo, { ...pedido, tipoEntrega: 'RETIRADA' }, agora)).toEqual([])
    expect(listFormasEntrega(vivo, pedido, agora)).toHaveLength(1)
  })
})
