import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { followEstoque, sendAlertas } from './send-alertas.ts'

const ON = 'POST /v4/notificacao/alerta-disponibilidade'
const OFF = 'POST /v4/notificacao/alerta-disponibilidade/remove'
const MINE = 'GET /v4/notificacao/alerta-disponibilidade/{idfornecedor}/{idcliente}'
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
})
afterAll(() => app.close())

async function switchOn(cliente: ClienteDeTeste, id: string, de = loja) {
  const [row] = await app.sql<{ idproduto: string }[]>`
    select idproduto from produto where idcadastroextraproduto = ${id}`
  const body = {
    idcliente: cliente.idcliente,
    idfornecedor: de.idfornecedor,
    idproduto: row?.idproduto ?? '',
    idcadastroextraproduto: id,
  }
  return app.call(ON, { body }, { token: cliente.token })
}

async function listMine(cliente: ClienteDeTeste) {
  const params = { idfornecedor: loja.idfornecedor, idcliente: cliente.idcliente }
  return (await app.call(MINE, { params }, { token: cliente.token })).dados.data
}

test('off is off for oneself alone, at this store alone (T2)', async () => {
  const [bia, caio] = [await buildCliente(app.sql, loja), await buildCliente(app.sql, loja)]
  const id = await buildProduto(app.sql, loja, { estoque: 0 })
  await switchOn(caio, id)
  await switchOn(bia, id)
  const off = await app.call(
    OFF,
    { body: { idcliente: bia.idcliente, idfornecedor: loja.idfornecedor, idcadastroextraproduto: id } },
    { token: bia.token },
  )
  expect(off.status).toBe(200)
  expect((await listMine(bia)).length).toBe(0)
  expect((await listMine(caio)).map((alerta) => alerta.idcadastroextraproduto)).toEqual([id])
})

const restock = (id: string, quantidade: number) =>
  app.sql`update estoque set quantidade = ${quantidade} where idcadastroextraproduto = ${id}`
const lettersOf = (nome: string) =>
  app.sql<
    { para: string; texto: string }[]
  >`select para, texto from correio where assunto like ${`%${nome}%`} order by criado_em`

test('on, listed with three that are in stock, off (§7, ux 1.25.2)', async () => {
  const id = await buildProduto(app.sql, loja, { nome: 'Café em falta', estoque: 0 })
  await buildProduto(app.sql, loja, { nome: 'Café esgotado', estoque: 0 })
  for (const nome of ['Café A', 'Café B', 'Café C', 'Café D']) await buildProduto(app.sql, loja, { nome })
  expect((await switchOn(ana, id)).dados).toMatchObject({ ativo: true })
  expect((await switchOn(ana, id)).dados).toMatchObject({ ativo: true })
  const [alerta, ...others] = await listMine(ana)
  expect(others).toEqual([])
  expect(alerta).toMatchObject({ idcadastroextraproduto: id, avisado_em: null })
  expect(alerta?.produto.name).toBe('Café em falta')
  expect(alerta?.similares.map(({ disponivel }) => disponivel)).toEqual([true, true, true])
  const body = { idcliente: ana.idcliente, idfornecedor: loja.idfornecedor, idcadastroextraproduto: id }
  await app.call(OFF, { body }, { token: ana.token })
  expect((await app.call(OFF, { body }, { token: ana.token })).dados).toEqual({ ativo: false })
  expect(await listMine(ana)).toEqual([])
})

test('what is in stock needs no waiting, what the store does not have is not found', async () => {
  const id = await buildProduto(app.sql, loja, { nome: 'Tem de sobra', estoque: 5 })
  expect((await switchOn(ana, id)).dados).toMatchObject({ ativo: false })
  expect(await listMine(ana)).toEqual([])
  const other = await buildFornecedor(app.sql)
  const alheio = await buildProduto(app.sql, other, { estoque: 0 })
  expect((await switchOn(ana, alheio)).status).toBe(404)
})

test('one letter for each alert, however many jobs run at once', async () => {
  const nome = 'Azeite raro'
  const id = await buildProduto(app.sql, loja, { nome, estoque: 0 })
  const clientes = await Promise.all(Array.from({ length: 25 }, () => buildCliente(app.sql, loja)))
  for (const cliente of clientes) await switchOn(cliente, id)
  expect(await sendAlertas(app.sql, app.config)).toBe(0)
  await restock(id, 50_000)
  const sent = await Promise.all(Array.from({ length: 8 }, () => sendAlertas(app.sql, app.config)))
  expect(sent.reduce((sum, one) => sum + one, 0)).toBe(25)
  const letters = await lettersOf(nome)
  expect(letters).toHaveLength(25)
  expect(new Set(letters.map(({ para }) => para)).size).toBe(25)
  expect(letters[0]?.texto).toContain(`/${loja.slug}/produto/azeite-raro-${id}`)
  expect(await sendAlertas(app.sql, app.config)).toBe(0)
})

test('an alert told of is over; asked for again it tells again', async () => {
  const nome = 'Queijo da estação'
  const id = await buildProduto(app.sql, loja, { nome, estoque: 0 })
  await switchOn(ana, id)
  await restock(id, 10_000)
  await sendAlertas(app.sql, app.config)
  await restock(id, 0)
  await restock(id, 10_000)
  await sendAlertas(app.sql, app.config)
  expect(await lettersOf(nome)).toHaveLength(1)
  expect(
    (await listMine(ana)).find((alerta) => alerta.idcadastroextraproduto === id)?.avisado_em,
  ).toBeTruthy()
  await restock(id, 0)
  await switchOn(ana, id)
  await restock(id, 10_000)
  await sendAlertas(app.sql, app.config)
  expect(await lettersOf(nome)).toHaveLength(2)
})

test('less than the smallest quantity that can be bought is not back in stock', async () => {
  const id = await buildProduto(app.sql, loja, { nome: 'Caixa fechada', min_por_pedido: 6, estoque: 0 })
  await switchOn(ana, id)
  await restock(id, 5_000)
  expect(await sendAlertas(app.sql, app.config)).toBe(0)
  await restock(id, 6_000)
  expect(await sendAlertas(app.sql, app.config)).toBe(1)
})

test('the database itself tells of stock that returns, and not of an order', async () => {
  const id = await buildProduto(app.sql, loja, { nome: 'Em lote', estoque: 9 })
  const outro = await buildProduto(app.sql, loja, { nome: 'Em lote 2', estoque: 0 })
  const told = await hearMudancas(app.notificacoes)
  // What an order does to stock.
  await restock(id, 8_000)
  expect(await told()).toEqual([])
  await restock(outro, 5_000)
  expect(await told()).toEqual([loja.idfornecedor])
})

/** Suppliers that were told of since the last look; notifications come in the order of commits, so a last one ends each look. */
async function hearMudancas({ onMudanca }: AppDeTeste['notificacoes']) {
  const heard: string[] = []
  let onMarca = () => {}
  const marca = await buildFornecedor(app.sql)
  onMudanca((mudanca) => {
    if (mudanca?.area === 'produto') heard.push(mudanca.idfornecedor)
    if (mudanca?.idfornecedor === marca.idfornecedor) onMarca()
  })
  async function look() {
    const isHere = new Promise<void>((resolve) => (onMarca = resolve))
    await buildProduto(app.sql, marca)
    await isHere
    return heard.splice(0).filter((idfornecedor) => idfornecedor !== marca.idfornecedor)
  }
  await look()
  return look
}

test('a burst of changes is one round of letters, and what comes later the next one', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const rounds: (readonly string[])[] = []
  let tell: Parameters<AppDeTeste['notificacoes']['onMudanca']>[0] = () => {}
  const onMudanca = (listener: typeof tell) => void (tell = listener)
  followEstoque({ onMudanca }, async (ids) => rounds.push(ids), 200)
  for (const idfornecedor of ['a', 'b', 'a']) tell({ idfornecedor, area: 'produto', ids: null })
  tell({ idfornecedor: 'c', area: 'fornecedor', ids: null })
  vi.advanceTimersByTime(200)
  expect(rounds).toEqual([['a', 'b']])
  tell({ idfornecedor: 'a', area: 'produto', ids: null })
  vi.advanceTimersByTime(200)
  expect(rounds).toEqual([['a', 'b'], ['a']])
})

test('where prices are hidden an alert carries none', async () => {
  const b2b = await buildFornecedor(app.sql, { tags: ['has-delivery', 'support-budget'] })
  const novo = await buildCliente(app.sql, b2b, { aprovado: null })
  const id = await buildProduto(app.sql, b2b, { nome: 'Sob consulta', estoque: 0 })
  await buildProduto(app.sql, b2b, { nome: 'Parecido' })
  await switchOn(novo, id, b2b)
  const params = { idfornecedor: b2b.idfornecedor, idcliente: novo.idcliente }
  const { dados } = await app.call(MINE, { params }, { token: novo.token })
  expect(dados.data).toHaveLength(1)
  expect(JSON.stringify(dados)).not.toMatch(/"preco/)
})
