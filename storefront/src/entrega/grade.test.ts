import { describe, expect, test } from 'vitest'

import type { FormaEntrega } from '@vitrine/contract'

import { describeIncentivo, makeGrade, taxaOf } from './grade.ts'
import { chooseJanela, findJanela, firstJanela, formasDaLoja, parseJanela } from './janela.ts'

type Janela = FormaEntrega['datas'][number]['janelas'][number]

function janelaOf(inicio: string, fim: string, change: Partial<Janela>): Janela {
  const { situacao = 'LIVRE' } = change
  const encerra_em = '2026-11-20T19:30:00.000Z'
  return {
    inicio,
    fim,
    disponivel: situacao === 'LIVRE',
    situacao,
    vagas: null,
    encerra_em,
    rotulo: '',
    ...change,
  }
}

function formaOf(change: Partial<FormaEntrega> = {}): FormaEntrega {
  return {
    idformaentrega: 'f1',
    nome: 'Entrega agendada',
    tipoEntrega: 'DELIVERY',
    modalidade: 'FROTA',
    transportadora: null,
    idloja: null,
    taxaentrega: 7.9,
    degraus: [
      { desde: 60, taxa: 7.9 },
      { desde: 350, taxa: 0 },
    ],
    corte: 'Peça até 16h30',
    fechados: [],
    gratis_acima: 350,
    pedido_minimo: 60,
    datas: [
      {
        data_de_entrega: '2026-11-20',
        janelas: [
          janelaOf('16:00', '18:00', { situacao: 'ENCERRADA', rotulo: 'hoje, 16h–18h' }),
          janelaOf('18:00', '20:00', { rotulo: 'hoje, 18h–20h' }),
        ],
      },
      {
        data_de_entrega: '2026-11-22',
        janelas: [janelaOf('08:00', '10:30', { rotulo: 'dom., 22 nov., 8h–10h30' })],
      },
    ],
    ...change,
  }
}

describe('delivery windows (§4 Delivery options, ux 1.7.2)', () => {
  test('days are columns with their names, windows cells with their price', () => {
    const grade = makeGrade([formaOf()], { base: 100, hoje: '2026-11-20' })
    expect(grade.map(({ titulo, sub }) => [titulo, sub])).toEqual([
      ['Hoje', 'sex., 20 nov.'],
      ['Domingo', '22 nov.'],
    ])
    expect(grade[0]?.celulas).toMatchObject([
      { rotulo: '16h–18h', situacao: 'ENCERRADA', taxa: 7.9 },
      { rotulo: '18h–20h', situacao: 'LIVRE', taxa: 7.9 },
    ])
  })

  test('a day that a holiday closes stands between the others, with its name', () => {
    const fechados = [{ data: '2026-11-21', nome: 'Balanço' }]
    const grade = makeGrade([formaOf({ fechados })], { base: 0, hoje: '2026-11-20' })
    expect(grade.map(({ data, fechado, celulas }) => [data, fechado, celulas.length])).toEqual([
      ['2026-11-20', null, 2],
      ['2026-11-21', 'Balanço', 0],
      ['2026-11-22', null, 1],
    ])
  })

  test.each([
    [0, 'Faltam R$ 350,00 para frete grátis'],
    [337.7, 'Faltam R$ 12,30 para frete grátis'],
    [350, undefined],
  ])('goods of %d: %s', (base, texto) => {
    expect(describeIncentivo(formaOf(), base)?.texto.replaceAll('\u00a0', ' ')).toBe(texto)
  })

  test('a step that is not free yet says what it falls to', () => {
    const degraus = [
      { desde: 0, taxa: 12 },
      { desde: 200, taxa: 9.9 },
    ]
    expect(describeIncentivo(formaOf({ degraus }), 150)?.texto.replaceAll('\u00a0', ' ')).toBe(
      'Faltam R$ 50,00 para o frete cair para R$ 9,90',
    )
  })

  test('the window is free from the amount that the form names', () => {
    expect(makeGrade([formaOf()], { base: 350, hoje: '2026-11-20' })[0]?.celulas[0]?.taxa).toBe(0)
    expect(taxaOf(formaOf(), 343.1)).toBe(7.9)
    expect(taxaOf(formaOf(), 350)).toBe(0)
  })

  test('the first form is active with its first open window', () => {
    expect(firstJanela([formaOf()])).toBe('f1|2026-11-20|18:00')
    expect(firstJanela([])).toBeNull()
  })

  test('another form that was asked for starts with its own first window', () => {
    const formas = [formaOf(), formaOf({ idformaentrega: 'f2' })]
    const choose = (janela: string | null, idformaentrega: string | null = null) =>
      chooseJanela(formas, { janela, idformaentrega })
    expect(choose('f1|2026-11-22|08:00')).toBe('f1|2026-11-22|08:00')
    expect(choose('f1|2026-11-22|08:00', 'f2')).toBe('f2|2026-11-20|18:00')
    expect(choose('f1|2026-11-20|16:00')).toBe('f1|2026-11-20|18:00')
    expect(choose(null)).toBe('f1|2026-11-20|18:00')
  })

  test('a window that closed meanwhile cannot be chosen any more', () => {
    expect(findJanela([formaOf()], 'f1|2026-11-20|18:00')?.rotulo).toBe('hoje, 18h–20h')
    expect(findJanela([formaOf()], 'f1|2026-11-20|16:00')).toBeNull()
    expect(findJanela([formaOf()], null)).toBeNull()
  })

  test('a pickup form of another store is left out', () => {
    const formas = [formaOf({ idloja: 'a' }), formaOf({ idformaentrega: 'f2' })]
    expect(formasDaLoja(formas, 'b').map(({ idformaentrega }) => idformaentrega)).toEqual(['f2'])
  })

  test('a text that is not a window is refused', () => {
    expect(parseJanela('f1|2026-11-20')).toBeNull()
    expect(parseJanela('f1|2026-11-20|18:00')).toEqual({
      idformaentrega: 'f1',
      data_de_entrega: '2026-11-20',
      inicio: '18:00',
    })
  })
})
