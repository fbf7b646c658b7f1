import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildFornecedor,
  buildProduto,
  createTestApp,
  listRecusados,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { removeCategorias, saveCategorias } from './index.ts'

type Linha = Parameters<typeof saveCategorias>[2][number]

let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
})

const nova = (slug: string, change: Partial<Linha> = {}): Linha => ({
  versao: null,
  idcategoria: uuidv7(),
  slug,
  nome: `Categoria ${slug}`,
  icone: 'package',
  fundo: '#f1e9e1',
  ordem: 1,
  ...change,
})
const save = (linhas: readonly Linha[], { idfornecedor } = loja) =>
  app.sql.begin((tx) =>
    saveCategorias(tx, { idfornecedor, autor: { ator: 'fornecedor', idusuario: null } }, linhas),
  )
const refuse = (linhas: readonly Linha[]) => listRecusados(save(linhas))
const listSlugs = async () => {
  const rows = await app.sql<{ slug: string }[]>`
    select slug from categoria where idfornecedor = ${loja.idfornecedor} order by slug`
  return rows.map(({ slug }) => slug)
}

describe('categories', () => {
  test('come with those below them in one call, in any order, and the tree shows them', async () => {
    const bebidas = nova('bebidas')
    const read = async () => {
      const { dados } = await app.call('GET /v2/app/{a}/listacategoriasprodutos/{b}', {
        params: { a: 'token', b: loja.idfornecedor },
      })
      return JSON.stringify(dados)
    }
    expect(await read()).not.toContain('bebidas')
    const sucos = nova('sucos', { idcategoriapai: bebidas.idcategoria })
    await save([sucos, bebidas])
    await buildProduto(app.sql, { ...loja, idcategoria: sucos.idcategoria })
    expect(await listSlugs()).toEqual(['bebidas', 'geral', 'sucos'])
    expect(await read()).toContain('bebidas')
  })

  test('are changed in what is said alone, and told', async () => {
    const bebidas = nova('bebidas')
    await save([bebidas])
    const { idcategoria } = bebidas
    expect(await save([{ idcategoria, nome: 'Para beber', versao: 1 }])).toEqual([
      { feito: 'MUDADA', versao: 2 },
    ])
    await expect(save([{ idcategoria, nome: 'Bebidas', versao: 1 }])).rejects.toMatchObject({
      recusas: [{ linha: 0, motivo: 'MUDOU' }],
    })
    const [, evento] = await app.sql`
      select dados from evento where dados ->> 'id' = ${idcategoria} order by idevento`
    expect(evento?.dados).toMatchObject({
      antes: { nome: 'Categoria bebidas' },
      depois: { nome: 'Para beber' },
    })
  })

  test('hang from a category of their own store', async () => {
    const outra = await buildFornecedor(app.sql)
    expect(await refuse([nova('a', { idcategoriapai: outra.idcategoria })])).toEqual([
      expect.stringMatching(/^categorias\.0\.idcategoriapai: .*não existe nesta loja/),
    ])
    expect(await refuse([nova('a', { idsetor: uuidv7() }), nova('b', { idsegmento: uuidv7() })])).toEqual([
      expect.stringMatching(/^categorias\.1\.idsegmento: /),
      expect.stringMatching(/^categorias\.0\.idsetor: /),
    ])
    await expect(
      save([
        {
          idcategoria: outra.idcategoria,
          nome: 'Minha',
          slug: 'minha',
          icone: 'x',
          fundo: '#ffffff',
          ordem: 0,
          versao: 1,
        },
      ]),
    ).rejects.toMatchObject({ recusas: [{ motivo: 'SUMIU' }] })
  })

  test('go round in no circle, which two rows of one call would make', async () => {
    const [a, b] = [nova('a'), nova('b')]
    await save([a, b])
    const under = ({ idcategoria }: Linha, pai: Linha): Linha => ({
      idcategoria,
      idcategoriapai: pai.idcategoria,
      versao: 1,
    })
    expect(await refuse([under(a, b), under(b, a)])).toEqual([
      expect.stringMatching(/^categorias\.0\..*dentro de si mesma/),
      expect.stringMatching(/^categorias\.1\..*dentro de si mesma/),
    ])
    expect(await refuse([under(a, a)])).toEqual([expect.stringMatching(/dentro de si mesma/)])
    // Two calls at the same time do not make a circle either.
    const outcomes = await Promise.allSettled([save([under(a, b)]), save([under(b, a)])])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('have two levels', async () => {
    const [a, b] = [nova('a'), nova('b')]
    const sub = nova('sub', { idcategoriapai: a.idcategoria })
    await save([a, b, sub])
    expect(await refuse([nova('sub-sub', { idcategoriapai: sub.idcategoria })])).toEqual([
      expect.stringMatching(/não mais fundo/),
    ])
    expect(await refuse([{ idcategoria: a.idcategoria, idcategoriapai: b.idcategoria, versao: 1 }])).toEqual([
      expect.stringMatching(/não mais fundo/),
    ])
  })

  test('have a slug each, within a call and the store; of names that objects have too', async () => {
    expect(await refuse([nova('constructor'), nova('constructor')])).toEqual([
      'categorias.1.slug: Outra categoria tem este endereço.',
    ])
    expect(await refuse([nova('geral')])).toEqual(['categorias.0.slug: Outra categoria tem este endereço.'])
    await save([nova('constructor')])
    // Another store may have a category of the same name.
    const outra = await buildFornecedor(app.sql)
    expect(await save([nova('constructor')], outra)).toEqual([{ feito: 'CRIADA', versao: 1 }])
  })

  test('go with those below them, but not with a product in them', async () => {
    const [a, b] = [nova('a'), nova('b')]
    const sub = nova('sub', { idcategoriapai: a.idcategoria })
    await save([a, b, sub])
    const remove = (linhas: readonly Linha[]) =>
      app.sql.begin((tx) =>
        removeCategorias(
          tx,
          { idfornecedor: loja.idfornecedor, autor: { ator: 'fornecedor', idusuario: null } },
          linhas.map(({ idcategoria }) => ({ idcategoria, versao: 1 })),
        ),
      )
    await expect(remove([a])).rejects.toMatchObject({ recusas: [{ motivo: 'EM_USO' }] })
    const produto = await buildProduto(app.sql, { ...loja, idcategoria: b.idcategoria })
    await expect(remove([a, sub, b])).rejects.toMatchObject({ recusas: [{ motivo: 'EM_USO' }] })
    expect(await remove([a, sub])).toBe(2)
    await app.sql`delete from produto where idcadastroextraproduto = ${produto}`
    expect(await remove([b])).toBe(1)
    expect(await listSlugs()).toEqual(['geral'])
  })

  test('are refused whole, and nothing of the call is kept', async () => {
    expect((await refuse([nova('a'), nova('b', { fundo: 'red' })])).join()).toMatch(/^categorias\.1\.fundo/)
    expect(await listSlugs()).toEqual(['geral'])
  })
})

test('hundreds are the statements of one', async () => {
  const de = (linhas: readonly Linha[]) => app.statementsOf(() => save(linhas))
  const um = await de([nova('uma')])
  expect(await de(Array.from({ length: 400 }, (_, i) => nova(`c-${i}`)))).toHaveLength(um.length)
})
