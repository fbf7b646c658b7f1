import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildFornecedor,
  createTestApp,
  listRecusados,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { removeAreas, removeLojas } from '../loja/index.ts'
import { removeDiasFechados, saveDiasFechados, saveFormasEntrega } from './index.ts'

type Forma = Parameters<typeof saveFormasEntrega>[2][number]

let app: AppDeTeste
let casa: FornecedorDeTeste
let vizinha: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  casa = await buildFornecedor(app.sql)
  vizinha = await buildFornecedor(app.sql)
})

const quemDe = ({ idfornecedor } = casa) => ({ idfornecedor, autor: { ator: 'fornecedor', idusuario: null } })
const save = (linhas: readonly Forma[], loja = casa) =>
  app.sql.begin((tx) => saveFormasEntrega(tx, quemDe(loja), linhas))
const faixa = (change: object = {}) => ({ idfaixa: uuidv7(), preco: 9.9, ...change })
const nova = (change: Partial<Forma> = {}): Forma => ({
  versao: null,
  idformaentrega: uuidv7(),
  nome: 'Expressa',
  tipoEntrega: 'DELIVERY',
  preco: 7.9,
  dias: [1, 2, 3],
  janelas: ['08:00-12:00'],
  ...change,
})
async function showViva(id: string) {
  await app.settle()
  const vivo = await app.fornecedores.find(casa.slug)
  return vivo?.formasEntrega.find(({ idformaentrega }) => idformaentrega === id)
}
const idAreaDe = async ({ idfornecedor }: FornecedorDeTeste) => {
  const [row] = await app.sql<
    { idarea: string }[]
  >`select idarea from area where idfornecedor = ${idfornecedor} limit 1`
  return row?.idarea ?? ''
}

describe('a delivery form', () => {
  test('is offered in reais and kilograms as soon as it is written, with its price table', async () => {
    const idarea = await idAreaDe(casa)
    const forma = nova({
      gratis_acima: 350,
      antecedencia_horas: 1.5,
      capacidade_kg: 12.5,
      corte_hora: '16:00',
      faixas: [
        faixa({ idarea, ate_kg: 30, por_kg: 0.5 }),
        faixa({ cep_inicio: '13000000', cep_fim: '13999999' }),
      ],
    })
    expect(await save([forma])).toEqual([{ feito: 'CRIADA', versao: 1 }])
    const viva = await showViva(forma.idformaentrega)
    expect(viva).toMatchObject({
      preco: 7.9,
      gratis_acima: 350,
      antecedencia_horas: 1.5,
      capacidade_gramas: 12_500,
    })
    expect(viva?.faixas).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ idarea, ate_gramas: 30_000, preco: 9.9, por_kg: 0.5 }),
        expect.objectContaining({ idarea: null, cep_inicio: '13000000' }),
      ]),
    )
    expect(await save([{ ...forma, versao: 1 }])).toEqual([{ feito: 'IGUAL', versao: 1 }])
  })

  test('of which one thing is said keeps the rest, its price table too; the table alone raises the version', async () => {
    const forma = nova({ faixas: [faixa(), faixa({ desde: 200 })] })
    await save([forma])
    const { idformaentrega } = forma
    expect(await save([{ idformaentrega, preco: 0, versao: 1 }])).toEqual([{ feito: 'MUDADA', versao: 2 }])
    expect(await showViva(idformaentrega)).toMatchObject({ preco: 0, nome: 'Expressa' })
    expect((await showViva(idformaentrega))?.faixas).toHaveLength(2)
    const ficam = forma.faixas?.slice(0, 1)
    expect(await save([{ idformaentrega, faixas: ficam, versao: 2 }])).toEqual([
      { feito: 'MUDADA', versao: 3 },
    ])
    expect((await showViva(idformaentrega))?.faixas).toHaveLength(1)
    await expect(save([{ idformaentrega, faixas: [], versao: 2 }])).rejects.toMatchObject({
      recusas: [{ motivo: 'MUDOU', versao: 3 }],
    })
    const [row] = await app.sql`select versao from forma_entrega where idformaentrega = ${idformaentrega}`
    expect(row).toEqual({ versao: 3 })
    const eventos = await app.sql`
      select tipo, dados ->> 'cadastro' as cadastro from evento where idfornecedor = ${casa.idfornecedor} order by idevento`
    expect(eventos.map(({ tipo, cadastro }) => `${tipo} ${cadastro}`)).toEqual([
      'cadastro.CRIADO forma_entrega',
      'cadastro.CRIADO faixa_frete',
      'cadastro.CRIADO faixa_frete',
      'cadastro.MUDADO forma_entrega',
      'cadastro.REMOVIDO faixa_frete',
    ])
  })

  test('names stores, areas and table rows of its own supplier alone', async () => {
    const alheia = faixa()
    await save([nova({ faixas: [alheia] })], vizinha)
    const outra = nova({ faixas: [faixa()] })
    await save([outra])
    const idarea = await idAreaDe(vizinha)
    expect(
      await listRecusados(
        save([
          nova({ tipoEntrega: 'RETIRADA', idloja: vizinha.idloja }),
          nova({ faixas: [faixa({ idarea })] }),
        ]),
      ),
    ).toEqual([
      'formasEntrega.0.idloja: Esta loja não existe.',
      'formasEntrega.1.faixas: Uma das áreas não existe nesta loja.',
    ])
    expect(await listRecusados(save([nova({ faixas: outra.faixas })]))).toEqual([
      'formasEntrega.0.faixas.0.idfaixa: Esta faixa é de outra forma de entrega.',
    ])
    await expect(save([nova({ faixas: [alheia] })])).rejects.toMatchObject({
      cadastro: 'faixa_frete',
      recusas: [{ motivo: 'EXISTE', versao: null }],
    })
    expect(await app.sql`select from forma_entrega where idfornecedor = ${casa.idfornecedor}`).toHaveLength(3)
  })

  test.each<[string, Partial<Forma>, string]>([
    [
      'a window that ends before it begins',
      { janelas: ['12:00-08:00'] },
      'janelas.0: O horário termina antes de começar.',
    ],
    [
      'two windows of one beginning',
      { janelas: ['08:00-12:00', '08:00-10:00'] },
      'janelas: Duas janelas começam na mesma hora.',
    ],
    ['an eighth day', { dias: [8] }, 'dias.0: Valor acima do máximo (7).'],
    ['a day twice', { dias: [1, 1] }, 'dias: Há um dia repetido.'],
    ['no day', { dias: [] }, 'dias: Lista vazia.'],
    ['half a centavo', { preco: 1.005 }, 'preco: Este valor tem no máximo 2 casas decimais.'],
    ['paid to the shopper', { preco: -1 }, 'preco: Valor abaixo do mínimo (0).'],
    [
      'a carrier for pickup',
      { tipoEntrega: 'RETIRADA', transportadora: 'Rápida' },
      'transportadora: Quem retira não usa transportadora.',
    ],
    ['25 o’clock', { corte_hora: '25:00' }, 'corte_hora: Diga a hora como 16:00.'],
    [
      'half a range of CEPs',
      { faixas: [faixa({ cep_inicio: '13000000' })] },
      'faixas.0.cep_fim: Diga o primeiro e o último CEP.',
    ],
    [
      'a range backwards',
      { faixas: [faixa({ cep_inicio: '13000001', cep_fim: '13000000' })] },
      'faixas.0.cep_fim: O último CEP vem antes do primeiro.',
    ],
  ])('is refused: %s', async (_, change, erro) => {
    expect(await listRecusados(save([nova(), nova(change)]))).toContain(`formasEntrega.1.${erro}`)
  })
})

test('a closed day is one of the calendar, once', async () => {
  const dias = (...linhas: Parameters<typeof saveDiasFechados>[2]) =>
    app.sql.begin((tx) => saveDiasFechados(tx, quemDe(), linhas))
  const natal = { data: '2030-12-25', nome: 'Natal' }
  expect(await dias({ ...natal, versao: null })).toEqual([{ feito: 'CRIADA', versao: 1 }])
  expect(await dias({ ...natal, nome: 'Dia de Natal', versao: 1 })).toEqual([{ feito: 'MUDADA', versao: 2 }])
  await expect(dias({ ...natal, versao: null })).rejects.toMatchObject({
    recusas: [{ motivo: 'EXISTE', versao: 2 }],
  })
  expect(await listRecusados(dias({ data: '2030-02-30', nome: 'X', versao: null }))).toEqual([
    'diasFechados.0.data: Este dia não existe.',
  ])
  await app.settle()
  expect((await app.fornecedores.find(casa.slug))?.diasFechados).toEqual([{ ...natal, nome: 'Dia de Natal' }])
  const reopen = (versao: number) =>
    app.sql.begin((tx) => removeDiasFechados(tx, quemDe(), [{ data: natal.data, versao }]))
  await expect(reopen(1)).rejects.toMatchObject({ recusas: [{ motivo: 'MUDOU', versao: 2 }] })
  expect(await reopen(2)).toBe(1)
})

test('a store where a form is picked up and an area that a price table names stay; others go', async () => {
  const [idarea, { idloja }] = [await idAreaDe(casa), casa]
  await save([nova({ tipoEntrega: 'RETIRADA', idloja }), nova({ faixas: [faixa({ idarea })] })])
  const emUso = { recusas: [{ motivo: 'EM_USO' }] }
  const removeArea = (id: string, loja = casa) =>
    app.sql.begin((tx) => removeAreas(tx, quemDe(loja), [{ idarea: id, versao: 1 }]))
  const removeLoja = (loja: FornecedorDeTeste) =>
    app.sql.begin((tx) => removeLojas(tx, quemDe(loja), [{ idloja: loja.idloja, versao: 1 }]))
  await expect(removeArea(idarea)).rejects.toMatchObject(emUso)
  await expect(removeLoja(casa)).rejects.toMatchObject(emUso)
  expect(await removeArea(await idAreaDe(vizinha), vizinha)).toBe(1)
  expect(await removeLoja(vizinha)).toBe(1)
  expect(await app.sql`select from faixa_frete where idarea = ${idarea}`).toHaveLength(1)
})
