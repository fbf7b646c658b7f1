import { describe, expect, test } from 'vitest'

import {
  nameCampo,
  novaFaixa,
  novaPolitica,
  readColadas,
  readFicha,
  toFicha,
  type PoliticaEscrita,
} from './campos-da-politica.ts'

const guardada = {
  ...novaPolitica(),
  nome: 'Ouro',
  prioridade: -2,
  condicoes: {
    tags: ['ouro'],
    idformapagto: ['pix'],
    tipoEntrega: 'RETIRADA' as const,
    canalVenda: 'WEB' as const,
    inicio: '2026-12-01',
    fim: '2026-12-24',
  },
  alvo: { produtos: ['p'], categorias: ['c'] },
  efeito: { percentual: -10, descontoProgressivo: { '12': 8.49, '6': 9.1 } },
  versao: 3,
}

describe('the form of a policy', () => {
  test.each<PoliticaEscrita>([
    guardada,
    { ...guardada, efeito: { precofixo: 7.5 } },
    { ...guardada, efeito: { percentual: 1.5 } },
    { ...guardada, efeito: { descontoProgressivoPercentual: { '0.5': -2.5, '10': -5 } } },
    { ...guardada, efeito: { descontoProgressivo: { '3': 2 }, descontoProgressivoPercentual: { '9': -5 } } },
    { ...guardada, condicoes: {}, alvo: {} },
  ])('says what stands, %#', (politica) => {
    expect(readFicha(toFicha(politica), politica)).toEqual({ politica })
  })

  const errosOf = (textos: object, faixas: [string, string][] = []) => {
    const ficha = toFicha(novaPolitica())
    const lida = readFicha(
      {
        ...ficha,
        textos: { ...ficha.textos, nome: 'Ouro', ...textos },
        faixas: faixas.map(([quantidade, valor]) => novaFaixa(quantidade, valor)),
      },
      novaPolitica(),
    )
    return 'erros' in lida ? lida.erros : {}
  }

  test.each([
    [{ nome: ' ' }, 'nome'],
    [{ valor: 'dez' }, 'valor'],
    [{ valor: '0' }, 'valor'],
    [{ valor: '101' }, 'valor'],
    [{ modo: 'fixo', valor: '0,00001' }, 'valor'],
    [{ modo: 'nenhum' }, 'valor'],
    [{ prioridade: '1,5' }, 'prioridade'],
    [{ prioridade: '1001' }, 'prioridade'],
    [{ inicio: '2026-12-02', fim: '2026-12-01' }, 'condicoes.fim'],
  ])('tells %j at %s', (textos, campo) => {
    expect(Object.keys(errosOf(textos))).toEqual([campo])
  })

  test('tells a tier that is none, stands twice, or costs more than a smaller one', () => {
    const [quantidade, valor] = [nameCampo(1, 'quantidade'), nameCampo(1, 'valor')]
    expect(
      errosOf({}, [
        ['3', '9'],
        ['6', '8,5'],
      ]),
    ).toEqual({})
    expect(
      errosOf({}, [
        ['3', '9'],
        ['0,0000001', '8'],
      ]),
    ).toHaveProperty([quantidade])
    expect(
      errosOf({}, [
        ['3', '9'],
        ['3', '8'],
      ]),
    ).toHaveProperty([quantidade], 'Esta quantidade está em duas faixas.')
    expect(
      errosOf({}, [
        ['3', '9'],
        ['6', 'x'],
      ]),
    ).toHaveProperty([valor])
    expect(
      errosOf({}, [
        ['3', '9'],
        ['6', '9'],
      ]),
    ).toHaveProperty([valor], 'Precisa ser menos que 9, o preço de quem leva 3.')
    expect(
      errosOf({ tipofaixa: 'percentual' }, [
        ['3', '5'],
        ['6', '4'],
      ]),
    ).toHaveProperty([valor])
  })

  test('takes rows of a spreadsheet, and leaves words alone', () => {
    expect(
      readColadas('3\tR$ 9,50\r\n12\t8,49\n')?.map(({ quantidade, valor }) => [quantidade, valor]),
    ).toEqual([
      ['3', '9,50'],
      ['12', '8,49'],
    ])
    expect(readColadas('9,50')).toBeNull()
  })
})
