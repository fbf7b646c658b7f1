import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sistema } from '../evento/index.ts'
import { uuidv7 } from '../infra/index.ts'
import {
  buildCupom,
  buildFornecedor,
  buildProduto,
  createTestApp,
  listRecusados,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { saveLinks } from './index.ts'

/** Short links that act when they are opened (readings 8, issue 13 A). */
type Linha = Parameters<typeof saveLinks>[2][number]

let app: AppDeTeste
let loja: FornecedorDeTeste
let cafe: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  cafe = await buildProduto(app.sql, loja, { nome: 'Café' })
})

const save = (...linhas: Linha[]) =>
  app.sql.begin((tx) => saveLinks(tx, { idfornecedor: loja.idfornecedor, autor: sistema }, linhas))
const novo = (change: Partial<Linha> = {}): Linha => ({
  versao: null,
  idlinkacao: uuidv7(),
  codigo: 'cesta',
  nome: 'Cesta da semana',
  acao: { tipo: 'PRODUTOS', produtos: [{ id: cafe, quantidade: 2.5 }] },
  ...change,
})
const look = (codigo = 'cesta', idfornecedor = loja.idfornecedor) =>
  app.call('GET /v4/link-acao/{idfornecedor}/{codigo}', { params: { idfornecedor, codigo } })
const use = (chave: string = uuidv7(), codigo = 'cesta') =>
  app.call('POST /v4/link-acao/{idfornecedor}/{codigo}/usar', {
    params: { idfornecedor: loja.idfornecedor, codigo },
    body: { chave },
  })
const usosOf = async () =>
  (await app.sql<{ usos: number }[]>`select usos from link_acao where idfornecedor = ${loja.idfornecedor}`)[0]
    ?.usos

describe('opening a link', () => {
  test('looking tells what it does, by name, with its address and QR, and changes nothing', async () => {
    await save(novo({ limite: 1 }))
    for (let i = 0; i < 3; i++) {
      const { status, dados } = await look(i === 1 ? ' CESTA' : 'cesta')
      expect(status).toBe(200)
      expect(dados).toMatchObject({
        situacao: 'ABERTO',
        acao: { tipo: 'PRODUTOS', produtos: [{ id: cafe, nome: 'Café', quantidade: 2.5 }] },
      })
      expect(dados.url).toMatch(new RegExp(`^http://[^/]+/${loja.slug}/link/cesta$`))
      expect(dados.qr).toMatch(/^M\d+ \d+h/)
    }
    expect(await usosOf()).toBe(0)
  })

  test('each way of acting is told as the store keeps it', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'DEZ' })
    const combo = uuidv7()
    const acoes = {
      cupom: { tipo: 'CUPOM', codigocupom: 'DEZ' },
      pagina: { tipo: 'PAGINA', slug: 'trocas' },
      lista: { tipo: 'LISTA', busca: { categ: 'geral' } },
      combo: { tipo: 'COMBO', idcombopromocional_cabecalho: combo },
    } as const
    await save(...Object.entries(acoes).map(([codigo, acao]) => novo({ codigo, acao })))
    for (const [codigo, acao] of Object.entries(acoes)) {
      const { dados } = await use(uuidv7(), codigo)
      expect(dados.acao).toMatchObject(acao)
    }
    expect((await look('cupom')).dados.acao).toMatchObject({ nome: 'Cupom DEZ' })
  })

  test('the same opening sent again counts once; the last use goes to one of many', async () => {
    await save(novo({ limite: 2 }))
    const chave = uuidv7()
    expect((await use(chave)).status).toBe(200)
    expect((await use(chave)).status).toBe(200)
    expect(await usosOf()).toBe(1)
    const respostas = await Promise.all(Array.from({ length: 6 }, () => use()))
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(respostas.find(({ status }) => status !== 200)?.falha).toMatchObject({ codigo: 'link_esgotado' })
    expect(await usosOf()).toBe(2)
    expect((await use(chave)).status).toBe(200)
    expect((await look()).dados).toMatchObject({ situacao: 'ESGOTADO', acao: null })
  })

  test('before its begin, after its end, of another store, switched off: each is told apart', async () => {
    await save(
      novo({ codigo: 'cedo', de: '2090-01-01T00:00:00-03:00' }),
      novo({ codigo: 'tarde', ate: '2020-01-01T00:00:00Z' }),
      novo({ codigo: 'desligado', ativo: false }),
    )
    expect((await look('cedo')).dados).toMatchObject({
      situacao: 'AINDA_NAO',
      acao: null,
      de: '2090-01-01T03:00:00.000Z',
    })
    expect((await look('tarde')).dados).toMatchObject({ situacao: 'EXPIRADO', acao: null })
    const outra = await buildFornecedor(app.sql)
    for (const resposta of [
      await look('desligado'),
      await look('cedo', outra.idfornecedor),
      await look("x'; drop"),
    ])
      expect([resposta.status, resposta.falha.codigo]).toEqual([404, 'link_desconhecido'])
  })

  test('a product that the store does not sell any more is left out', async () => {
    const outro = await buildProduto(app.sql, loja)
    await save(novo({ acao: { tipo: 'PRODUTOS', produtos: [{ id: cafe }, { id: outro }] } }))
    await app.sql`update produto set ativo = false where idcadastroextraproduto = ${outro}`
    expect((await use()).dados.acao).toEqual({
      tipo: 'PRODUTOS',
      produtos: [{ id: cafe, nome: 'Café', quantidade: 1 }],
    })
  })
})

describe('writing links', () => {
  test('part of a link can be changed, its uses stay, and saving the same changes nothing', async () => {
    const link = novo({ limite: 5 })
    expect(await save(link)).toEqual([{ feito: 'CRIADA', versao: 1 }])
    await use()
    expect(await save({ ...link, versao: 1 })).toEqual([{ feito: 'IGUAL', versao: 1 }])
    expect(await save({ idlinkacao: link.idlinkacao, nome: 'Outra', versao: 1 })).toEqual([
      { feito: 'MUDADA', versao: 2 },
    ])
    expect(await usosOf()).toBe(1)
  })

  test.each([
    ['a code with spaces', { codigo: 'a b c' }, 'codigo'],
    ['an end before its begin', { de: '2026-12-02T00:00:00Z', ate: '2026-12-01T00:00:00Z' }, 'ate'],
    ['a limit of what only opens', { acao: { tipo: 'PAGINA', slug: 'trocas' }, limite: 3 }, 'limite'],
    ['a script as a page', { acao: { tipo: 'PAGINA', slug: 'javascript:alert(1)' } }, 'acao.slug'],
    [
      'nothing of a product',
      { acao: { tipo: 'PRODUTOS', produtos: [{ id: uuidv7(), quantidade: 0.0000001 }] } },
      'acao.produtos.0.quantidade',
    ],
    [
      'a product of nobody',
      { acao: { tipo: 'PRODUTOS', produtos: [{ id: uuidv7() }] } },
      'idcadastroextraproduto',
    ],
  ] as const)('%s is refused', async (_, change, campo) => {
    const [erro] = await listRecusados(save(novo(change as Partial<Linha>)))
    expect(erro?.startsWith(`links.0.${campo}: `)).toBe(true)
  })

  test('one link for each code of a store', async () => {
    await save(novo())
    expect(await listRecusados(save(novo()))).toEqual(['links.0.codigo: Outro link tem este código.'])
  })
})
