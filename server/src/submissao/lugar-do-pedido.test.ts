import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Submissao } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  amanha,
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
} from '../teste/index.ts'

const PEDIDO = 'POST /v2/app/{session_token}/usuario/{id}/pedido'
const CARRINHO = 'POST /v2/app/{session_token}/cliente/usuario/{id}/cart'

let app: AppDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function buildCena(tags: string[]) {
  const loja = await buildFornecedor(app.sql, { tags })
  const cliente = await buildCliente(app.sql, loja)
  const produto = await buildProduto(app.sql, loja)
  return { loja, cliente, produto }
}
type Cena = Awaited<ReturnType<typeof buildCena>>

function submit(cena: Cena, change: Partial<Submissao>) {
  const body = buildSubmissao(cena, change)
  return app.call(
    PEDIDO,
    { params: { session_token: 'token', id: cena.cliente.idcliente }, query: {}, body },
    { token: cena.cliente.token },
  )
}
const pickUp = ({ loja }: Cena, idloja: string, idformaentrega = loja.idRetirada): Partial<Submissao> => ({
  tipoEntrega: 'RETIRADA',
  enderecoentrega: null,
  lojaRetira: { idloja },
  formaEntrega: { idformaentrega, data_de_entrega: amanha, inicio: '08:00' },
})

/** The code of a refusal; 'feito' for an order. */
async function outcome(cena: Cena, change: Partial<Submissao>): Promise<string> {
  const resposta = await submit(cena, change)
  return resposta.status === 200 ? 'feito' : (resposta.falha?.codigo ?? '')
}

describe('what a supplier does not do, and stores that are not its own, are in no order (§4 Delivery type)', () => {
  const ambos = ['has-delivery', 'has-collect']

  test('its own store, and no other company’s', async () => {
    const cena = await buildCena(ambos)
    const outra = await buildFornecedor(app.sql)
    expect(await outcome(cena, pickUp(cena, outra.idloja))).toBe('loja_invalida')
    expect(await outcome(cena, pickUp(cena, cena.loja.idloja, outra.idRetirada))).toBe('sem_forma_entrega')
    expect(await outcome(cena, pickUp(cena, cena.loja.idloja))).toBe('feito')
  })

  test('a form of one of its stores is not had at another', async () => {
    const cena = await buildCena(ambos)
    const { idfornecedor, idRetirada, idloja } = cena.loja
    const segunda = uuidv7()
    await app.sql`insert into loja (idloja, idfornecedor, nome, descricao_endereco_loja, lat, lng) values (${segunda}, ${idfornecedor}, 'Dois', 'Rua B, 2', -22.9, -47.06)`
    await app.sql`update forma_entrega set idloja = ${idloja} where idformaentrega = ${idRetirada}`
    expect(await outcome(cena, pickUp(cena, segunda))).toBe('loja_invalida')
    expect(await outcome(cena, pickUp(cena, idloja))).toBe('feito')
  })

  test.each([
    [['has-delivery'], 'feito', 'loja_invalida'],
    [['has-collect'], 'fornecedor_nao_atende', 'feito'],
    [ambos, 'feito', 'feito'],
  ])('%j: delivery %s, pickup %s', async (tags, entrega, retirada) => {
    const cena = await buildCena(tags)
    expect(await outcome(cena, {})).toBe(entrega)
    expect(await outcome(cena, pickUp(cena, cena.loja.idloja))).toBe(retirada)
  })
})

test.each([
  [['has-delivery'], 'DELIVERY'],
  [['has-collect'], 'RETIRADA'],
])('a cart at a supplier with %j is priced as %s whatever is asked', async (tags, oferecido) => {
  const cena = await buildCena(tags)
  const { idfornecedor } = cena.loja
  const idpolitica = uuidv7()
  await app.sql`
    insert into politica (idpolitica, idfornecedor, nome, condicoes, efeito) values (${idpolitica}, ${idfornecedor}, 'Como chega',
      ${app.sql.json({ tipoEntrega: oferecido })}, ${app.sql.json({ percentual: -10 })})`
  for (const tipoentrega of ['DELIVERY', 'RETIRADA', undefined] as const) {
    const { dados } = await app.call(
      CARRINHO,
      {
        params: { session_token: 'token', id: cena.cliente.idcliente },
        query: { idfornecedor, tipoentrega },
        body: { cartItens: [{ id: cena.produto, quantidade: 1, embalarParaPresente: false }] },
      },
      { token: cena.cliente.token },
    )
    expect([tipoentrega, dados.totalCompras]).toEqual([tipoentrega, 9])
  }
})
