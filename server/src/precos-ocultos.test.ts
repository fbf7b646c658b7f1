import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { calls, idNulo, type CallInput, type CallKey, type Calls } from '@vitrine/contract'

import {
  buildCadastro,
  buildApiKey,
  buildCatalogo,
  buildCliente,
  buildEntradaMinima,
  buildEquipe,
  buildFornecedor,
  buildHistorico,
  buildSubmissao,
  buildVinculado,
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
// Not the digits of an id: a uuid may hold them.
const VALOR = /(?<![\w-])8\.?76[45][.,]?\d(?!\w*-)|"total":\d+\.\d/
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

type Entrada = (cena: Cena) => Promise<string | undefined>
const asVisitante: Entrada = async () => undefined
const asCliente: Entrada = async ({ cliente }) => cliente.token
const asVinculado: Entrada = async ({ catalogo, cliente }) =>
  (await buildVinculado(app.sql, catalogo.loja, [cliente])).token
const asChave: Entrada = async ({ catalogo, cliente }) =>
  (await buildApiKey(app.sql, catalogo.loja, cliente)).token
/** Came in at another store, which approved it; here nobody ever registered it. */
const fromElsewhere: Entrada = async ({ catalogo, cliente }) => {
  const outra = await buildFornecedor(app.sql)
  const { idcliente } = cliente
  await buildCadastro(app.sql, outra, { idcliente })
  await app.sql`
    delete from cadastroextracliente where idfornecedor = ${catalogo.loja.idfornecedor} and idcliente = ${idcliente}`
  return cliente.token
}
const asStaffOfAnother: Entrada = async () =>
  (await buildEquipe(app.sql, await buildFornecedor(app.sql), { papel: 'fornecedor' })).token

const HIDE = 'hide-price-for-logged-out-customers'
const BLOCK = 'block-not-approved-user'
const BUDGET = 'support-budget'

/** Who, at a store with these tags, registered there and approved (null: waits) or not, by which door. */
const ocultos = [
  [`a visitor where ${HIDE}`, [HIDE], true, asVisitante],
  [`staff of another supplier where ${HIDE}`, [HIDE], true, asStaffOfAnother],
  [`a visitor where ${BUDGET}`, [BUDGET], true, asVisitante],
  [`a customer under review where ${BUDGET}`, [BUDGET], null, asCliente],
  [`a refused customer where ${BUDGET}`, [BUDGET], false, asCliente],
  [`a customer under review where ${BLOCK}`, [BLOCK], null, asCliente],
  [`a refused customer where ${BLOCK}`, [BLOCK], false, asCliente],
  [`a customer approved elsewhere only where ${BLOCK}`, [BLOCK], true, fromElsewhere],
  [`a linked user of one under review where ${BLOCK}`, [BLOCK], null, asVinculado],
  [`a key for one under review where ${BLOCK}`, [BLOCK], null, asChave],
] as const

describe.each(ocultos)('%s', (_, tags, aprovado, enter) => {
  let cena: Cena
  let token: string | undefined
  beforeAll(async () => {
    cena = await build([...tags], aprovado)
    token = await enter(cena)
  })

  test.each(chamadasDoCatalogo)('%s carries no price (readings 3)', async (key) => {
    vez += 1
    const answers = await ask(key, cena, token)
    expect(JSON.stringify(answers)).not.toMatch(CAMPO)
    expect(JSON.stringify(answers)).not.toMatch(VALOR)
    for (const answer of answers)
      if ('listaTemPrecos' in answer && 'data' in answer)
        expect(answer.listaTemPrecos).toBe(JSON.stringify(answer.data) === '[]')
  })

  test('no other call that is asked for does either', async () => {
    const { catalogo, cliente } = cena
    const { idfornecedor } = catalogo.loja
    const keys = (Object.keys(calls) as CallKey[]).filter(
      // What is asked after it would be asked by a visitor.
      (key) => key.startsWith('GET ') && !key.endsWith('/logout'),
    )
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
        token,
      })
      expect(JSON.stringify(dados), key).not.toMatch(VALOR)
    }
  })

  test('nor does the cart: no value in it, in its preview, in its coupons, in a refused order', async () => {
    const { catalogo, cliente } = cena
    const { idfornecedor } = catalogo.loja
    const { idcliente } = cliente
    const [id = ''] = catalogo.produtos
    const cartItens = [{ id, quantidade: 5, embalarParaPresente: true }]
    const call = { token }
    const session_token = 'token'
    const answers = [
      await app.call(
        'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
        { params: { session_token, id: idcliente }, query: { idfornecedor }, body: { cartItens } },
        call,
      ),
      await app.call(
        'GET /v2/app/{session_token}/cliente/usuario/{id}/cart',
        { params: { session_token, id: idcliente }, query: { idfornecedor } },
        call,
      ),
      await app.call(
        'POST /v4/cart/{idfornecedor}/previa',
        { params: { idfornecedor }, query: {}, body: { cartItens } },
        call,
      ),
      await app.call('GET /v4/cart/{idcliente}/abertos', { params: { idcliente }, query: {} }, call),
      await app.call(
        'POST /v2/app/{session_token}/usuario/{id}/pedido',
        {
          params: { session_token, id: idcliente },
          body: buildSubmissao({ loja: catalogo.loja, cliente, produto: id }),
        },
        call,
      ),
    ]
    for (const { dados } of answers) {
      expect(JSON.stringify(dados)).not.toMatch(CAMPO)
      expect(JSON.stringify(dados)).not.toMatch(VALOR)
    }
  })

  test('nor does the spreadsheet: no column, no value', async () => {
    const { slug } = cena.catalogo.loja
    const response = await app.fastify.inject({
      method: 'POST',
      url: `/v4/product/spreadsheet/${slug}?ordenacao=maior_preco`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
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
