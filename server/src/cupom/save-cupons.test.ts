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
import { saveCupons } from './index.ts'

type Linha = Parameters<typeof saveCupons>[2][number]

let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
})

const novo = (codigocupom: string, change: Partial<Linha> = {}): Linha => ({
  versao: null,
  idcupom: uuidv7(),
  codigocupom,
  nome: 'Dez por cento',
  tipodesconto: 'percentual',
  valor: 10,
  ...change,
})
const save = (linhas: readonly Linha[], { idfornecedor } = loja) =>
  app.sql.begin((tx) =>
    saveCupons(tx, { idfornecedor, autor: { ator: 'fornecedor', idusuario: null } }, linhas),
  )
const refuse = (linhas: readonly Linha[]) => listRecusados(save(linhas))
const read = async ({ idcupom }: Linha) => {
  const [row] = await app.sql`select * from cupom where idcupom = ${idcupom}`
  return row
}

describe('a coupon', () => {
  test('can be used as soon as it is written, and keeps its uses when it is changed', async () => {
    const dez = novo('DEZ', { valor: 12.5, condicoes: { primeira_compra: true, idformapagto: [loja.idPix] } })
    expect(await save([dez])).toEqual([{ feito: 'CRIADA', versao: 1 }])
    await app.settle()
    const vivo = await app.fornecedores.find(loja.slug)
    expect(vivo?.cupons).toMatchObject([
      { codigocupom: 'DEZ', valor: 12.5, condicoes: { primeira_compra: true, idformapagto: [loja.idPix] } },
    ])
    await app.sql`update cupom set usos = 3 where idcupom = ${dez.idcupom}`
    const { idcupom } = dez
    // Using a coupon does not edit it: the version that was seen still counts.
    expect(await save([{ idcupom, limite: 5, fim: '2030-01-31', versao: 1 }])).toEqual([
      { feito: 'MUDADA', versao: 2 },
    ])
    expect(await read(dez)).toMatchObject({ usos: 3, limite: 5, fim: '2030-01-31', valor: 1250 })
    await expect(save([{ idcupom, ativo: false, versao: 1 }])).rejects.toMatchObject({
      recusas: [{ motivo: 'MUDOU', versao: 2 }],
    })
    const eventos = await app.sql`
      select dados -> 'antes' as antes, dados -> 'depois' as depois from evento where dados ->> 'id' = ${idcupom} order by idevento`
    expect(eventos[1]).toEqual({
      antes: { limite: null, fim: null },
      depois: { limite: 5, fim: '2030-01-31' },
    })
  })

  test('has a code of its own, within a call and the store', async () => {
    expect(await refuse([novo('CONSTRUCTOR'), novo('CONSTRUCTOR')])).toEqual([
      'cupons.1.codigocupom: Outro cupom tem este código.',
    ])
    await save([novo('DEZ')])
    expect(await refuse([novo('DEZ')])).toEqual(['cupons.0.codigocupom: Outro cupom tem este código.'])
    const outra = await buildFornecedor(app.sql)
    expect(await save([novo('DEZ')], outra)).toHaveLength(1)
  })

  test('to share is one at a time', async () => {
    const amigo = novo('AMIGO', { indicacao: true })
    expect(await refuse([amigo, novo('AMIGA', { indicacao: true })])).toEqual([
      expect.stringMatching(/^cupons\.1\.indicacao: A loja já tem/),
    ])
    await save([amigo])
    expect(await refuse([novo('AMIGA', { indicacao: true })])).toEqual([
      expect.stringMatching(/^cupons\.0\.indicacao: /),
    ])
    const { idcupom } = amigo
    expect(await save([{ idcupom, nome: 'Do amigo', versao: 1 }])).toMatchObject([{ feito: 'MUDADA' }])
    await save([{ idcupom, ativo: false, versao: 2 }])
    expect(await save([novo('AMIGA', { indicacao: true })])).toMatchObject([{ feito: 'CRIADA' }])
  })

  test('is for what its own store has, and of another store stays as it is', async () => {
    const outra = await buildFornecedor(app.sql)
    const produtos = [await buildProduto(app.sql, outra)]
    expect(
      await refuse([
        novo('A', { alvo: { produtos } }),
        novo('B', { condicoes: { idformapagto: [outra.idPix] } }),
      ]),
    ).toEqual([
      'cupons.0.alvo.produtos: Um dos produtos não existe nesta loja.',
      'cupons.1.condicoes.idformapagto: Uma das formas de pagamento não existe nesta loja.',
    ])
    const dela = novo('DELA')
    await save([dela], outra)
    await expect(save([{ ...dela, versao: 1 }])).rejects.toMatchObject({ recusas: [{ motivo: 'SUMIU' }] })
    expect(await read(dela)).toMatchObject({ idfornecedor: outra.idfornecedor, versao: 1 })
  })

  test.each<[string, Partial<Linha>, RegExp]>([
    ['more than all', { valor: 101 }, /^cupons\.1\.valor: .*100%/],
    ['nothing', { valor: 0 }, /^cupons\.1\.valor/],
    ['what rounds to nothing', { valor: 0.0000001 }, /^cupons\.1\.valor/],
    ['no number', { valor: Number.NaN }, /^cupons\.1\.valor/],
    ['reais beyond all', { tipodesconto: 'absoluto', valor: 1e15 }, /^cupons\.1\.valor/],
    ['a code of 10,000 signs', { codigocupom: 'A'.repeat(10_000) }, /^cupons\.1\.codigocupom/],
    ['an end before its beginning', { inicio: '2026-02-02', fim: '2026-02-01' }, /^cupons\.1\.fim/],
  ])('is refused: %s', async (_, change, erro) => {
    expect((await refuse([novo('A'), novo('B', change)])).join('\n')).toMatch(erro)
    expect(await app.sql`select from cupom where idfornecedor = ${loja.idfornecedor}`).toHaveLength(0)
  })
})

test('many are the statements of one', async () => {
  const de = (linhas: readonly Linha[]) => app.statementsOf(() => save(linhas))
  const alvo = { categorias: [loja.idcategoria] }
  const um = await de([novo('UM', { alvo })])
  expect(await de(Array.from({ length: 200 }, (_, i) => novo(`C${i}`, { alvo })))).toHaveLength(um.length)
})
