import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { calls, idNulo, type CallInput, type CallKey, type Calls } from '@vitrine/contract'

import {
  buildCatalogo,
  buildCliente,
  buildEntradaMinima,
  buildHistorico,
  chamadasDoCatalogo,
  createTestApp,
  entradasDoCatalogo,
  type AppDeTeste,
  type CatalogoDeTeste,
  type ChamadaDoCatalogo,
  type ClienteDeTeste,
} from './teste/index.ts'

/** Whose prices stay inside (readings 3): no name of a price and no digit of one leaves the server. */
const PRECO = 8765.43
const CAMPO =
  /"(preco\w*|minvendaatacado|efeitospoliticas|traco_preco|descontoProgressivo|totalCompras|subtotal)":(?!null)/i
const VALOR = /8\.?76[45][.,]?\d|"total":\d+\.\d/
let app: AppDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface Cena {
  catalogo: CatalogoDeTeste
  cliente: ClienteDeTeste
  historico: { idlista: string; codigo: string }
}

async function build(tags: string[], aprovado: boolean | null): Promise<Cena> {
  const catalogo = await buildCatalogo(app, { tags, total: 6, preco: PRECO })
  const cliente = await buildCliente(app.sql, catalogo.loja, { aprovado })
  return { catalogo, cliente, historico: await buildHistorico(app, catalogo, cliente) }
}

let vez = 0
/** What a call answers to each of its questions. */
async function ask(
  key: ChamadaDoCatalogo,
  { catalogo, cliente, historico }: Cena,
  token: string | undefined,
) {
  const entradas = entradasDoCatalogo(catalogo, cliente, { ...historico, vez })[key]
  const answers: object[] = []
  for (const entrada of entradas)
    answers.push((await app.call(key, entrada as CallInput<Calls[typeof key]>, { token })).dados)
  return answers
}

const semPrecos = new Set<string>([
  'GET /v2/app/token/listaprodutos/full-text/pesquisar',
  'GET /v2/app/{a}/listacategoriasprodutos/{b}',
  'GET /v4/tag-pesquisa/{a}/filtros-produto/{b}',
  'GET /v4/tag-pesquisa/{idfornecedor}/lista',
  'GET /v2/app/setores-produto/obter-setor/{a}/{b}',
  'GET /superon/imagens/{a}/{b}/all-images',
  'GET /v4/shopping-list/{idcliente}',
])

const ocultos = [
  [
    'a visitor where hide-price-for-logged-out-customers',
    ['hide-price-for-logged-out-customers'],
    true,
    false,
  ],
  ['a visitor where support-budget', ['support-budget'], true, false],
  ['a customer under review where support-budget', ['support-budget'], null, true],
  ['a refused customer where support-budget', ['support-budget'], false, true],
] as const

describe.each(ocultos)('%s', (_, tags, aprovado, isLogado) => {
  let cena: Cena
  beforeAll(async () => {
    cena = await build([...tags], aprovado)
  })

  test.each(chamadasDoCatalogo)('%s carries no price (readings 3)', async (key) => {
    vez += 1
    const answers = await ask(key, cena, isLogado ? cena.cliente.token : undefined)
    expect(JSON.stringify(answers)).not.toMatch(CAMPO)
    expect(JSON.stringify(answers)).not.toMatch(VALOR)
    for (const answer of answers)
      if ('listaTemPrecos' in answer && 'data' in answer)
        expect(answer.listaTemPrecos).toBe(JSON.stringify(answer.data) === '[]')
  })

  test('no other call that is asked for does either', async () => {
    const { catalogo, cliente } = cena
    const { idfornecedor } = catalogo.loja
    const keys = (Object.keys(calls) as CallKey[]).filter((key) => key.startsWith('GET '))
    for (const key of keys) {
      const entrada = buildEntradaMinima(
        key,
        { idfornecedor, idcliente: cliente.idcliente },
        {
          idcliente: cliente.idcliente,
          session_token: 'token',
          codigo: idNulo,
          idf: idfornecedor,
          idc: cliente.idcliente,
        },
      )
      const { dados } = await app.call(key, entrada as unknown as CallInput<Calls[typeof key]>, {
        token: isLogado ? cliente.token : undefined,
      })
      expect(JSON.stringify(dados), key).not.toMatch(VALOR)
    }
  })

  test('nor does the spreadsheet: no column, no value', async () => {
    const { slug } = cena.catalogo.loja
    const response = await app.fastify.inject({
      method: 'POST',
      url: `/v4/product/spreadsheet/${slug}?ordenacao=maior_preco`,
      headers: isLogado ? { authorization: `Bearer ${cena.cliente.token}` } : {},
    })
    const [sheet] = await readXlsxFile(response.rawPayload)
    const cells = JSON.stringify(sheet?.data)
    expect(sheet?.data).toHaveLength(5)
    expect(cells).not.toMatch(/preço|8\.?76[45]/i)
  })
})

/** Each answer has ids of its own: of a session of recommendations, of a refused request. */
const withoutIds = (answers: object[]) =>
  JSON.stringify(answers).replace(/"(sessao_id|idrequisicao)":"[^"]*"/g, '')

test('whoever may see them gets them from the same questions, before and after a visitor asked (readings 3)', async () => {
  const cena = await build(['hide-price-for-logged-out-customers'], true)
  for (const key of chamadasDoCatalogo) {
    vez += 1
    const oculta = await ask(key, cena, undefined)
    const aberta = JSON.stringify(await ask(key, cena, cena.cliente.token))
    if (!semPrecos.has(key)) expect([key, CAMPO.test(aberta), VALOR.test(aberta)]).toEqual([key, true, true])
    const depois = await ask(key, cena, undefined)
    expect(withoutIds(depois), key).toBe(withoutIds(oculta))
  }
})
