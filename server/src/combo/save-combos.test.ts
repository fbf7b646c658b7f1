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
import { saveCombos } from './index.ts'

type Linha = Parameters<typeof saveCombos>[2][number]
type Grupo = NonNullable<Linha['grupos']>[number]

let app: AppDeTeste
let loja: FornecedorDeTeste
let pao: string
let queijo: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  pao = await buildProduto(app.sql, loja, { preco: 6 })
  queijo = await buildProduto(app.sql, loja, { preco: 9 })
})

const grupo = (ids: string[], change: Partial<Grupo> = {}): Grupo => ({
  idgrupo: uuidv7(),
  nome: 'Pães',
  minimo: 1,
  maximo: 1,
  produtos: ids.map((idcadastroextraproduto) => ({ idcadastroextraproduto })),
  ...change,
})
const novo = (change: Partial<Linha> = {}): Linha => ({
  versao: null,
  idcombopromocional_cabecalho: uuidv7(),
  nome: 'Café da manhã',
  preco: { tipo: 'fixo', valor: 12 },
  grupos: [grupo([pao]), grupo([queijo], { nome: 'Queijos' })],
  ...change,
})
const save = (linhas: readonly Linha[], { idfornecedor } = loja) =>
  app.sql.begin((tx) =>
    saveCombos(tx, { idfornecedor, autor: { ator: 'fornecedor', idusuario: null } }, linhas),
  )
const refuse = (linhas: readonly Linha[]) => listRecusados(save(linhas))
const listVivos = async () => {
  await app.settle()
  return (await app.fornecedores.find(loja.slug))?.combos ?? []
}
const listTold = async () => {
  const rows = await app.sql<{ fato: string }[]>`
    select concat(dados ->> 'cadastro', ' ', split_part(tipo, '.', 2)) as fato from evento
    where idfornecedor = ${loja.idfornecedor} order by idevento`
  return rows.map(({ fato }) => fato)
}

describe('a combo', () => {
  test('is sold as soon as it is written, in reais and units', async () => {
    const combo = novo({
      preco: { tipo: 'por_produto' },
      grupos: [
        grupo([], {
          produtos: [
            { idcadastroextraproduto: queijo, quantidade: 0.25, precocombo: 7.0125 },
            { idcadastroextraproduto: pao },
          ],
        }),
      ],
    })
    expect(await save([combo])).toEqual([{ feito: 'CRIADA', versao: 1 }])
    expect(await listVivos()).toMatchObject([
      {
        nome: 'Café da manhã',
        preco: { tipo: 'por_produto' },
        grupos: [
          {
            produtos: [
              { id: queijo, quantidade: 0.25, precocombo: 7.0125 },
              { id: pao, quantidade: 1, precocombo: null },
            ],
          },
        ],
      },
    ])
  })

  test('keeps its slots where nothing is said of them, and gets those that are said', async () => {
    const combo = novo()
    await save([combo])
    const { idcombopromocional_cabecalho, grupos: [paes, queijos] = [] } = combo
    if (!paes || !queijos) throw new Error('a combo of two slots')
    const change = { idcombopromocional_cabecalho }
    expect(await save([{ ...change, nome: 'Da tarde', versao: 1 }])).toEqual([{ feito: 'MUDADA', versao: 2 }])
    expect((await listVivos())[0]?.grupos).toHaveLength(2)
    expect(await save([{ ...change, nome: 'Da tarde', versao: 2 }])).toEqual([{ feito: 'IGUAL', versao: 2 }])

    // A change of the slots alone gives a new version too: somebody who read the combo before has not seen it.
    const trocado = { ...paes, produtos: [{ idcadastroextraproduto: queijo }] }
    expect(await save([{ ...change, grupos: [trocado], versao: 2 }])).toEqual([
      { feito: 'MUDADA', versao: 3 },
    ])
    expect((await listVivos())[0]?.grupos).toMatchObject([{ nome: 'Pães', produtos: [{ id: queijo }] }])
    await expect(save([{ ...change, grupos: [paes], versao: 2 }])).rejects.toMatchObject({
      recusas: [{ linha: 0, motivo: 'MUDOU', versao: 3 }],
    })
    expect(await listTold()).toEqual([
      'combo CRIADO',
      'combo_grupo CRIADO',
      'combo_grupo CRIADO',
      'combo_produto CRIADO',
      'combo_produto CRIADO',
      'combo MUDADO',
      'combo_grupo REMOVIDO',
      'combo_produto REMOVIDO',
      'combo_produto CRIADO',
    ])
  })

  test('changes the kind of its price', async () => {
    const combo = novo()
    await save([combo])
    const { idcombopromocional_cabecalho } = combo
    await save([{ idcombopromocional_cabecalho, preco: { tipo: 'percentual', percentual: 12.5 }, versao: 1 }])
    expect((await listVivos())[0]?.preco).toEqual({ tipo: 'percentual', percentual: 12.5 })
  })

  test('is made of products and slots of its own', async () => {
    const outra = await buildFornecedor(app.sql)
    const dela = await buildProduto(app.sql, outra)
    expect(await refuse([novo(), novo({ grupos: [grupo([pao, dela])] })])).toEqual([
      'combos.1.grupos: Um dos produtos não existe nesta loja.',
    ])
    const [um, dois] = [novo(), novo()]
    expect(await refuse([um, { ...dois, grupos: um.grupos }])).toEqual([
      'combos.1.grupos.0.idgrupo: Este grupo é de outro combo.',
      'combos.1.grupos.1.idgrupo: Este grupo é de outro combo.',
    ])
    await save([um])
    expect(await refuse([{ ...dois, grupos: um.grupos }])).toHaveLength(2)
    // Neither a combo nor a slot of another store can be changed.
    const alheio = { ...novo(), grupos: [grupo([dela])] }
    await save([alheio], outra)
    await expect(
      save([{ ...novo(), idcombopromocional_cabecalho: alheio.idcombopromocional_cabecalho }]),
    ).rejects.toMatchObject({
      recusas: [{ motivo: 'EXISTE', autor: null }],
    })
    const [slot] = alheio.grupos
    await expect(
      save([novo({ grupos: [grupo([pao], { idgrupo: slot?.idgrupo ?? '' })] })]),
    ).rejects.toMatchObject({
      recusas: [{ motivo: 'EXISTE' }],
    })
    expect(await listVivos()).toHaveLength(1)
  })

  test.each<[string, Partial<Linha>, RegExp]>([
    [
      'a price that rounds to nothing',
      { preco: { tipo: 'fixo', valor: 0.0000001 } },
      /combos\.1\.preco\.valor/,
    ],
    ['no number', { preco: { tipo: 'percentual', percentual: Number.NaN } }, /combos\.1\.preco\.percentual/],
    ['more than all off', { preco: { tipo: 'percentual', percentual: 101 } }, /combos\.1\.preco\.percentual/],
    ['no slot', { grupos: [] }, /combos\.1\.grupos: Lista vazia/],
    ['a long name', { nome: 'a'.repeat(10_000) }, /combos\.1\.nome/],
  ])('is refused: %s', async (_, change, erro) => {
    expect((await refuse([novo(), novo(change)])).join('\n')).toMatch(erro)
    expect(await listVivos()).toEqual([])
  })
})

test('many are the statements of one', async () => {
  const de = (linhas: readonly Linha[]) => app.statementsOf(() => save(linhas))
  const um = await de([novo()])
  expect(await de(Array.from({ length: 100 }, () => novo()))).toHaveLength(um.length)
})
