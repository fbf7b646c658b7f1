import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Submissao } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import { buildCenaDeNegociacao, type CenaDeNegociacao, type LoginDaCena } from '../teste/cena-negociacao.ts'
import {
  buildCliente,
  buildFornecedor,
  buildSubmissao,
  createTestApp,
  readTexto,
  type AppDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let cena: CenaDeNegociacao
/** Ana's other address, in the same area. */
let outra: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  cena = await buildCenaDeNegociacao(app)
  outra = uuidv7()
  await app.sql`
    insert into endereco (idendereco, idcliente, apelido, rua, numero, cidade, uf, cep, lat, lng)
    values (${outra}, ${cena.ana.idcliente}, 'Obra', 'Rua B', '2', 'Campinas', 'SP', '13087500', -22.85, -47.05)`
  await cena.take()
})

const revisao = async () => (await cena.read()).dados.negociacao?.revisao ?? 0

interface Frete {
  frete: number | null
  visto?: number
  idendereco?: string
  idformaentrega?: string
  motivo?: string
}
const setFrete = async (frete: Frete, quem: LoginDaCena = cena.marina) =>
  app.call(
    'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/frete',
    { params: cena.params, body: { visto: await revisao(), ...frete } },
    { token: quem.token },
  )

/** What the order page reads: the first form of a type, for an address. */
const quote = async (
  idendereco: string | undefined,
  { quem = cena.ana as LoginDaCena, retirada = false } = {},
) => {
  const { dados } = await app.call(
    'GET /v4/app/{session_token}/{id}/formas-entrega/{idfornecedor}',
    {
      params: { session_token: 'token', id: cena.ana.idcliente, idfornecedor: cena.loja.idfornecedor },
      query: { ...(idendereco && { idendereco }), tipoEntrega: retirada ? 'RETIRADA' : 'DELIVERY' },
    },
    { token: quem.token },
  )
  return dados.data
}

const submit = (change: Partial<Submissao> = {}) =>
  app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cena.ana.idcliente },
      body: buildSubmissao(
        { loja: cena.loja, cliente: cena.ana, produto: cena.lata },
        { itens: [{ id: cena.lata, quantidade: 30, embalarParaPresente: false }], ...change },
      ),
    },
    { token: cena.ana.token },
  )

const release = async () => cena.release(await revisao())

interface Gravado {
  taxaentrega: number
  negociacao: { frete: number | null; frete_acordado?: { por: string; motivo: string; cep: string } } | null
}
async function findPedido(numpedido: number): Promise<Gravado> {
  const [row] = await app.sql<
    Gravado[]
  >`select taxaentrega, negociacao from pedido where numpedido = ${numpedido}`
  if (!row) throw new Error('there is no such order')
  return row
}

describe('a negotiated freight is the one that the customer pays', () => {
  test('the quote, cart, grid and negotiation name it, who set it and why, and what the table says', async () => {
    const { dados } = await setFrete({ frete: 4, motivo: 'vai na mesma rota' })
    const por = dados.historico[0]?.quem.nome ?? ''
    expect(dados.historico[0]).toMatchObject({
      acao: 'FRETE',
      medida: 'FRETE',
      antes: null,
      depois: 4,
      motivo: 'vai na mesma rota',
    })
    const acordado = { por, motivo: 'vai na mesma rota', cep: '13015002', idformaentrega: null, forma: null }
    expect(dados.negociacao).toMatchObject({ frete: 4, frete_acordado: acordado })
    expect((await cena.readDoCliente()).dados.negociacao).toMatchObject({
      frete: 4,
      frete_acordado: acordado,
    })
    expect((await cena.readCart()).dados.negociacao).toMatchObject({ frete: 4, frete_acordado: acordado })
    for (const quem of [cena.ana, cena.marina])
      expect((await quote(cena.ana.idendereco, { quem }))[0]).toMatchObject({
        taxaentrega: 4,
        degraus: [{ desde: 0, taxa: 4 }],
        frete_negociado: { por, motivo: 'vai na mesma rota', tabela: [{ desde: 0, taxa: 7.9 }] },
      })
  })

  test('asked for by the CEP of the cart it is the same; of a product that is not the cart, of a visitor, and elsewhere the table counts', async () => {
    await setFrete({ frete: 4, motivo: 'vai na mesma rota' })
    const ask = async (cep: string, ids: readonly string[], quem?: LoginDaCena) => {
      const { dados } = await app.call(
        'POST /v4/app/formas-entrega/{idfornecedor}/{cep}',
        {
          params: { idfornecedor: cena.loja.idfornecedor, cep },
          query: { lat: -22.9, lng: -47.06 },
          body: { produtos: ids.map((id) => ({ id, quantidade: 1 })) },
        },
        quem && { token: quem.token },
      )
      return [dados.data[0]?.taxaentrega, dados.data[0]?.frete_negociado?.motivo]
    }
    const carrinho = [cena.lata, cena.garrafa, cena.copo]
    expect(await ask('13015002', carrinho, cena.ana)).toEqual([4, 'vai na mesma rota'])
    expect(await ask('13015002', [cena.lata], cena.ana)).toEqual([7.9, undefined])
    expect(await ask('13015002', carrinho)).toEqual([7.9, undefined])
    expect(await ask('13087500', carrinho, cena.ana)).toEqual([7.9, undefined])
  })

  test('the order takes it, with its author, and ends it', async () => {
    await setFrete({ frete: 4, motivo: 'vai na mesma rota' })
    await release()
    const { dados } = await submit({ totalesperado: 304 })
    expect([dados.taxaentrega, dados.totalpedido]).toEqual([4, 304])
    expect(await findPedido(dados.numpedido)).toMatchObject({
      taxaentrega: 400,
      negociacao: { frete: 4, frete_acordado: { motivo: 'vai na mesma rota', cep: '13015002' } },
    })
    expect((await quote(cena.ana.idendereco))[0]).toMatchObject({ taxaentrega: 7.9 })
  })

  test('the letter and the paper of the order name it too, as its page does (L14)', async () => {
    const { dados: negociada } = await setFrete({ frete: 4, motivo: 'vai na mesma rota' })
    const combinado = `combinado por ${negociada.historico[0]?.quem.nome}: “vai na mesma rota”`
    await release()
    const { dados } = await submit({ totalesperado: 304 })
    await app.lerEventos()
    const [carta] = await app.sql<{ texto: string }[]>`
      select texto from correio where chave like 'pedido-recebido:%' and texto like ${`%/pedidos/${dados.numpedido}%`}`
    expect(carta?.texto).toContain(`Frete: R$\u00a04,00, ${combinado}.`)
    const { rawPayload } = await app.fastify.inject({
      method: 'POST',
      url: `/v4/payment/generate-receipt/${dados.numpedido}/${cena.ana.idcliente}`,
      headers: { authorization: `Bearer ${cena.ana.token}` },
    })
    expect(await readTexto(new Uint8Array(rawPayload))).toContain(combinado)
  })

  test('free it is free, from the first real on', async () => {
    await setFrete({ frete: 0 }, (await cena.take(cena.paulo, true)) && cena.paulo)
    expect((await quote(cena.ana.idendereco))[0]).toMatchObject({
      taxaentrega: 0,
      degraus: [{ desde: 0, taxa: 0 }],
    })
    await cena.release(await revisao(), undefined, cena.paulo)
    const { dados } = await submit({ itens: [{ id: cena.copo, quantidade: 1, embalarParaPresente: false }] })
    expect([dados.taxaentrega, dados.totalpedido]).toEqual([0, 5])
  })

  test('elsewhere the table counts, for quote and order, and the order does not say that it was negotiated', async () => {
    await setFrete({ frete: 4 })
    await release()
    expect((await quote(outra))[0]).toMatchObject({ taxaentrega: 7.9 })
    expect((await quote(outra))[0]).not.toHaveProperty('frete_negociado')
    const { dados } = await submit({ enderecoentrega: { idendereco: outra } })
    expect(dados.taxaentrega).toBe(7.9)
    expect((await findPedido(dados.numpedido)).negociacao).toBeNull()
  })

  test('who picks up pays none of it', async () => {
    await setFrete({ frete: 4 })
    await release()
    expect((await quote(undefined, { retirada: true }))[0]).toMatchObject({ taxaentrega: 0 })
    const { dados } = await submit({
      tipoEntrega: 'RETIRADA',
      formaEntrega: {
        idformaentrega: cena.loja.idRetirada,
        data_de_entrega: buildSubmissao({ loja: cena.loja, cliente: cena.ana, produto: '' }).formaEntrega
          .data_de_entrega,
        inicio: '08:00',
      },
      enderecoentrega: null,
      lojaRetira: { idloja: cena.loja.idloja },
    })
    expect(dados.taxaentrega).toBe(0)
    expect((await findPedido(dados.numpedido)).negociacao).toBeNull()
  })

  test('an address whose CEP was changed since is another place', async () => {
    await setFrete({ frete: 4 })
    await app.sql`update endereco set cep = '13087500' where idendereco = ${cena.ana.idendereco}`
    expect((await quote(cena.ana.idendereco))[0]).toMatchObject({ taxaentrega: 7.9 })
  })

  test('for one form it does not make the dearer one cheap', async () => {
    const expressa = uuidv7()
    await app.sql`
      insert into forma_entrega (idformaentrega, idfornecedor, nome, tipoentrega, preco_centavos, dias, janelas, atende_feriado, ordem)
      values (${expressa}, ${cena.loja.idfornecedor}, 'Expressa', 'DELIVERY', 4000, ${[1, 2, 3, 4, 5, 6, 7]}, ${['08:00-12:00']}, true, 9)`
    await app.sql`select pg_notify('mudanca', ${`${cena.loja.idfornecedor}:fornecedor:`})`
    await expect
      .poll(async () =>
        (await cena.read()).dados.entrega?.formas.map(({ nome, tabela, piso }) => [nome, tabela, piso]),
      )
      .toEqual([
        ['Entrega', 7.9, 3.95],
        ['Expressa', 40, 20],
      ])
    // Of any form: as far as the dearest allows.
    expect((await setFrete({ frete: 4 })).falha).toMatchObject({
      codigo: 'preco_fora_do_limite',
      error: expect.stringContaining('R$\u00a020,00'),
    })
    const { dados } = await setFrete({ frete: 4, idformaentrega: cena.loja.idEntrega })
    expect(dados.negociacao?.frete_acordado).toMatchObject({ forma: 'Entrega' })
    const formas = await quote(cena.ana.idendereco)
    expect(formas.map(({ nome, taxaentrega }) => [nome, taxaentrega])).toEqual([
      ['Entrega', 4],
      ['Expressa', 40],
    ])
  })
})

describe('limits', () => {
  test('of role, tried by call: half of the table for who attends, all of it for a supervisor', async () => {
    const { falha } = await setFrete({ frete: 3.94 })
    expect(falha).toMatchObject({
      codigo: 'preco_fora_do_limite',
      error:
        'Este frete passa do seu limite: o desconto máximo no frete é de 50%. O menor frete que você pode dar é R$\u00a03,95.',
    })
    expect((await setFrete({ frete: 3.95 })).status).toBe(200)
    await cena.take(cena.paulo, true)
    expect((await setFrete({ frete: 0 }, cena.paulo)).status).toBe(200)
  })

  test('the store sets them', async () => {
    await app.call(
      'PUT /painel/v1/{idfornecedor}/ajustes-negociacao',
      { params: { idfornecedor: cena.loja.idfornecedor }, body: { desconto_frete_atendente: 10 } },
      { token: cena.paulo.token },
    )
    expect((await setFrete({ frete: 7.1 })).falha.codigo).toBe('preco_fora_do_limite')
    expect((await setFrete({ frete: 7.11 })).status).toBe(200)
  })

  test.each([-1, 0.001, 1e9, 4.005])('R$ %d is no freight', async (frete) => {
    expect((await setFrete({ frete })).falha.codigo).toBe('entrada_invalida')
  })

  test('not for a place that is not hers, nor for one where nothing is delivered, nor by a form that does not go there', async () => {
    const alheio = await buildCliente(app.sql, cena.loja)
    expect((await setFrete({ frete: 5, idendereco: alheio.idendereco })).falha.codigo).toBe(
      'endereco_invalido',
    )
    expect((await setFrete({ frete: 5, idformaentrega: cena.loja.idRetirada })).falha.codigo).toBe(
      'fornecedor_nao_atende',
    )
    await app.sql`update endereco set lat = -10, lng = -40 where idendereco = ${outra}`
    expect((await setFrete({ frete: 5, idendereco: outra })).falha.codigo).toBe('fornecedor_nao_atende')
    await app.sql`update endereco set excluido_em = now() where idcliente = ${cena.ana.idcliente}`
    expect((await setFrete({ frete: 5 })).falha.codigo).toBe('endereco_invalido')
  })

  test('only by who holds the cart, on what it has seen; another store has no part in it', async () => {
    expect((await setFrete({ frete: 5 }, cena.paulo)).falha.codigo).toBe('carrinho_bloqueado')
    expect((await setFrete({ frete: 5, visto: 0 })).falha.codigo).toBe('negociacao_mudou')
    expect((await setFrete({ frete: 5 }, cena.ana)).falha.codigo).toBe('sem_permissao')
    const alheia = await buildFornecedor(app.sql)
    const zeca = await buildCliente(app.sql, alheia)
    await app.sql`insert into equipe (idfornecedor, idusuario, papel) values (${alheia.idfornecedor}, ${zeca.idusuario}, 'fornecedor')`
    const { falha } = await setFrete({ frete: 5 }, zeca)
    expect(['sessao_expirada', 'sem_permissao', 'nao_encontrado']).toContain(falha.codigo)
  })
})

const readEntregas = (quem: LoginDaCena = cena.marina) =>
  app.call(
    'GET /painel/v1/{idfornecedor}/negociacoes/{idcliente}/entregas',
    { params: cena.params },
    { token: quem.token },
  )

describe('where it may go', () => {
  test('each address of the customer with the forms that go there, by the table, and how low who asks may go', async () => {
    const { dados } = await readEntregas()
    const formas = [{ idformaentrega: cena.loja.idEntrega, nome: 'Entrega', tabela: 7.9, piso: 3.95 }]
    expect(dados.enderecos).toMatchObject([
      { idendereco: cena.ana.idendereco, cep: '13015002', formas },
      { idendereco: outra, apelido: 'Obra', rua: 'Rua B', numero: '2', cep: '13087500', formas },
    ])
    await cena.take(cena.paulo, true)
    expect((await readEntregas(cena.paulo)).dados.enderecos[0]?.formas[0]?.piso).toBe(0)
  })

  test('an address that no area holds stays in it, without a form; one that was removed does not', async () => {
    await app.sql`update endereco set lat = -10, lng = -40 where idendereco = ${outra}`
    expect((await readEntregas()).dados.enderecos.map(({ formas }) => formas.length)).toEqual([1, 0])
    await app.sql`update endereco set excluido_em = now() where idendereco = ${outra}`
    expect((await readEntregas()).dados.enderecos).toHaveLength(1)
  })

  test('addresses are read by who holds the cart, and by nobody else', async () => {
    expect((await readEntregas(cena.paulo)).falha.codigo).toBe('carrinho_bloqueado')
    expect((await readEntregas(cena.ana)).falha.codigo).toBe('sem_permissao')
    await cena.unlock()
    expect((await readEntregas()).falha.codigo).toBe('negociacao_encerrada')
  })
})

describe('it goes with the negotiation', () => {
  test.each([
    ['unlocked', () => cena.unlock()],
    ['unlocked by the customer', () => cena.free()],
    ['expired', () => cena.wait(3600)],
    ['taken out', () => setFrete({ frete: null })],
  ])('%s: the table counts again', async (_title, end) => {
    await setFrete({ frete: 4 })
    await end()
    expect((await quote(cena.ana.idendereco))[0]).toMatchObject({ taxaentrega: 7.9 })
  })

  test('released with nothing but freight it holds until its validity', async () => {
    await setFrete({ frete: 4 })
    await release()
    expect((await quote(cena.ana.idendereco))[0]).toMatchObject({ taxaentrega: 4 })
    await cena.wait(49 * 3600)
    expect((await submit()).dados.taxaentrega).toBe(7.9)
  })

  test('released with nothing but freight it is bound to no goods, but to the smallest order of its form', async () => {
    await app.sql`update forma_entrega set pedido_minimo_centavos = 5000 where idformaentrega = ${cena.loja.idEntrega}`
    await app.sql`select pg_notify('mudanca', ${`${cena.loja.idfornecedor}:fornecedor:`})`
    await setFrete({ frete: 4 })
    await release()
    await expect.poll(async () => (await quote(cena.ana.idendereco))[0]?.pedido_minimo).toBe(50)
    const order = (quantidade: number) =>
      submit({ itens: [{ id: cena.copo, quantidade, embalarParaPresente: false }] })
    expect((await order(9)).falha).toMatchObject({
      codigo: 'pedido_minimo',
      detalhes: { pedido_minimo: 50, subtotal: 45 },
    })
    // Less than the 420.00 of the cart that it was agreed over.
    expect((await order(10)).dados).toMatchObject({ taxaentrega: 4, totalpedido: 54 })
  })

  test('the customer accepts it with the whole; another freight has to be accepted anew', async () => {
    await cena.change(cena.lata, { visto: 0, precoatendente: 9.5 })
    await setFrete({ frete: 4 })
    const accept = async () => (await cena.acceptTudo(await revisao())).dados.negociacao?.aceita?.aceita_por
    expect(await accept()).toBeTruthy()
    const { dados } = await setFrete({ frete: 6 })
    expect(dados.aceita).toMatchObject({ frete: 6, aceita_por: null })
    expect(await accept()).toBeTruthy()
    expect((await cena.read()).dados.historico[0]).toMatchObject({
      acao: 'ACEITOU',
      medida: 'FRETE',
      depois: 6,
    })
  })

  test('to refuse the only price is not to accept the freight', async () => {
    await setFrete({ frete: 4 })
    await cena.change(cena.lata, { visto: 0, precoatendente: 9.5 })
    const { dados } = await cena.answer(cena.lata, { visto: 1, resposta: 'RECUSAR' })
    expect(dados.negociacao?.aceita).toMatchObject({ frete: 4, aceita_por: null })
  })
})

test.each([9.00001, 0.00001])(
  'a price of R$ %d is no price: the column would round it',
  async (precoatendente) => {
    expect((await cena.change(cena.lata, { visto: 0, precoatendente })).falha.codigo).toBe('entrada_invalida')
    const { falha } = await cena.answer(cena.lata, {
      visto: 0,
      resposta: 'CONTRAPROPOR',
      preco: precoatendente,
    })
    expect(falha.codigo).toBe('entrada_invalida')
  },
)
