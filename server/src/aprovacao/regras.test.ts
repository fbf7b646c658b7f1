import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { ConfiguracaoAprovacao, Submissao } from '@vitrine/contract'
import { addDias } from '@vitrine/rules/data'

import {
  buildCadastro,
  acceptTermos,
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  buildVinculado,
  createTestApp,
  hoje,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'
import { buildRegras } from '../teste/provocacao/provocacoes-aprovacao.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let bia: LoginDeTeste
let rui: LoginDeTeste
let arroz: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  bia = await buildVinculado(app.sql, loja, [ana])
  rui = await buildVinculado(app.sql, loja, [ana])
  for (const { idusuario } of [bia, rui]) {
    await acceptTermos(app.sql, { idusuario, idcliente: ana.idcliente })
    await app.sql`update usuario_cliente set administra = false where idusuario = ${idusuario}`
  }
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, estoque: 500 })
})

const onde = () => ({ idfornecedor: loja.idfornecedor, idcliente: ana.idcliente })
const REGRAS = 'PUT /v4/aprovacao-regras/{idfornecedor}/{idcliente}'
const save = (
  configuracao: ConfiguracaoAprovacao,
  { token = ana.token, revisao = 0, todasAsLojas = false } = {},
) => app.call(REGRAS, { params: onde(), body: { configuracao, revisao, todasAsLojas } }, { token })
const read = (token = ana.token) =>
  app.call('GET /v4/aprovacao-regras/{idfornecedor}/{idcliente}', { params: onde() }, { token })
const quantos = (quantidade: number, change: Partial<Submissao> = {}) =>
  buildSubmissao(
    { loja, cliente: ana, produto: arroz },
    { itens: [{ id: arroz, quantidade, embalarParaPresente: false }], ...change },
  )
const submit = (quantidade: number, token: string, change: Partial<Submissao> = {}) =>
  app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    { params: { session_token: 'token', id: ana.idcliente }, body: quantos(quantidade, change) },
    { token },
  )
const ask = (quantidade: number, token: string, change: Partial<Submissao> = {}) =>
  app.call(
    'POST /v4/aprovacao/{idfornecedor}/{idcliente}',
    { params: onde(), body: { submissao: quantos(quantidade, change) } },
    { token },
  )
const approve = (idaprovacao: string, token: string) =>
  app.call(
    'POST /v4/aprovacao/{idfornecedor}/{idcliente}/{idaprovacao}/{acao}',
    { params: { ...onde(), idaprovacao, acao: 'aprovar' }, body: { revisao: 1 } },
    { token },
  )
/** Above R$ 100, by bia and then one of ana and rui; administrators are asked too. */
const acimaDeCem = (): ConfiguracaoAprovacao => ({
  ...buildRegras([ana.idusuario], {
    nome: 'Acima de R$ 100',
    condicoes: [{ tipo: 'VALOR', acima: 100 }],
    niveis: [
      { tipo: 'TODOS', aprovadores: [bia.idusuario, ana.idusuario] },
      { tipo: 'QUALQUER', aprovadores: [rui.idusuario, ana.idusuario] },
    ],
  }),
})

describe('saving', () => {
  test('only who administers may, on the revision it saw, and what could not end is refused with the reason', async () => {
    expect((await read(bia.token)).dados).toMatchObject({ podeMudar: false, revisao: 0, becos: [] })
    expect((await save(acimaDeCem(), { token: bia.token })).falha.codigo).toBe('sem_permissao')
    await app.sql`update usuario set nome = 'Ana Ribeiro' where idusuario = ${ana.idusuario}`
    await app.sql`update usuario_cliente set submissao_pedido = false where idusuario in (${bia.idusuario}, ${rui.idusuario})`
    const { falha } = await save(buildRegras([ana.idusuario]))
    expect(falha.codigo).toBe('regra_sem_saida')
    expect(falha.detalhes).toEqual({
      becos: ['Na regra "Todo pedido", ninguém poderia aprovar um pedido de Ana Ribeiro.'],
    })
    await app.sql`update usuario_cliente set submissao_pedido = true where idusuario = ${bia.idusuario}`
    expect((await save(buildRegras([ana.idusuario, bia.idusuario]))).dados).toMatchObject({
      revisao: 1,
      becos: [],
    })
    expect((await save(buildRegras([ana.idusuario, bia.idusuario]))).falha.codigo).toBe('regras_mudaram')
  })
  test('two at once: one is saved', async () => {
    const todas = await Promise.all([1, 2, 3].map(() => save(acimaDeCem())))
    expect(todas.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })
  test("rules for all stores hold at another one; a store's own come first there", async () => {
    const outra = await buildFornecedor(app.sql)
    await buildCadastro(app.sql, outra, ana)
    await save(acimaDeCem(), { todasAsLojas: true })
    const la = await app.call(
      'GET /v4/aprovacao-regras/{idfornecedor}/{idcliente}',
      { params: { ...onde(), idfornecedor: outra.idfornecedor } },
      { token: ana.token },
    )
    expect(la.dados).toMatchObject({
      todasAsLojas: true,
      revisao: 1,
      configuracao: { regras: [{ nome: 'Acima de R$ 100' }] },
    })
  })
})

describe('in force', () => {
  test('an order that a rule holds is refused by its name, whoever sends it, and asked for instead', async () => {
    await save(acimaDeCem())
    expect((await submit(5, bia.token)).status).toBe(200)
    const { falha } = await submit(20, bia.token)
    expect(falha.codigo).toBe('aprovacao_necessaria')
    expect(falha.detalhes).toEqual({ motivos: ['Acima de R$ 100'] })
    expect((await submit(20, ana.token)).falha.codigo).toBe('aprovacao_necessaria')
  })
  test('tiers come one after the other, each told when it is its turn; the last yes makes the order', async () => {
    await save(acimaDeCem())
    const { dados } = await ask(20, bia.token)
    // Bia asks: of the first tier only ana is left.
    expect(dados).toMatchObject({ motivos: ['Acima de R$ 100'], nivel: 0, niveis: 2 })
    expect(dados.aprovadores).toHaveLength(1)
    expect((await approve(dados.idaprovacao, rui.token)).falha.codigo).toBe('sem_permissao')
    // One yes of ana counts in both tiers.
    expect((await approve(dados.idaprovacao, ana.token)).dados.estado).toBe('APROVADA')
  })
  test('all must agree: two yeses at once make the order once', async () => {
    await save(buildRegras([], { niveis: [{ tipo: 'TODOS', aprovadores: [ana.idusuario, rui.idusuario] }] }))
    const { idaprovacao } = (await ask(2, bia.token)).dados
    const antes = (await approve(idaprovacao, rui.token)).dados
    expect(antes).toMatchObject({ estado: 'PENDENTE', passos: [{ tipo: 'PEDIDA' }, { tipo: 'SIM' }] })
    const cartas = await app.sql`select 1 from correio where chave like ${`aprovacao:${idaprovacao}:1:0:%`}`
    expect(cartas).toHaveLength(2)
    await Promise.all([approve(idaprovacao, ana.token), approve(idaprovacao, ana.token)])
    const outro = (await ask(3, bia.token)).dados.idaprovacao
    await Promise.all([approve(outro, ana.token), approve(outro, rui.token)])
    const pedidos = await app.sql`select 1 from pedido where idcliente = ${ana.idcliente}`
    expect(pedidos).toHaveLength(2)
  })
  test('a deputy answers in its days', async () => {
    const dia = (dias: number) => addDias(hoje, dias)
    const regras = {
      ...buildRegras([ana.idusuario], { paraQuem: 'MENOS_ADMINISTRADORES' }),
      suplentes: [{ de: ana.idusuario, para: rui.idusuario, inicio: dia(-2), fim: dia(2) }],
    }
    await save(regras)
    const { idaprovacao } = (await ask(2, bia.token)).dados
    await save({ ...regras, suplentes: [] }, { revisao: 1 })
    expect((await approve(idaprovacao, rui.token)).falha.codigo).toBe('sem_permissao')
    await save(regras, { revisao: 2 })
    expect((await approve(idaprovacao, rui.token)).dados.estado).toBe('APROVADA')
  })
  test('of a category, also by the one above it', async () => {
    const pai = crypto.randomUUID()
    await app.sql`
      insert into categoria (idfornecedor, idcategoria, slug, nome, idsetor, ordem, icone, fundo) select idfornecedor, ${pai}, 'pai', 'Pai', idsetor, 0, icone, fundo from categoria where idcategoria = ${loja.idcategoria}`
    await app.sql`update categoria set idcategoriapai = ${pai} where idcategoria = ${loja.idcategoria}`
    await save(
      buildRegras([rui.idusuario, ana.idusuario], {
        condicoes: [{ tipo: 'CATEGORIA', idcategorias: [pai] }],
      }),
    )
    expect((await submit(2, bia.token)).falha.codigo).toBe('aprovacao_necessaria')
  })
  test('outside of a list of the company', async () => {
    const idlista = crypto.randomUUID()
    await app.sql`insert into lista_compras (idlista, idfornecedor, idcliente, nome) values (${idlista}, ${loja.idfornecedor}, ${ana.idcliente}, 'Padrão')`
    await save(
      buildRegras([rui.idusuario, ana.idusuario], { condicoes: [{ tipo: 'FORA_DA_LISTA', idlista }] }),
    )
    expect((await submit(2, bia.token)).falha.codigo).toBe('aprovacao_necessaria')
    await app.sql`
      insert into item_lista_compras (idlista, idfornecedor, idcadastroextraproduto, quantidade) values (${idlista}, ${loja.idfornecedor}, ${arroz}, 1000)`
    expect((await submit(2, bia.token)).status).toBe(200)
  })
})

describe('budgets of cost centres', () => {
  const comCentro = () => ({
    ...buildRegras([rui.idusuario, ana.idusuario], {
      nome: 'Orçamento',
      condicoes: [{ tipo: 'ORCAMENTO' as const }],
    }),
    centros: [{ codigo: 'COZ', nome: 'Cozinha', orcamento: 100 }],
  })
  test('what is left of the month decides; a cancelled order gives its part back; other centres do not count', async () => {
    await save(comCentro())
    const centro = { centro: 'COZ' }
    // 50 + 7.90 of freight.
    const feito = await submit(5, bia.token, centro)
    expect(feito.status).toBe(200)
    expect((await submit(4, bia.token, centro)).falha.codigo).toBe('aprovacao_necessaria')
    expect((await submit(4, bia.token)).status).toBe(200)
    expect((await read()).dados.gastos).toEqual([{ codigo: 'COZ', gasto: 57.9 }])
    await app.sql`update pedido set status = 'CANCELADO' where numpedido = ${feito.dados.numpedido}`
    expect((await submit(6, bia.token, centro)).status).toBe(200)
  })
  test('an order of last month does not count', async () => {
    await save(comCentro())
    const { dados } = await submit(9, bia.token, { centro: 'COZ' })
    await app.sql`update pedido set criado_em = criado_em - interval '32 days' where numpedido = ${dados.numpedido}`
    expect((await submit(8, bia.token, { centro: 'COZ' })).status).toBe(200)
  })
  test('two at once at one store: one takes what is left', async () => {
    await save(comCentro())
    const todas = await Promise.all([
      submit(8, bia.token, { centro: 'COZ' }),
      submit(9, rui.token, { centro: 'COZ' }),
    ])
    expect(todas.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })
  test('two at once at two stores whose rules are for all: one takes what is left, time after time', async () => {
    await save(comCentro(), { todasAsLojas: true })
    const outra = await buildFornecedor(app.sql)
    await buildCadastro(app.sql, outra, ana)
    const feijao = await buildProduto(app.sql, outra, { nome: 'Feijão', preco: 10 })
    const sessao = await buildVinculado(app.sql, outra, [ana])
    await acceptTermos(app.sql, { idusuario: sessao.idusuario, idcliente: ana.idcliente })
    const daOutra = () =>
      app.call(
        'POST /v2/app/{session_token}/usuario/{id}/pedido',
        {
          params: { session_token: 'token', id: ana.idcliente },
          body: {
            ...buildSubmissao({ loja: outra, cliente: ana, produto: feijao }),
            itens: [{ id: feijao, quantidade: 9, embalarParaPresente: false }],
            centro: 'COZ',
          },
        },
        { token: sessao.token },
      )
    for (let vez = 0; vez < 8; vez += 1) {
      const todas = await Promise.all([submit(8, bia.token, { centro: 'COZ' }), daOutra()])
      expect(todas.map(({ status }) => status).toSorted()).toEqual([200, 422])
      expect(todas.find(({ status }) => status === 422)?.falha.codigo).toBe('aprovacao_necessaria')
      await app.sql`update pedido set status = 'CANCELADO' where idcliente = ${ana.idcliente}`
    }
  })
  test('a cost centre that the company does not have is left out of the order', async () => {
    await save(comCentro())
    const { dados } = await submit(2, bia.token, { centro: 'OUTRO' })
    expect(await app.sql`select 1 from centro_do_pedido where numpedido = ${dados.numpedido}`).toHaveLength(0)
  })
})

test('rules are tried on the orders of the last 90 days before they are saved', async () => {
  await submit(5, bia.token)
  await submit(20, bia.token)
  await submit(30, ana.token)
  const velho = await submit(40, ana.token)
  await app.sql`update pedido set criado_em = criado_em - interval '91 days' where numpedido = ${velho.dados.numpedido}`
  const simulate = async (configuracao: ConfiguracaoAprovacao) =>
    (
      await app.call(
        'POST /v4/aprovacao-regras/{idfornecedor}/{idcliente}/simulacao',
        { params: onde(), body: { configuracao } },
        { token: ana.token },
      )
    ).dados
  expect(await simulate(acimaDeCem())).toEqual({
    dias: 90,
    pedidos: 3,
    precisariam: 2,
    semAprovador: 0,
    porRegra: [{ nome: 'Acima de R$ 100', pedidos: 2 }],
    becos: [],
  })
  expect((await read()).dados.revisao).toBe(0)
})
