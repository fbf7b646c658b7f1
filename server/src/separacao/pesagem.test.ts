import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PedidoDeAcao, Submissao } from '@vitrine/contract'

import {
  buildApiKey,
  buildCliente,
  buildEquipe,
  buildErp,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  buildVinculado,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** Goods by weight paid on delivery came out heavier than was agreed: the customer is asked (audit S11, decision 0061). */
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let bia: LoginDeTeste
let queijo: string
let arroz: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja, { limite: 1000_00 })
  bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  queijo = await buildProduto(app.sql, loja, { nome: 'Queijo', preco: 100, granularidade: 0.05 })
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10 })
  await app.sql`update produto set unidade = 'kg' where idcadastroextraproduto = ${queijo}`
  await app.sql`update forma_pagamento set opcoes = '{"margem": 10}' where idformapagto = ${loja.idNaEntrega}`
  await app.sql`
    update fornecedor set config = jsonb_set(config, '{rodape,email}', '"loja@vitrine.example"') where idfornecedor = ${loja.idfornecedor}`
})

/** 0.35 kg at 100, 1 rice at 10, freight 7.90: 52.90; with a tenth of the cheese more 56.40 at most. */
async function submit(change: Partial<Submissao> = {}): Promise<number> {
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao(
        { loja, cliente: ana, produto: queijo },
        {
          itens: [
            { id: queijo, quantidade: 0.35, embalarParaPresente: false },
            { id: arroz, quantidade: 1, embalarParaPresente: false },
          ],
          formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega },
          ...change,
        },
      ),
    },
    { token: ana.token },
  )
  const { numpedido } = dados
  await move(numpedido, 'SEPARANDO')
  return numpedido
}

const move = (num: number, para: 'SEPARANDO' | 'EMENTREGA' | 'CANCELADO') =>
  app.call(
    'POST /painel/v1/pedidos/{num}/mover',
    { params: { num }, body: { para, motivo: 'porque sim' } },
    { token: bia.token },
  )
const pick = (
  num: number,
  quantidadeServida: number,
  {
    token = bia.token,
    ...como
  }: { token?: string; aceite?: string; perguntar?: boolean; arroz?: number } = {},
) => {
  const { arroz: servido = 1, ...resto } = como
  const itens = [
    { sequencia: 0, quantidadeServida: servido },
    { sequencia: 1, quantidadeServida },
  ]
  return app.call(
    'POST /painel/v1/pedidos/{num}/separar',
    { params: { num }, body: { itens, ...resto } },
    { token },
  )
}
const ask = (num: number, quantidadeServida = 0.4) => pick(num, quantidadeServida, { perguntar: true })
const answer = (
  num: number,
  acao: 'aceitar-peso' | 'recusar-peso',
  body: Partial<PedidoDeAcao>,
  { token } = ana as { token: string },
) => app.call('POST /v4/orders/{num}/{acao}', { params: { num, acao }, body }, { token })

const see = async (numpedido: number, { token } = ana as { token: string }) =>
  (
    await app.call(
      'GET /v2/app/{session_token}/order/{numpedido}',
      { params: { session_token: 'token', numpedido } },
      { token },
    )
  ).dados
/** The question that stands on the order's page. */
const readFeita = async (num: number) => (await see(num)).pesagem?.feita_em ?? ''
const listMotivos = async (num: number) => (await see(num)).historico.map(({ motivo }) => clean(motivo))
const clean = (texto: string) => texto.replaceAll('\u00a0', ' ')
async function listCartas(num: number, chave: string) {
  await app.lerEventos()
  const rows = await app.sql<{ para: string; assunto: string; texto: string }[]>`
    select para, assunto, texto from correio where chave like ${`${chave}:${num}:%`} order by criado_em`
  return rows.map(({ para, assunto, texto }) => ({ para, assunto: clean(assunto), texto: clean(texto) }))
}

describe('what was picked', () => {
  test.each([
    ['a line that the order does not have', [7], 'A linha 7 não é do pedido.'],
    ['a line named twice', [0, 0], 'A linha 0 veio duas vezes.'],
  ])('of %s is refused, and nothing is picked', async (_, sequencias, mensagem) => {
    const num = await submit()
    const itens = sequencias.map((sequencia) => ({ sequencia, quantidadeServida: 1 }))
    const { falha } = await app.call(
      'POST /painel/v1/pedidos/{num}/separar',
      { params: { num }, body: { itens } },
      { token: bia.token },
    )
    expect(falha).toMatchObject({ codigo: 'entrada_invalida', campos: { itens: mensagem } })
    expect((await see(num)).itens.map(({ quantidadeServida }) => quantidadeServida)).toEqual([null, null])
  })
})

describe('asking', () => {
  test('picks nothing, and puts the question on the order, in a letter and before whoever watches', async () => {
    const num = await submit()
    const heard = new Promise<number>((resolve) => app.notificacoes.onPedido(resolve))
    const { status, dados } = await ask(num)
    expect([status, dados.status]).toEqual([200, 'SEPARANDO'])
    expect(await heard).toBe(num)
    const pedido = await see(num)
    expect(pedido.pesagem).toEqual({
      feita_em: dados.perguntado_em,
      resposta: null,
      totalAtual: 52.9,
      total: 57.9,
      itens: [
        {
          sequencia: 1,
          nome: 'Queijo',
          unidade: 'kg',
          quantidade: 0.35,
          quantidadeServida: 0.4,
          precounitario: 100,
          totalAtual: 35,
          total: 40,
        },
      ],
    })
    expect(pedido).toMatchObject({ status: 'SEPARANDO', totalpedido: 52.9, falta: 'RESPONDER_PESO' })
    expect(pedido.itens[1]?.quantidadeServida).toBeNull()
    expect(pedido.acoes).toEqual(expect.arrayContaining(['aceitar-peso', 'recusar-peso']))
    const [carta] = await listCartas(num, 'pesagem')
    expect(carta?.assunto).toContain(`você aceita R$ 57,90 pelo pedido ${num}?`)
    expect(carta?.texto).toContain('- Queijo: pedido 0,350 kg, pesado 0,400 kg')
    expect(carta?.texto).toContain('de R$ 52,90 para R$ 57,90')
    expect(carta?.texto).toContain(`/pedidos/${num}`)
    // Nothing leaves that was not picked.
    expect((await move(num, 'EMENTREGA')).falha.codigo).toBe('movimento_recusado')
  })

  test('the list of orders says that an answer is missing, until there is one', async () => {
    const num = await submit()
    await ask(num)
    const feita_em = await readFeita(num)
    const listed = async () => {
      const { dados } = await app.call(
        'GET /v2/app/pedido/cliente/{idcliente}',
        { params: { idcliente: ana.idcliente }, query: { idfornecedor: loja.idfornecedor } },
        { token: ana.token },
      )
      return dados.data.find(({ numpedido }) => numpedido === num)?.falta
    }
    expect(await listed()).toBe('RESPONDER_PESO')
    await answer(num, 'recusar-peso', { feita_em })
    expect(await listed()).toBe(null)
  })

  test('again the same is the same question, with one letter', async () => {
    const num = await submit()
    const [um, dois] = await Promise.all([ask(num), ask(num)])
    expect(um?.dados.perguntado_em).toBe(dois?.dados.perguntado_em)
    expect(await listCartas(num, 'pesagem')).toHaveLength(1)
    expect((await listMotivos(num)).filter((motivo) => motivo.startsWith('Perguntamos'))).toHaveLength(1)
  })

  test.each([
    ['as heavy as the margin allows', 0.385, 56.4],
    ['no weight to speak of', 0.0000001, 17.9],
    ['whole', 0.35, 52.9],
  ])('%s there is nothing to ask: it is picked', async (_, quantidade, total) => {
    const num = await submit()
    const { status, dados } = await ask(num, quantidade)
    expect([status, dados.perguntado_em]).toEqual([200, undefined])
    expect(await see(num)).toMatchObject({ pesagem: null, totalpedido: total })
    expect(await listCartas(num, 'pesagem')).toEqual([])
  })

  test('a gram above the ceiling is asked, and what is missing stands beside what is heavier', async () => {
    const num = await submit()
    expect((await ask(num, 0.386)).dados.perguntado_em).toBeDefined()
    expect((await pick(num, 0.6, { perguntar: true, arroz: 0 })).dados.perguntado_em).toBeDefined()
    const { pesagem } = await see(num)
    expect(
      pesagem?.itens.map(({ nome, quantidadeServida, total }) => [nome, quantidadeServida, total]),
    ).toEqual([
      ['Arroz', 0, 0],
      ['Queijo', 0.6, 60],
    ])
    expect((await listCartas(num, 'pesagem'))[1]?.texto).toContain('- Arroz: pedido 1 un., faltou')
  })

  test('without being told to ask, it is refused as ever; with a yes that was given otherwise it is picked', async () => {
    const num = await submit()
    expect((await pick(num, 0.4)).falha).toMatchObject({ codigo: 'valor_acima', detalhes: { teto: 56.4 } })
    expect(
      (await pick(num, 0.4, { perguntar: true, aceite: 'por telefone' })).dados.perguntado_em,
    ).toBeUndefined()
    expect(await see(num)).toMatchObject({ totalpedido: 57.9, pesagem: null })
  })

  test.each(['CARTAO', 'PIX', 'FATURADO'])('of an order paid by %s nothing is asked', async (tipo) => {
    const num = await submit()
    await app.sql`update pedido set tipopagamento = ${tipo} where numpedido = ${num}`
    const { falha, dados } = await ask(num)
    expect(await see(num)).toMatchObject({ pesagem: null })
    expect(await listCartas(num, 'pesagem')).toEqual([])
    // With a card the reserve limits what may be charged; this order has no reserve.
    if (tipo === 'CARTAO') expect(dados).toMatchObject({ status: 'AGUARDANDOPAGAMENTO' })
    else expect(falha.codigo).toBe('valor_acima')
  })

  test('the supplier’s own system asks and reads the answer as staff does', async () => {
    const num = await submit()
    const erp = await buildErp(app.sql, loja)
    await pick(num, 0.4, { perguntar: true, token: erp.token })
    await answer(num, 'recusar-peso', { feita_em: await readFeita(num) })
    const { dados } = await app.call(
      'GET /painel/v1/pedidos/{num}',
      { params: { num } },
      { token: erp.token },
    )
    expect(dados).toMatchObject({ pesagem: { resposta: 'RECUSADA', total: 57.9 } })
    expect(dados.acoes).not.toContain('aceitar-peso')
  })
})

describe('accepting', () => {
  test('picks what was shown, which may leave; history, customer and store know', async () => {
    const num = await submit()
    await ask(num)
    const { status, dados } = await answer(num, 'aceitar-peso', { feita_em: await readFeita(num) })
    expect([status, dados.status]).toEqual([200, 'SEPARANDO'])
    const pedido = await see(num)
    expect(pedido).toMatchObject({ totalpedido: 57.9, totalOriginal: 52.9, pesagem: null })
    expect(pedido.itens.map(({ quantidadeServida }) => quantidadeServida)).toEqual([1, 0.4])
    expect(pedido.acoes).not.toContain('aceitar-peso')
    expect(pedido.historico.at(-1)).toMatchObject({ quem: 'cliente', status: 'SEPARANDO' })
    expect((await listMotivos(num)).at(-1)).toBe('O cliente aceitou R$ 57,90 pelo peso: na página do pedido')
    expect((await listCartas(num, 'peso-aceito'))[0]?.texto).toContain('foi aceito na página do pedido')
    const [avisada] = await listCartas(num, 'pesagem-resposta')
    expect(avisada).toMatchObject({
      para: 'loja@vitrine.example',
      assunto: `Pedido ${num}: R$ 57,90 aceito pelo cliente`,
    })
    // The same again, sent once more by a system that had no answer, is agreed already.
    expect((await ask(num)).dados.perguntado_em).toBeUndefined()
    expect((await move(num, 'EMENTREGA')).status).toBe(200)
  })

  test('is told to the supplier’s systems with what it comes to now, as a no is with its reason', async () => {
    const num = await submit()
    await ask(num)
    await answer(num, 'recusar-peso', { feita_em: await readFeita(num) })
    await ask(num, 0.5)
    await answer(num, 'aceitar-peso', { feita_em: await readFeita(num) })
    const rows = await app.sql<{ ator: string; motivo: string; totalservido: number | null }[]>`
      select dados ->> 'ator' as ator, dados ->> 'motivo' as motivo, (dados ->> 'totalservido')::float as totalservido
      from evento where numpedido = ${num} and tipo = 'pedido.SEPARANDO' order by idevento`
    expect(
      rows.slice(1).map(({ ator, motivo, totalservido }) => [ator, clean(motivo), totalservido]),
    ).toEqual([
      ['atendente', 'Perguntamos ao cliente se aceita R$ 57,90 pelo peso', null],
      ['cliente', 'O cliente não aceitou R$ 57,90 pelo peso', null],
      ['atendente', 'Perguntamos ao cliente se aceita R$ 67,90 pelo peso', null],
      ['cliente', 'O cliente aceitou R$ 67,90 pelo peso: na página do pedido', 67.9],
    ])
  })

  test('twice at once, and once more later, is once', async () => {
    const num = await submit()
    await ask(num)
    const body = { feita_em: await readFeita(num) }
    const answers = await Promise.all(Array.from({ length: 6 }, () => answer(num, 'aceitar-peso', body)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect((await answer(num, 'aceitar-peso', body)).status).toBe(200)
    expect((await listMotivos(num)).filter((motivo) => motivo.includes('aceitou'))).toHaveLength(1)
    expect(await listCartas(num, 'peso-aceito')).toHaveLength(1)
    expect((await answer(num, 'recusar-peso', body)).falha.codigo).toBe('movimento_recusado')
    expect(await see(num)).toMatchObject({ totalpedido: 57.9, pesagem: null })
  })

  test('and refusing at once: one of them holds', async () => {
    const num = await submit()
    await ask(num)
    const body = { feita_em: await readFeita(num) }
    const answers = await Promise.all([answer(num, 'aceitar-peso', body), answer(num, 'recusar-peso', body)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const isAceita = answers[0]?.status === 200
    expect(await see(num)).toMatchObject(
      isAceita
        ? { totalpedido: 57.9, pesagem: null }
        : { totalpedido: 52.9, pesagem: { resposta: 'RECUSADA' } },
    )
  })

  test('an old page cannot accept a new question', async () => {
    const num = await submit()
    await ask(num)
    const velha = await readFeita(num)
    const { dados } = await ask(num, 0.5)
    for (const acao of ['aceitar-peso', 'recusar-peso'] as const) {
      const { status, falha } = await answer(num, acao, { feita_em: velha })
      expect([status, falha.codigo, falha.detalhes]).toEqual([
        409,
        'total_mudou',
        { feita_em: dados.perguntado_em, total: 67.9 },
      ])
    }
    expect((await answer(num, 'aceitar-peso', {})).falha.codigo).toBe('entrada_invalida')
    expect(await see(num)).toMatchObject({ totalpedido: 52.9, pesagem: { total: 67.9, resposta: null } })
  })

  test('costs what was shown, whatever the product is sold for or by since', async () => {
    const num = await submit()
    await pick(num, 0.4, { perguntar: true, arroz: 3 })
    await app.sql`update produto set granularidade = 2000, ativo = false where idcadastroextraproduto = ${arroz}`
    expect((await answer(num, 'aceitar-peso', { feita_em: await readFeita(num) })).status).toBe(200)
    expect(await see(num)).toMatchObject({ totalpedido: 77.9 })
  })
})

describe('refusing', () => {
  test('a refusal stands in the history, tells the store, and leaves the agreed total as it was; then less is picked', async () => {
    const num = await submit()
    await ask(num)
    const body = { feita_em: await readFeita(num), motivo: ' Só 350 gramas ' }
    expect((await answer(num, 'recusar-peso', body)).status).toBe(200)
    expect((await answer(num, 'recusar-peso', body)).status).toBe(200)
    const pedido = await see(num)
    expect(pedido).toMatchObject({ totalpedido: 52.9, pesagem: { resposta: 'RECUSADA' } })
    expect(pedido.acoes).not.toContain('aceitar-peso')
    expect((await listMotivos(num)).filter((motivo) => motivo.includes('não aceitou'))).toEqual([
      'O cliente não aceitou R$ 57,90 pelo peso: Só 350 gramas',
    ])
    const avisos = await listCartas(num, 'pesagem-resposta')
    expect(avisos).toHaveLength(1)
    expect(avisos[0]?.texto).toContain('Só 350 gramas.')
    expect((await answer(num, 'aceitar-peso', body)).falha.codigo).toBe('movimento_recusado')
    expect((await pick(num, 0.38)).status).toBe(200)
    expect(await see(num)).toMatchObject({ totalpedido: 55.9, pesagem: null })
  })

  test('the same may be asked anew, which is another question', async () => {
    const num = await submit()
    const { dados } = await ask(num)
    await answer(num, 'recusar-peso', { feita_em: dados.perguntado_em ?? '' })
    const outra = await ask(num)
    expect(outra.dados.perguntado_em).not.toBe(dados.perguntado_em)
    expect((await see(num)).pesagem?.resposta).toBeNull()
  })
})

describe('a question is over', () => {
  test.each<[string, (num: number) => Promise<{ status: number }>]>([
    ['once less is picked', (num) => pick(num, 0.35)],
    ['once the store was told yes by telephone', (num) => pick(num, 0.4, { aceite: 'por telefone' })],
    ['once the order is cancelled', (num) => move(num, 'CANCELADO')],
    [
      'once its customer withdraws',
      (num) =>
        app.call('POST /v4/orders/{num}/{acao}', { params: { num, acao: 'arrependimento' }, body: {} }, ana),
    ],
  ])('%s', async (_, end) => {
    const num = await submit()
    await ask(num)
    const feita_em = await readFeita(num)
    expect((await end(num)).status).toBe(200)
    const antes = await see(num)
    expect(antes.pesagem).toBeNull()
    expect(antes.acoes).not.toContain('aceitar-peso')
    for (const acao of ['aceitar-peso', 'recusar-peso'] as const)
      expect((await answer(num, acao, { feita_em })).falha.codigo).toBe('movimento_recusado')
    expect(await see(num)).toEqual(antes)
    const [row] = await app.sql`select pesagem from pedido where numpedido = ${num}`
    expect(row?.pesagem).toBeNull()
  })

  test('once what was picked before leaves as it is', async () => {
    const num = await submit()
    await pick(num, 0.36)
    await ask(num)
    expect(await see(num)).toMatchObject({ pesagem: { totalAtual: 53.9, total: 57.9 } })
    expect((await move(num, 'EMENTREGA')).status).toBe(200)
    expect(await see(num)).toMatchObject({ status: 'EMENTREGA', totalpedido: 53.9, pesagem: null })
  })

  test('not by a picking that is refused', async () => {
    const num = await submit()
    await ask(num)
    expect((await pick(num, 0.9)).falha.codigo).toBe('valor_acima')
    expect((await see(num)).pesagem?.resposta).toBeNull()
  })
})

describe('who may', () => {
  test.each<[string, () => Promise<{ token: string }>]>([
    ['usuario vinculado', () => buildVinculado(app.sql, loja, [ana])],
    ['representante', () => buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana })],
  ])('%s sees it and answers it, by its name in the history', async (papel, open) => {
    const num = await submit()
    await ask(num)
    const quem = await open()
    const pedido = await see(num, quem)
    expect(pedido.acoes).toContain('aceitar-peso')
    const feita_em = pedido.pesagem?.feita_em
    expect((await answer(num, 'aceitar-peso', { feita_em }, quem)).status).toBe(200)
    expect((await see(num)).historico.at(-1)?.quem).toBe(papel)
  })

  test.each<[string, () => Promise<{ token: string }>]>([
    ['atendente', async () => bia],
    ['fornecedor', () => buildEquipe(app.sql, loja, { papel: 'fornecedor' })],
    ['api-key', () => buildApiKey(app.sql, loja, ana)],
  ])('%s sees it and does not answer', async (_, open) => {
    const num = await submit()
    await ask(num)
    const quem = await open()
    const pedido = await see(num, quem)
    expect(pedido.pesagem?.total).toBe(57.9)
    expect(pedido.acoes).not.toContain('aceitar-peso')
    const feita_em = pedido.pesagem?.feita_em
    for (const acao of ['aceitar-peso', 'recusar-peso'] as const)
      expect((await answer(num, acao, { feita_em }, quem)).falha.codigo).toBe('movimento_recusado')
    expect((await see(num)).pesagem?.resposta).toBeNull()
  })

  test('who only prepares sees it and does not answer', async () => {
    const num = await submit()
    await ask(num)
    const zeca = await buildVinculado(app.sql, loja, [ana])
    await app.sql`update usuario_cliente set submissao_pedido = false where idusuario = ${zeca.idusuario}`
    const pedido = await see(num, zeca)
    expect([pedido.pesagem?.total, pedido.acoes]).toEqual([57.9, ['repetir']])
    const { falha } = await answer(num, 'aceitar-peso', { feita_em: pedido.pesagem?.feita_em }, zeca)
    expect(falha.codigo).toBe('sem_permissao_submeter')
  })

  test('another customer, and staff of another store, find no such order', async () => {
    const num = await submit()
    await ask(num)
    const feita_em = await readFeita(num)
    const outra = await buildFornecedor(app.sql)
    for (const quem of [
      await buildCliente(app.sql, loja),
      await buildEquipe(app.sql, outra, { papel: 'fornecedor' }),
    ]) {
      expect((await answer(num, 'aceitar-peso', { feita_em }, quem)).status).toBe(404)
      if (!('idcliente' in quem))
        expect((await pick(num, 0.4, { perguntar: true, token: quem.token })).status).toBe(404)
    }
  })

  test('nobody, while a bank asks for its money', async () => {
    const num = await submit()
    await ask(num)
    await app.sql`
      insert into pagamento (idpagamento, numpedido, idfornecedor, tipo, provedor, txid, chave_idempotencia, valor, status)
      values (gen_random_uuid(), ${num}, ${loja.idfornecedor}, 'PIX', 'simulador', ${`t${num}`}, ${`k${num}`}, 100, 'PAGO')`
    await app.sql`
      insert into contestacao (idcontestacao, numpedido, idfornecedor, idpagamento, tipo, valor)
      select gen_random_uuid(), numpedido, idfornecedor, idpagamento, 'MED', valor from pagamento where numpedido = ${num}`
    const pedido = await see(num)
    expect(pedido.acoes).not.toContain('aceitar-peso')
    const { falha } = await answer(num, 'aceitar-peso', { feita_em: pedido.pesagem?.feita_em })
    expect(falha.codigo).toBe('pedido_retido')
  })
})
