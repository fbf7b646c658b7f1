import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { buildApp } from '../app.ts'
import { openDatabase, openNotificacoes, uuidv7 } from '../infra/index.ts'
import {
  buildApiKey,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  buildVinculado,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** Decision 0182: customers of one price signature are answered the same bytes from memory; whoever is of another one never is. */
let app: AppDeTeste
let outro: Awaited<ReturnType<typeof openOutro>>
let porta: string
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let bia: ClienteDeTeste
let ouro: ClienteDeTeste
let cafe: string

async function openOutro(config = app.config) {
  const sql = openDatabase(app.url, { max: 4 })
  const notificacoes = await openNotificacoes(sql)
  const { fastify, cache } = await buildApp({ config, sql, notificacoes, strict: true })
  const endereco = await fastify.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    await fastify.close()
    await notificacoes.close()
    await sql.end()
  }
  return { endereco, cache, close }
}

beforeAll(async () => {
  app = await createTestApp()
  porta = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  outro = await openOutro()
})
afterAll(async () => {
  await outro.close()
  await app.close()
})
beforeEach(async () => {
  loja = await buildFornecedor(app.sql, { tags: ['block-not-approved-user'] })
  ana = await buildCliente(app.sql, loja, { tags: ['bairro'] })
  bia = await buildCliente(app.sql, loja)
  ouro = await buildCliente(app.sql, loja, { tags: ['ouro'] })
  cafe = await buildProduto(app.sql, loja, { nome: 'Café', preco: 10 })
  await buildProduto(app.sql, loja, { nome: 'Chá', preco: 7 })
  await app.sql`
    insert into politica (idfornecedor, idpolitica, nome, prioridade, condicoes, alvo, efeito)
    values (${loja.idfornecedor}, ${uuidv7()}, 'Ouro', 1, ${app.sql.json({ tags: ['ouro'] })}, '{}', ${app.sql.json({ percentual: -20 })})`
  await app.settle()
})

const lista = () => `/v1/app/${loja.slug}/listaprodutosf/0?page=1`
const produto = () => `/v2/app/token/fornecedor/${loja.slug}/produto/${cafe}`
const caminhos = [lista, produto]

interface Visto {
  texto: string
  preconf?: number
  compra?: { quantidade: number }
  daMemoria: boolean
}

async function see(
  path: string,
  headers: Record<string, string>,
  { endereco, cache } = { endereco: porta, cache: app.cache },
): Promise<Visto> {
  const antes = cache.dadas
  const texto = await (await fetch(endereco + path, { headers })).text()
  const lido = JSON.parse(texto)
  const card = lido.data?.find(({ id }: { id: string }) => id === cafe) ?? lido
  return { texto, preconf: card.preconf, compra: card.ultimacompra, daMemoria: cache.dadas > antes }
}

const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })

test.each(caminhos)(
  'who sees the same prices gets the same bytes, from memory and by either door: %s',
  async (path) => {
    const primeira = await see(path(), as(ana))
    await see(path(), as(bia))
    const segunda = await see(path(), as(bia))
    expect([primeira.daMemoria, segunda.daMemoria]).toEqual([false, true])
    expect(segunda.texto).toBe(primeira.texto)
    const porCookie = await see(path(), { cookie: `a=b; vitrine_sessao=${ana.token}` })
    expect([porCookie.daMemoria, porCookie.texto]).toEqual([true, primeira.texto])
  },
)

test.each(caminhos)(
  'and who sees others, or none, never gets them, whoever asked before: %s',
  async (path) => {
    const espera = await buildCliente(app.sql, loja, { aprovado: null })
    const daCasa = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    const vinculado = await buildVinculado(app.sql, loja, [ouro])
    const chave = await buildApiKey(app.sql, loja, ouro)
    const todos = [
      ouro,
      ana,
      espera,
      vinculado,
      daCasa,
      chave,
      ouro,
      espera,
      ana,
      vinculado,
      chave,
      daCasa,
      espera,
    ]
    const vistos: (number | undefined)[] = []
    for (const quem of todos) vistos.push((await see(path(), as(quem))).preconf)
    expect(vistos).toEqual([8, 10, undefined, 8, 10, 8, 8, undefined, 10, 8, 8, 10, undefined])
    expect((await see(path(), as(espera))).texto).not.toMatch(/"preco/)
    for (const quem of [daCasa, chave]) expect((await see(path(), as(quem))).daMemoria).toBe(false)
    // Nor does anybody who is not logged in, any more, or looks by a link of the panel.
    expect((await see(path(), as({ token: `t-${uuidv7()}` }))).daMemoria).toBe(false)
    expect((await see(path(), { ...as(ana), 'x-previa': 'x' })).preconf).toBe((await see(path(), {})).preconf)
  },
)

test.each(caminhos)('what was bought is in the answer of who bought it alone: %s', async (path) => {
  // One that delivers where they are.
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  bia = await buildCliente(app.sql, loja)
  cafe = await buildProduto(app.sql, loja, { nome: 'Café', preco: 10 })
  await app.settle()
  for (const quem of [ana, bia, ana, bia]) await see(path(), as(quem))
  const { status, falha } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao(
        { loja, cliente: ana, produto: cafe },
        {
          itens: [{ id: cafe, quantidade: 2, embalarParaPresente: false }],
          formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega },
        },
      ),
    },
    { token: ana.token },
  )
  expect(status, falha.error).toBe(200)
  for (const quem of [ana, bia]) await see(path(), as(quem))
  const [dela, deOutra] = [await see(path(), as(ana)), await see(path(), as(bia))]
  expect([dela.daMemoria, deOutra.daMemoria]).toEqual([true, true])
  expect([dela.compra?.quantidade, deOutra.compra]).toEqual([2, undefined])
})

const mudancas: [string, () => PromiseLike<unknown>, number | undefined][] = [
  ['a price', () => app.sql`update produto set preco = 200000 where idcadastroextraproduto = ${cafe}`, 16],
  [
    'a policy',
    () =>
      app.sql`update politica set efeito = '{"percentual": -50}' where idfornecedor = ${loja.idfornecedor}`,
    5,
  ],
  [
    'the groups of a customer',
    () => app.sql`update cadastroextracliente set tags = '{}' where idcliente = ${ouro.idcliente}`,
    10,
  ],
  [
    'the approval of a customer',
    () => app.sql`update cadastroextracliente set aprovado = false where idcliente = ${ouro.idcliente}`,
    undefined,
  ],
  [
    'a login that is over (visitors pay 10)',
    () =>
      app.sql`update sessao set expira_em = now() - interval '1 minute' where idcliente = ${ouro.idcliente}`,
    10,
  ],
]

test.each(mudancas)(
  '%s that changes is seen by both processes, in lists and on pages',
  async (_nome, change, depois) => {
    const processos = [{ endereco: porta, cache: app.cache }, outro]
    const seeAll = () =>
      Promise.all(
        processos.flatMap((onde) =>
          caminhos.map((path) => see(path(), as(ouro), onde).then((v) => v.preconf)),
        ),
      )
    await seeAll()
    await seeAll()
    expect(await seeAll()).toEqual([8, 8, 8, 8])
    await change()
    await expect.poll(seeAll, { timeout: 1000, interval: 20 }).toEqual(Array(4).fill(depois))
  },
)

test('who asks too often is refused what is in memory, too (0029)', async () => {
  const contado = await openOutro({ ...app.config, limites: { ...app.config.limites, porConta: 12 } })
  const statuses: number[] = []
  for (let vez = 0; vez < 6; vez++)
    statuses.push((await fetch(contado.endereco + lista(), { headers: as(ana) })).status)
  await contado.close()
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
})
