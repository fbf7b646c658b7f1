import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Submissao } from '@vitrine/contract'

import { listCartasDoPedido } from '../contestacao/dossie.repository.ts'
import { insertEventos } from '../evento/index.ts'
import { uuidv7 } from '../infra/index.ts'
import { findDaEquipe } from '../leitura/leitura.repository.ts'
import { lockCupons, returnCupom } from '../pagamento-do-pedido/troca.repository.ts'
import {
  amanha,
  buildCliente,
  buildCupom,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  buildVinculado,
  createTestApp,
  hoje,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { listPedidos, type FiltroLista } from './lista.repository.ts'

/** Two stores with the same ids: what an order takes, reads and gives back belongs to its store (T2). */

let app: AppDeTeste
let loja: FornecedorDeTeste
let outraLoja: FornecedorDeTeste
let ana: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  outraLoja = await buildFornecedor(app.sql)
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
})

describe('a product', () => {
  let arroz: string
  beforeEach(async () => {
    arroz = await buildProduto(app.sql, loja, { estoque: 40 })
    await buildProduto(app.sql, outraLoja, { id: arroz, estoque: 1 })
    // As if one transaction had written both last.
    await app.sql`update produto set nome = nome where idcadastroextraproduto = ${arroz}`
  })

  const order = (quantidade: number) =>
    app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      {
        params: { session_token: 'token', id: ana.idcliente },
        body: buildSubmissao(
          { loja, cliente: ana, produto: arroz },
          { itens: [{ id: arroz, quantidade, embalarParaPresente: false }] },
        ),
      },
      { token: ana.token },
    )
  const readEstoque = async ({ idfornecedor }: FornecedorDeTeste) => {
    const [row] = await app.sql`
      select quantidade from estoque where idfornecedor = ${idfornecedor} and idcadastroextraproduto = ${arroz}`
    return row?.quantidade
  }

  test('its stock is taken at the store that sells it', async () => {
    expect((await order(3)).status).toBe(200)
    expect([await readEstoque(loja), await readEstoque(outraLoja)]).toEqual([37_000, 1000])
  })

  test('in memory it is sold as that store has it now, whatever the other has', async () => {
    await app.call('POST /v4/cart/{idfornecedor}/previa', {
      params: { idfornecedor: loja.idfornecedor },
      body: { cartItens: [{ id: arroz, quantidade: 1 }] },
    })
    // As if the notification were still under way.
    await app.sql`alter table produto disable trigger produto_alterado`
    await app.sql`
      update produto set preco = 200000 where idfornecedor = ${loja.idfornecedor} and idcadastroextraproduto = ${arroz}`
    await app.sql`alter table produto enable trigger produto_alterado`
    expect((await order(2)).dados.totalpedido).toBe(47.9)
  })
})

describe('a coupon', () => {
  let idcupom: string
  beforeEach(async () => {
    idcupom = await buildCupom(app.sql, loja)
    await app.sql`
      insert into cupom (idfornecedor, idcupom, codigocupom, nome, tipodesconto, valor)
      select ${outraLoja.idfornecedor}, idcupom, codigocupom, nome, tipodesconto, valor from cupom where idcupom = ${idcupom}`
  })

  test('a use of it is given back to whoever used it, where it was used', async () => {
    const bia = await buildCliente(app.sql, loja)
    for (const { idfornecedor } of [loja, outraLoja])
      for (const { idcliente } of [ana, bia])
        await app.sql`insert into uso_cupom (idfornecedor, idcupom, idcliente, usos) values (${idfornecedor}, ${idcupom}, ${idcliente}, 2)`
    await app.sql`update cupom set usos = 4 where idcupom = ${idcupom}`
    await returnCupom(app.sql, { ...loja, ...ana }, { idcupom, desconto: 100 })
    const usos = await app.sql<{ idfornecedor: string; idcliente: string | null; usos: number }[]>`
      select idfornecedor, null as idcliente, usos from cupom where idcupom = ${idcupom}
      union all select idfornecedor, idcliente, usos from uso_cupom where idcupom = ${idcupom}`
    const menos = usos.filter((uso) => uso.usos !== (uso.idcliente ? 2 : 4))
    expect(menos).toHaveLength(2)
    expect(menos).toEqual(
      expect.arrayContaining([
        { idfornecedor: loja.idfornecedor, idcliente: null, usos: 3 },
        { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente, usos: 1 },
      ]),
    )
  })

  test('an order that holds it lets those of the other store go on', async () => {
    await app.sql.begin(async (tx) => {
      await lockCupons(tx, loja.idfornecedor, [idcupom])
      const livres = await app.sql`
        select idfornecedor from cupom where idcupom = ${idcupom} for no key update skip locked`
      expect(livres).toEqual([{ idfornecedor: outraLoja.idfornecedor }])
    })
  })
})

async function buy(cliente: ClienteDeTeste, change: Partial<Submissao> = {}): Promise<number> {
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: buildSubmissao({ loja, cliente, produto: await buildProduto(app.sql, loja) }, change),
    },
    { token: cliente.token },
  )
  return dados.numpedido
}

test('orders of a day, by the clock of the store, of all clientes of a login, and of no others', async () => {
  const [bia, cris] = [await buildCliente(app.sql, loja), await buildCliente(app.sql, loja)]
  const suas = [await buy(ana), await buy(bia)]
  await buy(cris)
  const { idusuario } = await buildVinculado(app.sql, loja, [ana, bia])
  const filtro: FiltroLista = {
    idcliente: ana.idcliente,
    idusuarioPrincipal: idusuario,
    idfornecedor: loja.idfornecedor,
    status: [],
    texto: null,
    numpedido: null,
    canais: [],
    idformapagto: null,
    dataInicio: hoje,
    dataFim: hoje,
    idusuario: null,
    ordenacao: 'antigos',
  }
  const { marcados } = await listPedidos(app.sql, filtro, { limit: 9, offset: 0 })
  expect(marcados.map(({ pedido }) => pedido.numpedido)).toEqual(suas)
})

test('a spreadsheet is of the cliente that it was asked for: not of another that the same login buys for', async () => {
  const bia = await buildCliente(app.sql, loja)
  const dos2 = await buildVinculado(app.sql, loja, [ana, bia])
  const idexportacao = uuidv7()
  await app.sql`
    insert into exportacao (idexportacao, idusuario, idcliente, formato, filtro, total, status, conteudo)
    values (${idexportacao}, ${dos2.idusuario}, ${ana.idcliente}, 'csv', '{}', 1, 'PRONTA', 'Pedido')`
  const look = ({ idcliente }: ClienteDeTeste) =>
    Promise.all(
      (['', '/arquivo'] as const).map(async (fim) => {
        const key = `GET /v4/orders/export/{id}/{idexportacao}${fim}` as const
        const input = { params: { id: idcliente, idexportacao } }
        return (await app.call(key, input, { token: dos2.token })).status
      }),
    )
  expect(await look(ana)).toEqual([200, 200])
  expect(await look(bia)).toEqual([404, 404])
})

test('a pickup code is hidden from the attendants who hand the goods out, not from the customer’s representative', async () => {
  const numpedido = await buy(ana, {
    tipoEntrega: 'RETIRADA',
    enderecoentrega: null,
    lojaRetira: { idloja: loja.idloja },
    formaEntrega: { idformaentrega: loja.idRetirada, data_de_entrega: amanha, inicio: '08:00' },
  })
  const atendente = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  const representante = await buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana })
  const read = async ({ token }: { token: string }) => {
    const input = { params: { session_token: 'token', numpedido } }
    const { dados } = await app.call('GET /v2/app/{session_token}/order/{numpedido}', input, { token })
    return dados.codigoRetirada
  }
  const codigo = await read(ana)
  expect(codigo).toMatch(/^\d{6}$/)
  expect([await read(atendente), await read(representante)]).toEqual([null, codigo])
})

test('who works for another store is nobody here', async () => {
  const { idusuario } = await buildEquipe(app.sql, outraLoja, { papel: 'atendente' })
  const find = ({ idfornecedor }: FornecedorDeTeste) =>
    findDaEquipe(app.sql, idfornecedor, `${idusuario}@vitrine.example`)
  expect(await find(outraLoja)).toEqual({ idusuario, papel: 'atendente' })
  expect(await find(loja)).toBeNull()
})

test('letters about an order, sent or kept for a dispute, are evidence for its store alone', async () => {
  const numpedido = await buy(ana)
  const guardada = {
    idcorreio: uuidv7(),
    quando: '',
    enviada: null,
    para: '',
    assunto: 'Guardada',
    texto: '',
  }
  await app.sql`
    insert into contestacao (idcontestacao, numpedido, idfornecedor, idpagamento, tipo, valor, cartas)
    select ${uuidv7()}, numpedido, idfornecedor, idpagamento, 'MED', valor, ${app.sql.json([guardada])} from pagamento
    where numpedido = ${numpedido}`
  await app.lerEventos()
  const list = async ({ idfornecedor }: FornecedorDeTeste) =>
    (await listCartasDoPedido(app.sql, idfornecedor, numpedido)).length
  expect([await list(loja), await list(outraLoja)]).toEqual([2, 0])
})

test('a letter about an order goes to its store', async () => {
  const lojas = [loja, outraLoja].map(({ idfornecedor }) => ({
    idfornecedor,
    email: `${uuidv7()}@vitrine.example`,
  }))
  for (const { idfornecedor, email } of lojas)
    await app.sql`update fornecedor set config = jsonb_set(config, '{rodape,email}', to_jsonb(${email}::text)) where idfornecedor = ${idfornecedor}`
  const chave = uuidv7()
  const dados = { numpedido: await buy(ana), chave, motivo: '' }
  await insertEventos(app.sql, [{ idfornecedor: loja.idfornecedor, tipo: 'nota.EM_VIGOR', dados }])
  await app.lerEventos()
  expect(await app.sql`select para from correio where chave = ${`nota-em-vigor:${chave}`}`).toEqual([
    { para: lojas[0]?.email },
  ])
})
