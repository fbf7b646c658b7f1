import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { CallInput, Calls } from '@vitrine/contract'
import { addDias } from '@vitrine/rules/data'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildCombo,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  hoje,
} from '../teste/index.ts'

const SAVE = 'POST /v2/app/{session_token}/cliente/usuario/{id}/cart'
const SUBMIT = 'POST /v2/app/{session_token}/usuario/{id}/pedido'
type Saved = NonNullable<CallInput<Calls[typeof SAVE]>['body']>
type Linha = Saved['cartItens'][number]

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let pao: string
let cafe: string
let cha: string
let combo: string
let gPao: string
let gBebida: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  pao = await buildProduto(app.sql, loja, { nome: 'Pão', preco: 10, estoque: 9 })
  cafe = await buildProduto(app.sql, loja, { nome: 'Café', preco: 20, estoque: 5 })
  cha = await buildProduto(app.sql, loja, { nome: 'Chá', preco: 12 })
  await build({ limite_por_pedido: 3 })
})

/** Two loaves and one or two drinks for 30 reais. */
async function build(change: { limite_por_pedido?: number; fim?: string } = {}) {
  const ids = [uuidv7(), uuidv7()] as [string, string] // two just made
  ;[gPao, gBebida] = ids
  combo = await buildCombo(
    app.sql,
    loja,
    {
      nome: 'Café da manhã',
      preco: { tipo: 'fixo', valor: 30 },
      grupos: [
        { nome: 'Pão', minimo: 1, maximo: 1, produtos: [{ id: pao, quantidade: 2 }] },
        { nome: 'Bebida', minimo: 1, maximo: 2, repete: true, produtos: [{ id: cafe }, { id: cha }] },
      ],
      ...change,
    },
    ids,
  )
}

function line(quantidade = 1, bebida = cafe, escolhas = 1): Linha {
  return {
    id: uuidv7(),
    quantidade,
    idcombopromocional_cabecalho: combo,
    produtos: [
      { idgrupo: gPao, id: pao, escolhas: 1 },
      { idgrupo: gBebida, id: bebida, escolhas },
    ],
  }
}

const save = (...cartItens: Linha[]) =>
  app.call(
    SAVE,
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor },
      body: { cartItens },
    },
    { token: ana.token },
  )
const read = () =>
  app.call(
    'GET /v2/app/{session_token}/cliente/usuario/{id}/cart',
    { params: { session_token: 'token', id: ana.idcliente }, query: { idfornecedor: loja.idfornecedor } },
    { token: ana.token },
  )

describe('a combo in the cart (§3 idcombopromocional_cabecalho, ux 1.15.2)', () => {
  test('is one line with nested products, whose shares add up to its price', async () => {
    const { dados } = await save(line(2), { id: pao, quantidade: 1 })
    const [group, bread] = dados.produtosSelecionados
    expect(group).toMatchObject({
      nome: 'Café da manhã',
      idcombopromocional_cabecalho: combo,
      quantidade: 2,
      maxporpedido: 3,
      totallinha: 60,
      preco: 40,
      preconf: 30,
      traco_preco: { vencedor: 'combo', precounitario: 30 },
      produtos: [
        { nome: 'Pão', quantidade: 2, totallinha: 30 },
        { nome: 'Café', quantidade: 1, totallinha: 30 },
      ],
    })
    expect(bread).toMatchObject({ nome: 'Pão', totallinha: 10 })
    expect(dados).toMatchObject({ totalCompras: 70, economia: 20, mensagem: null })
    expect((await read()).dados.produtosSelecionados).toEqual(dados.produtosSelecionados)
  })

  test('stock of a child and the limit of an order hold, over all lines of one combo', async () => {
    const { dados } = await save(line(9))
    expect(dados.produtosSelecionados[0]?.quantidade).toBe(3)
    expect(dados.mudancas).toMatchObject([{ nome: 'Café da manhã', de: 9, para: 3 }])
    const two = (await save(line(2), line(2, cha))).dados
    expect(two.produtosSelecionados.map(({ quantidade }) => quantidade).sort()).toEqual([1, 2])
    expect(two.mensagem).toContain('limite deste combo')
    await app.sql`update estoque set quantidade = 3000 where idcadastroextraproduto = ${pao}`
    expect((await save(line(2))).dados.produtosSelecionados[0]?.quantidade).toBe(1)
  })

  test.each([
    [
      'that is over',
      () => build({ fim: addDias(hoje, -1) }),
      'Este combo terminou. Os itens voltaram ao preço normal, R$\u00a010,00 a mais',
    ],
    ['that misses a choice', async () => void (gBebida = uuidv7()), 'Os itens voltaram ao preço normal'],
    [
      'that nobody knows',
      async () => void (combo = uuidv7()),
      'Este combo não existe mais. Os itens voltaram ao preço normal',
    ],
  ])(
    'one %s goes on as its products at their normal price, and the difference is told',
    async (_case, change, motivo) => {
      await change()
      const { dados } = await save(line(1), { id: cafe, quantidade: 1 })
      expect(dados.produtosSelecionados.every(({ produtos }) => !produtos)).toBe(true)
      const quantities = Object.fromEntries(
        dados.produtosSelecionados.map(({ nome, quantidade }) => [nome, quantidade]),
      )
      expect(quantities['Café']).toBeGreaterThanOrEqual(1)
      expect(quantities['Pão']).toBeGreaterThanOrEqual(1)
      expect(dados.mensagem).toContain(motivo)
    },
  )

  test("a visitor's combo is priced and stored nowhere; hidden prices give no value (readings 3)", async () => {
    const previa = async () =>
      (
        await app.call('POST /v4/cart/{idfornecedor}/previa', {
          params: { idfornecedor: loja.idfornecedor },
          query: {},
          body: { cartItens: [line(1)] },
        })
      ).dados
    expect(await previa()).toMatchObject({ totalCompras: 30 })
    await app.sql`update fornecedor set tags = '{has-delivery,hide-price-for-logged-out-customers}' where idfornecedor = ${loja.idfornecedor}`
    const hidden = await previa()
    expect(hidden.produtosSelecionados[0]?.produtos).toHaveLength(2)
    expect(JSON.stringify(hidden)).not.toMatch(/"(preco\w*|valor|totallinha|totalCompras|economia)"/)
  })

  test('a save takes at most 4 statements, however many combos and products (readings 5)', async () => {
    await save(line(1))
    const statements: string[] = []
    const original = app.sql.options.debug
    app.sql.options.debug = (_connection, query) => void statements.push(query)
    await save(line(1), line(1, cha), { id: pao, quantidade: 1 }, { id: cha, quantidade: 2 })
    app.sql.options.debug = original
    expect(statements.filter((query) => !query.includes('pg_notify')).length).toBeLessThanOrEqual(4)
  })
})

describe('an order with a combo', () => {
  const submit = (itens: Linha[], change = {}) =>
    app.call(
      SUBMIT,
      {
        params: { session_token: 'token', id: ana.idcliente },
        body: {
          idsubmissao: uuidv7(),
          itens,
          idfornecedor: loja.idfornecedor,
          tipoEntrega: 'RETIRADA',
          lojaRetira: { idloja: loja.idloja },
          formaEntrega: {
            idformaentrega: loja.idRetirada,
            data_de_entrega: addDias(hoje, 1),
            inicio: '08:00',
          },
          formaPagamento: { idformapagto: loja.idPix },
          ...change,
        },
      },
      { token: ana.token },
    )

  test('has a line for each product with its share and the combo it came in, and takes their stock', async () => {
    const { status, dados } = await submit([line(2), { id: pao, quantidade: 1 }])
    expect(status).toBe(200)
    expect(dados.totalpedido).toBe(70)
    const order = await app.call(
      'GET /v2/app/{session_token}/order/{numpedido}',
      { params: { session_token: 'token', numpedido: dados.numpedido } },
      { token: ana.token },
    )
    expect(order.dados.itens).toMatchObject([
      {
        nome: 'Pão',
        quantidade: 4,
        total: 30,
        precounitario: 7.5,
        preco: 10,
        combo: { nome: 'Café da manhã', quantidade: 2, sequencia: 0 },
      },
      { nome: 'Café', quantidade: 2, total: 30, combo: { idcombopromocional_cabecalho: combo } },
      { nome: 'Pão', quantidade: 1, total: 10, combo: null },
    ])
    const rows = await app.sql<{ quantidade: number }[]>`
      select quantidade from estoque where idfornecedor = ${loja.idfornecedor} order by quantidade`
    expect(rows.map(({ quantidade }) => quantidade)).toEqual([3000, 4000])
  })

  test('is refused by name when the combo holds no longer, or a child is out', async () => {
    const late = await submit([{ id: pao, quantidade: 6 }, line(2)])
    expect(late.falha).toMatchObject({ codigo: 'estoque_insuficiente', itensName: 'Café da manhã, Pão' })
    await app.sql`update combo set fim = ${addDias(hoje, -1)} where idcombopromocional_cabecalho = ${combo}`
    const over = await submit([line(1)])
    expect(over.falha).toMatchObject({ codigo: 'produto_indisponivel', itensName: 'Café da manhã' })
  })

  test('the same combo again is the same content, whatever the id of its line (readings 6)', async () => {
    expect((await submit([line(1)])).status).toBe(200)
    expect((await submit([line(1)])).falha?.codigo).toBe('pedido_duplicado')
    expect((await submit([line(1, cha)])).status).toBe(200)
  })
})
