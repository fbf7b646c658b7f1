import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PedidoDeReajuste, ReajusteDito } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  amanha,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  createTestApp,
  hoje,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'
import { applyReajustes } from './apply-reajustes.ts'

/** Prices of many products changed by a rule (issue 17, line 5; ux 3.6; decision 0165). */
const BASE = '/painel/v1/{idfornecedor}'

let app: AppDeTeste
let loja: FornecedorDeTeste
let dona: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
})

const params = () => ({ idfornecedor: loja.idfornecedor })
const pedido = (regra: object = {}, selecao: object = {}) =>
  ({ selecao, regra: { percentual: 10, ...regra } }) as PedidoDeReajuste
const rehearse = async (dito = pedido()) =>
  (await app.call(`POST ${BASE}/reajustes/ensaio`, { params: params(), body: dito }, dona)).dados
const put = (dito: ReajusteDito = pedido(), idreajuste = uuidv7(), quem = dona) =>
  app.call(`PUT ${BASE}/reajustes/{idreajuste}`, { params: { ...params(), idreajuste }, body: dito }, quem)
const cancel = (idreajuste: string) =>
  app.call(`POST ${BASE}/reajustes/{idreajuste}/cancelar`, { params: { ...params(), idreajuste } }, dona)
const list = async (quem = dona) =>
  (await app.call(`GET ${BASE}/reajustes`, { params: params() }, quem)).dados.data
const turn = (idato: number, como: 'desfazer' | 'refazer' = 'desfazer') =>
  app.call(`POST ${BASE}/atos/{idato}/${como}`, { params: { ...params(), idato } }, dona)

/** In reais, by name. */
async function readPrecos() {
  const rows = await app.sql<{ nome: string; preco: number | null }[]>`
    select nome, preco::int as preco from produto where idfornecedor = ${loja.idfornecedor} order by nome`
  return Object.fromEntries(rows.map(({ nome, preco }) => [nome, preco === null ? null : preco / 10_000]))
}
const buildTres = async () => {
  await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 20 })
  const cafe = await buildProduto(app.sql, loja, { nome: 'Café', preco: 10 })
  const sal = await buildProduto(app.sql, loja, { nome: 'Sal', preco: 2 })
  await app.sql`update produto set custo = 115000, marca = 'Serra' where idcadastroextraproduto = ${cafe}`
  await app.sql`update produto set preco = null where idcadastroextraproduto = ${sal}`
  return { cafe, sal }
}

test('a rehearsal tells what would change, what would not and why, and changes nothing', async () => {
  await buildTres()
  const ensaio = await rehearse()
  expect(ensaio).toMatchObject({
    produtos: 3,
    mudam: 1,
    iguais: 0,
    abaixo: 0,
    pulados: [
      { porque: 'SEM_PRECO', quantos: 1 },
      { porque: 'ABAIXO_DO_CUSTO', quantos: 1 },
    ],
    exemplos: [{ nome: 'Arroz', antes: 20, depois: 22 }],
  })
  expect(ensaio.exemplospulados.map(({ nome, motivo }) => [nome, motivo]).toSorted()).toEqual([
    ['Café', 'Ficaria abaixo do custo.'],
    ['Sal', 'Não tem preço: é vendido só por orçamento.'],
  ])
  expect(await rehearse(pedido({ abaixodocusto: true }))).toMatchObject({
    mudam: 2,
    abaixo: 1,
    exemplosabaixo: [{ nome: 'Café', antes: 10, depois: 11, custo: 11.5 }],
  })
  expect(await readPrecos()).toEqual({ Arroz: 20, Café: 10, Sal: null })
})

test('what is rehearsed is done at once, and taken back and done again in one go by whoever did it', async () => {
  await buildTres()
  const idreajuste = uuidv7()
  const dito = pedido({ final: 'FINAL_90', abaixodocusto: true })
  expect((await put(dito, idreajuste)).dados).toMatchObject({
    estado: 'APLICADO',
    mudados: 2,
    pulados: 1,
    feitos: 3,
    aFazer: 3,
    desfeito: false,
  })
  expect(await readPrecos()).toEqual({ Arroz: 21.9, Café: 10.9, Sal: null })
  // An answer that was lost, asked for again.
  await put(dito, idreajuste)
  const [feito] = await list()
  expect(feito).toMatchObject({ idreajuste, mudados: 2 })
  expect(await readPrecos()).toMatchObject({ Arroz: 21.9 })
  expect((await turn(feito?.idato ?? 0)).dados).toMatchObject({ voltaram: 2, ficaram: [] })
  expect(await readPrecos()).toEqual({ Arroz: 20, Café: 10, Sal: null })
  expect((await list())[0]).toMatchObject({ desfeito: true })
  await turn(feito?.idato ?? 0, 'refazer')
  expect(await readPrecos()).toMatchObject({ Arroz: 21.9, Café: 10.9 })
  // Another one of the team sees it; its way back is whose it is.
  const outra = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  expect((await list(outra))[0]).toMatchObject({ idreajuste, idato: null })
})

test.each<[string, object, string[]]>([
  ['words', { sk: 'arroz' }, ['Arroz']],
  ['a brand', { marca: 'Serra' }, ['Café']],
  ['a tag', { tag: 'promo' }, ['Sal']],
  ['words and a brand', { sk: 'caf', marca: 'Serra' }, ['Café']],
  ['a view', { vista: 'SEM_PRECO' }, ['Sal']],
  ['what is off the shop', { vista: 'INATIVOS' }, []],
])('by %s, others stay', async (_, selecao, nomes) => {
  const { sal } = await buildTres()
  await app.sql`update produto set tags = '{promo}' where idcadastroextraproduto = ${sal}`
  const { exemplos, exemplospulados, produtos } = await rehearse(pedido({ abaixodocusto: true }, selecao))
  expect(produtos).toBe(nomes.length)
  expect([...exemplos, ...exemplospulados].map(({ nome }) => nome)).toEqual(nomes)
})

test('one of no products, of a day that is not to come, of no change or of nonsense is refused at its field', async () => {
  await buildTres()
  const camposOf = async (dito: object) => Object.keys((await put(dito as ReajusteDito)).falha?.campos ?? {})
  expect(await camposOf(pedido({}, { sk: 'inexistente' }))).toEqual(['selecao'])
  expect(await camposOf({ ...pedido(), dia: hoje })).toEqual(['dia'])
  expect(await camposOf({ ...pedido(), regra: {} })).toEqual(['regra.percentual'])
  expect(await camposOf(pedido({ percentual: 0.000_000_1 }))).toEqual(['regra.percentual'])
  expect(await list()).toEqual([])
})

test('one for a day waits, is called off, and is done once the day has come, by any process and once', async () => {
  await buildTres()
  const [tarde, fora] = [uuidv7(), uuidv7()]
  expect((await put({ ...pedido(), dia: amanha }, tarde)).dados).toMatchObject({
    estado: 'AGENDADO',
    dia: amanha,
  })
  await put({ ...pedido(), dia: amanha }, fora)
  expect((await cancel(fora)).dados).toMatchObject({ estado: 'CANCELADO' })
  expect(await applyReajustes(app.sql)).toBe(0)
  await app.sql`update reajuste set dia = ${hoje} where idfornecedor = ${loja.idfornecedor}`
  await Promise.all([applyReajustes(app.sql), applyReajustes(app.sql)])
  expect(await readPrecos()).toMatchObject({ Arroz: 22 })
  const [primeiro, segundo] = (await list()).toSorted((a) => (a.idreajuste === tarde ? -1 : 1))
  expect([primeiro, segundo]).toMatchObject([
    { estado: 'APLICADO', mudados: 1 },
    { estado: 'CANCELADO', mudados: 0 },
  ])
  // What is over is not called off, and its author takes it back.
  expect((await cancel(tarde)).dados.estado).toBe('APLICADO')
  expect((await turn(primeiro?.idato ?? 0)).dados.voltaram).toBe(1)
})

test('of many a job takes care; stopped, it leaves every price as it was, and one that fails is told as such', async () => {
  await buildTres()
  await app.sql`
    insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco)
    select idfornecedor, gen_random_uuid(), gen_random_uuid(), 'G' || n, 'Grande ' || n, '', idcategoria, '', 'un', 10000 * n
    from generate_series(1, 1200) as n, (select idfornecedor, idcategoria from produto where idfornecedor = ${loja.idfornecedor} limit 1) p`
  const antes = await readPrecos()
  const { dados: parado } = await put()
  expect(parado.estado).toBe('APLICANDO')
  await cancel(parado.idreajuste)
  await applyReajustes(app.sql)
  expect((await list())[0]).toMatchObject({ estado: 'CANCELADO', mudados: 0 })
  expect(await readPrecos()).toEqual(antes)

  await put(pedido({ percentual: 50 }))
  await applyReajustes(app.sql)
  expect((await list())[0]).toMatchObject({ estado: 'APLICADO', mudados: 1202, feitos: 1203, aFazer: 1203 })
  expect(await readPrecos()).toMatchObject({ 'Grande 1': 1.5, 'Grande 1200': 1800 })

  const { dados: outro } = await put()
  await app.sql`update reajuste set autor = '{"ator":"fornecedor","idusuario":"ninguém"}' where idreajuste = ${outro.idreajuste}`
  await applyReajustes(app.sql).catch(() => {})
  expect((await list())[0]).toMatchObject({ estado: 'FALHOU' })
})

test('what somebody sells and another store has stays out of it, and a cancel of theirs is none of ours', async () => {
  await buildTres()
  const { dados } = await put({ ...pedido(), dia: amanha })
  const dele = await buildFornecedor(app.sql)
  const vizinho = await buildEquipe(app.sql, dele, { papel: 'fornecedor' })
  const aoLado = await app.call(
    `POST ${BASE}/reajustes/{idreajuste}/cancelar`,
    { params: { idfornecedor: dele.idfornecedor, idreajuste: dados.idreajuste } },
    vizinho,
  )
  expect(aoLado.falha?.codigo).toBe('nao_encontrado')
  expect((await list())[0]?.estado).toBe('AGENDADO')
  const atendente = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  expect((await put(pedido(), uuidv7(), atendente)).falha?.codigo).toBe('sem_permissao')
})
