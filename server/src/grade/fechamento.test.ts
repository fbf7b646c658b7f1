import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import { buildCenaDeNegociacao, type CenaDeNegociacao } from '../teste/cena-negociacao.ts'
import { buildProduto, buildSubmissao, createTestApp, type AppDeTeste } from '../teste/index.ts'

let app: AppDeTeste
let cena: CenaDeNegociacao

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  cena = await buildCenaDeNegociacao(app)
  await cena.take()
  await cena.change(cena.lata, { visto: 0, precoatendente: 9.5, motivo: 'leva 30' })
})

const revisao = async () => (await cena.read()).dados.negociacao?.revisao ?? 0
const close = (visto: number, { quem = cena.marina, idsubmissao = uuidv7() } = {}) =>
  cena.close(visto, quem, idsubmissao)

interface PedidoRow {
  canalvenda: string
  idcliente: string
  idusuario: string
  taxaentrega: number
  negociacao: {
    idnegociacao: string
    revisao: number
    escopo: { precounitario: number; por: string; motivo: string }[]
  } | null
}
const findPedido = async (numpedido: number) => {
  const [row] = await app.sql<PedidoRow[]>`
    select canalvenda, idcliente, idusuario, taxaentrega, negociacao from pedido where numpedido = ${numpedido}`
  return row
}

describe('the attendant closes the order', () => {
  test("of channel MANUAL, in the customer's name, by the attendant; the negotiation ends and the order carries it", async () => {
    const visto = await revisao()
    const { status, dados } = await close(visto)
    expect(status).toBe(200)
    expect(dados.totalpedido).toBe(405 + dados.taxaentrega)
    const pedido = await findPedido(dados.numpedido)
    expect(pedido).toMatchObject({
      canalvenda: 'MANUAL',
      idcliente: cena.ana.idcliente,
      idusuario: cena.marina.idusuario,
      negociacao: { revisao: visto, escopo: [{ precounitario: 9.5, motivo: 'leva 30' }] },
    })
    const grade = (await cena.read()).dados
    expect(grade).toMatchObject({
      negociacao: null,
      posse: null,
      linhas: [],
      encerrada: { estado: 'FECHADA', quem: { lado: 'LOJA' } },
    })
    expect(grade.historico[0]).toMatchObject({
      acao: 'FECHOU',
      numpedido: dados.numpedido,
      depois: dados.totalpedido,
    })
    const [item] = await app.sql<{ motivo: string }[]>`
      select traco_preco ->> 'motivo' as motivo from item_pedido where numpedido = ${dados.numpedido} and nome = 'Lata'`
    expect(item?.motivo).toMatch(/^preço negociado por Cliente .*: leva 30$/)
    expect((await cena.save(cena.ana, { [cena.lata]: 1 })).status).toBe(200)
  })

  test('delivered twice, even at the same moment, it is one order', async () => {
    const [visto, idsubmissao] = [await revisao(), uuidv7()]
    const answers = await Promise.all([
      close(visto, { idsubmissao }),
      close(visto, { idsubmissao }),
      close(visto, { idsubmissao }),
    ])
    const again = await close(visto, { idsubmissao })
    expect(new Set([...answers, again].map(({ dados }) => dados.numpedido)).size).toBe(1)
  })

  test('not what it has not seen, nor what a colleague holds, nor what nobody does', async () => {
    const visto = await revisao()
    expect((await close(visto - 1)).falha.codigo).toBe('negociacao_mudou')
    expect((await close(visto, { quem: cena.paulo })).falha.codigo).toBe('carrinho_bloqueado')
    await cena.unlock()
    expect((await close(visto)).falha.codigo).toBe('negociacao_encerrada')
    expect((await app.sql`select from pedido where idcliente = ${cena.ana.idcliente}`).length).toBe(0)
  })

  test('by every check of a submission: without stock nothing happens, and the negotiation goes on', async () => {
    const escasso = await buildProduto(app.sql, cena.loja, { nome: 'Escasso', estoque: 3 })
    await app.call(
      'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas',
      { params: cena.params, body: { id: escasso, quantidade: 3 } },
      { token: cena.marina.token },
    )
    await app.sql`update estoque set quantidade = 1000 where idcadastroextraproduto = ${escasso}`
    const { falha } = await close(await revisao())
    expect([falha.codigo, falha.itensName]).toEqual(['estoque_insuficiente', 'Escasso'])
    expect((await cena.read()).dados).toMatchObject({
      negociacao: { estado: 'ABERTA' },
      posse: { minha: true },
    })
  })

  test('a supervisor closes too, by channel MANUAL', async () => {
    await cena.take(cena.paulo, true)
    const { dados } = await close(await revisao(), { quem: cena.paulo })
    expect(await findPedido(dados.numpedido)).toMatchObject({
      canalvenda: 'MANUAL',
      idusuario: cena.paulo.idusuario,
    })
  })

  test('with the freight that was negotiated', async () => {
    await app.call(
      'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/frete',
      { params: cena.params, body: { visto: await revisao(), frete: 4.23 } },
      { token: cena.marina.token },
    )
    const { dados } = await close(await revisao())
    expect([dados.taxaentrega, dados.totalpedido]).toEqual([4.23, 409.23])
  })
})

describe('the customer orders a released cart', () => {
  const submit = (quantidade: number) =>
    app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      {
        params: { session_token: 'token', id: cena.ana.idcliente },
        body: buildSubmissao(
          { loja: cena.loja, cliente: cena.ana, produto: cena.lata },
          { itens: [{ id: cena.lata, quantidade, embalarParaPresente: false }] },
        ),
      },
      { token: cena.ana.token },
    )

  test('while somebody holds it: not at all', async () => {
    expect((await submit(30)).falha.codigo).toBe('carrinho_bloqueado')
  })

  test('at the prices that hold; the order carries the negotiation and ends it', async () => {
    await cena.release(await revisao())
    const { dados } = await submit(30)
    expect(dados.totalpedido).toBe(285 + dados.taxaentrega)
    expect((await findPedido(dados.numpedido))?.negociacao?.escopo).toHaveLength(1)
    expect((await cena.readDoCliente()).dados.encerrada).toMatchObject({ estado: 'FECHADA' })
  })

  test('of less than was agreed, or after the validity, at the price of the table', async () => {
    await cena.release(await revisao())
    const menos = (await submit(29)).dados
    expect(menos.totalpedido).toBe(290 + menos.taxaentrega)
    expect((await findPedido(menos.numpedido))?.negociacao).toBeNull()
  })

  test('a change of the price at the same moment is never half of the order', async () => {
    await cena.release(await revisao())
    const [pedido] = await Promise.all([submit(30), cena.take()])
    if (pedido.status !== 200) expect(pedido.falha.codigo).toBe('carrinho_bloqueado')
    else expect(pedido.dados.totalpedido).toBe(285 + pedido.dados.taxaentrega)
  })
})
