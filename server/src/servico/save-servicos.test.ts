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
import { saveServicos } from './index.ts'

type Linha = Parameters<typeof saveServicos>[2][number]

let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
})

const novo = (change: Partial<Linha> = {}): Linha => ({
  versao: null,
  idservico: uuidv7(),
  nome: 'Corte',
  aplicacao: 'pedido',
  cobranca: 'fixo',
  preco: 15,
  ...change,
})
const save = (linhas: readonly Linha[], { idfornecedor } = loja) =>
  app.sql.begin((tx) =>
    saveServicos(tx, { idfornecedor, autor: { ator: 'fornecedor', idusuario: null } }, linhas),
  )
const refuse = (linhas: readonly Linha[]) => listRecusados(save(linhas))
const listVivos = async () => {
  await app.settle()
  const vivo = await app.fornecedores.find(loja.slug)
  return vivo?.servicos.map(({ nome, preco }) => [nome, preco])
}

describe('a service', () => {
  test('is offered as soon as it is written, and not when it is switched off', async () => {
    const corte = novo({ preco: 0.5025 })
    expect(await save([corte])).toEqual([{ feito: 'CRIADA', versao: 1 }])
    expect(await listVivos()).toEqual([['Corte', 0.5025]])
    const { idservico } = corte
    expect(await save([{ idservico, preco: 0, versao: 1 }])).toEqual([{ feito: 'MUDADA', versao: 2 }])
    expect(await listVivos()).toEqual([['Corte', 0]])
    await expect(save([{ idservico, ativo: false, versao: 1 }])).rejects.toMatchObject({
      recusas: [{ motivo: 'MUDOU', versao: 2 }],
    })
    await save([{ idservico, ativo: false, versao: 2 }])
    expect(await listVivos()).toEqual([])
    const eventos = await app.sql`
      select dados -> 'antes' as antes, dados -> 'depois' as depois from evento where dados ->> 'id' = ${idservico} order by idevento`
    expect(eventos[1]).toEqual({ antes: { preco: 5025 }, depois: { preco: 0 } })
  })

  test('of another store cannot be changed by this one, and its id cannot be used again', async () => {
    const outra = await buildFornecedor(app.sql)
    const dela = novo()
    await save([dela], outra)
    await expect(save([{ ...dela, versao: 1 }])).rejects.toMatchObject({ recusas: [{ motivo: 'SUMIU' }] })
    await expect(save([{ ...dela, versao: null }])).rejects.toMatchObject({
      recusas: [{ motivo: 'EXISTE', autor: null }],
    })
    await expect(save([{ ...dela, versao: 'qualquer' }])).rejects.toMatchObject({
      recusas: [{ motivo: 'EXISTE' }],
    })
    expect(await listVivos()).toEqual([])
  })

  test('is for what its own store has', async () => {
    const outra = await buildFornecedor(app.sql)
    const produtos = [await buildProduto(app.sql, loja), await buildProduto(app.sql, outra)]
    expect(
      await refuse([
        novo(),
        novo({ alvo: { produtos } }),
        novo({ alvo: { categorias: [outra.idcategoria] } }),
      ]),
    ).toEqual([
      'servicos.1.alvo.produtos: Um dos produtos não existe nesta loja.',
      'servicos.2.alvo.categorias: Uma das categorias não existe nesta loja.',
    ])
  })

  test.each<[string, Partial<Linha>, RegExp]>([
    ['paid to the shopper', { preco: -1 }, /servicos\.0\.preco/],
    ['of a price that rounds to nothing', { preco: 0.0000001 }, /servicos\.0\.preco/],
    ['no number', { preco: Number.NaN }, /servicos\.0\.preco/],
    ['of a long name', { nome: 'a'.repeat(10_000) }, /servicos\.0\.nome/],
  ])('is refused: %s', async (_, change, erro) => {
    expect((await refuse([novo(change), novo()])).join('\n')).toMatch(erro)
    expect(await listVivos()).toEqual([])
  })
})

test('many are the statements of one', async () => {
  const de = (linhas: readonly Linha[]) => app.statementsOf(() => save(linhas))
  const alvo = { categorias: [loja.idcategoria] }
  const um = await de([novo({ alvo })])
  expect(await de(Array.from({ length: 200 }, () => novo({ alvo })))).toHaveLength(um.length)
})
