import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  buildCliente,
  buildCupom,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let cafe: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  cafe = await buildProduto(app.sql, loja, { preco: 10 })
  await save(1)
})

const save = (quantidade: number, revisao?: number, codigoCupom?: string) =>
  app.call(
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor },
      body: { cartItens: [{ id: cafe, quantidade }], revisao, codigoCupom },
    },
    { token: ana.token },
  )

const saved = async () => {
  const [row] = await app.sql<{ revisao: number; itens: { quantidade: number }[]; observacao: string }[]>`
    select revisao, itens, observacao from carrinho where idcliente = ${ana.idcliente}`
  return row
}

/** What another process of the server would do meanwhile. */
const writeElsewhere = (quantidade: number) => app.sql`
  update carrinho set itens = jsonb_set(itens, '{0,quantidade}', to_jsonb(${quantidade}::int)), observacao = 'De outro lugar', revisao = revisao + 1
  where idcliente = ${ana.idcliente}`

/** An order that leaves the cart alone, as that of a subscription does. */
const orderElsewhere = () => app.sql`
  with novo as (
    insert into pedido (idfornecedor, idcliente, idsubmissao, impressao, status, canalvenda, tipoentrega, idformaentrega, nomeformaentrega,
      data_de_entrega, janela_inicio, janela_fim, idformapagto, tipopagamento, nomepagamento, subtotal, total, totalitens)
    values (${loja.idfornecedor}, ${ana.idcliente}, gen_random_uuid(), '', 'ENVIADO', 'WEB', 'RETIRADA', ${loja.idRetirada}, 'Retirada',
      current_date, '08:00', '18:00', ${loja.idNaEntrega}, 'ENTREGA', 'Na entrega', 1000, 1000, 1)
    returning numpedido, idfornecedor
  )
  insert into item_pedido (numpedido, sequencia, idfornecedor, idcadastroextraproduto, nome, embalagem, unidade, quantidade, total)
  select numpedido, 0, idfornecedor, ${cafe}, 'Café', 'un', 'un', 1000, 1000 from novo`

describe('carts saved again (issue 2 G, decision 0016)', () => {
  test('the next save is one statement', async () => {
    expect(await app.statementsOf(() => save(2, 1))).toHaveLength(1)
    expect(await app.statementsOf(() => save(3))).toHaveLength(1)
    expect(await saved()).toMatchObject({ revisao: 3, itens: [{ quantidade: 3000 }] })
  })

  test('a cart that another process changed is a conflict for whoever built on the old one', async () => {
    await writeElsewhere(7000)
    const { status, falha } = await save(2, 1)
    expect([status, falha.codigo]).toEqual([409, 'carrinho_desatualizado'])
    expect(falha.detalhes?.carrinho).toMatchObject({ revisao: 2, observacao: 'De outro lugar' })
    expect(await saved()).toMatchObject({ revisao: 2, itens: [{ quantidade: 7000 }] })
  })

  test('without a revision the last write wins, on what stands now', async () => {
    await writeElsewhere(7000)
    expect((await save(2)).dados).toMatchObject({ revisao: 3, observacao: 'De outro lugar' })
  })

  test('a browser that knows a newer cart than this process is believed after a look', async () => {
    await writeElsewhere(7000)
    expect((await save(2, 2)).dados).toMatchObject({ revisao: 3, observacao: 'De outro lugar' })
  })

  test('an attendant who takes the cart meanwhile is respected', async () => {
    const marina = await buildCliente(app.sql, loja)
    await app.sql`update carrinho set bloqueado_por = ${marina.idusuario}, bloqueado_desde = now() where idcliente = ${ana.idcliente}`
    const { falha } = await save(2, 1)
    expect(falha.codigo).toBe('carrinho_bloqueado')
    expect(await saved()).toMatchObject({ revisao: 1 })
  })
})

describe('carts saved again where coupons have limits (decision 0180)', () => {
  const limitado = (outros: Parameters<typeof buildCupom>[2] = {}) =>
    buildCupom(app.sql, loja, { codigocupom: 'UMAVEZ', valor: 10, limite: 1, ...outros })
  const useUp = (idcupom: string) => app.sql`update cupom set usos = 1 where idcupom = ${idcupom}`

  test('one that this cart has nothing to do with is not asked about', async () => {
    await limitado()
    await save(2)
    const statements = await app.statementsOf(() => save(3))
    expect(statements).toHaveLength(1)
    expect(statements[0]).not.toContain('from cupom')
  })

  test('one that applies itself: the statement that saves says whether it is used up', async () => {
    const idcupom = await limitado({ aplicacao_automatica: true })
    expect((await save(2)).dados.codigoCupom).toBe('UMAVEZ')
    await useUp(idcupom)
    let depois: Awaited<ReturnType<typeof save>> | undefined
    expect(await app.statementsOf(async () => void (depois = await save(3)))).toHaveLength(1)
    expect(depois?.dados).toMatchObject({ revisao: 3, codigoCupom: null })
  })

  test('one for the first order, once there was one', async () => {
    await buildCupom(app.sql, loja, {
      valor: 10,
      aplicacao_automatica: true,
      condicoes: { primeira_compra: true },
    })
    expect((await save(2)).dados.cupomAutomatico).toBe(true)
    await orderElsewhere()
    expect((await save(3)).dados.cupomAutomatico).toBe(false)
  })

  test('one that was chosen, and is used up when the next line comes', async () => {
    const idcupom = await limitado()
    expect((await save(2, 1, 'UMAVEZ')).dados.codigoCupom).toBe('UMAVEZ')
    await useUp(idcupom)
    expect((await save(3)).dados).toMatchObject({ codigoCupom: null, cupomEscolhido: 'UMAVEZ' })
  })

  test('one that is asked for is not taken by what a remembered cart knows', async () => {
    const idcupom = await limitado()
    await save(2)
    await useUp(idcupom)
    expect((await save(3, 2, 'UMAVEZ')).dados).toMatchObject({
      cupomEscolhido: null,
      avisoCupom: 'Este cupom já foi usado até o limite.',
    })
  })
})
