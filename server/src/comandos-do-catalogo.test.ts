import { afterAll, beforeAll, expect, test } from 'vitest'

import type { CallInput, Calls } from '@vitrine/contract'

import {
  buildCatalogo,
  buildCliente,
  buildHistorico,
  chamadasDoCatalogo,
  createTestApp,
  entradasDoCatalogo,
  type AppDeTeste,
  type ChamadaDoCatalogo,
} from './teste/index.ts'

/** SQL statements of each call, at most, for a customer; a visitor's first question never needs more (issue 3: list 1, detail 1, search 2). */
const comandos: Record<ChamadaDoCatalogo, number | number[]> = {
  'GET /v2/app/{supplier}/listaprodutos/{address}': [1, 2, 2, 2, 1, 1, 1, 1],
  'GET /v1/app/{supplier}/listaprodutosf/{x}': [1, 2, 2, 2, 1, 1, 1, 1],
  // Side by side: what is not in memory, and the last order, one statement for all who ask at once (decision 0133). A visitor asks the first alone.
  'GET /v2/app/{a}/fornecedor/{b}/produto/{c}': 2,
  'GET /v2/app/token/listaprodutos/full-text/pesquisar': 2,
  'GET /v2/app/{a}/listacategoriasprodutos/{b}': 1,
  'GET /v2/app/fornecedor/{id}/produto-by-tags': 1,
  // One chooses for all carousels, one reads what is not in memory.
  'GET /v2/app/{session_token}/cliente/customizacao/carrossel/list-for-page/{idfornecedor}': 2,
  // The rows, the last order, the products of both and of stories.
  'GET /v4/pagina-inicial/{idfornecedor}': 3,
  // The second tells what to drop where nothing is found.
  'GET /v4/tag-pesquisa/{a}/filtros-produto/{b}': 2,
  'GET /v4/tag-pesquisa/{idfornecedor}/lista': 1,
  'GET /v2/app/setores-produto/obter-setor/{a}/{b}': 1,
  'GET /superon/imagens/{a}/{b}/all-images': 1,
  'GET /v4/shopping-list/{idcliente}': 2,
  'GET /v4/shopping-list/{list}/products/{idcliente}': 2,
  'GET /v4/shopping-list/shared/{codigo}': 2,
  // Codes, names, vocabulary, names again, products, stock: whatever the number of lines.
  'POST /v4/shopping-list/review/{idfornecedor}': 6,
  'GET /v4/notificacao/alerta-disponibilidade/{idfornecedor}/{idcliente}': 2,
  'GET /v4/sugestao/produtos/{idfornecedor}/{idcliente}': 2,
}

let app: AppDeTeste
let few: Awaited<ReturnType<typeof build>>
let many: Awaited<ReturnType<typeof build>>

async function build(total: number) {
  const catalogo = await buildCatalogo(app, { tags: [], total, preco: 9 })
  const cliente = await buildCliente(app.sql, catalogo.loja)
  const historico = await buildHistorico(app, catalogo, cliente)
  return { catalogo, cliente, historico }
}

beforeAll(async () => {
  app = await createTestApp()
  few = await build(9)
  many = await build(40)
}, 60_000)
afterAll(() => app.close())

let vez = 0
/** Statements of each question of a call, products not in memory; the session is read once and kept. */
async function count(key: ChamadaDoCatalogo, { catalogo, cliente, historico }: typeof few) {
  const { token } = cliente
  const ask = (entrada: object) => app.call(key, entrada as CallInput<Calls[typeof key]>, { token })
  const questions = () => entradasDoCatalogo(catalogo, cliente, { ...historico, vez: (vez += 1) })[key]
  for (const entrada of questions().slice(0, 1)) await ask(entrada)
  await app.sql`update produto set preco = preco where idfornecedor = ${catalogo.loja.idfornecedor}`
  const counts: number[] = []
  for (const entrada of questions()) counts.push((await app.statementsOf(() => ask(entrada))).length)
  return counts
}

test.each(chamadasDoCatalogo)('%s: few statements, and none more for more rows (issue 3)', async (key) => {
  const ofMany = await count(key, many)
  const allowed = comandos[key]
  const isOver = (n: number, i: number) => n > (Array.isArray(allowed) ? (allowed[i] ?? 0) : allowed)
  expect([ofMany.filter(isOver), ofMany]).toEqual([[], ofMany])
  expect(await count(key, few)).toEqual(ofMany)
})
