import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildErp,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** The supplier's own word on the taxes of its invoices (decision 0065). */
let app: AppDeTeste
let loja: FornecedorDeTeste
let rui: LoginDeTeste
let sabao: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  rui = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  sabao = await buildProduto(app.sql, loja, { nome: 'Sabão', preco: 100 })
})

const params = () => ({ idfornecedor: loja.idfornecedor })
const read = async () =>
  (await app.call('GET /painel/v1/{idfornecedor}/impostos', { params: params() }, rui)).dados
const turn = (ligado: boolean, quem = { token: rui.token }) =>
  app.call(
    'PUT /painel/v1/{idfornecedor}/impostos',
    { params: params(), body: { ligado, industria: true, simples: false } },
    quem,
  )
const save = (regras: object[], quem = { token: rui.token }) =>
  app.call(
    'POST /painel/v1/{idfornecedor}/impostos/regras',
    { params: params(), body: { regras: regras as never } },
    quem,
  )
const tell = (produtos: object[]) =>
  app.call(
    'PUT /painel/v1/{idfornecedor}/impostos/produtos',
    { params: params(), body: { produtos: produtos as never } },
    rui,
  )

/** What a visitor's cart of one soap says of taxes. */
async function readPrevia() {
  await app.settle()
  const { dados } = await app.call('POST /v4/cart/{idfornecedor}/previa', {
    params: params(),
    body: { cartItens: [{ id: sabao, quantidade: 1, embalarParaPresente: false }] },
  })
  const { totalCompras, subtotal, valoripi, valorst } = dados
  return { totalCompras, subtotal, valoripi, valorst }
}

test('off at first, with a list that is empty', async () => {
  expect(await read()).toEqual({ ligado: false, industria: false, simples: false, regras: [] })
})

test('a rule alone charges nothing; turned on it does, and turned off nothing again', async () => {
  await save([{ ncm: '3402', ipi: 3.25 }])
  await tell([{ id: sabao, ncm: '34022000' }])
  const semImposto = { totalCompras: 100, subtotal: 100, valoripi: 0, valorst: 0 }
  expect(await readPrevia()).toEqual(semImposto)
  expect((await turn(true)).dados).toMatchObject({
    ligado: true,
    regras: [{ ncm: '3402', ipi: 3.25, mva: null }],
  })
  expect(await readPrevia()).toEqual({ totalCompras: 103.25, subtotal: 100, valoripi: 3.25, valorst: 0 })
  await turn(false)
  expect(await readPrevia()).toEqual(semImposto)
})

test('a rule of the same target and state takes the place of the one before; another state is another rule', async () => {
  await save([
    { ncm: '3402', ipi: 5 },
    { ncm: '3402', uf: 'MG', ipi: 6 },
    { idcadastroextraproduto: sabao, ipi: 7 },
  ])
  const { status, dados } = await save([
    { ncm: '3402', ipi: 1 },
    { ncm: '3402', ipi: 8.5, mva: 47.35, aliquotainterna: 18, fcp: 2 },
  ])
  expect(status).toBe(200)
  expect(dados.regras.map(({ ncm, uf, ipi, mva, fcp }) => [ncm, uf, ipi, mva, fcp])).toEqual([
    [null, null, 7, null, null],
    ['3402', null, 8.5, 47.35, 2],
    ['3402', 'MG', 6, null, null],
  ])
  const [primeira] = dados.regras
  const remove = () =>
    app.call(
      'DELETE /painel/v1/{idfornecedor}/impostos/regras/{idregra}',
      { params: { ...params(), idregra: primeira?.idregra ?? '' } },
      rui,
    )
  expect((await remove()).dados).toEqual({ removida: true })
  expect((await remove()).falha.codigo).toBe('nao_encontrado')
  expect((await read()).regras).toHaveLength(2)
})

test('changes of switch and rules are told with their author, before and after; saving the same again tells nothing (§12)', async () => {
  const listTold = () => app.sql<
    { tipo: string; cadastro: string; quem: string; antes: unknown; depois: unknown }[]
  >`
    select tipo, dados ->> 'cadastro' as cadastro, dados -> 'autor' ->> 'idusuario' as quem, dados -> 'antes' as antes, dados -> 'depois' as depois
    from evento where idfornecedor = ${loja.idfornecedor} and dados ->> 'cadastro' in ('configuracao_imposto', 'regra_imposto')
    order by idevento`
  const regra = { ncm: '3402', uf: 'MG', ipi: 6 }
  for (const _ of [1, 2]) {
    await turn(true)
    await save([regra])
  }
  await turn(false)
  const { dados } = await save([{ ...regra, ipi: 6.5 }])
  const { idregra = '' } = dados.regras[0] ?? {}
  await app.call(
    'DELETE /painel/v1/{idfornecedor}/impostos/regras/{idregra}',
    { params: { ...params(), idregra } },
    rui,
  )
  const told = await listTold()
  expect(told.map(({ tipo, cadastro }) => [tipo, cadastro])).toEqual([
    ['cadastro.CRIADO', 'configuracao_imposto'],
    ['cadastro.CRIADO', 'regra_imposto'],
    ['cadastro.MUDADO', 'configuracao_imposto'],
    ['cadastro.MUDADO', 'regra_imposto'],
    ['cadastro.REMOVIDO', 'regra_imposto'],
  ])
  expect(told[2]).toMatchObject({ antes: { ligado: true }, depois: { ligado: false } })
  expect(told[3]).toMatchObject({ antes: { ipi: 600 }, depois: { ipi: 650 } })
  expect(new Set(told.map(({ quem }) => quem))).toEqual(new Set([rui.idusuario]))
})

test('products are named by id or sku; a rule holds from the moment that the product has its NCM', async () => {
  await turn(true)
  await save([{ ncm: '34', ipi: 10 }])
  expect((await readPrevia()).valoripi).toBe(0)
  const [row] = await app.sql<
    { sku: string }[]
  >`select sku from produto where idcadastroextraproduto = ${sabao}`
  expect((await tell([{ sku: row?.sku, ncm: '34022000', origem: 1 }])).dados).toEqual({ salvos: 1 })
  expect((await readPrevia()).valoripi).toBe(10)
  // It is an edit of the product: it has a version, and is told with its author.
  const [evento] = await app.sql`
    select dados -> 'autor' ->> 'idusuario' as idusuario, dados -> 'depois' as depois, dados -> 'versao' as versao
    from evento where dados ->> 'cadastro' = 'produto' and dados ->> 'id' = ${sabao}`
  expect(evento).toEqual({ idusuario: rui.idusuario, depois: { ncm: '34022000', origem: 1 }, versao: 2 })
})

describe('refused, and nothing of the list is kept', () => {
  test.each<[string, object, RegExp]>([
    ['neither product nor NCM', { ipi: 5 }, /produto ou o NCM/],
    ['both', { ncm: '3402', idcadastroextraproduto: uuidv7(), ipi: 5 }, /produto ou o NCM/],
    ['a product of nobody', { idcadastroextraproduto: uuidv7(), ipi: 5 }, /não é da loja/],
    ['a state that is none', { ncm: '3402', uf: 'XX', ipi: 5 }, /estado/],
    ['nothing said', { ncm: '3402' }, /IPI ou a MVA/],
    ['a margin without its rate', { ncm: '3402', mva: 40 }, /alíquota interna/],
    ['a fund without a margin', { ncm: '3402', ipi: 5, fcp: 2 }, /falta a MVA/],
  ])('%s', async (_, regra, erro) => {
    const { status, falha } = await save([{ ncm: '2203', ipi: 1 }, regra])
    expect([status, falha.codigo]).toEqual([400, 'entrada_invalida'])
    expect(falha.campos?.['regras.1']).toMatch(erro)
    expect((await read()).regras).toEqual([])
  })

  test('a percentage with three decimals, or above what any law knows', async () => {
    for (const ipi of [3.255, 301, -1]) expect((await save([{ ncm: '3402', ipi }])).status).toBe(400)
  })

  test('products that the supplier has not', async () => {
    const alheia = await buildFornecedor(app.sql)
    const dela = await buildProduto(app.sql, alheia)
    const { falha } = await tell([
      { id: sabao, ncm: '34022000' },
      { id: dela, ncm: '34022000' },
      { sku: 'nenhum', ncm: null },
    ])
    expect(Object.keys(falha.campos ?? {})).toEqual(['produtos.1', 'produtos.2'])
    const rows =
      await app.sql`select from produto where idcadastroextraproduto in (${sabao}, ${dela}) and ncm is not null`
    expect(rows).toHaveLength(0)
  })
})

test('the supplier and its system say so, of its own rules alone; attendants and customers do not', async () => {
  const bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  const ana = await buildCliente(app.sql, loja)
  const vizinha = await buildFornecedor(app.sql)
  const deLa = await buildEquipe(app.sql, vizinha, { papel: 'fornecedor' })
  for (const quem of [bia, ana, deLa]) {
    expect([401, 403]).toContain((await turn(true, quem)).status)
    expect([401, 403]).toContain((await save([{ ncm: '3402', ipi: 5 }], quem)).status)
  }
  expect(await read()).toMatchObject({ ligado: false, regras: [] })
  const erp = await buildErp(app.sql, loja)
  expect((await save([{ ncm: '3402', ipi: 5 }], erp)).status).toBe(200)
  const { dados } = await save([{ ncm: '2203', ipi: 5 }])
  const removida = await app.call(
    'DELETE /painel/v1/{idfornecedor}/impostos/regras/{idregra}',
    { params: { idfornecedor: vizinha.idfornecedor, idregra: dados.regras[0]?.idregra ?? '' } },
    deLa,
  )
  expect(removida.falha.codigo).toBe('nao_encontrado')
})
