import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildEquipe,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** One way back for all that a person does (ahead A1, decision 0158). */
const BASE = '/painel/v1/{idfornecedor}'

let app: AppDeTeste
let loja: FornecedorDeTeste
let pessoas: LoginDeTeste[]

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  pessoas = await Promise.all([0, 1, 2].map(() => buildEquipe(app.sql, loja, { papel: 'fornecedor' })))
})
afterAll(() => app.close())

const idDe = (ato: { idato: number } | undefined) => ato?.idato ?? 0
const tokenDe = (quem: number) => ({ token: pessoas[quem]?.token ?? '' })
const params = () => ({ idfornecedor: loja.idfornecedor })
const change = (quem: number, produtos: object[], todos: object = {}) =>
  app.call(
    `POST ${BASE}/produtos/lote`,
    { params: params(), body: { produtos, ...todos } as never },
    tokenDe(quem),
  )
const list = async (quem: number) =>
  (await app.call(`GET ${BASE}/atos`, { params: params() }, tokenDe(quem))).dados.data
const turn = (quem: number, idato: number, como: 'desfazer' | 'refazer') =>
  app.call(`POST ${BASE}/atos/{idato}/${como}`, { params: { ...params(), idato } }, tokenDe(quem))
async function readProduto(idcadastroextraproduto: string) {
  const { dados } = await app.call(
    `GET ${BASE}/produtos/{idcadastroextraproduto}`,
    { params: { ...params(), idcadastroextraproduto } },
    tokenDe(0),
  )
  return { nome: dados.nome, preco: dados.preco, estoque: dados.estoque, ativo: dados.ativo }
}

test('what a person did is taken back and done again, and what another changed since stays and is told', async () => {
  const [cafe, cha] = [
    await buildProduto(app.sql, loja, { nome: 'Café', preco: 10 }),
    await buildProduto(app.sql, loja, { nome: 'Chá', preco: 20 }),
  ]
  const antes = await readProduto(cafe)
  await change(0, [{ idcadastroextraproduto: cafe }, { idcadastroextraproduto: cha }], { percentual: 10 })
  await change(0, [
    { idcadastroextraproduto: cafe, nome: 'Café novo', estoque: { tipo: 'CONTAGEM', quantidade: 7 } },
  ])
  const [nome, preco] = await list(0)
  expect(nome).toMatchObject({ desfeito: false, pode_desfazer: true })
  expect(nome?.partes.map(({ cadastro, mudancas }) => [cadastro, mudancas]).toSorted()).toEqual([
    ['estoque', 1],
    ['produto', 1],
  ])
  expect(preco?.partes).toMatchObject([{ cadastro: 'produto', tipo: 'Produto', mudancas: 2 }])
  expect(await list(1)).toEqual([])

  expect((await turn(0, idDe(nome), 'desfazer')).dados).toMatchObject({
    voltaram: 2,
    ficaram: [],
    ato: { desfeito: true },
  })
  expect(await readProduto(cafe)).toEqual({ ...antes, preco: 11 })
  // Asked twice, done once.
  expect((await turn(0, idDe(nome), 'desfazer')).dados.voltaram).toBe(0)

  await change(1, [{ idcadastroextraproduto: cha, nome: 'Chá dela' }])
  expect((await turn(0, idDe(preco), 'desfazer')).dados).toMatchObject({
    voltaram: 1,
    ficaram: [{ cadastro: 'produto', id: cha, nome: 'Chá dela', porque: 'MUDOU' }],
    total_ficaram: 1,
  })
  expect(await readProduto(cafe)).toEqual(antes)
  expect(await readProduto(cha)).toMatchObject({ nome: 'Chá dela', preco: 22 })

  for (const ato of [preco, nome])
    expect((await turn(0, idDe(ato), 'refazer')).dados.ato.desfeito).toBe(false)
  expect(await readProduto(cafe)).toMatchObject({ nome: 'Café novo', preco: 11, estoque: 7 })
  for (const ato of [nome, preco]) await turn(0, idDe(ato), 'desfazer')
  expect(await readProduto(cafe)).toEqual(antes)
  // Ways back are no acts of their own.
  expect(await list(0)).toHaveLength(2)
})

test('what somebody else did, or another supplier keeps, is nobody’s to take back', async () => {
  const produto = await buildProduto(app.sql, loja, { nome: 'Mel', preco: 10 })
  await change(0, [{ idcadastroextraproduto: produto, preco: 12 }])
  const [ato] = await list(0)
  expect(await turn(1, idDe(ato), 'desfazer')).toMatchObject({
    status: 404,
    dados: { codigo: 'nao_encontrado' },
  })
  expect((await readProduto(produto)).preco).toBe(12)
})

test('a code that is another’s by now stays away, the others come back', async () => {
  const [um, dois, tres] = await Promise.all(
    ['a', 'b', 'c'].map((nome) => buildProduto(app.sql, loja, { nome, preco: 5 })),
  )
  const skuDe = async (id = '') =>
    (await app.sql<{ sku: string }[]>`select sku from produto where idcadastroextraproduto = ${id}`)[0]
      ?.sku ?? ''
  const [antes, outro] = [await skuDe(um), await skuDe(dois)]
  await change(0, [
    { idcadastroextraproduto: um, sku: 'NOVO-1' },
    { idcadastroextraproduto: dois, sku: 'NOVO-2' },
  ])
  const [ato] = await list(0)
  await change(1, [{ idcadastroextraproduto: tres, sku: antes }])
  expect((await turn(0, idDe(ato), 'desfazer')).dados).toMatchObject({
    voltaram: 1,
    ficaram: [{ id: um }],
  })
  expect([await skuDe(um), await skuDe(dois)]).toEqual(['NOVO-1', outro])
})

const readRegistro = async (cadastro: string) =>
  (await app.call(`GET ${BASE}/registro`, { params: params(), query: { cadastro } }, tokenDe(1))).dados.data
const undo = (quem: number, idevento = 0) =>
  app.call(`POST ${BASE}/registro/{idevento}/desfazer`, { params: { ...params(), idevento } }, tokenDe(quem))

test('one change of the register goes back, whoever made it, and what came of it can be taken back too', async () => {
  const [mel, sal] = [
    await buildProduto(app.sql, loja, { nome: 'Mel', preco: 10 }),
    await buildProduto(app.sql, loja, { nome: 'Sal', preco: 20 }),
  ]
  await change(0, [{ idcadastroextraproduto: mel }, { idcadastroextraproduto: sal }], { percentual: 10 })
  const doMel = (await readRegistro('produto')).find(({ nome }) => nome === 'Mel')
  expect(doMel?.pode_desfazer).toBe(true)
  // Another owner, the one row of the two.
  expect((await undo(1, doMel?.idevento)).dados).toEqual({ porque: null })
  expect((await readProduto(mel)).preco).toBe(10)
  expect((await readProduto(sal)).preco).toBe(22)
  expect((await readRegistro('produto'))[0]).toMatchObject({ nome: 'Mel', motivo: 'Desfeito' })
  expect((await undo(1, doMel?.idevento)).dados, 'once').toEqual({ porque: 'MUDOU' })
  const [daVolta] = await list(1)
  await turn(1, idDe(daVolta), 'desfazer')
  expect((await readProduto(mel)).preco, 'the way back is an act of its own').toBe(11)
})

test('a change that was all of an act of one’s own takes that act back; what was changed since stays, and it is said', async () => {
  const cha = await buildProduto(app.sql, loja, { nome: 'Chá preto', preco: 20 })
  await change(2, [{ idcadastroextraproduto: cha, estoque: { tipo: 'CONTAGEM', quantidade: 7 } }])
  const [contado] = await readRegistro('estoque')
  expect(contado?.pode_desfazer).toBe(true)
  await change(2, [{ idcadastroextraproduto: cha, nome: 'Chá verde' }])
  const [rename] = await readRegistro('produto')
  await change(0, [{ idcadastroextraproduto: cha, nome: 'Chá branco' }])
  expect((await undo(2, rename?.idevento)).dados).toEqual({ porque: 'MUDOU' })
  expect((await readProduto(cha)).nome).toBe('Chá branco')
  expect((await undo(2, contado?.idevento)).dados).toEqual({ porque: null })
  expect((await list(2)).map(({ desfeito }) => desfeito)).toEqual([false, true])

  const outra = await buildFornecedor(app.sql)
  const vera = await buildEquipe(app.sql, outra, { papel: 'fornecedor' })
  const alheia = await app.call(
    `POST ${BASE}/registro/{idevento}/desfazer`,
    { params: { idfornecedor: outra.idfornecedor, idevento: rename?.idevento ?? 0 } },
    vera,
  )
  expect(alheia.falha.codigo).toBe('nao_encontrado')
  await app.sql`update evento set quando = now() - interval '31 days' where idevento = ${rename?.idevento ?? 0}`
  expect((await undo(2, rename?.idevento)).falha.codigo, 'older than acts are shown').toBe('nao_encontrado')
})
