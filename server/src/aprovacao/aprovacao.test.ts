import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Submissao } from '@vitrine/contract'

import {
  acceptTermos,
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  buildVinculado,
  createTestApp,
  readTexto,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'
import { expireAprovacoes } from './index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
/** Prepares. */
let caio: LoginDeTeste
/** May send orders too. */
let bia: LoginDeTeste
let arroz: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  caio = await buildVinculado(app.sql, loja, [ana])
  bia = await buildVinculado(app.sql, loja, [ana])
  await name(caio, 'Caio Nunes')
  await name(bia, 'Bia Reis')
  await app.sql`update usuario_cliente set submissao_pedido = false, administra = false where idusuario = ${caio.idusuario}`
  for (const { idusuario } of [bia, caio])
    await acceptTermos(app.sql, { idusuario, idcliente: ana.idcliente })
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, estoque: 50 })
})

const name = ({ idusuario }: { idusuario: string }, nome: string) =>
  app.sql`update usuario set nome = ${nome} where idusuario = ${idusuario}`
const onde = () => ({ idfornecedor: loja.idfornecedor, idcliente: ana.idcliente })
const ask = (change: Partial<Submissao> = {}, { token, recado = '' } = { token: caio.token, recado: '' }) =>
  app.call(
    'POST /v4/aprovacao/{idfornecedor}/{idcliente}',
    {
      params: onde(),
      body: { submissao: buildSubmissao({ loja, cliente: ana, produto: arroz }, change), recado },
    },
    { token },
  )
const read = (idaprovacao: string, token = ana.token) =>
  app.call(
    'GET /v4/aprovacao/{idfornecedor}/{idcliente}/{idaprovacao}',
    { params: { ...onde(), idaprovacao } },
    { token },
  )
const answer = (
  idaprovacao: string,
  acao: 'aprovar' | 'alterar' | 'recusar' | 'retirar',
  { token = ana.token, ...body }: { token?: string } & Record<string, unknown> = {},
) =>
  app.call(
    'POST /v4/aprovacao/{idfornecedor}/{idcliente}/{idaprovacao}/{acao}',
    { params: { ...onde(), idaprovacao, acao }, body: { revisao: 1, ...body } },
    { token },
  )
const cartasDe = (idaprovacao: string) =>
  app.sql<{ para: string; texto: string; assunto: string }[]>`
    select para, texto, assunto from correio where chave like ${`aprovacao:${idaprovacao}:%`} order by criado_em`
const countPedidos = async () =>
  (await app.sql`select 1 from pedido where idcliente = ${ana.idcliente}`).length
const saveCart = (quantidade: number) =>
  app.call(
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor },
      body: { cartItens: [{ id: arroz, quantidade }] },
    },
    { token: caio.token },
  )
const cartQuantidade = async () =>
  (
    await app.sql<
      { n: number }[]
    >`select jsonb_array_length(itens) as n from carrinho where idcliente = ${ana.idcliente}`
  )[0]?.n

describe('asking', () => {
  test('what is asked for is kept as it was shown, and those who may answer are told by letter', async () => {
    const { dados, status } = await ask({}, { token: caio.token, recado: 'É para sexta.' })
    expect(status).toBe(200)
    expect(dados).toMatchObject({
      estado: 'PENDENTE',
      quemPediu: 'Caio Nunes',
      minha: true,
      paraMim: false,
      total: 27.9,
      motivos: ['Quem pede não envia pedidos'],
      recado: 'É para sexta.',
      conteudo: { pagamento: 'Pix', itens: [{ nome: 'Arroz', quantidade: 2, precounitario: 10, total: 20 }] },
      mudancas: { produtos: [], recusa: '', total: 27.9 },
      passos: [{ tipo: 'PEDIDA', quem: 'Caio Nunes', motivo: 'É para sexta.' }],
    })
    const cartas = await cartasDe(dados.idaprovacao)
    expect(cartas).toHaveLength(2)
    expect(cartas[0]?.assunto).toContain('Caio Nunes pede sua aprovação')
    for (const parte of ['Arroz', '27,90', 'É para sexta.', `/${loja.slug}/aprovacoes/${dados.idaprovacao}`])
      expect(cartas[0]?.texto).toContain(parte)
    expect(await countPedidos()).toBe(0)
  })
  test('the same asked again while it waits is the same request, and nobody is told twice', async () => {
    const [a, b] = await Promise.all([ask(), ask()])
    expect((await ask()).dados.idaprovacao).toBe(a.dados.idaprovacao)
    expect(b.dados.idaprovacao).toBe(a.dados.idaprovacao)
    expect(await cartasDe(a.dados.idaprovacao)).toHaveLength(2)
    const outro = await ask({ itens: [{ id: arroz, quantidade: 3, embalarParaPresente: false }] })
    expect(outro.dados.idaprovacao).not.toBe(a.dados.idaprovacao)
  })
  test('what would be refused as an order is refused now, by its reason', async () => {
    const muito = await ask({ itens: [{ id: arroz, quantidade: 1.5, embalarParaPresente: false }] })
    expect(muito.falha.codigo).toBe('quantidade_invalida')
    expect((await ask({ itens: [] })).falha.codigo).toBe('carrinho_vazio')
  })
  test('who asks need not have accepted the terms: who makes the order must (§5)', async () => {
    await app.sql`insert into termo_uso (versao, titulo, texto) values (${crypto.randomUUID()}, 'Termos', 'Texto')`
    await acceptTermos(app.sql, ana)
    const { dados } = await ask()
    expect(dados.estado).toBe('PENDENTE')
    expect((await answer(dados.idaprovacao, 'aprovar', { token: bia.token })).falha.codigo).toBe(
      'termos_nao_aceitos',
    )
    expect((await answer(dados.idaprovacao, 'aprovar')).dados.estado).toBe('APROVADA')
    await app.sql`delete from aceite_termo`
    await app.sql`delete from termo_uso`
  })
  test('where nobody may answer it says so and what to do, and keeps nothing', async () => {
    await app.sql`update usuario_cliente set submissao_pedido = false where idcliente = ${ana.idcliente}`
    const { falha } = await ask()
    expect(falha.codigo).toBe('sem_aprovador')
    expect(falha.error).toContain('Usuários')
    expect(await app.sql`select 1 from aprovacao where idcliente = ${ana.idcliente}`).toHaveLength(0)
  })
})

describe('approving', () => {
  test('makes the order of what was shown, whatever happened to the cart since, with the names of who asked and who approved', async () => {
    await saveCart(2)
    const { dados } = await ask()
    await saveCart(9)
    const visto = (await read(dados.idaprovacao)).dados
    expect(visto.paraMim).toBe(true)
    expect(visto.mudancas?.carrinho).toEqual([{ tipo: 'QUANTIDADE', nome: 'Arroz', de: 2, para: 9 }])
    const feita = (await answer(dados.idaprovacao, 'aprovar')).dados
    expect(feita).toMatchObject({
      estado: 'APROVADA',
      mudancas: null,
      passos: [{ tipo: 'PEDIDA' }, { tipo: 'APROVADA' }],
    })
    const pedido = await app.call(
      'GET /v2/app/{session_token}/order/{numpedido}',
      { params: { session_token: 'token', numpedido: feita.numpedido ?? 0 } },
      { token: caio.token },
    )
    const [{ nome } = { nome: '' }] = await app.sql<
      { nome: string }[]
    >`select nome from usuario where idusuario = ${ana.idusuario}`
    expect(pedido.dados).toMatchObject({
      totalpedido: 27.9,
      itens: [{ quantidade: 2 }],
      aprovacao: { idaprovacao: dados.idaprovacao, pedidoPor: 'Caio Nunes', aprovadoPor: [nome] },
    })
    const recibo = await app.fastify.inject({
      method: 'POST',
      url: `/v4/payment/generate-receipt/${feita.numpedido}/${ana.idcliente}`,
      headers: { authorization: `Bearer ${ana.token}` },
    })
    expect(await readTexto(new Uint8Array(recibo.rawPayload))).toContain('a pedido de Caio Nunes')
    expect(await cartQuantidade()).toBe(1)
    const carta = (await cartasDe(dados.idaprovacao)).at(-1)
    expect(carta?.para).toBe(`${caio.idusuario}@vitrine.example`)
    expect(carta?.texto).toContain(`é o pedido ${feita.numpedido}`)
  })
  test('empties the cart that still holds what was asked for', async () => {
    await saveCart(2)
    const { dados } = await ask()
    await answer(dados.idaprovacao, 'aprovar')
    expect(await cartQuantidade()).toBe(0)
  })
  test('two at once make one order, and both are told its number', async () => {
    const { idaprovacao } = (await ask()).dados
    const [a, b] = await Promise.all([
      answer(idaprovacao, 'aprovar'),
      answer(idaprovacao, 'aprovar', { token: bia.token }),
    ])
    expect([a.status, b.status]).toEqual([200, 200])
    expect(a.dados.numpedido).toBe(b.dados.numpedido)
    expect(await countPedidos()).toBe(1)
    expect(a.dados.passos.filter(({ tipo }) => tipo === 'APROVADA')).toHaveLength(1)
  })
  test('of an approval and a withdrawal at once one counts', async () => {
    for (let volta = 0; volta < 5; volta++) {
      const { idaprovacao } = (
        await ask({ itens: [{ id: arroz, quantidade: 2 + volta, embalarParaPresente: false }] })
      ).dados
      const antes = await countPedidos()
      const [sim, retirada] = await Promise.all([
        answer(idaprovacao, 'aprovar'),
        answer(idaprovacao, 'retirar', { token: caio.token }),
      ])
      const { estado, numpedido } = (await read(idaprovacao)).dados
      expect([sim.status, retirada.status].toSorted()).toEqual([200, 409])
      expect(estado).toBe(sim.status === 200 ? 'APROVADA' : 'RETIRADA')
      expect((await countPedidos()) - antes).toBe(numpedido === null ? 0 : 1)
    }
  })
  test('nobody approves what it asked for, nor without the right', async () => {
    const { idaprovacao } = (await ask()).dados
    expect((await answer(idaprovacao, 'aprovar', { token: caio.token })).falha.codigo).toBe('sem_permissao')
    const outra = await ask({ anotacoes: 'x' }, { token: bia.token, recado: '' })
    expect((await answer(outra.dados.idaprovacao, 'aprovar', { token: bia.token })).falha.codigo).toBe(
      'sem_permissao',
    )
    expect(await countPedidos()).toBe(0)
  })
  test('a price that rose is shown beside the one asked for, and refused until it is accepted', async () => {
    const { idaprovacao } = (await ask()).dados
    await app.sql`update produto set preco = 120000 where idcadastroextraproduto = ${arroz}`
    const { mudancas } = (await read(idaprovacao)).dados
    expect(mudancas).toMatchObject({
      produtos: [{ tipo: 'PRECO', nome: 'Arroz', de: 10, para: 12 }],
      total: 31.9,
    })
    const { falha } = await answer(idaprovacao, 'aprovar')
    expect(falha.codigo).toBe('total_mudou')
    expect(falha.detalhes).toMatchObject({ total: 31.9, totalesperado: 27.9 })
    const { dados } = await answer(idaprovacao, 'aprovar', { totalesperado: 31.9 })
    expect(dados.estado).toBe('APROVADA')
  })
  test('without enough stock it stays open with the reason', async () => {
    const { idaprovacao } = (await ask()).dados
    await app.sql`update estoque set quantidade = 1000 where idcadastroextraproduto = ${arroz}`
    expect((await answer(idaprovacao, 'aprovar')).falha.codigo).toBe('estoque_insuficiente')
    expect((await read(idaprovacao)).dados.estado).toBe('PENDENTE')
  })
})

describe('other answers', () => {
  test('a change takes fewer, tells who asked, and is what is approved then', async () => {
    const { idaprovacao } = (await ask()).dados
    const mais = await answer(idaprovacao, 'alterar', { itens: [{ id: arroz, quantidade: 3 }] })
    expect(mais.falha.codigo).toBe('quantidade_invalida')
    const nada = await answer(idaprovacao, 'alterar', { itens: [{ id: arroz, quantidade: 0 }] })
    expect(nada.falha.codigo).toBe('carrinho_vazio')
    const { dados } = await answer(idaprovacao, 'alterar', {
      itens: [{ id: arroz, quantidade: 1 }],
      motivo: 'Um basta.',
    })
    expect(dados).toMatchObject({ estado: 'ALTERADA', revisao: 2, total: 17.9 })
    expect((await cartasDe(idaprovacao)).at(-1)?.texto).toContain('Um basta.')
    expect((await answer(idaprovacao, 'aprovar')).falha.codigo).toBe('aprovacao_decidida')
    const feita = (await answer(idaprovacao, 'aprovar', { revisao: 2 })).dados
    const [pedido] = await app.sql<
      { total: number }[]
    >`select total from pedido where numpedido = ${feita.numpedido}`
    expect(pedido?.total).toBe(1790)
  })
  test('a refusal says why, and that reaches who asked', async () => {
    const { idaprovacao } = (await ask()).dados
    expect((await answer(idaprovacao, 'recusar')).falha.codigo).toBe('motivo_ausente')
    expect((await answer(idaprovacao, 'recusar', { token: caio.token, motivo: 'x' })).falha.codigo).toBe(
      'sem_permissao',
    )
    const { dados } = await answer(idaprovacao, 'recusar', { motivo: 'Espere dezembro.' })
    expect(dados.estado).toBe('RECUSADA')
    expect((await cartasDe(idaprovacao)).at(-1)?.texto).toContain(
      'não aprovou o seu pedido: Espere dezembro.',
    )
  })
  test('only who asked withdraws', async () => {
    const { idaprovacao } = (await ask()).dados
    expect((await answer(idaprovacao, 'retirar')).falha.codigo).toBe('sem_permissao')
    expect((await answer(idaprovacao, 'retirar', { token: caio.token })).dados.estado).toBe('RETIRADA')
  })
  test('what nobody answers ends after its time, once, and both sides hear of it', async () => {
    const { idaprovacao } = (await ask()).dados
    expect(await expireAprovacoes(app)).toBe(0)
    await app.sql`update aprovacao set expira_em = now() where idaprovacao = ${idaprovacao}`
    await Promise.all([expireAprovacoes(app), expireAprovacoes(app)])
    const { dados } = await read(idaprovacao)
    expect(dados.estado).toBe('VENCIDA')
    expect(dados.passos.filter(({ tipo }) => tipo === 'VENCIDA')).toHaveLength(1)
    expect(
      (await cartasDe(idaprovacao)).filter(({ texto }) => texto.includes('terminou sem resposta')),
    ).toHaveLength(3)
  })
})

test('the lists: those that wait for me, mine, all; strangers see none', async () => {
  const { idaprovacao } = (await ask()).dados
  const list = async (quais: 'para-mim' | 'minhas' | 'todas', token: string) =>
    (
      await app.call(
        'GET /v4/aprovacao/{idfornecedor}/{idcliente}',
        { params: onde(), query: { quais } },
        { token },
      )
    ).dados
  expect(await list('para-mim', ana.token)).toMatchObject({
    paraMim: 1,
    minhas: 0,
    data: [{ idaprovacao, paraMim: true }],
  })
  expect((await list('para-mim', caio.token)).data).toEqual([])
  expect(await list('minhas', caio.token)).toMatchObject({ minhas: 1, data: [{ idaprovacao, minha: true }] })
  expect((await list('todas', bia.token)).totalItems).toBe(1)
  const outro = await buildCliente(app.sql, loja)
  expect((await read(idaprovacao, outro.token)).status).toBe(404)
  const dele = await app.call(
    'GET /v4/aprovacao/{idfornecedor}/{idcliente}/{idaprovacao}',
    { params: { ...onde(), idcliente: outro.idcliente, idaprovacao } },
    { token: outro.token },
  )
  expect(dele.status).toBe(404)
})

test('a login without the right is told who may approve; one with the right is told no names', async () => {
  const quem = async (token: string) =>
    (await app.call('GET /v4/cart/{idfornecedor}/{idcliente}/aprovacao', { params: onde() }, { token })).dados
  expect((await quem(caio.token)).aprovadores).toContain('Bia Reis')
  expect(await quem(ana.token)).toEqual({ aprovadores: [], pede: false, centros: [] })
})
