import { expect, test } from 'vitest'

import {
  listCamposDasFaixas,
  nameCampo,
  novaFaixa,
  readColadas,
  readFaixas,
  toFaixaEscrita,
  type Faixa,
} from './faixas.ts'

const faixa: Faixa = {
  idfaixa: crypto.randomUUID(),
  idarea: null,
  cep_inicio: '01000000',
  cep_fim: '05999999',
  ate_kg: 30.5,
  desde: 0,
  preco: 15.9,
  por_kg: 0.8,
  prazo_dias: 2,
}
const daArea: Faixa = {
  ...faixa,
  idfaixa: crypto.randomUUID(),
  idarea: crypto.randomUUID(),
  cep_inicio: null,
  cep_fim: null,
  ate_kg: null,
}
const deAmbos: Faixa = { ...faixa, idfaixa: crypto.randomUUID(), idarea: crypto.randomUUID() }

test('what is kept of a row is read back as it was from what stands in its fields', () => {
  const guardadas = [faixa, daArea, deAmbos]
  expect(readFaixas(guardadas.map(toFaixaEscrita), guardadas)).toEqual({ faixas: guardadas })
})

test('what cannot be is told at its row and field', () => {
  const lida = readFaixas(
    [
      novaFaixa({ preco: '10' }),
      novaFaixa({ onde: 'CEP', cep_inicio: '123', cep_fim: '13099-999', preco: '' }),
      novaFaixa({ preco: '5', ate_kg: '1,0005', prazo_dias: 'dois' }),
    ],
    [],
  )
  expect(lida).toEqual({
    erros: {
      'faixas.1.cep_inicio': 'Escreva o CEP com 8 números.',
      'faixas.1.preco': 'Diga quanto custa; 0 é grátis.',
      'faixas.2.ate_kg': 'São no máximo 3 casas decimais.',
      'faixas.2.prazo_dias': 'Escreva um número inteiro.',
    },
  })
  expect(listCamposDasFaixas(3)).toContain(nameCampo(2, 'prazo_dias'))
})

test('a table that is copied from a spreadsheet becomes rows, zeros of CEPs put back', () => {
  const lidas = readColadas(
    'CEP inicial\tCEP final\tAté kg\tFrete\n1000000\t05999-999\t30\tR$ 15,90\t0,8\t2\n\n13000000;13139999;;9,9\n',
  )
  if (!('faixas' in lidas)) throw new Error(`line ${lidas.linha}`)
  const lida = readFaixas(lidas.faixas, [])
  expect('faixas' in lida && lida.faixas.map(({ idfaixa: _id, ...resto }) => resto)).toEqual(
    [
      { ...faixa, idfaixa: undefined, ate_kg: 30 },
      {
        ...faixa,
        idfaixa: undefined,
        cep_inicio: '13000000',
        cep_fim: '13139999',
        ate_kg: null,
        preco: 9.9,
        por_kg: 0,
        prazo_dias: 0,
      },
    ].map(({ idfaixa: _id, ...resto }) => resto),
  )
})

test.each([
  ['13000-000\tCampinas', 1],
  ['13000-000;13139-999;;9,9\nSão Paulo;1;2;3', 2],
  ['1;2;3;4;5;6;7', 1],
])('%j is no table from its line %i on', (texto, linha) => {
  expect(readColadas(texto)).toEqual({ linha })
})
