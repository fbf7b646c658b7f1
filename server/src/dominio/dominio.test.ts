import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  openRodada,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'
import { startDnsFalso, type DnsFalso } from '../teste/provedor-falso/dns-falso.ts'
import { lookAtDevidos } from './dominio.tarefas.ts'
import { createResolvedor } from './resolvedor.ts'

/** Issue 17, lines 2 and 9; decision 0160: a host belongs to whoever proves it in DNS. */
const BASE = '/painel/v1/{idfornecedor}/dominios'
const ALVO = 'lojas.vitrine.example'

let app: AppDeTeste
let dns: DnsFalso
let loja: FornecedorDeTeste
let outra: FornecedorDeTeste
let dona: LoginDeTeste
let outraDona: LoginDeTeste
let vez = 0
let dominio = ''

beforeAll(async () => {
  dns = await startDnsFalso()
  app = await createTestApp({
    demo: false,
    dnsServidores: [dns.servidor],
    dominioAlvo: ALVO,
    dominioEnderecos: ['203.0.113.7', '2001:db8::7'],
    marketplaceHosts: ['feira.com.br'],
  })
})
afterAll(async () => {
  await app.close()
  await dns.close()
})
beforeEach(async () => {
  vez += 1
  dominio = `loja${vez}.com.br`
  loja = await buildFornecedor(app.sql)
  outra = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  outraDona = await buildEquipe(app.sql, outra, { papel: 'fornecedor' })
  await app.sql`delete from tentativa_verificacao`
  await app.sql`update dominio_visto set proximo_em = null`
  dns.calado = false
})

const onde = (quem: LoginDeTeste) => ({
  idfornecedor: quem === outraDona ? outra.idfornecedor : loja.idfornecedor,
})
const list = (quem = dona) => app.call(`GET ${BASE}`, { params: onde(quem), query: {} }, quem)
const say = (quem = dona, dito = dominio) =>
  app.call(`POST ${BASE}`, { params: onde(quem), query: {}, body: { dominio: dito } }, quem)
const deUm = (quem: LoginDeTeste, dito: string) => ({ params: { ...onde(quem), dominio: dito }, query: {} })
const check = (quem = dona, dito = dominio) =>
  app.call(`POST ${BASE}/{dominio}/conferir`, deUm(quem, dito), quem)
const crown = (dito: string) => app.call(`POST ${BASE}/{dominio}/principal`, deUm(dona, dito), dona)
const remove = (quem = dona, dito = dominio) => app.call(`DELETE ${BASE}/{dominio}`, deUm(quem, dito), quem)

async function slugAt(host: string): Promise<string | null> {
  await app.settle()
  return (await app.fornecedores.findByDominio(host))?.slug ?? null
}
/** What its owner writes at whoever keeps the domain. */
async function prove(quem = dona, dito = dominio): Promise<string> {
  const { dados } = await say(quem, dito)
  const { nome = '', valor = '' } = dados.prova ?? {}
  dns.textos.set(nome, [valor])
  return nome
}
const point = (dito = dominio) => dns.apelidos.set(dito, ALVO)
async function goOnAir(quem = dona, dito = dominio) {
  const nome = await prove(quem, dito)
  point(dito)
  expect((await check(quem, dito)).dados.estado).toBe('NO_AR')
  return nome
}
const run = async () => {
  const deps = { sql: app.sql, config: app.config, resolvedor: createResolvedor([dns.servidor], 300) }
  return lookAtDevidos(deps, openRodada().rodada)
}
const makeDue = (dito = dominio) =>
  app.sql`update dominio_visto set proximo_em = now() where dominio = ${dito} and proximo_em is not null`
const cartas = (idfornecedor: string) =>
  app.sql<
    { assunto: string; texto: string }[]
  >`select assunto, texto from correio where idfornecedor = ${idfornecedor}`

describe('from a name to a shop', () => {
  test('a host shows the shop once its proof and its record stand, and not before', async () => {
    expect((await list()).dados).toMatchObject({
      data: [],
      apontar: [
        { tipo: 'CNAME', valor: ALVO },
        { tipo: 'A', valor: '203.0.113.7' },
        { tipo: 'AAAA', valor: '2001:db8::7' },
      ],
      url: `https://feira.com.br/${loja.slug}`,
    })
    const dito = (await say(dona, ` LOJA${vez}.com.br. `)).dados
    expect(dito).toMatchObject({
      dominio,
      estado: 'AGUARDANDO_PROVA',
      prova: { tipo: 'TXT', nome: `_vitrine.${dominio}` },
    })
    expect((await check()).dados.mensagem).toMatch(/TXT da prova e o registro que aponta/)
    point()
    expect((await check()).dados.estado).toBe('AGUARDANDO_PROVA')
    expect(await slugAt(dominio)).toBeNull()
    dns.apelidos.delete(dominio)
    await prove()
    expect((await check()).dados).toMatchObject({
      estado: 'AGUARDANDO_APONTAMENTO',
      visto: { prova: 'EM_ORDEM', apontamento: 'FALTA' },
    })
    expect(await slugAt(dominio)).toBeNull()
    point()
    expect((await check()).dados).toMatchObject({ estado: 'NO_AR', principal: true })
    expect(await slugAt(dominio)).toBe(loja.slug)
    expect((await list()).dados.url).toBe(`https://${dominio}/`)
  })

  test.each([
    ['IPv4', ['203.0.113.7'], 'NO_AR'],
    ['both, written in full', ['203.0.113.7', '2001:db8:0:0:0:0:0:7'], 'NO_AR'],
    ['that of the name', ['198.51.100.9'], 'NO_AR'],
    ['one of them elsewhere', ['203.0.113.7', '192.0.2.1'], 'AGUARDANDO_APONTAMENTO'],
    ['the machine itself', ['127.0.0.1'], 'AGUARDANDO_APONTAMENTO'],
  ])('addresses count as they are, all of them: %s', async (_, enderecos, estado) => {
    dns.enderecos.set(ALVO, ['198.51.100.9'])
    await prove()
    dns.enderecos.set(dominio, enderecos)
    expect((await check()).dados.estado).toBe(estado)
  })

  test.each([
    ['a suffix of all', 'com.br', /é de todos/],
    ['a suffix of a host', 'github.io', /é de todos/],
    ['a name of no network', 'loja.local', /Não existe domínio terminado/],
    ['the platform', 'feira.com.br', /da plataforma/],
    ['a name below it', 'minha.feira.com.br', /da plataforma/],
    ['an address', '10.0.0.1', /sem https/],
    ['a port', 'loja.com.br:80', /sem porta/],
    ['a name above', '..', /sem https/],
  ])('%s is nobody’s and refused at its field', async (_, dito, erro) => {
    const { status, falha } = await say(dona, dito)
    expect(status).toBe(400)
    expect(falha.campos?.dominio).toMatch(erro)
  })

  test('a name with accents is kept as browsers ask for it, and read as it is written', async () => {
    const { dados } = await say(dona, `pão${vez}.com.br`)
    expect(dados).toMatchObject({ dominio: expect.stringMatching(/^xn--/), nome: `pão${vez}.com.br` })
  })

  test('servers that are silent change nothing', async () => {
    await goOnAir()
    dns.calado = true
    await app.sql`update dominio_visto set falta_desde = now() - interval '9 days', vezes = 9 where dominio = ${dominio}`
    await makeDue()
    await run()
    expect(await slugAt(dominio)).toBe(loja.slug)
  })
})

describe('two suppliers and one host', () => {
  test('whoever proves it has it; the other is written to and does not get it back while the proof stands', async () => {
    const nome = await goOnAir()
    const { valor = '' } = (await say(outraDona)).dados.prova ?? {}
    // Pointing is the same for all: without the proof nothing moves.
    expect((await check(outraDona)).dados.estado).toBe('AGUARDANDO_PROVA')
    const velha = dns.textos.get(nome) ?? []
    dns.textos.set(nome, [...velha, valor])
    const beside = (await check(outraDona)).dados
    expect(beside.mensagem).toMatch(/ainda tem a prova de outra loja/)
    expect(await slugAt(dominio)).toBe(loja.slug)
    dns.textos.set(nome, [valor])
    expect((await check(outraDona)).dados.estado).toBe('NO_AR')
    expect(await slugAt(dominio)).toBe(outra.slug)
    expect((await list()).dados.data).toMatchObject([
      { estado: 'PERDIDO', motivo: 'OUTRA_LOJA', proximo_em: null },
    ])
    const [carta] = await cartas(loja.idfornecedor)
    expect(carta?.assunto).toContain(`o domínio ${dominio} saiu do ar`)
    expect(carta?.texto).toContain(`https://feira.com.br/${loja.slug}`)
    expect((await check()).dados.estado).toBe('PERDIDO')
    dns.textos.set(nome, velha)
    expect((await check()).dados.estado).toBe('NO_AR')
    expect(await slugAt(dominio)).toBe(loja.slug)
  })

  test('one that the platform set up goes to whoever proves it', async () => {
    await app.sql`insert into dominio (dominio, idfornecedor, principal) values (${dominio}, ${outra.idfornecedor}, true)`
    expect((await list(outraDona)).dados.data).toMatchObject([{ dominio, estado: 'NO_AR', prova: null }])
    await goOnAir()
    expect(await slugAt(dominio)).toBe(loja.slug)
    expect((await list(outraDona)).dados.data).toEqual([])
    expect(await cartas(outra.idfornecedor)).toHaveLength(1)
  })

  test('of two that are looked at in one moment one has it', async () => {
    const { valor: um = '' } = (await say()).dados.prova ?? {}
    const { valor: dois = '' } = (await say(outraDona)).dados.prova ?? {}
    dns.textos.set(`_vitrine.${dominio}`, [um, dois])
    point()
    const estados = await Promise.all([check(), check(outraDona)])
    expect(estados.map(({ dados }) => dados.estado).sort()).toEqual(['AGUARDANDO_APONTAMENTO', 'NO_AR'])
  })

  test("another's host is not there", async () => {
    await goOnAir()
    expect((await check(outraDona)).status).toBe(404)
    expect((await remove(outraDona)).status).toBe(404)
    expect(await slugAt(dominio)).toBe(loja.slug)
  })
})

describe('main one and the others', () => {
  test('another main one is chosen of those on the air; removed, the next takes its place, and comes back when it is said again', async () => {
    const segundo = `outro-${dominio}`
    await goOnAir()
    await goOnAir(dona, segundo)
    await say(dona, `terceiro-${dominio}`)
    expect((await crown(`terceiro-${dominio}`)).falha.campos?.dominio).toMatch(/está no ar/)
    const depois = (await crown(segundo)).dados.data
    expect(depois.map(({ dominio: nome, principal }) => [nome, principal])).toEqual([
      [segundo, true],
      [dominio, false],
      [`terceiro-${dominio}`, false],
    ])
    expect((await remove(dona, segundo)).dados.data[0]).toMatchObject({ dominio, principal: true })
    expect(await slugAt(segundo)).toBeNull()
    dns.textos.clear()
    expect((await say(dona, segundo)).dados).toMatchObject({ estado: 'NO_AR', principal: false })
    expect(await slugAt(segundo)).toBe(loja.slug)
  })

  test('one that was removed and taken by another store meanwhile does not come back by itself', async () => {
    const nome = await goOnAir()
    await remove()
    await goOnAir(outraDona)
    expect((await say()).dados.estado).not.toBe('NO_AR')
    expect(await slugAt(dominio)).toBe(outra.slug)
    expect(dns.textos.get(nome)).toHaveLength(1)
  })
})

describe('in the background', () => {
  test('what was said is looked at by itself, by one of two processes, less and less often', async () => {
    await prove()
    point()
    const [um, dois] = await Promise.all([run(), run()])
    expect(um + dois).toBe(1)
    expect(await slugAt(dominio)).toBe(loja.slug)
    await say(dona, `espera-${dominio}`)
    const esperas: number[] = []
    for (let i = 0; i < 5; i++) {
      await makeDue(`espera-${dominio}`)
      await run()
      const [row] = await app.sql<{ minutos: number }[]>`
        select round(extract(epoch from proximo_em - now()) / 60)::int as minutos from dominio_visto where dominio = ${`espera-${dominio}`}`
      esperas.push(row?.minutos ?? 0)
    }
    expect(esperas).toEqual([2, 4, 8, 16, 32])
    await app.sql`update dominio_visto set vezes = 70 where dominio = ${`espera-${dominio}`}`
    await makeDue(`espera-${dominio}`)
    await run()
    expect((await list()).dados.data.find(({ estado }) => estado !== 'NO_AR')?.proximo_em).toBeNull()
  })

  test('what points elsewhere goes off the air after three days and as many looks, and comes back with its proof', async () => {
    await goOnAir()
    dns.apelidos.delete(dominio)
    for (let i = 0; i < 3; i++) {
      await makeDue()
      await run()
    }
    expect(await slugAt(dominio)).toBe(loja.slug)
    await app.sql`update dominio_visto set falta_desde = now() - interval '73 hours' where dominio = ${dominio}`
    await makeDue()
    await run()
    expect(await slugAt(dominio)).toBeNull()
    expect((await list()).dados.data).toMatchObject([{ estado: 'PERDIDO', motivo: 'APONTAMENTO' }])
    expect((await cartas(loja.idfornecedor))[0]?.texto).toContain('deixou de apontar')
    point()
    await makeDue()
    await run()
    expect(await slugAt(dominio)).toBe(loja.slug)
  })
})

test('looks are counted by store: each is a question to servers of others', async () => {
  await say()
  const status: number[] = []
  for (let i = 0; i < 61; i++) status.push((await check()).status)
  expect(new Set(status.slice(0, 60))).toEqual(new Set([200]))
  expect(status.at(-1)).toBe(429)
})
