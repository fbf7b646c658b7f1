import { expect, test } from 'vitest'

import { nomesDosDias, readHoras, writeHoras } from '#cadastro'
import { novaEntrega, readEntrega, toTextosDaEntrega } from '#entrega'
import { novaLoja, readLoja, toTextosDaLoja } from '#loja'
import { novoPagamento, readPagamento, toTextosDoPagamento } from './pagamento.ts'

test('a week begins on Monday', () => {
  expect([nomesDosDias[0], nomesDosDias[6]]).toEqual(['Segunda', 'Domingo'])
})

test.each([
  ['8h às 18h', '08:00-18:00'],
  ['8:30 a 12', '08:30-12:00'],
  ['das 8 até 12h15', '08:00-12:15'],
  ['08:00-12:00', '08:00-12:00'],
  ['8 - 12', '08:00-12:00'],
  ['8 12', null],
  ['abre cedo', null],
  ['8h às 12h e 14h às 18h', null],
])('hours that are typed as %s are %s', (texto, horas) => {
  expect(readHoras(texto)).toBe(horas)
})

test('what is kept of each is read back as it was from what stands in its fields', () => {
  const {
    versao: _a,
    idformaentrega: _b,
    ...entrega
  } = { ...novaEntrega('DELIVERY'), nome: 'Expressa', preco: 7.9, capacidade_kg: 12.5, corte_hora: '16:00' }
  const { tipoEntrega, dias, atende_feriado, ativa, faixas, ordem } = entrega
  expect(
    readEntrega(toTextosDaEntrega({ ...entrega, idformaentrega: '', versao: 1 }), {
      tipoEntrega,
      dias,
      atende_feriado,
      ativa,
      faixas,
      ordem,
    }),
  ).toEqual({ entrega })
  for (const tipo of ['PIX', 'BOLETO', 'CARTAO', 'ENTREGA', 'FATURADO'] as const) {
    const novo = {
      ...novoPagamento(tipo),
      condicoes: { tags: ['vip'], minimo: 50.5 },
      variacao_percentual: -2.5,
    }
    const { idformapagto: _c, versao: _d, ...pagamento } = novo
    expect(readPagamento(toTextosDoPagamento(novo), novo)).toEqual({ pagamento })
  }
  const loja = {
    ...novaLoja(),
    nome: 'Centro',
    lat: -22.8954,
    lng: -47.0523,
    horarios: ['08:00-18:00', null, null, null, null, null, null],
  }
  const { idloja: _e, versao: _f, ...daLoja } = loja
  expect(readLoja(toTextosDaLoja(loja))).toEqual({ loja: daLoja })
})

test('what cannot be is told at its field', () => {
  const dita = {
    tipoEntrega: 'DELIVERY' as const,
    dias: [],
    atende_feriado: false,
    ativa: true,
    faixas: [],
    ordem: 0,
  }
  expect(readEntrega({ nome: 'X', preco: 'sete', janelas: 'cedo' }, dita)).toEqual({
    erros: {
      preco: 'Escreva um valor, como 7,90.',
      janelas: 'Um horário por linha, como 8h às 12h.',
      dias: 'Marque pelo menos um dia.',
    },
  })
  expect(readPagamento({ nome: 'X', prazo: 'logo' }, novoPagamento('FATURADO'))).toEqual({
    erros: { prazo: 'Escreva os dias, como 28/35/42.' },
  })
  expect(readLoja({ nome: 'Centro', lat: '-22,9', 'horarios.2': 'talvez' })).toEqual({
    erros: {
      lng: 'Diga onde fica: use “Achar pelo endereço”.',
      'horarios.2': 'Escreva como 8h às 18h; vazio, a loja fecha.',
    },
  })
  expect(writeHoras(null)).toBe('')
})
