import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Calls, Query } from '@vitrine/contract'
import { tagDaRota } from '@vitrine/rules/rota'

import {
  buildCliente,
  buildEquipe,
  buildFatura,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  hoje,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

const LISTA = 'GET /v4/representante/{a}/{b}'
const ENTRA = 'POST /v4/representante/{a}/{b}/cliente'
const ACESSO = 'GET /v4/acessorepresentante/{id}'

let app: AppDeTeste
let loja: FornecedorDeTeste
let rui: LoginDeTeste
let bar: ClienteDeTeste
let padaria: ClienteDeTeste
let produto: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  rui = await buildEquipe(app.sql, loja, { papel: 'representante' })
  bar = await buildCliente(app.sql, loja)
  padaria = await buildCliente(app.sql, loja)
  produto = await buildProduto(app.sql, loja, { preco: 10 })
  await name(bar, 'Bar do Zé')
  await name(padaria, 'Padaria São João')
  await assign(bar, padaria)
})

const name = ({ idcliente }: ClienteDeTeste, nome: string) =>
  app.sql`update cliente set nome = ${nome} where idcliente = ${idcliente}`
const assign = (...clientes: ClienteDeTeste[]) => app.sql`
  update cadastroextracliente set idrepresentante = ${rui.idusuario}, cod_erp = 'C-' || left(idcliente::text, 4)
  where idfornecedor = ${loja.idfornecedor} and idcliente = any(${clientes.map(({ idcliente }) => idcliente)})`

type Filtro = Partial<Query<Calls[typeof LISTA]>>
const list = (query: Filtro = {}, { token, b = rui.idusuario }: { token?: string; b?: string } = {}) =>
  app.call(LISTA, { params: { a: loja.idfornecedor, b }, query }, { token: token ?? rui.token })
const names = async (query: Filtro = {}) => (await list(query)).dados.data.map(({ nome }) => nome)

/** Enters (null: leaves) a cliente; answers the token of the new session. */
async function enter(idcliente: string | null, token = rui.token) {
  const { dados, status } = await app.call(
    ENTRA,
    { params: { a: loja.idfornecedor, b: rui.idusuario }, body: { idcliente } },
    { token },
  )
  return { status, token: dados.token ?? '', usuario: dados.usuario }
}

const cart = (idcliente: string, token: string, cartItens?: { id: string; quantidade: number }[]) =>
  cartItens
    ? app.call(
        'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
        {
          params: { session_token: 'token', id: idcliente },
          query: { idfornecedor: loja.idfornecedor },
          body: { cartItens },
        },
        { token },
      )
    : app.call(
        'GET /v2/app/{session_token}/cliente/usuario/{id}/cart',
        { params: { session_token: 'token', id: idcliente }, query: { idfornecedor: loja.idfornecedor } },
        { token },
      )

/** Two units of 10 reais, for bar. */
const order = (token: string) =>
  app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: bar.idcliente },
      body: buildSubmissao({ loja, cliente: bar, produto }),
    },
    { token },
  )

describe('the clientes of a representative (§6, §7, ux 1.28)', () => {
  test('are paged by ten from the start, whoever waits longest first, in one statement', async () => {
    const outros = await Promise.all(Array.from({ length: 10 }, () => buildCliente(app.sql, loja)))
    await assign(...outros)
    const { token } = await enter(bar.idcliente)
    await order(token)
    const first = (await list({}, { token })).dados
    expect(first).toMatchObject({ totalItems: 12, limit: 10, offset: 0 })
    expect(first.data).toHaveLength(10)
    const statements = await app.statementsOf(async () => {
      const { data } = (await list({ offset: 10 }, { token })).dados
      expect(data.at(-1)).toMatchObject({ nome: 'Bar do Zé', ultimopedido: { dias: 0 } })
    })
    expect(statements.filter((sql) => sql.includes('cadastroextracliente x\n'))).toHaveLength(1)
  })

  test('are found by a part of the name without its accents, by document and by code', async () => {
    const { data } = (await list({ search: 'padaria sao' })).dados
    expect(data.map(({ nome }) => nome)).toEqual(['Padaria São João'])
    const { documento, cod_erp } = data[0] ?? { documento: '', cod_erp: '' }
    expect(await names({ search: documento.slice(0, 7) })).toContain('Padaria São João')
    expect(await names({ search: cod_erp.toLowerCase() })).toContain('Padaria São João')
    expect(await names({ search: '%' })).toEqual([])
  })

  test('are filtered by an open cart and by the days since the last order', async () => {
    await cart(bar.idcliente, (await enter(bar.idcliente)).token, [{ id: produto, quantidade: 3 }])
    expect((await list({ carrinhoaberto: true })).dados.data).toMatchObject([
      { nome: 'Bar do Zé', carrinho: { itens: 1 } },
    ])
    expect(await names({ diassemcomprar: 30 })).toEqual(['Bar do Zé', 'Padaria São João'])
    await app.sql`
      with novo as (
        insert into pedido (idfornecedor, idcliente, idsubmissao, impressao, status, canalvenda, tipoentrega, idformaentrega, nomeformaentrega,
          data_de_entrega, janela_inicio, janela_fim, idformapagto, tipopagamento, nomepagamento, totalitens)
        select ${loja.idfornecedor}, ${bar.idcliente}, gen_random_uuid(), '', 'ENTREGUE', 'WEB', 'RETIRADA', ${loja.idRetirada}, 'Retirada',
          ${hoje}, '08:00', '12:00', ${loja.idPix}, 'PIX', 'Pix', 1
        returning numpedido, idfornecedor
      )
      insert into item_pedido (numpedido, sequencia, idfornecedor, idcadastroextraproduto, nome, embalagem, unidade, quantidade)
      select numpedido, 0, idfornecedor, ${produto}, 'x', 'un', 'un', 1000 from novo`
    expect(await names({ diassemcomprar: 30 })).toEqual(['Padaria São João'])
  })

  test('of the day’s route come by the tag of its weekday, street by street (ux 1.28.1)', async () => {
    const rota = tagDaRota(hoje)
    await app.sql`
      update cadastroextracliente set tags = array['ouro', ${rota}] where idrepresentante = ${rui.idusuario}`
    const street = (idcliente: string, rua: string) =>
      app.sql`update endereco set rua = ${rua} where idcliente = ${idcliente}`
    await street(bar.idcliente, 'Rua B')
    await street(padaria.idcliente, 'Rua A')
    expect(await names({ narota: true })).toEqual(['Padaria São João', 'Bar do Zé'])
    await app.sql`update cadastroextracliente set tags = '{rota-nunca}' where idcliente = ${bar.idcliente}`
    expect(await names({ narota: true })).toEqual(['Padaria São João'])
    expect(await names()).toHaveLength(2)
  })

  test('are found at their door: the address has its complement (audit S7)', async () => {
    await app.sql`update endereco set complemento = 'Loja 4, fundos' where idcliente = ${bar.idcliente}`
    const [linha] = (await list({ search: 'bar do' })).dados.data
    expect(linha?.endereco).toBe('Rua A, 1, Loja 4, fundos, Campinas')
  })

  test('owe what is past its day: how many invoices, how much, since when, in the same statement (ux 1.28.1)', async () => {
    await app.sql`update cadastroextracliente set limite_credito_centavos = 100000 where idcliente = ${bar.idcliente}`
    const [velha, nova] = [
      await buildFatura(app, { loja, cliente: bar, produto }, 2),
      await buildFatura(app, { loja, cliente: bar, produto }, 3),
    ]
    await app.sql`update fatura set vencimento = ${hoje}::date + 1 where idfatura = any(${nova})`
    await app.sql`update fatura set vencimento = ${hoje}::date - 12 where idfatura = ${velha[0] ?? ''}`
    const [linha] = (await list({ search: 'bar do' })).dados.data
    expect(linha?.faturasvencidas).toMatchObject({
      quantidade: 1,
      dias: 12,
    })
    const [valor] = await app.sql<
      { valor: number }[]
    >`select valor from fatura where idfatura = ${velha[0] ?? ''}`
    expect(linha?.faturasvencidas?.total).toBe(Number(valor?.valor) / 100)
    expect((await list({ search: 'padaria' })).dados.data[0]?.faturasvencidas).toBeNull()
  })

  test('one that may not buy yet says why', async () => {
    loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'restrict-not-approved-user-submission'] })
    rui = await buildEquipe(app.sql, loja, { papel: 'representante' })
    const novo = await buildCliente(app.sql, loja)
    await assign(novo)
    await app.sql`update cadastroextracliente set aprovado = null where idcliente = ${novo.idcliente}`
    expect((await list()).dados.data[0]?.impedimento).toContain('aprov')
  })

  test("another representative's clientes are unknown; the owner of the store reads everybody's", async () => {
    const lia = await buildEquipe(app.sql, loja, { papel: 'representante' })
    const dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    expect((await list({}, { token: lia.token })).status).toBe(404)
    expect((await list({}, { token: dona.token })).dados.totalItems).toBe(2)
    expect((await list({}, { token: bar.token })).status).toBe(403)
  })
})

describe('selling to a cliente (§6: enter and leave)', () => {
  test('the session becomes the cliente and says so; the order records who sold', async () => {
    const { token, usuario } = await enter(bar.idcliente)
    expect(usuario).toMatchObject({
      papel: 'representante',
      idcliente: bar.idcliente,
      idUsuarioLogado: rui.idusuario,
      cliente: { nome: 'Bar do Zé' },
    })
    const acesso = await app.call(ACESSO, { params: { id: loja.idfornecedor } }, { token })
    expect(acesso.dados).toEqual({
      acesso: true,
      clientes: 2,
      cliente: { idcliente: bar.idcliente, nome: 'Bar do Zé' },
    })
    await order(token)
    const [pedido] =
      await app.sql`select idrepresentante, idusuario from pedido where idcliente = ${bar.idcliente}`
    expect(pedido).toMatchObject({ idrepresentante: rui.idusuario })
  })

  test('carts never mix: A, B and A again', async () => {
    const a = await enter(bar.idcliente)
    await cart(bar.idcliente, a.token, [{ id: produto, quantidade: 3 }])
    const b = await enter(padaria.idcliente, a.token)
    expect((await cart(padaria.idcliente, b.token)).dados.produtosSelecionados).toEqual([])
    await cart(padaria.idcliente, b.token, [{ id: produto, quantidade: 5 }])
    const again = await enter(bar.idcliente, b.token)
    expect((await cart(bar.idcliente, again.token)).dados.produtosSelecionados).toMatchObject([
      { id: produto, quantidade: 3 },
    ])
  })

  test('leaving keeps the representative logged in, for nobody', async () => {
    const { token } = await enter(bar.idcliente)
    const { usuario } = await enter(null, token)
    expect(usuario).toMatchObject({ authenticated: true, papel: 'representante', idcliente: null })
  })

  test("somebody else's cliente cannot be entered", async () => {
    const alheio = await buildCliente(app.sql, loja)
    expect((await enter(alheio.idcliente)).status).toBe(404)
  })

  test('a cliente that is taken away is left at once, and its cart is closed', async () => {
    const { token } = await enter(bar.idcliente)
    await app.sql`update cadastroextracliente set idrepresentante = null where idcliente = ${bar.idcliente}`
    expect((await cart(bar.idcliente, token)).status).toBe(404)
    const acesso = await app.call(ACESSO, { params: { id: loja.idfornecedor } }, { token })
    expect(acesso.dados).toEqual({ acesso: true, clientes: 1, cliente: null })
  })

  test('at another supplier a representative is nobody', async () => {
    const outra = await buildFornecedor(app.sql)
    const { token } = await enter(bar.idcliente)
    const ask = (sessao: string) =>
      app.call(ACESSO, { params: { id: outra.idfornecedor } }, { token: sessao })
    expect((await ask(token)).dados).toEqual({ acesso: false, clientes: 0, cliente: null })
    // Only a session that is over ends in the browser too.
    expect((await ask('acabou')).falha).toMatchObject({ codigo: 'sessao_expirada', action: 'logout' })
  })
})
