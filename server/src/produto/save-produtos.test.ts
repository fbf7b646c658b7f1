import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { CadastroRecusado } from '../cadastro/index.ts'
import { Falha, uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { saveProdutos } from './index.ts'

type Linha = Parameters<typeof saveProdutos>[2][number]

let app: AppDeTeste
let loja: FornecedorDeTeste
let idusuario: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ;({ idusuario } = await buildEquipe(app.sql, loja, { papel: 'fornecedor' }))
})

let n = 0
/** A product that is new, as little as it can be. */
const novo = (change: Partial<Linha> = {}): Linha => ({
  versao: null,
  idcadastroextraproduto: uuidv7(),
  idproduto: uuidv7(),
  sku: `N${(n += 1)}`,
  nome: 'Café torrado',
  marca: 'Serra',
  idcategoria: loja.idcategoria,
  embalagem: '500 g',
  unidade: 'un',
  preco: 10,
  ...change,
})
const save = (linhas: readonly Linha[], { idfornecedor } = loja) =>
  app.sql.begin((tx) => saveProdutos(tx, { idfornecedor, autor: { ator: 'fornecedor', idusuario } }, linhas))
const read = async (id: string) => {
  const [row] = await app.sql`
    select * from produto where idfornecedor = ${loja.idfornecedor} and idcadastroextraproduto = ${id}`
  return row
}
const countDaLoja = async () => {
  const rows = await app.sql`select from produto where idfornecedor = ${loja.idfornecedor}`
  return rows.length
}
/** What a call is refused with: `produtos.1.sku: why`. */
const refuse = async (linhas: readonly Linha[]) => {
  const error = await save(linhas).catch((error: unknown) => error)
  if (!(error instanceof Falha)) throw error
  expect(error.codigo).toBe('entrada_invalida')
  return Object.entries(error.extra.campos ?? {}).map(([campo, erro]) => `${campo}: ${erro}`)
}
const listEventos = () => app.sql`
  select tipo, dados from evento where idfornecedor = ${loja.idfornecedor} and dados ->> 'cadastro' = 'produto' order by idevento`

describe('a product', () => {
  test('is written in reais and units, told with its author, and can be bought and found', async () => {
    const cafe = novo({ preco: 0.0796, granularidade: 0.25, descontoProgressivo: { 3: 0.07, 12: 0.06 } })
    expect(await save([cafe])).toEqual([{ feito: 'CRIADA', versao: 1 }])
    expect(await read(cafe.idcadastroextraproduto)).toMatchObject({
      preco: 796,
      granularidade: 250,
      desconto_progressivo: { 3: 0.07, 12: 0.06 },
      ativo: true,
    })
    expect(await listEventos()).toMatchObject([
      {
        tipo: 'cadastro.CRIADO',
        dados: { id: cafe.idcadastroextraproduto, autor: { idusuario }, antes: null },
      },
    ])
    const { dados } = await app.call('GET /v1/app/{supplier}/listaprodutosf/{x}', {
      params: { supplier: loja.slug, x: '-22.9,-47.06' },
      query: { sk: 'cafe torado' },
    })
    expect(dados.data.map(({ sku, preco }) => [sku, preco])).toEqual([[cafe.sku, 0.0796]])
  })

  test('changes only in the fields that are sent, and is told as it was and as it is; the same again changes nothing', async () => {
    const cafe = novo({ tags: ['organico'], descricao: 'Da serra.' })
    await save([cafe])
    const { idcadastroextraproduto } = cafe
    const change = { idcadastroextraproduto, preco: 12.5, nome: undefined }
    expect(await save([{ ...change, versao: 1 }])).toEqual([{ feito: 'MUDADA', versao: 2 }])
    expect(await save([{ ...change, versao: 2 }])).toEqual([{ feito: 'IGUAL', versao: 2 }])
    expect(await read(idcadastroextraproduto)).toMatchObject({
      nome: 'Café torrado',
      tags: ['organico'],
      descricao: 'Da serra.',
      preco: 125_000,
      versao: 2,
    })
    const [, mudado, ...mais] = await listEventos()
    expect(mudado).toMatchObject({
      tipo: 'cadastro.MUDADO',
      dados: { versao: 2, antes: { preco: 100_000 }, depois: { preco: 125_000 } },
    })
    expect(mais).toEqual([])
  })

  test('that a page shows is shown as it is now', async () => {
    const cafe = novo()
    await save([cafe])
    const show = async () => {
      const { dados } = await app.call('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', {
        params: { a: 'token', b: loja.idfornecedor, c: cafe.idcadastroextraproduto },
      })
      return dados.preco
    }
    expect(await show()).toBe(10)
    await save([{ idcadastroextraproduto: cafe.idcadastroextraproduto, preco: 11, versao: 1 }])
    expect(await show()).toBe(11)
  })

  test('that somebody else has changed is not written over, nor is anything of that call', async () => {
    const [cafe, cha] = [novo(), novo()]
    await save([cafe, cha])
    const change = (linha: Linha, preco: number, versao: number): Linha => ({
      idcadastroextraproduto: linha.idcadastroextraproduto,
      preco,
      versao,
    })
    await save([change(cha, 11, 1)])
    const recusa = await save([change(cafe, 12, 1), change(cha, 12, 1)]).catch((error: unknown) => error)
    expect(recusa).toBeInstanceOf(CadastroRecusado)
    expect(recusa).toMatchObject({
      recusas: [{ linha: 1, motivo: 'MUDOU', versao: 2, autor: { idusuario } }],
    })
    expect((await read(cafe.idcadastroextraproduto))?.preco).toBe(100_000)
  })

  test('of another store cannot be changed by this one', async () => {
    const outra = await buildFornecedor(app.sql)
    const dela = await buildProduto(app.sql, outra, { preco: 7 })
    const recusa = await save([{ ...novo(), idcadastroextraproduto: dela, versao: 1 }]).catch(
      (e: unknown) => e,
    )
    expect(recusa).toMatchObject({ recusas: [{ linha: 0, motivo: 'SUMIU', autor: null }] })
    expect(await refuse([novo({ idcategoria: outra.idcategoria })])).toEqual([
      expect.stringMatching(/^produtos\.0\.idcategoria: .*não existe nesta loja/),
    ])
    expect(await refuse([novo({ idprodutoprincipal: dela })])).toEqual([
      expect.stringMatching(/^produtos\.0\.idprodutoprincipal: .*não existe nesta loja/),
    ])
    const [row] = await app.sql`select preco from produto where idcadastroextraproduto = ${dela}`
    expect(row?.preco).toBe(70_000)
  })
})

describe('variants', () => {
  test('come with their main product in one call, in any order, and are counted', async () => {
    const principal = novo({ nome: 'Tinta' })
    const { idcadastroextraproduto: idprodutoprincipal } = principal
    await save([novo({ idprodutoprincipal, embalagem: '3,6 L' }), principal, novo({ idprodutoprincipal })])
    expect(await read(idprodutoprincipal)).toMatchObject({ variantes: 2, versao: 1 })
  })

  test('have no variants, neither in one call nor in two', async () => {
    const [a, b, c] = [novo(), novo(), novo()]
    const under = (linha: Linha, { idcadastroextraproduto }: Linha): Linha => ({
      ...linha,
      idprodutoprincipal: idcadastroextraproduto,
    })
    expect(await refuse([a, under(b, a), under(c, b)])).toEqual([
      expect.stringMatching(/^produtos\.1\..*tem variantes/),
      expect.stringMatching(/^produtos\.2\..*já é variante/),
    ])
    await save([a, under(b, a)])
    expect(await refuse([under(c, b)])).toEqual([expect.stringMatching(/já é variante/)])
    expect(await refuse([{ ...under(a, c), versao: 1 }, c])).toEqual([expect.stringMatching(/tem variantes/)])
    expect(await refuse([under(a, b), { ...under(b, a) }])).toHaveLength(2)
  })
})

describe('refused with its place, and nothing of the call is kept', () => {
  test.each<[string, Partial<Linha>, RegExp]>([
    ['a price that rounds to nothing', { preco: 0.0000001 }, /^produtos\.1\.preco: Valor abaixo/],
    ['a price below nothing', { preco: -1 }, /^produtos\.1\.preco: Valor abaixo/],
    ['no number', { preco: Number.NaN }, /^produtos\.1\.preco: Diga um número/],
    ['a price beyond all', { preco: 1e15 }, /^produtos\.1\.preco: Valor acima/],
    ['a name of 10,000 signs', { nome: 'a'.repeat(10_000) }, /^produtos\.1\.nome: São no máximo 200/],
    ['an id that is none', { idcadastroextraproduto: 'constructor' }, /idcadastroextraproduto: /],
    ['a picture of nobody', { imagens: [{ hash: 'f'.repeat(32), alt: '', cor: '#ffffff' }] }, /imagens\.0/],
    ['an offer that is dearer', { precooferta: 11 }, /^produtos\.1\.precooferta: /],
  ])('%s', async (_, change, erro) => {
    expect((await refuse([novo(), novo(change)])).join('\n')).toMatch(erro)
    expect(await countDaLoja()).toBe(0)
  })

  test('a SKU twice, also one that stands; a product twice', async () => {
    const cafe = novo({ sku: 'constructor' })
    expect(await refuse([cafe, novo({ sku: 'constructor' })])).toEqual([
      'produtos.1.sku: Outro produto tem este SKU.',
    ])
    expect(await refuse([cafe, { ...cafe, sku: 'outro' }])).toEqual([
      'produtos.1.idcadastroextraproduto: Aparece duas vezes.',
    ])
    await save([cafe])
    expect(await refuse([novo(), novo({ sku: 'constructor' })])).toEqual([
      'produtos.1.sku: Outro produto tem este SKU.',
    ])
    expect(await save([])).toEqual([])
  })

  test('two calls at once with one SKU: the first has it', async () => {
    const outcomes = await Promise.allSettled([save([novo({ sku: 'A' })]), save([novo({ sku: 'A' })])])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await countDaLoja()).toBe(1)
  })
})

test('a name of signs from everywhere is kept as it is', async () => {
  const cafe = novo({ nome: '☕️ Café “do sítio” 👨‍👩‍👧 <b>' })
  await save([cafe])
  expect((await read(cafe.idcadastroextraproduto))?.nome).toBe('☕️ Café “do sítio” 👨‍👩‍👧 <b>')
})

test('a price alone makes no search words anew: its update sets the price', async () => {
  const cafe = novo()
  await save([cafe])
  const { idcadastroextraproduto } = cafe
  const comandos = await app.statementsOf(() =>
    save([{ ...cafe, idcadastroextraproduto, preco: 12, versao: 1 }]),
  )
  expect(comandos.filter((comando) => comando.includes('set preco = m.preco, versao'))).toHaveLength(1)
})

test('5,000 products are the statements of one, and a change of all of them too', async () => {
  const comandosDe = (linhas: readonly Linha[]) => app.statementsOf(() => save(linhas))
  const [um, muitos] = [[novo()], Array.from({ length: 5000 }, () => novo())]
  const deUm = await comandosDe(um)
  expect(await comandosDe(muitos)).toHaveLength(deUm.length)
  const mudados = muitos.map(({ idcadastroextraproduto }): Linha => {
    return { idcadastroextraproduto, preco: 11, min_por_pedido: 2, versao: 1 }
  })
  // One more holds the stock of what is sold in other steps.
  expect((await comandosDe(mudados)).length).toBeLessThanOrEqual(deUm.length + 1)
  const [row] = await app.sql`
    select count(*)::int as total from produto where idfornecedor = ${loja.idfornecedor} and preco = 110000`
  expect(row?.total).toBe(5000)
}, 120_000)
