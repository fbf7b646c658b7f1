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
import { savePoliticas } from './index.ts'

type Linha = Parameters<typeof savePoliticas>[2][number]

let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
})

const nova = (change: Partial<Linha> = {}): Linha => ({
  versao: null,
  idpolitica: uuidv7(),
  nome: 'De todos',
  efeito: { percentual: -10 },
  ...change,
})
const save = (linhas: readonly Linha[], { idfornecedor } = loja) =>
  app.sql.begin((tx) =>
    savePoliticas(tx, { idfornecedor, autor: { ator: 'fornecedor', idusuario: null } }, linhas),
  )
const refuse = (linhas: readonly Linha[]) => listRecusados(save(linhas))

describe('a policy', () => {
  test('holds as soon as it is written, and another one as soon as it is changed', async () => {
    const produto = await buildProduto(app.sql, loja, { preco: 10 })
    const show = async () => {
      const { dados } = await app.call('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', {
        params: { a: 'token', b: loja.idfornecedor, c: produto },
      })
      return dados.preconf
    }
    expect(await show()).toBe(10)
    const politica = nova({ alvo: { produtos: [produto] } })
    expect(await save([politica])).toEqual([{ feito: 'CRIADA', versao: 1 }])
    expect(await show()).toBe(9)
    const { idpolitica } = politica
    await save([{ idpolitica, efeito: { precofixo: 7.5 }, versao: 1 }])
    expect(await show()).toBe(7.5)
    await expect(save([{ idpolitica, ativa: false, versao: 1 }])).rejects.toMatchObject({
      recusas: [{ motivo: 'MUDOU', versao: 2 }],
    })
    const eventos = await app.sql`
      select dados -> 'antes' as antes, dados -> 'depois' as depois from evento where dados ->> 'id' = ${idpolitica} order by idevento`
    expect(eventos[1]).toEqual({
      antes: { efeito: { percentual: -10 } },
      depois: { efeito: { precofixo: 7.5 } },
    })
  })

  test('names what its own store has', async () => {
    const outra = await buildFornecedor(app.sql)
    const dela = await buildProduto(app.sql, outra)
    expect(
      await refuse([
        nova({ alvo: { produtos: [dela.toUpperCase()] } }),
        nova({ alvo: { categorias: [loja.idcategoria, outra.idcategoria] } }),
        nova({ condicoes: { idformapagto: [outra.idPix] } }),
        nova({ alvo: { categorias: [loja.idcategoria] }, condicoes: { idformapagto: [loja.idPix] } }),
      ]),
    ).toEqual([
      'politicas.0.alvo.produtos: Um dos produtos não existe nesta loja.',
      'politicas.1.alvo.categorias: Uma das categorias não existe nesta loja.',
      'politicas.2.condicoes.idformapagto: Uma das formas de pagamento não existe nesta loja.',
    ])
  })

  test('of another store stays as it is', async () => {
    const outra = await buildFornecedor(app.sql)
    const dela = nova()
    await save([dela], outra)
    await expect(save([{ ...dela, nome: 'Minha', versao: 1 }])).rejects.toMatchObject({
      recusas: [{ motivo: 'SUMIU' }],
    })
    const [row] = await app.sql`select nome, versao from politica where idpolitica = ${dela.idpolitica}`
    expect(row).toEqual({ nome: 'De todos', versao: 1 })
  })

  test.each<[string, Partial<Linha>, RegExp]>([
    ['no effect', { efeito: {} }, /efeito: Diga/],
    ['nothing off', { efeito: { percentual: 0.0000001 } }, /efeito\.percentual/],
    ['no number', { efeito: { precofixo: Number.NaN } }, /efeito\.precofixo/],
    ['a price beyond all', { efeito: { precofixo: 1e15 } }, /efeito\.precofixo/],
    ['a long name', { nome: 'a'.repeat(10_000) }, /nome/],
    ['twice', {}, /idpolitica: Aparece duas vezes/],
  ])('is refused: %s', async (_, change, erro) => {
    const politica = nova(change)
    expect((await refuse([politica, politica])).join('\n')).toMatch(erro)
    expect(await app.sql`select from politica where idfornecedor = ${loja.idfornecedor}`).toHaveLength(0)
  })
})

test('many are the statements of one', async () => {
  const de = (linhas: readonly Linha[]) => app.statementsOf(() => save(linhas))
  const alvo = { categorias: [loja.idcategoria] }
  const um = await de([nova({ alvo })])
  expect(await de(Array.from({ length: 300 }, () => nova({ alvo })))).toHaveLength(um.length)
})
