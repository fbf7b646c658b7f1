import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { falhas, type Submissao } from '@vitrine/contract'

import { returnTaken } from '../movimento/movimento.repository.ts'
import {
  amanha,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let saco: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  saco = await buildProduto(app.sql, loja, { nome: 'Saco de cimento', preco: 40, estoque: 1000 })
  await app.sql`update produto set peso_gramas = 50000 where idcadastroextraproduto = ${saco}`
})

/** What each window of the delivery form takes; the supplier has not been read yet. */
async function limit(change: { pedidos?: number; kg?: number }) {
  await app.sql`update forma_entrega set capacidade_pedidos = ${change.pedidos ?? null}, capacidade_gramas = ${change.kg ? change.kg * 1000 : null}
    where idformaentrega = ${loja.idEntrega}`
}

const buildMuitos = (quantos: number) =>
  Promise.all(Array.from({ length: quantos }, () => buildCliente(app.sql, loja)))

async function submit(cliente: ClienteDeTeste, change: Partial<Submissao> = {}) {
  return app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: buildSubmissao({ loja, cliente, produto: saco }, change),
    },
    { token: cliente.token },
  )
}

async function readVagas() {
  return app.sql<{ inicio: string; pedidos: number; gramas: number }[]>`
    select inicio, pedidos, gramas from vaga_entrega where idformaentrega = ${loja.idEntrega} order by inicio`
}

async function readEstoque() {
  const [row] = await app.sql<{ quantidade: number }[]>`
    select quantidade from estoque where idcadastroextraproduto = ${saco}`
  return (row?.quantidade ?? 0) / 1000
}

describe('a window with a capacity', () => {
  test('20 buyers at once for the last place: one gets it, and of the others nothing is taken', async () => {
    await limit({ pedidos: 1 })
    const respostas = await Promise.all((await buildMuitos(20)).map((cliente) => submit(cliente)))
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1)
    const outras = respostas.filter(({ status }) => status !== 200)
    expect(new Set(outras.map(({ falha }) => falha.codigo))).toEqual(new Set(['horario_lotado']))
    expect(await readVagas()).toEqual([{ inicio: '08:00', pedidos: 1, gramas: 100_000 }])
    expect(await readEstoque()).toBe(998)
  })

  test('20 buyers at once for 500 kg at 100 kg each: five get them', async () => {
    await limit({ kg: 500 })
    const respostas = await Promise.all((await buildMuitos(20)).map((cliente) => submit(cliente)))
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(await readVagas()).toEqual([{ inicio: '08:00', pedidos: 5, gramas: 500_000 }])
  })

  test('one order heavier than a window holds never fits, and leaves no row behind', async () => {
    await limit({ kg: 99 })
    const [ana] = await buildMuitos(1)
    const { falha } = await submit(ana as ClienteDeTeste) // one was built
    expect(falha.codigo).toBe('horario_lotado')
    expect(falha.detalhes?.proxima).toBeUndefined()
    expect(await readVagas()).toEqual([])
  })

  test('the refusal names the next free window, which takes the same submission (readings 6)', async () => {
    await limit({ pedidos: 1 })
    const [ana, bia] = (await buildMuitos(2)) as [ClienteDeTeste, ClienteDeTeste] // two were built
    await submit(ana)
    const { falha } = await submit(bia)
    const proxima = falha.detalhes?.proxima as Submissao['formaEntrega'] & { rotulo: string } // as findProximaLivre answers
    expect(falha.mensagemErro).toBe(
      `${falhas.pedido_recusado.mensagem} ${falhas.horario_lotado.mensagem} Próxima: ${proxima.rotulo}.`,
    )
    expect((await submit(bia, { formaEntrega: proxima })).status).toBe(200)
    expect(
      (
        await submit(ana, {
          formaEntrega: proxima,
          itens: [{ id: saco, quantidade: 1, embalarParaPresente: false }],
        })
      ).falha.codigo,
    ).toBe('horario_lotado')
  })

  test('when a form has no window left, another form that serves the place is named', async () => {
    await limit({ kg: 99 })
    await app.sql`insert into forma_entrega (idformaentrega, idfornecedor, nome, tipoentrega, dias, janelas, ordem)
      values (gen_random_uuid(), ${loja.idfornecedor}, 'Expressa', 'DELIVERY', ${[1, 2, 3, 4, 5, 6, 7]}, ${['10:00-11:00']}, 5)`
    const [ana] = (await buildMuitos(1)) as [ClienteDeTeste] // one was built
    const { falha } = await submit(ana)
    expect(falha.mensagemErro).toMatch(/ Próxima: .*, 10h–11h \(Expressa\)\.$/)
    const proxima = falha.detalhes?.proxima as Submissao['formaEntrega'] // as findProximaLivre answers
    expect((await submit(ana, { formaEntrega: proxima })).status).toBe(200)
  })

  test('a window past its cut-off names the next one too', async () => {
    const [ana] = (await buildMuitos(1)) as [ClienteDeTeste] // one was built
    await app.sql`update forma_entrega set antecedencia_horas = 72 where idformaentrega = ${loja.idEntrega}`
    const { falha } = await submit(ana)
    expect(falha.codigo).toBe('horario_encerrado')
    expect(falha.mensagemErro).toMatch(/ Próxima: .*h–\d+h\.$/)
  })

  test('cancelling gives the place back', async () => {
    await limit({ pedidos: 1, kg: 300 })
    const [ana, bia] = (await buildMuitos(2)) as [ClienteDeTeste, ClienteDeTeste] // two were built
    const { dados } = await submit(ana)
    await app.sql.begin((tx) => returnTaken(tx, dados.numpedido))
    expect(await readVagas()).toEqual([{ inicio: '08:00', pedidos: 0, gramas: 0 }])
    expect((await submit(bia)).status).toBe(200)
  })

  test('is full in the list of windows, which is one read', async () => {
    await limit({ pedidos: 1 })
    const [ana] = (await buildMuitos(1)) as [ClienteDeTeste] // one was built
    await submit(ana)
    const list = () =>
      app.call(
        'GET /v4/app/{session_token}/{id}/formas-entrega/{idfornecedor}',
        {
          params: { session_token: 'token', id: ana.idcliente, idfornecedor: loja.idfornecedor },
          query: { idendereco: ana.idendereco },
        },
        { token: ana.token },
      )
    const { dados } = await list()
    const dia = dados.data[0]?.datas.find(({ data_de_entrega }) => data_de_entrega === amanha)
    expect(dia?.janelas).toMatchObject([
      { inicio: '08:00', situacao: 'ESGOTADA', disponivel: false, vagas: 0 },
      { inicio: '13:00', situacao: 'LIVRE', disponivel: true, vagas: 1 },
    ])
    const statements = await app.statementsOf(list)
    expect(statements.filter((statement) => /vaga_entrega/.test(statement))).toHaveLength(1)
  })

  test('costs no statement, and a form without one takes none (decision 0027)', async () => {
    const [ana, bia] = (await buildMuitos(2)) as [ClienteDeTeste, ClienteDeTeste] // two were built
    await submit(ana)
    const sem = await app.statementsOf(() => submit(bia))
    loja = await buildFornecedor(app.sql)
    saco = await buildProduto(app.sql, loja, { preco: 40, estoque: 1000 })
    await limit({ pedidos: 5 })
    const [caio, davi] = (await buildMuitos(2)) as [ClienteDeTeste, ClienteDeTeste] // two were built
    await submit(caio)
    const com = await app.statementsOf(() => submit(davi))
    expect(com).toHaveLength(sem.length)
    expect(sem.some((statement) => /vaga_entrega/.test(statement))).toBe(false)
  })
})

describe("a supplier's own fields at checkout (readings 8)", () => {
  const ask = (tipo: string, obrigatoria: boolean, opcoes: string[] = []) =>
    app.sql`insert into caracteristica (idfornecedor, escopo, codigo, nome, tipo, obrigatoria, opcoes)
      values (${loja.idfornecedor}, 'PEDIDO', 'doca', 'Doca', ${tipo}, ${obrigatoria}, ${opcoes})`
  const submitDoca = async (doca: string | null) => {
    const [ana] = (await buildMuitos(1)) as [ClienteDeTeste] // one was built
    return submit(ana, { caracteristicas: doca === null ? {} : { doca, outra: 'x' } })
  }

  test.each([
    ['TEXTO', true, null, 'caracteristicas_invalidas'],
    ['TEXTO', false, null, ''],
    ['LISTA', true, 'C', 'caracteristicas_invalidas'],
    ['LISTA', true, 'A', '{"doca": "A"}'],
    ['NUMERO', true, 'três', 'caracteristicas_invalidas'],
    ['NUMERO', true, '1,5', '{"doca": "1.5"}'],
    ['DATA', false, '2026-02-30', 'caracteristicas_invalidas'],
  ])('%s, required %s, answered %j: %s', async (tipo, obrigatoria, doca, expected) => {
    await ask(tipo, obrigatoria, ['A', 'B'])
    const { status, dados, falha } = await submitDoca(doca)
    if (expected === 'caracteristicas_invalidas') {
      expect([falha.codigo, Object.keys(falha.campos ?? {})]).toEqual([expected, ['caracteristicas.doca']])
      return
    }
    expect(status).toBe(200)
    const [row] = await app.sql<{ caracteristicas: Record<string, string> }[]>`
      select caracteristicas from pedido where numpedido = ${dados.numpedido}`
    expect(row?.caracteristicas).toEqual(expected ? JSON.parse(expected) : {})
  })
})
describe('a pickup', () => {
  const pickUp = (cliente: ClienteDeTeste) =>
    submit(cliente, {
      tipoEntrega: 'RETIRADA',
      enderecoentrega: null,
      lojaRetira: { idloja: loja.idloja },
      formaEntrega: { idformaentrega: loja.idRetirada, data_de_entrega: amanha, inicio: '08:00' },
    })
  const read = async (numpedido: number, token: string) => {
    const { dados } = await app.call(
      'GET /v2/app/{session_token}/order/{numpedido}',
      { params: { session_token: 'token', numpedido } },
      { token },
    )
    return dados
  }

  test('has store, hours and a code of six digits for its customer, which who hands it out does not see', async () => {
    await app.sql`update loja set horarios = ${app.sql.json(['08:00-18:00', null])} where idloja = ${loja.idloja}`
    const [ana] = (await buildMuitos(1)) as [ClienteDeTeste] // one was built
    const { numpedido } = (await pickUp(ana)).dados
    const pedido = await read(numpedido, ana.token)
    expect(pedido.codigoRetirada).toMatch(/^\d{6}$/)
    expect(pedido.lojaRetira).toMatchObject({ nome: 'Centro', horarios: ['08:00-18:00', null] })
    const atendente = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    expect((await read(numpedido, atendente.token)).codigoRetirada).toBeNull()
  })

  test.each(['ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO'])('a budget (%s) has no code yet', async (status) => {
    const [ana] = (await buildMuitos(1)) as [ClienteDeTeste] // one was built
    const { numpedido } = (await pickUp(ana)).dados
    await app.sql`update pedido set status = ${status} where numpedido = ${numpedido}`
    const { codigoRetirada, qrRetirada } = await read(numpedido, ana.token)
    expect([codigoRetirada, qrRetirada]).toEqual([null, null])
  })

  test('a delivery has no code', async () => {
    const [ana] = (await buildMuitos(1)) as [ClienteDeTeste] // one was built
    const { numpedido } = (await submit(ana)).dados
    expect((await read(numpedido, ana.token)).codigoRetirada).toBeNull()
  })
})
