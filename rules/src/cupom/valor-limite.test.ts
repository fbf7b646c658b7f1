import { expect, test } from 'vitest'

import type { ContextoCupom, Cupom } from './index.ts'
import { evaluateCupom, refuseOferta } from './index.ts'

const cupom: Cupom = {
  idcupom: 'c',
  codigocupom: 'DEZ',
  nome: 'Dez',
  descricao: '',
  tipodesconto: 'percentual',
  valor: 10,
  aplicacao_automatica: false,
  indicacao: false,
  nao_usar_com_politica: false,
  habilitar_visualizacao_desconto: true,
  condicoes: { valor_limite: 100 },
  alvo: {},
}

/** `descontado` in centavos. */
const contextoOf = (descontado: number | undefined): ContextoCupom => ({
  hoje: '2026-11-28',
  canalVenda: 'WEB',
  tipoEntrega: null,
  idformapagto: null,
  formasPagamento: [],
  tags: [],
  jaComprou: null,
  usos: descontado === undefined ? {} : { c: { total: 3, cliente: 0, descontado } },
})
const linhas = [{ id: 'a', idcategoria: null, subtotal: 100, dePolitica: false }]

test.each([
  ['nothing is taken yet', undefined, null],
  ['what is left is just enough', 9000, null],
  ['a centavo is missing', 9001, 'O que resta deste cupom não cobre o desconto desta compra.'],
  ['all is given', 10_000, 'Este cupom já deu todo o desconto que podia dar.'],
  [
    'more was given before the limit was made lower',
    12_000,
    'Este cupom já deu todo o desconto que podia dar.',
  ],
])('a coupon of R$ 100,00 in all takes R$ 10,00 off: %s (decision 0166)', (_caso, descontado, motivo) => {
  const { recusa, desconto } = evaluateCupom(cupom, linhas, contextoOf(descontado))
  expect([recusa?.motivo ?? null, desconto]).toEqual([motivo, motivo === null ? 10 : 0])
})

test('it is on offer as long as anything is left, whatever a cart would take', () => {
  expect(refuseOferta(cupom, contextoOf(9999))).toBeNull()
  expect(refuseOferta(cupom, contextoOf(10_000))?.impedimento).toBe('valor_limite')
})
