import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Submissao } from '@vitrine/contract'
import { addDias } from '@vitrine/rules/data'

import { uuidv7 } from '../infra/index.ts'
import {
  amanha,
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const SUBMIT = 'POST /v2/app/{session_token}/usuario/{id}/pedido'
const DUPLICIDADE = 'POST /v2/app/{session_token}/usuario/{id}/pedido/duplicidade'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, estoque: 5 })
})

const makeSubmissao = (change: Partial<Submissao> = {}) =>
  buildSubmissao({ loja, cliente: ana, produto: arroz }, change)

function submit(body: Submissao, cliente = ana) {
  return app.call(
    SUBMIT,
    { params: { session_token: 'token', id: cliente.idcliente }, body },
    { token: cliente.token },
  )
}

async function countPedidos(): Promise<number> {
  const [row] = await app.sql<
    { n: number }[]
  >`select count(*)::int as n from pedido where idfornecedor = ${loja.idfornecedor}`
  return row?.n ?? -1
}

async function readEstoque(id: string): Promise<number> {
  const [row] = await app.sql<
    { quantidade: number }[]
  >`select quantidade from estoque where idcadastroextraproduto = ${id}`
  return (row?.quantidade ?? -1) / 1000
}

describe('an order', () => {
  test('is made with its lines, freight, charge, history and mail, takes stock and empties the cart', async () => {
    await app.sql`insert into carrinho (idfornecedor, idcliente, itens) values (${loja.idfornecedor}, ${ana.idcliente}, ${app.sql.json([{ id: arroz, quantidade: 2000 }])})`
    const { status, dados } = await submit(makeSubmissao())
    expect(status).toBe(200)
    expect(dados).toMatchObject({
      totalpedido: 27.9,
      taxaentrega: 7.9,
      status: 'AGUARDANDOPAGAMENTO',
      itensName: 'Arroz',
    })
    expect(await readEstoque(arroz)).toBe(3)
    const order = await app.call(
      'GET /v2/app/{session_token}/order/{numpedido}',
      { params: { session_token: 'token', numpedido: dados.numpedido } },
      { token: ana.token },
    )
    expect(order.dados.historico.map(({ status }) => status)).toEqual(['ENVIADO', 'AGUARDANDOPAGAMENTO'])
    expect(order.dados.pagamento).toMatchObject({ status: 'PENDENTE', valor: 27.9 })
    expect(order.dados.pagamento?.pix?.brcode).toMatch(/^000201.*6304[0-9A-F]{4}$/)
    const [cart] = await app.sql<
      { itens: unknown[] }[]
    >`select itens from carrinho where idcliente = ${ana.idcliente}`
    expect(cart?.itens).toEqual([])
    await app.lerEventos()
    const [mail] = await app.sql<
      { assunto: string }[]
    >`select assunto from correio where chave = ${`pedido-recebido:${dados.numpedido}`}`
    expect(mail?.assunto).toContain(String(dados.numpedido))
  })

  test('to be picked up names a store and has no freight', async () => {
    const { dados } = await submit(
      makeSubmissao({
        tipoEntrega: 'RETIRADA',
        enderecoentrega: null,
        lojaRetira: { idloja: loja.idloja },
        formaEntrega: { idformaentrega: loja.idRetirada, data_de_entrega: amanha, inicio: '08:00' },
        formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega },
      }),
    )
    expect(dados).toMatchObject({ totalpedido: 20, taxaentrega: 0, status: 'ENVIADO' })
  })

  test('on credit takes the credit, and one over the limit takes nothing (readings 6)', async () => {
    const bar = await buildCliente(app.sql, loja, { limite: 3000 })
    const onCredit = (quantidade: number) =>
      submit(
        makeSubmissao({
          enderecoentrega: { idendereco: bar.idendereco },
          itens: [{ id: arroz, quantidade, embalarParaPresente: false }],
          formaPagamento: { temForma: true, idformapagto: loja.idFaturado },
        }),
        bar,
      )
    expect((await onCredit(2)).status).toBe(200)
    const refused = await onCredit(1)
    expect(refused.falha.codigo).toBe('credito_insuficiente')
    expect(await readEstoque(arroz)).toBe(3)
  })
})

describe('a submission is refused, and nothing is taken', () => {
  const cases: [string, () => Promise<Partial<Submissao>> | Partial<Submissao>, string][] = [
    ['with an empty cart (§5)', () => ({ itens: [] }), 'carrinho_vazio'],
    [
      'with more than the stock',
      () => ({ itens: [{ id: arroz, quantidade: 6, embalarParaPresente: false }] }),
      'estoque_insuficiente',
    ],
    [
      'with a product that is not sold',
      () => ({ itens: [{ id: uuidv7(), quantidade: 1, embalarParaPresente: false }] }),
      'produto_indisponivel',
    ],
    [
      'with a quantity off its step',
      () => ({ itens: [{ id: arroz, quantidade: 1.5, embalarParaPresente: false }] }),
      'quantidade_invalida',
    ],
    ['without an address', () => ({ enderecoentrega: null }), 'endereco_invalido'],
    [
      "with another customer's address",
      async () => ({ enderecoentrega: { idendereco: (await buildCliente(app.sql, loja)).idendereco } }),
      'endereco_invalido',
    ],
    [
      'for pickup without a store',
      () => ({
        tipoEntrega: 'RETIRADA' as const,
        formaEntrega: { idformaentrega: loja.idRetirada, data_de_entrega: amanha, inicio: '08:00' },
      }),
      'loja_invalida',
    ],
    [
      'for a day that is over',
      () => ({
        formaEntrega: {
          idformaentrega: loja.idEntrega,
          data_de_entrega: addDias(amanha, -2),
          inicio: '08:00',
        },
      }),
      'horario_encerrado',
    ],
    [
      'for a window that does not exist',
      () => ({ formaEntrega: { idformaentrega: loja.idEntrega, data_de_entrega: amanha, inicio: '03:00' } }),
      'horario_encerrado',
    ],
    [
      'with a delivery form of another type',
      () => ({ formaEntrega: { idformaentrega: loja.idRetirada, data_de_entrega: amanha, inicio: '08:00' } }),
      'sem_forma_entrega',
    ],
    [
      'with an unknown payment method',
      () => ({ formaPagamento: { temForma: true, idformapagto: uuidv7() } }),
      'pagamento_indisponivel',
    ],
    ['above the total that the shopper saw', () => ({ totalesperado: 27.89 }), 'total_mudou'],
    [
      'with a product without price where no budgets are taken',
      async () => ({
        itens: [
          {
            id: await buildProduto(app.sql, loja, { preco: null }),
            quantidade: 1,
            embalarParaPresente: false,
          },
        ],
      }),
      'preco_indisponivel',
    ],
  ]
  test.each(cases)('%s', async (_title, change, codigo) => {
    const { status, falha } = await submit(makeSubmissao(await change()))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(falha.codigo).toBe(codigo)
    expect(await countPedidos()).toBe(0)
    expect(await readEstoque(arroz)).toBe(5)
  })

  test('naming the lines it is about, in the text of section 8 (§8)', async () => {
    const { falha } = await submit(
      makeSubmissao({ itens: [{ id: arroz, quantidade: 6, embalarParaPresente: false }] }),
    )
    expect(falha.mensagemErro).toBe(
      'Erro ao submeter seu pedido. Não há estoque suficiente. Só há 5\u00a0un. de Arroz. Itens: Arroz',
    )
    expect(falha.itensName).toBe('Arroz')
  })

  test.each([
    ['without a birth date', null, 'CPF', 422],
    ['born seventeen years ago', addDias(amanha, -17 * 365), 'CPF', 422],
    ['an adult', '1990-05-20', 'CPF', 200],
    ['a company', null, 'CNPJ', 200],
  ])(
    'by the age on the account where goods are restricted: %s (readings 8; brazil A1)',
    async (_, nascido, tipo, status) => {
      await app.sql`update cliente set data_nascimento = ${nascido}, tipo_documento = ${tipo}, documento = lpad(documento, ${tipo === 'CNPJ' ? 14 : 11}, '0') where idcliente = ${ana.idcliente}`
      const vinho = await buildProduto(app.sql, loja, { nome: 'Vinho', maior_de_18: true })
      const answer = await submit(
        makeSubmissao({ itens: [{ id: vinho, quantidade: 1, embalarParaPresente: false }] }),
      )
      expect(answer.status).toBe(status)
      if (status === 422) expect(answer.falha).toMatchObject({ codigo: 'maior_de_18', itensName: 'Vinho' })
    },
  )

  test('until the account says a birth date, and no longer (readings 8)', async () => {
    await app.sql`update cliente set data_nascimento = null where idcliente = ${ana.idcliente}`
    const vinho = await buildProduto(app.sql, loja, { nome: 'Vinho', maior_de_18: true })
    const body = makeSubmissao({ itens: [{ id: vinho, quantidade: 1, embalarParaPresente: false }] })
    expect((await submit(body)).falha.codigo).toBe('maior_de_18')
    const contada = await app.call(
      'PUT /v1/app/usuario/{id}',
      {
        params: { id: ana.idusuario },
        body: {
          idfornecedor: loja.idfornecedor,
          dadosUsuario: { cliente: { data_nascimento: '1990-05-20' } },
        },
      },
      { token: ana.token },
    )
    expect(contada.status).toBe(200)
    expect((await submit(body)).status).toBe(200)
  })

  test.each([
    ['restrict-not-approved-user-submission', null, 'cadastro_nao_aprovado'],
    ['block-not-approved-user', false, 'cadastro_nao_aprovado'],
  ])('by tag %s while the registration is not approved (§6)', async (tag, aprovado, codigo) => {
    loja = await buildFornecedor(app.sql, { tags: ['has-delivery', tag] })
    ana = await buildCliente(app.sql, loja, { aprovado })
    arroz = await buildProduto(app.sql, loja)
    expect((await submit(makeSubmissao())).falha.codigo).toBe(codigo)
  })

  test('without the permission submissao_pedido of the pair (§4)', async () => {
    const semPermissao = await buildCliente(app.sql, loja, { pode_submeter: false })
    const { falha } = await submit(
      makeSubmissao({ enderecoentrega: { idendereco: semPermissao.idendereco } }),
      semPermissao,
    )
    expect(falha.codigo).toBe('sem_permissao_submeter')
  })

  test("for another customer's id, as if it did not exist", async () => {
    const outro = await buildCliente(app.sql, loja)
    const { status } = await app.call(
      SUBMIT,
      { params: { session_token: 'token', id: outro.idcliente }, body: makeSubmissao() },
      { token: ana.token },
    )
    expect(status).toBe(404)
  })

  test('while an attendant holds the cart', async () => {
    await app.sql`insert into carrinho (idfornecedor, idcliente, bloqueado_por, bloqueado_desde) values (${loja.idfornecedor}, ${ana.idcliente}, ${ana.idusuario}, now())`
    expect((await submit(makeSubmissao())).falha.codigo).toBe('carrinho_bloqueado')
  })
})

describe('products that are kept in memory (decision 0027)', () => {
  const PRODUTOS = 'p.sku, p.ean'
  const mute = (verbo: 'disable' | 'enable') =>
    app.sql`alter table produto ${app.sql.unsafe(verbo)} trigger produto_alterado`
  beforeEach(async () => {
    arroz = await buildProduto(app.sql, loja, { preco: 10, estoque: 40 })
  })
  const order = (quantidade: number) =>
    submit(makeSubmissao({ itens: [{ id: arroz, quantidade, embalarParaPresente: false }] }))

  test('are not read again for an order: two statements and the charge', async () => {
    await order(1)
    const statements = await app.statementsOf(() => order(2))
    expect(statements.filter((sql) => sql.includes(PRODUTOS))).toEqual([])
  })

  test('are what the order is written with only as long as they are what the database has', async () => {
    await order(1)
    // As if the notification were still under way.
    await mute('disable')
    await app.sql`update produto set preco = 200000 where idcadastroextraproduto = ${arroz}`
    await mute('enable')
    expect((await order(2)).dados.totalpedido).toBe(47.9)
    const statements = await app.statementsOf(() => order(3))
    expect(statements.filter((sql) => sql.includes('f_espera_submissao'))).toEqual([])
  })

  test('are refused when they are sold no more', async () => {
    await order(1)
    await mute('disable')
    await app.sql`update produto set ativo = false where idcadastroextraproduto = ${arroz}`
    await mute('enable')
    expect((await order(3)).falha.codigo).toBe('produto_indisponivel')
    expect(await countPedidos()).toBe(1)
    expect(await readEstoque(arroz)).toBe(39)
  })
})

describe('duplicates (readings 6)', () => {
  test('the same submission again answers the order it already became', async () => {
    const submissao = makeSubmissao()
    const first = await submit(submissao)
    const again = await submit(submissao)
    expect(again.dados.numpedido).toBe(first.dados.numpedido)
    const asked = await app.call(
      DUPLICIDADE,
      { params: { session_token: 'token', id: ana.idcliente }, body: submissao },
      { token: ana.token },
    )
    expect(asked.dados).toEqual({
      numpedido: first.dados.numpedido,
      mensagemErro: null,
      numpedidoIdentico: null,
    })
  })

  test('the same content within 60 s is refused with the other number, and "É outro pedido" passes', async () => {
    const first = await submit(makeSubmissao())
    const second = makeSubmissao({ anotacoes: 'free text does not count' })
    const asked = await app.call(
      DUPLICIDADE,
      { params: { session_token: 'token', id: ana.idcliente }, body: second },
      { token: ana.token },
    )
    expect(asked.dados).toEqual({
      numpedido: null,
      mensagemErro: 'Um pedido idêntico foi feito há poucos segundos.',
      numpedidoIdentico: first.dados.numpedido,
    })
    const refused = await submit(second)
    expect(refused.falha).toMatchObject({
      codigo: 'pedido_duplicado',
      detalhes: { numpedido: first.dados.numpedido },
    })
    expect((await submit({ ...second, confirmaduplicidade: first.dados.numpedido })).status).toBe(200)
  })

  test('nothing found: three nulls', async () => {
    const { dados } = await app.call(
      DUPLICIDADE,
      { params: { session_token: 'token', id: ana.idcliente }, body: makeSubmissao() },
      { token: ana.token },
    )
    expect(dados).toEqual({ numpedido: null, mensagemErro: null, numpedidoIdentico: null })
  })
})

describe('at the same moment', () => {
  test('50 submissions of one cart give one order', async () => {
    const submissao = makeSubmissao()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        submit(i % 2 === 0 ? submissao : { ...submissao, idsubmissao: uuidv7() }),
      ),
    )
    expect(await countPedidos()).toBe(1)
    expect(new Set(answers.map(({ status }) => status)).isSubsetOf(new Set([200, 409]))).toBe(true)
    expect(await readEstoque(arroz)).toBe(3)
  })

  test('twins at the end of the stock: whoever comes second is answered the order, never a refusal', async () => {
    await app.sql`update estoque set quantidade = 2000 where idcadastroextraproduto = ${arroz}`
    const submissao = makeSubmissao()
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(submissao)))
    expect(new Set(answers.map(({ status, dados }) => `${status} ${dados.numpedido}`)).size).toBe(1)
    expect(await readEstoque(arroz)).toBe(0)
  })

  test('two clientes with the same idsubmissao have an order each', async () => {
    const bia = await buildCliente(app.sql, loja)
    const submissao = makeSubmissao()
    const dela = buildSubmissao(
      { loja, cliente: bia, produto: arroz },
      { idsubmissao: submissao.idsubmissao },
    )
    const [a, b] = [await submit(submissao), await submit(dela, bia)]
    expect([a.status, b.status]).toEqual([200, 200])
    expect(a.dados.numpedido).not.toBe(b.dados.numpedido)
  })

  test('20 buyers of the last 5 units buy 5 units', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, () => buildCliente(app.sql, loja)))
    const answers = await Promise.all(
      buyers.map((buyer) =>
        submit(
          makeSubmissao({
            itens: [{ id: arroz, quantidade: 1, embalarParaPresente: false }],
            enderecoentrega: { idendereco: buyer.idendereco },
          }),
          buyer,
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ falha }) => falha.codigo === 'estoque_insuficiente')).toHaveLength(15)
    expect(await readEstoque(arroz)).toBe(0)
  })
})
