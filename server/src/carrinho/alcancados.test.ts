import { describe, expect, test } from 'vitest'
import { chooseCupom, type ContextoCupom, type Cupom, type LinhaCupom } from '@vitrine/rules/cupom'

import { listAlcancados } from './apply-cupom.ts'

/** A coupon that is not weighed is one that the rules would have refused (readings 5). */

const contexto: ContextoCupom = {
  hoje: '2026-11-29',
  canalVenda: 'WEB',
  tipoEntrega: null,
  idformapagto: null,
  formasPagamento: [],
  tags: [],
  jaComprou: false,
  usos: {},
}

const makeCupom = (valor_minimo: number | null): Cupom => ({
  idcupom: `c${valor_minimo}`,
  codigocupom: `C${valor_minimo}`,
  nome: 'Cupom',
  descricao: '',
  tipodesconto: 'absoluto',
  valor: 1,
  alvo: {},
  condicoes: { valor_minimo },
  indicacao: false,
  nao_usar_com_politica: false,
  aplicacao_automatica: true,
  habilitar_visualizacao_desconto: true,
})

const cupons = [null, 0, 0.01, 0.29, 0.3, 0.31, 99.99, 100, 100.01].map(makeCupom)

const linhasOf = (...valores: number[]): LinhaCupom[] =>
  valores.map((subtotal, i) => ({ id: `p${i}`, idcategoria: null, subtotal, dePolitica: false }))

describe.each([[[]], [[0]], [[0.1, 0.2]], [[0.01]], [[33.33, 66.67]], [[99.99]], [[70, 30.01]]])(
  'lines of %j',
  (valores) => {
    const linhas = linhasOf(...valores)
    const manual = cupons[7] ?? null

    test('choose the same coupon of those whose minimum they reach as of all', () => {
      const automaticos = listAlcancados(cupons, linhas)
      for (const dela of [null, manual])
        expect(chooseCupom({ manual: dela, automaticos }, linhas, contexto)).toEqual(
          chooseCupom({ manual: dela, automaticos: cupons }, linhas, contexto),
        )
    })
  },
)

test('what is not reached is not weighed', () => {
  const alcancados = listAlcancados(cupons, linhasOf(0.1, 0.2))
  expect(alcancados.map(({ condicoes }) => condicoes.valor_minimo)).toEqual([null, 0, 0.01, 0.29, 0.3])
})
