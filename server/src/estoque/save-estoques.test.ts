import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  listRecusados,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { saveEstoques } from './index.ts'

type Movimento = Parameters<typeof saveEstoques>[2][number]

let app: AppDeTeste
let loja: FornecedorDeTeste
let cafe: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  cafe = await buildProduto(app.sql, loja, { estoque: 10 })
})

const contagem = (quantidade: number, idcadastroextraproduto = cafe): Movimento => ({
  tipo: 'CONTAGEM',
  idcadastroextraproduto,
  quantidade,
  motivo: 'Inventário',
})
const ajuste = (quantidade: number, idcadastroextraproduto = cafe): Movimento => ({
  tipo: 'AJUSTE',
  idcadastroextraproduto,
  quantidade,
  motivo: 'Quebra',
})
const solto = (idcadastroextraproduto = cafe): Movimento => ({
  tipo: 'SEM_CONTROLE',
  idcadastroextraproduto,
  motivo: '',
})
const save = (movimentos: readonly Movimento[]) =>
  app.sql.begin((tx) =>
    saveEstoques(
      tx,
      { idfornecedor: loja.idfornecedor, autor: { ator: 'fornecedor', idusuario: null } },
      movimentos,
    ),
  )
const refuse = (movimentos: readonly Movimento[]) => listRecusados(save(movimentos))
const read = async (id = cafe) => {
  const [row] = await app.sql<{ quantidade: number }[]>`
    select quantidade from estoque where idfornecedor = ${loja.idfornecedor} and idcadastroextraproduto = ${id}`
  return row?.quantidade ?? null
}

describe('stock', () => {
  test('is counted, added to, taken from, told with the reason, and let go', async () => {
    expect(await save([contagem(4.5)])).toBe(1)
    expect(await save([ajuste(-1.25)])).toBe(1)
    expect(await read()).toBe(3250)
    expect(await save([contagem(3.25)])).toBe(0)
    expect(await save([solto()])).toBe(1)
    expect(await read()).toBeNull()
    expect(await save([solto()])).toBe(0)
    expect(await save([contagem(7)])).toBe(1)
    const eventos = await app.sql`
      select tipo, dados -> 'antes' as antes, dados -> 'depois' as depois, dados ->> 'motivo' as motivo from evento
      where dados ->> 'cadastro' = 'estoque' and dados ->> 'id' = ${cafe} order by idevento`
    expect(
      eventos.map(({ tipo, motivo, antes, depois }) => [tipo, motivo, antes?.quantidade, depois?.quantidade]),
    ).toEqual([
      ['cadastro.MUDADO', 'Inventário', 10_000, 4500],
      ['cadastro.MUDADO', 'Quebra', 4500, 3250],
      ['cadastro.REMOVIDO', null, 3250, undefined],
      ['cadastro.CRIADO', 'Inventário', undefined, 7000],
    ])
  })

  test('that is back is shown at once, and so is what is gone', async () => {
    const show = async () => {
      const { dados } = await app.call('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', {
        params: { a: 'token', b: loja.idfornecedor, c: cafe },
      })
      return dados.disponivel
    }
    expect(await show()).toBe(true)
    await save([contagem(0)])
    expect(await show()).toBe(false)
    await save([ajuste(1)])
    expect(await show()).toBe(true)
  })

  test('that orders take meanwhile loses nothing', async () => {
    const clientes = await Promise.all([1, 2, 3].map(() => buildCliente(app.sql, loja)))
    const [primeiro, ...outros] = clientes.map((cliente) => async () => {
      const { status } = await app.call(
        'POST /v2/app/{session_token}/usuario/{id}/pedido',
        {
          params: { session_token: 'token', id: cliente.idcliente },
          body: buildSubmissao({ loja, cliente, produto: cafe }),
        },
        { token: cliente.token },
      )
      expect(status).toBe(200)
    })
    await primeiro?.()
    const umPedido = 10_000 - ((await read()) ?? 0)
    expect(umPedido).toBeGreaterThan(0)
    await Promise.all([
      ...[1, 2, 3, 4, 5].map(() => save([ajuste(1)])),
      ...outros.map((order) => order()),
      ...[1, 2, 3, 4, 5].map(() => save([ajuste(-1)])),
    ])
    expect(await read()).toBe(10_000 - 3 * umPedido)
  })

  test('cannot go below 0; a product whose stock nobody counts has no movements', async () => {
    const cha = await buildProduto(app.sql, loja)
    expect(await refuse([ajuste(-10.001), ajuste(1, cha)])).toEqual([
      'estoques.0.quantidade: Não há tanto no estoque.',
      expect.stringMatching(/^estoques\.1\.quantidade: .*não é contado/),
    ])
    expect(await refuse([contagem(1), contagem(2)])).toEqual([
      'estoques.1.idcadastroextraproduto: Aparece duas vezes.',
    ])
    expect(await read()).toBe(10_000)
  })

  test('is of products of its own store', async () => {
    const outra = await buildFornecedor(app.sql)
    const dela = await buildProduto(app.sql, outra, { estoque: 5 })
    expect(await refuse([contagem(1), contagem(1, dela)])).toEqual([
      'estoques.1.idcadastroextraproduto: Este produto não existe nesta loja.',
    ])
    expect(await read()).toBe(10_000)
  })

  test.each<[string, number, RegExp]>([
    ['less than nothing', -1, /abaixo do mínimo/],
    ['no number', Number.NaN, /Diga um número/],
    ['more than there is anywhere', 1e15, /acima do máximo/],
    ['a tenth of the smallest', 0.0000001, /3 casas/],
  ])('is refused as %s', async (_, quantidade, erro) => {
    expect((await refuse([contagem(quantidade)])).join()).toMatch(erro)
    expect(await save([])).toBe(0)
  })
})

test('many products are the statements of one', async () => {
  const ids = await Promise.all(Array.from({ length: 60 }, () => buildProduto(app.sql, loja, { estoque: 1 })))
  const de = (movimentos: Movimento[]) => app.statementsOf(() => save(movimentos))
  const um = await de([contagem(3)])
  expect(await de(ids.map((id) => contagem(3, id)))).toHaveLength(um.length)
})
