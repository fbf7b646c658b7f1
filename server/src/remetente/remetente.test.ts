import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { NovoRemetente } from '@vitrine/contract'

import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildOperador,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'
import { startDnsFalso, type DnsFalso } from '../teste/provedor-falso/dns-falso.ts'

const BASE = '/painel/v1/{idfornecedor}/remetente'
const ENDERECO = 'pedidos@emporio.example'

let app: AppDeTeste
let dns: DnsFalso
let loja: FornecedorDeTeste
let dono: LoginDeTeste

beforeAll(async () => {
  dns = await startDnsFalso()
  app = await createTestApp({
    smtpUrl: 'smtp://127.0.0.1:1',
    correioDe: 'Vitrine <loja@vitrine.example>',
    correioSpf: 'spf.vitrine.example',
    correioDkim: 'vitrine',
    dnsServidores: [dns.servidor],
  })
})
afterAll(async () => {
  await app.close()
  await dns.close()
})
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  dono = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  await app.sql`delete from tentativa_verificacao`
  dns.textos.set('emporio.example', ['v=spf1 include:spf.vitrine.example -all'])
  dns.textos.set('vitrine._domainkey.emporio.example', ['v=DKIM1; p=MIGf'])
})

const onde = () => ({ idfornecedor: loja.idfornecedor })
const read = (quem = dono) => app.call(`GET ${BASE}`, { params: onde(), query: {} }, quem)
const set = (body: Partial<NovoRemetente>, quem = dono) =>
  app.call(
    `PUT ${BASE}`,
    { params: onde(), query: {}, body: { endereco: null, resposta: null, ...body } },
    quem,
  )
const ask = (quem = dono) => app.call(`POST ${BASE}/codigo`, { params: onde(), query: {} }, quem)
const confirm = (codigo: string) =>
  app.call(`POST ${BASE}/confirmar`, { params: onde(), query: {}, body: { codigo } }, dono)
const check = () => app.call(`POST ${BASE}/dominio`, { params: onde(), query: {} }, dono)

async function readCodigo(para = ENDERECO): Promise<string> {
  const [carta] = await app.sql<{ texto: string }[]>`
    select texto from correio where idfornecedor = ${loja.idfornecedor} and para = ${para} order by criado_em desc, idcorreio desc limit 1`
  return /\b(\d{3} \d{3})\b/.exec(carta?.texto ?? '')?.[1] ?? ''
}
/** Proven by both. */
async function prove(): Promise<void> {
  await set({ endereco: ENDERECO })
  await ask()
  await confirm(await readCodigo())
  await check()
}
const listFatos = async () =>
  (
    await app.sql<{ tipo: string; dados: object }[]>`
      select tipo, dados from evento where idfornecedor = ${loja.idfornecedor} order by idevento`
  ).map(({ tipo, dados }) => ({ tipo, ...dados }))

describe('a store sends from its own address', () => {
  test('once its mailbox is proven and its domain in order, and not a step before (B10)', async () => {
    const daPlataforma = { verificado_em: null, envia_de: 'loja@vitrine.example' }
    expect((await read()).dados).toMatchObject({
      versao: null,
      endereco: null,
      registros: [],
      ...daPlataforma,
    })
    const posto = (await set({ nome: 'Empório da Ana', endereco: 'pedidos@Emporio.Example' })).dados
    expect(posto).toMatchObject({
      versao: 1,
      endereco: ENDERECO,
      envia_como: 'Empório da Ana',
      ...daPlataforma,
    })
    expect(posto.registros).toEqual([
      { tipo: 'TXT', nome: 'emporio.example', contem: 'v=spf1 include:spf.vitrine.example' },
      { tipo: 'TXT', nome: 'vitrine._domainkey.emporio.example', contem: 'v=DKIM1; p=' },
    ])
    expect((await ask()).dados.mensagem).toContain(ENDERECO)
    const lido = (await confirm(await readCodigo())).dados
    expect(lido).toMatchObject({ caixa_em: expect.any(String), dominio_em: null, ...daPlataforma })
    const { dados } = await check()
    expect(dados).toMatchObject({ spf: 'EM_ORDEM', dkim: 'EM_ORDEM', envia_de: ENDERECO })
    expect(dados.verificado_em).toEqual(expect.any(String))
  })

  test('the other way round too: the domain in order alone is not enough', async () => {
    await set({ endereco: ENDERECO })
    expect((await check()).dados).toMatchObject({
      dominio_em: expect.any(String),
      caixa_em: null,
      verificado_em: null,
    })
    await ask()
    expect((await confirm(await readCodigo())).dados.envia_de).toBe(ENDERECO)
  })

  test('nobody else changes it, and every change stands in the audit with its author', async () => {
    await prove()
    const outra = await buildFornecedor(app.sql)
    const estranho = await buildEquipe(app.sql, outra, { papel: 'fornecedor' })
    const atendente = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    const ana = await buildCliente(app.sql, loja)
    const seu = { endereco: 'eu@outra.example' }
    expect([await set(seu, estranho), await ask(estranho), await read(estranho)]).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 401 })),
    )
    for (const quem of [atendente, ana])
      expect([await set(seu, quem), await ask(quem), await read(quem)]).toMatchObject(
        Array.from({ length: 3 }, () => ({ status: 403 })),
      )
    expect((await read()).dados.envia_de).toBe(ENDERECO)
    const operador = await buildOperador(app.sql)
    expect((await set({ endereco: ENDERECO, nome: 'Loja' }, operador)).status).toBe(403)
    expect((await set({ endereco: ENDERECO, nome: 'Loja' })).status).toBe(200)
    const autor = { ator: 'fornecedor', idusuario: dono.idusuario }
    expect(await listFatos()).toMatchObject([
      { tipo: 'cadastro.CRIADO', cadastro: 'remetente', autor, depois: { endereco: ENDERECO } },
      { tipo: 'cadastro.MUDADO', autor, depois: { caixa_em: expect.any(String) } },
      { tipo: 'cadastro.MUDADO', autor, depois: { dominio_em: expect.any(String) } },
      { tipo: 'cadastro.MUDADO', autor, antes: { nome: '' }, depois: { nome: 'Loja' } },
    ])
  })

  test('another address is not verified at once; the same one written anew stays so', async () => {
    await prove()
    expect((await set({ endereco: 'pedidos@EMPORIO.example', nome: 'Empório' })).dados.envia_de).toBe(
      ENDERECO,
    )
    const mudado = (await set({ endereco: 'vendas@emporio.example' })).dados
    expect(mudado).toMatchObject({ caixa_em: null, dominio_em: null, envia_de: 'loja@vitrine.example' })
    const sem = (await set({ endereco: null, resposta: 'fale@emporio.example' })).dados
    expect(sem).toMatchObject({ endereco: null, responde_para: 'fale@emporio.example' })
  })

  test('a line break in the name, or what is no address, is refused', async () => {
    expect((await set({ nome: 'Loja\r\nBcc: x@y.example' })).falha.codigo).toBe('entrada_invalida')
    for (const endereco of ['loja', 'a@b@c.example', 'a@b.example,c@d.example', '<a@b.example>'])
      expect((await set({ endereco })).falha.codigo, endereco).toBe('entrada_invalida')
  })
})

describe('two at once', () => {
  test('of two changes of one version one counts, and the other one hears of it', async () => {
    const { versao } = (await set({ endereco: ENDERECO })).dados
    const feitos = await Promise.all([set({ nome: 'Um', versao }), set({ nome: 'Dois', versao })])
    expect(feitos.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(feitos.find(({ status }) => status === 409)?.falha).toMatchObject({
      codigo: 'cadastro_mudou',
      detalhes: { versao: 2 },
    })
    expect((await set({ nome: 'Novo', versao: null })).falha.codigo).toBe('cadastro_mudou')
  })

  test('first changes at once all count, one after the other', async () => {
    const feitos = await Promise.all(
      ['a', 'b', 'c'].map((nome) => set({ nome, endereco: `${nome}@emporio.example` })),
    )
    expect(feitos.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('a code counts once, however often it is said at the same moment', async () => {
    await set({ endereco: ENDERECO })
    await ask()
    const codigo = await readCodigo()
    const ditos = await Promise.all([confirm(codigo), confirm(codigo), confirm(codigo)])
    expect(ditos.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  })

  test('a change that meets the code or the look at the domain leaves nothing verified that nobody proved', async () => {
    for (let vez = 0; vez < 4; vez++) {
      await set({ endereco: ENDERECO })
      await app.sql`delete from tentativa_verificacao`
      await ask()
      const codigo = await readCodigo()
      await Promise.all([confirm(codigo), check(), set({ endereco: `novo${vez}@outra.example` })])
      expect((await read()).dados).toMatchObject({ caixa_em: null, dominio_em: null, verificado_em: null })
    }
  })
})

describe('the code', () => {
  beforeEach(() => set({ endereco: ENDERECO }))

  test('stands in a letter in the store’s name, and in the database only as a hash', async () => {
    await ask()
    const codigo = (await readCodigo()).replace(' ', '')
    const [carta] = await app.sql`
      select secreta, assunto from correio where para = ${ENDERECO} and idfornecedor = ${loja.idfornecedor}`
    expect(carta).toMatchObject({ secreta: true, assunto: expect.stringContaining('Loja: código') })
    const [guardado] = await app.sql<{ texto: string }[]>`
      select c::text as texto from codigo_remetente c where idfornecedor = ${loja.idfornecedor}`
    expect(guardado?.texto).not.toContain(codigo)
  })

  test('wrong five times, it is good for nothing; a new one is', async () => {
    await ask()
    const codigo = await readCodigo()
    const errado = codigo === '000 000' ? '000001' : '000000'
    for (let vez = 0; vez < 5; vez++) expect((await confirm(errado)).falha.codigo).toBe('codigo_invalido')
    expect((await confirm(codigo)).falha.codigo).toBe('codigo_invalido')
    await ask()
    expect((await confirm(await readCodigo())).status).toBe(200)
  })

  test('expired, used, of the letter before, or of another address: refused', async () => {
    await ask()
    const primeiro = await readCodigo()
    await ask()
    const segundo = await readCodigo()
    if (primeiro !== segundo) expect((await confirm(primeiro)).falha.codigo).toBe('codigo_invalido')
    await app.sql`update codigo_remetente set expira_em = now() where idfornecedor = ${loja.idfornecedor}`
    expect((await confirm(segundo)).falha.codigo).toBe('codigo_invalido')
    await ask()
    const terceiro = await readCodigo()
    await set({ endereco: 'outra@emporio.example' })
    expect((await confirm(terceiro)).falha.codigo).toBe('codigo_invalido')
    // Back again: it was asked about an address that was given up.
    await set({ endereco: ENDERECO })
    expect((await confirm(terceiro)).falha.codigo).toBe('codigo_invalido')
    await ask()
    const quarto = await readCodigo()
    expect((await confirm(quarto)).status).toBe(200)
    expect((await confirm(quarto)).falha.codigo).toBe('codigo_invalido')
  })

  test('five letters an hour, for the store and for the mailbox; none without an address', async () => {
    const status: number[] = []
    for (let vez = 0; vez < 6; vez++) status.push((await ask()).status)
    expect(status).toEqual([200, 200, 200, 200, 200, 429])
    // Another store cannot go on writing to that mailbox.
    loja = await buildFornecedor(app.sql)
    dono = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    expect((await ask()).falha.campos).toEqual({ endereco: 'Informe antes o endereço do remetente.' })
    await set({ endereco: ENDERECO.toUpperCase() })
    expect((await ask()).status).toBe(429)
  })
})

describe('the domain', () => {
  test('that is in order no more sends no more, and says what is missing', async () => {
    await prove()
    dns.textos.set('emporio.example', ['v=spf1 -all'])
    const { dados } = await check()
    expect(dados).toMatchObject({ spf: 'FALTA', dkim: 'EM_ORDEM', verificado_em: null })
    expect(dados.mensagem).toContain('Falta SPF em emporio.example')
    expect(dados.envia_de).toBe('loja@vitrine.example')
  })

  test('whose servers do not answer stays as it was', async () => {
    await prove()
    dns.calado = true
    const { dados, status } = await check().finally(() => (dns.calado = false))
    expect([status, dados.spf, dados.dkim]).toEqual([200, 'SEM_RESPOSTA', 'SEM_RESPOSTA'])
    expect(dados).toMatchObject({ envia_de: ENDERECO, mensagem: expect.stringContaining('Nada mudou') })
  })

  test('is looked at thirty times an hour at most, and never without an address', async () => {
    expect((await check()).falha.codigo).toBe('entrada_invalida')
    await set({ endereco: ENDERECO })
    const status: number[] = []
    for (let vez = 0; vez < 31; vez++) status.push((await check()).status)
    expect(new Set(status.slice(0, 30))).toEqual(new Set([200]))
    expect(status.at(-1)).toBe(429)
  })
})

test('a database never lets an address count of which one proof is missing', async () => {
  await prove()
  await expect(app.sql`update remetente set verificado_em = now()`).rejects.toThrow()
  await app.sql`update remetente set dominio_em = null where idfornecedor = ${loja.idfornecedor}`
  expect((await read()).dados.verificado_em).toBeNull()
})
