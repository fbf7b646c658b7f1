import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildMensagem,
  buildSala,
  acceptTermos,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  openRodada,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  hashSenhaLeve,
} from '../teste/index.ts'
import { createTarefas } from '../tarefas.ts'
import { DADOS_PESSOAIS } from './dados-pessoais.ts'
import { purgeDadosPessoais } from './exclusao.repository.ts'

const SENHA = 'vitrine-demo'
/** In everything that the person writes or is called; nothing of the shop contains it. */
const MARCA = 'zulmira'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let num: number

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
})
afterAll(() => app.close())

beforeEach(async () => {
  ana = await buildCliente(app.sql, loja)
  const hash = await hashSenhaLeve(SENHA)
  await app.sql`update usuario set senha_hash = ${hash}, nome = ${MARCA}, email = ${`${MARCA}-${ana.idusuario}@vitrine.example`} where idusuario = ${ana.idusuario}`
  await app.sql`
    update cliente set nome = 'Zulmira da Silva', email = ${`${MARCA}-${ana.idusuario}@vitrine.example`}, telefone = '19987650001' where idcliente = ${ana.idcliente}`
  await app.sql`update endereco set rua = 'Rua Zulmira', complemento = 'fundos da zulmira' where idcliente = ${ana.idcliente}`
  await acceptTermos(app.sql, ana)
  const produto = await buildProduto(app.sql, loja, { preco: 10 })
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao(
        { loja, cliente: ana, produto },
        {
          itens: [{ id: produto, quantidade: 1, embalarParaPresente: false, observacao: 'para a zulmira' }],
          anotacoes: 'fale com zulmira',
        },
      ),
    },
    { token: ana.token },
  )
  num = dados.numpedido
  await app.lerEventos()
  await finish()
})

/** Delivered and paid, with all that hangs on an order filled in by hand where the shop fills it in rarely. */
async function finish(): Promise<void> {
  const { sql } = app
  const texto = 'zulmira, telefone 19987650001'
  await sql`update pagamento set status = 'PAGO', idexterno = ${`mp-${num}`} where numpedido = ${num}`
  await sql`
    update pedido set status = 'ENTREGUE', caracteristicas = ${sql.json({ quem: texto })}, numpedidocliente = 'Z-zulmira', observacaoloja = ${texto},
      entregador = ${sql.json({ nome: 'Zulmira', telefone: '1' })}, submissao = ${sql.json({ anotacoes: texto })},
      enderecofaturamento = enderecoentrega, codigoretirada = null where numpedido = ${num}`
  await sql`update historico_pedido set motivo = ${texto} where numpedido = ${num}`
  await sql`
    with aparelho as (
      insert into inscricao_push (idinscricao, idfornecedor, idcliente, idsessao, idusuario, endpoint, servico, p256dh, auth, pedidos, alertas)
      select gen_random_uuid(), ${loja.idfornecedor}, ${ana.idcliente}, s.idsessao, s.idusuario, 'https://push.example/zulmira', 'push.example', 'zulmira', 'zulmira', true, true
      from sessao s where s.idusuario = ${ana.idusuario} returning idinscricao
    )
    insert into notificacao_push (idinscricao, chave, conteudo) select idinscricao, 'evento:1', ${sql.json({ texto })} from aparelho`
  await sql`insert into avaliacao (numpedido, idfornecedor, idusuario, estrelas, motivos, texto) values (${num}, ${loja.idfornecedor}, ${ana.idusuario}, 5, '{}', ${texto})`
  await sql`
    insert into devolucao (iddevolucao, numpedido, idfornecedor, tipo, status, valor, motivo, resposta, ator, aceito, concluida_em)
    values (${uuidv7()}, ${num}, ${loja.idfornecedor}, 'ARREPENDIMENTO', 'RECUSADA', 0, ${texto}, ${texto}, 'cliente', null, now())`
  await sql`insert into evento_pagamento (provedor, idevento, idfornecedor, corpo) values ('mercado-pago', ${uuidv7()}, ${loja.idfornecedor}, ${sql.json({ data: { id: `mp-${num}` }, payer: texto })})`
  await sql`insert into candidato (idcandidato, email, cpf) values (${uuidv7()}, ${`${MARCA}-${ana.idusuario}@vitrine.example`}, '52998224725')`
  const idsala = await buildSala(sql, loja.idfornecedor, ana.idcliente)
  await buildMensagem(sql, { idsala, idusuario: ana.idusuario, texto })
  await sql`insert into lista_compras (idlista, idfornecedor, idcliente, nome) values (${uuidv7()}, ${loja.idfornecedor}, ${ana.idcliente}, 'Festa da zulmira')`
  await sql`
    insert into cartao_salvo (idcartao, idfornecedor, idusuario, provedor, idclienteexterno, idexterno, bandeira, final, validade)
    values (${uuidv7()}, ${loja.idfornecedor}, ${ana.idusuario}, 'outro', 'zulmira', ${uuidv7()}, 'visa', '1111', '12/30')`
}

const remove = () =>
  app.call(
    'POST /v4/client/{idcliente}/dados/excluir',
    { params: { idcliente: ana.idcliente }, query: {}, body: { senha: SENHA } },
    { token: ana.token },
  )

/** Tables and columns in which a text is found, anywhere in the database. */
async function find(texto: string): Promise<string[]> {
  const colunas = await app.sql<{ tabela: string; coluna: string }[]>`
    select c.table_name as tabela, c.column_name as coluna from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'ARRAY') order by 1, 2`
  const achadas = await Promise.all(
    colunas.map(async ({ tabela, coluna }) => {
      const [row] = await app.sql`
        select 1 from ${app.sql(tabela)} where ${app.sql(coluna)}::text ilike ${`%${texto}%`} limit 1`
      return row ? [`${tabela}.${coluna}`] : []
    }),
  )
  return achadas.flat()
}

describe('erasure leaves nothing of the person but what the law keeps (LGPD art. 16, 18)', () => {
  test('her name, telephone and street are in no column of any table', async () => {
    const antes = await find(MARCA)
    for (const coluna of [
      'pedido.anotacoes',
      'avaliacao.texto',
      'devolucao.motivo',
      'historico_pedido.motivo',
      'item_pedido.observacao',
      'evento_pagamento.corpo',
      'mensagem_chat.conteudo',
    ])
      expect(antes).toContain(coluna)
    expect((await remove()).dados).toEqual({ excluido: true, pedidos_guardados: 1 })
    const fica = new Set(
      DADOS_PESSOAIS.filter(({ exclusao }) => exclusao === 'fica').map(({ tabela }) => tabela),
    )
    const depois = [...(await find(MARCA)), ...(await find('19987650001'))]
    // The card waits for its provider; see below.
    const esperado = depois.filter(
      (coluna) => !fica.has(coluna.split('.')[0] ?? '') && !coluna.startsWith('cartao_salvo'),
    )
    expect(esperado).toEqual([])
    const [pedido] =
      await app.sql`select enderecoentrega, enderecofaturamento, total from pedido where numpedido = ${num}`
    expect(pedido).toEqual({
      enderecoentrega: { cidade: 'Campinas', uf: 'SP' },
      enderecofaturamento: null,
      total: 1790,
    })
  })

  test('a saved card goes at its provider, then here', async () => {
    await remove()
    const tarefa = (await createTarefas(app)).find(({ nome }) => nome === 'esquecer-cartoes')
    await tarefa?.run(openRodada().rodada)
    expect([...(await app.sql`select 1 from cartao_salvo where idusuario = ${ana.idusuario}`)]).toEqual([])
  })

  test('the order stays to be read by its store, without a person in it', async () => {
    const equipe = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    await remove()
    const { status, dados } = await app.call(
      'GET /v2/app/{session_token}/order/{numpedido}',
      { params: { session_token: 'token', numpedido: num } },
      { token: equipe.token },
    )
    expect([status, dados.totalpedido]).toEqual([200, 17.9])
    expect(JSON.stringify(dados).toLowerCase()).not.toContain(MARCA)
  })
})

describe('erasure waits while money is owed, either way, and says what for', () => {
  const recusada = async () => (await remove()).falha
  test.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'an order under way',
      () => app.sql`update pedido set status = 'SEPARANDO' where numpedido = ${num}`,
      /1 pedido em andamento/,
    ],
    [
      'an invoice',
      () => app.sql`
        insert into fatura (idfatura, idfornecedor, idcliente, numpedido, parcela, parcelas, emissao, vencimento, valor)
        values (${uuidv7()}, ${loja.idfornecedor}, ${ana.idcliente}, ${num}, 1, 1, current_date, current_date, 1000)`,
      /1 fatura ou crédito em aberto/,
    ],
    [
      'a return',
      () => app.sql`update devolucao set status = 'ABERTA', concluida_em = null where numpedido = ${num}`,
      /1 devolução por decidir/,
    ],
    [
      'a refund on its way',
      () => app.sql`
        insert into operacao_pagamento (idoperacao, idpagamento, tipo, chave_idempotencia, valor)
        select ${uuidv7()}, idpagamento, 'ESTORNAR', ${uuidv7()}, 100 from pagamento where numpedido = ${num}`,
      /1 cobrança ou estorno por terminar/,
    ],
  ])('%s', async (_, owe, dito) => {
    await owe()
    const falha = await recusada()
    expect([falha.codigo, falha.error]).toEqual(['exclusao_recusada', expect.stringMatching(dito)])
    expect(await find(MARCA)).toContain('pedido.anotacoes')
  })
})

describe('from where a session was used (law 12.965/2014, article 15)', () => {
  const registros = () =>
    app.sql<
      { ip: string; idusuario: string }[]
    >`select ip, idusuario from registro_acesso where idusuario = ${ana.idusuario}`

  test('is one row a day and address, kept when the session and the account are gone', async () => {
    for (let i = 0; i < 3; i++)
      await app.call(
        'GET /v4/client/{idcliente}/dados',
        { params: { idcliente: ana.idcliente }, query: {} },
        { token: ana.token },
      )
    expect([...(await registros())]).toEqual([{ ip: '127.0.0.1', idusuario: ana.idusuario }])
    await remove()
    expect(await registros()).toHaveLength(1)
  })
})

describe('what its purpose no longer needs goes by itself', () => {
  test.each<[string, string, string, boolean]>([
    [
      'a begun registration',
      'candidato',
      "update candidato set criado_em = now() - interval '91 days'",
      true,
    ],
    [
      'a begun registration of last month',
      'candidato',
      "update candidato set criado_em = now() - interval '30 days'",
      false,
    ],
    [
      'a notice of a provider',
      'evento_pagamento',
      "update evento_pagamento set recebido_em = now() - interval '13 months'",
      true,
    ],
    [
      'a notice of last spring',
      'evento_pagamento',
      "update evento_pagamento set recebido_em = now() - interval '6 months'",
      false,
    ],
    [
      'an access of seven months ago',
      'registro_acesso',
      "update registro_acesso set quando = now() - interval '7 months'",
      true,
    ],
    [
      'an access of five months ago',
      'registro_acesso',
      "update registro_acesso set quando = now() - interval '5 months'",
      false,
    ],
    [
      'letters of three years ago',
      'correio',
      "update correio set enviado_em = now(), criado_em = now() - interval '3 years'",
      true,
    ],
    [
      'a letter that never left',
      'correio',
      "update correio set enviado_em = null, criado_em = now() - interval '3 years'",
      false,
    ],
  ])('%s', async (_, tabela, envelhece, some) => {
    await app.sql.unsafe(envelhece)
    expect((await app.sql`select 1 from ${app.sql(tabela)} limit 1`).length).toBe(1)
    await purgeDadosPessoais(app.sql)
    expect((await app.sql`select 1 from ${app.sql(tabela)} limit 1`).length).toBe(some ? 0 : 1)
  })

  test('the words of a letter go before the fact that it was sent', async () => {
    await app.sql`update correio set enviado_em = now(), criado_em = now() - interval '181 days'`
    await purgeDadosPessoais(app.sql)
    const [carta] = await app.sql`select para, assunto, texto, chave <> '' as lembrada from correio limit 1`
    expect(carta).toEqual({ para: '', assunto: '', texto: '', lembrada: true })
  })
})
