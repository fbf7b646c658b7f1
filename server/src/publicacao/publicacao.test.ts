import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'

import type { Conteudo } from '@vitrine/contract'
import { toSlug } from '@vitrine/rules/texto'

import { buildApp, type App } from '../app.ts'
import { sistema } from '../evento/index.ts'
import { openDatabase, openNotificacoes, uuidv7, type Notificacoes, type Sql } from '../infra/index.ts'
import {
  buildFornecedor,
  createTestApp,
  listRecusados,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { savePublicacoes, type LinhaDePublicacao, type Viva } from './index.ts'

/** Drafts, versions and schedule of whatever a store publishes (issue 13 C, decision 0080). `other` is a second process. */
const recados = {
  tipo: 'TEXTO',
  nome: 'recados',
  dados: z.strictObject({ titulo: z.string().max(40), texto: z.string().optional() }),
} satisfies Conteudo<z.ZodType<object>>
type Linha = LinhaDePublicacao<typeof recados.dados>
type Recado = z.output<typeof recados.dados>

let app: AppDeTeste
let other: App
let otherSql: Sql
let otherNotificacoes: Notificacoes
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
  otherSql = openDatabase(app.url)
  otherNotificacoes = await openNotificacoes(otherSql)
  other = await buildApp({ config: app.config, sql: otherSql, notificacoes: otherNotificacoes })
})
afterAll(async () => {
  await other.fastify.close()
  await otherNotificacoes.close()
  await otherSql.end()
  await app.close()
})
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
})

const save = (linhas: readonly Linha[], { idfornecedor } = loja) =>
  app.sql.begin((tx) => savePublicacoes(tx, { idfornecedor, autor: sistema }, recados, linhas))
const nova = (titulo: string, change: Partial<Linha> = {}): Linha => ({
  versao: null,
  idpublicacao: uuidv7(),
  idconteudo: uuidv7(),
  chave: toSlug(titulo),
  estado: 'PUBLICADA',
  dados: { titulo },
  ...change,
})
const titulosOf = (vivas: readonly Viva<Recado>[]) => vivas.map(({ dados }) => dados?.titulo)
const list = async (agora?: number) => {
  await app.settle()
  return titulosOf(await app.publicacoes.list(recados, loja.idfornecedor, agora))
}
const at = (texto: string) => Date.parse(texto)

const until = (check: () => Promise<boolean>, timeout = 2000) => vi.waitUntil(check, { timeout, interval: 5 })

describe('what is shown', () => {
  test('a draft is not shown; once published it is, on every process within 2 s; nothing is asked twice', async () => {
    const linha = nova('Horário', { estado: 'RASCUNHO' })
    expect(await save([linha])).toEqual([{ feito: 'CRIADA', versao: 1 }])
    expect(await list()).toEqual([])
    expect(await other.publicacoes.list(recados, loja.idfornecedor)).toEqual([])
    await save([{ idpublicacao: linha.idpublicacao, estado: 'PUBLICADA', versao: 1 }])
    await until(
      async () => titulosOf(await other.publicacoes.list(recados, loja.idfornecedor)).join() === 'Horário',
    )
    expect(await list()).toEqual(['Horário'])
    expect(await app.statementsOf(() => app.publicacoes.list(recados, loja.idfornecedor))).toEqual([])
  })

  test('a campaign stands over the version of every day from its begin to its end, by the clock alone', async () => {
    const idconteudo = uuidv7()
    await save([
      nova('Sempre', { idconteudo, chave: 'faixa' }),
      nova('Natal', {
        idconteudo,
        chave: 'faixa',
        de: '2090-12-01T00:00:00-03:00',
        ate: '2090-12-26T00:00:00-03:00',
      }),
    ])
    expect(await list()).toEqual(['Sempre'])
    const statements = await app.statementsOf(async () => {
      expect(await list(at('2090-12-01T02:59:59Z'))).toEqual(['Sempre'])
      expect(await list(at('2090-12-01T03:00:00Z'))).toEqual(['Natal'])
      expect(await list(at('2090-12-26T03:00:00Z'))).toEqual(['Sempre'])
    })
    expect(statements).toEqual([])
    const vivo = await app.fornecedores.find(loja.slug)
    expect(vivo?.viradas).toEqual([at('2090-12-01T03:00:00Z'), at('2090-12-26T03:00:00Z')])
  })

  test('bytes kept before a turn are not served after it, though nobody wrote anything', async () => {
    await save([nova('Logo', { de: new Date(Date.now() + 3000).toISOString() })])
    await app.settle()
    await app.fornecedores.find(loja.slug)
    const texto = { contentType: 'text/plain', cabecalhos: {} }
    app.cache.set('/faixa', app.cache.begin(loja.idfornecedor), texto, Buffer.from('sem recado'))
    expect(await list()).toEqual([])
    expect(app.cache.get('/faixa')?.corpo.toString()).toBe('sem recado')
    await until(async () => (await list()).length === 1, 10_000)
    expect(app.cache.get('/faixa')).toBeUndefined()
  })

  test('one of another supplier is not, and a draft leaves what is in memory', async () => {
    await save([nova('Meu')])
    await app.settle()
    await app.fornecedores.find(loja.slug)
    const antes = app.cache.begin(loja.idfornecedor).fornecedor
    await save([nova('Rascunho', { estado: 'RASCUNHO' })])
    const outra = await buildFornecedor(app.sql)
    await save([nova('Alheio')], outra)
    expect(await list()).toEqual(['Meu'])
    expect(app.cache.begin(loja.idfornecedor).fornecedor).toBe(antes)
  })

  test('what its kind does not know any more is told as such, not left out (§8, static page failure)', async () => {
    const linha = nova('Velha')
    await save([linha])
    await app.sql`update publicacao set dados = '{"outro": 1}' where idpublicacao = ${linha.idpublicacao}`
    await app.settle()
    expect(await app.publicacoes.list(recados, loja.idfornecedor)).toMatchObject([
      { chave: 'velha', dados: null },
    ])
  })
})

describe('versions', () => {
  test('each has the next number of its piece; who wrote it, before and after are told', async () => {
    const idconteudo = uuidv7()
    await save([nova('Um', { idconteudo, chave: 'a' }), nova('Dois', { idconteudo, chave: 'a' })])
    await save([nova('Outra'), nova('Três', { idconteudo, chave: 'a', estado: 'RASCUNHO' })])
    const rows = await app.sql`
      select numero, dados ->> 'titulo' as titulo, publicada_em is not null as publicada from publicacao
      where idconteudo = ${idconteudo} order by numero`
    expect([...rows]).toEqual([
      { numero: 1, titulo: 'Um', publicada: true },
      { numero: 2, titulo: 'Dois', publicada: true },
      { numero: 3, titulo: 'Três', publicada: false },
    ])
    const eventos = await app.sql`
      select tipo, dados #>> '{autor,ator}' as ator, dados #>> '{depois,dados,titulo}' as titulo from evento
      where idfornecedor = ${loja.idfornecedor} order by idevento`
    expect([...eventos]).toMatchObject([
      { tipo: 'cadastro.CRIADO', ator: 'sistema', titulo: 'Um' },
      { titulo: 'Dois' },
      { titulo: 'Outra' },
      { titulo: 'Três' },
    ])
  })

  test('what was published stays; its schedule changes, and ends it', async () => {
    const linha = nova('Fixa', { dados: { titulo: 'Fixa', texto: undefined } })
    await save([linha])
    const { idpublicacao } = linha
    const saveWith = (change: Partial<Linha>) => listRecusados(save([{ idpublicacao, versao: 1, ...change }]))
    expect(await saveWith({ dados: { titulo: 'Outra' } })).toEqual([
      'recados.0.dados: Esta versão já foi publicada: escreva outra.',
    ])
    expect(await saveWith({ estado: 'RASCUNHO' })).toEqual([
      'recados.0.estado: Esta versão já foi publicada: diga até quando vale.',
    ])
    expect(await saveWith({ idconteudo: uuidv7() })).toContain(
      'recados.0.idconteudo: Esta versão é de outro conteúdo.',
    )
    expect(await save([{ ...linha, versao: 1 }])).toEqual([{ feito: 'IGUAL', versao: 1 }])
    expect(await save([{ idpublicacao, versao: 1, ate: new Date().toISOString() }])).toEqual([
      { feito: 'MUDADA', versao: 2 },
    ])
    expect(await list()).toEqual([])
  })

  test('two people at once: the second is told, and nothing of it is written', async () => {
    const linha = nova('Nota', { estado: 'RASCUNHO' })
    await save([linha])
    const { idpublicacao } = linha
    await save([{ idpublicacao, versao: 1, dados: { titulo: 'Da Ana' } }])
    await expect(save([{ idpublicacao, versao: 1, dados: { titulo: 'Do Beto' } }])).rejects.toThrow(
      /publicacao/,
    )
  })

  test.each([
    ['an end before its begin', { de: '2026-12-02T00:00:00Z', ate: '2026-12-01T00:00:00Z' }, 'ate'],
    ['a day that is not', { de: '2026-02-31T00:00:00Z' }, 'de'],
    ['a moment without its zone', { de: '2026-02-01T00:00:00' }, 'de'],
    ['a name with a slash', { chave: 'a/b' }, 'chave'],
    ['no name', { chave: '' }, 'chave'],
    ['what its kind does not know', { dados: { titulo: 'x'.repeat(41) } }, 'dados.titulo'],
  ])('%s is refused', async (_, change, campo) => {
    const [erro] = await listRecusados(save([nova('X', change)]))
    expect(erro).toMatch(new RegExp(`^recados\\.0\\.${campo}: `))
  })

  test('one name leads to one piece: of the same call, of others, until that one is over', async () => {
    const erro = 'chave: Já há outro conteúdo com este nome.'
    expect(
      await listRecusados(save([nova('Um', { chave: 'sobre' }), nova('Dois', { chave: 'sobre' })])),
    ).toEqual([`recados.0.${erro}`, `recados.1.${erro}`])
    const um = nova('Um', { chave: 'sobre' })
    await save([um])
    const dois = nova('Dois', { chave: 'sobre' })
    expect(await listRecusados(save([dois]))).toEqual([`recados.0.${erro}`])
    await save([{ ...dois, estado: 'RASCUNHO' }])
    await save([{ idpublicacao: um.idpublicacao, versao: 1, ate: new Date().toISOString() }])
    await save([{ idpublicacao: dois.idpublicacao, versao: 1, estado: 'PUBLICADA' }])
    expect(await list()).toEqual(['Dois'])
  })
})
