import { expect, test } from 'vitest'

import type { CupomDaFrase } from './index.ts'
import { describeCupom, situacaoDoCupom } from './index.ts'

const simples: CupomDaFrase = {
  tipodesconto: 'percentual',
  valor: 10,
  alvo: {},
  condicoes: {},
  valor_minimo: null,
  inicio: null,
  fim: null,
  limite: null,
  limite_por_cliente: null,
  valor_limite: null,
  nao_usar_com_politica: false,
  aplicacao_automatica: false,
  indicacao: false,
  listado: true,
}
const nomes = new Map([
  ['b', 'Bebidas'],
  ['q', 'Queijos'],
  ['v', 'Vinho tinto'],
  ['p', 'Pix'],
])

test.each<[Partial<CupomDaFrase>, string]>([
  [{}, 'Dá 10% em todos os produtos para todos os clientes.'],
  [
    { alvo: { categorias: ['b'] }, valor_minimo: 200, limite_por_cliente: 1, fim: '2026-11-30' },
    'Dá 10% em Bebidas para todos os clientes, em pedidos de R$ 200,00 ou mais, até 30/11/2026, uma vez por cliente.',
  ],
  [
    {
      tipodesconto: 'absoluto',
      valor: 20,
      alvo: { categorias: ['b', 'q'], produtos: ['v', 'x', 'y'] },
      condicoes: {
        primeira_compra: true,
        idformapagto: ['p'],
        tipoEntrega: 'DELIVERY',
        canalVenda: 'WEB',
      },
    },
    'Dá R$ 20,00 em Bebidas e Queijos e Vinho tinto e mais 2 produtos para quem compra pela primeira vez, pagando com Pix, para entrega, só pelo site.',
  ],
  [
    {
      condicoes: { tags: ['vip', 'padaria'] },
      inicio: '2026-11-01',
      fim: '2026-11-30',
      limite: 100,
      limite_por_cliente: 2,
      valor_limite: 1500,
      nao_usar_com_politica: true,
      aplicacao_automatica: true,
    },
    'Dá 10% em todos os produtos para clientes com a etiqueta vip ou padaria, de 01/11/2026 até 30/11/2026, até 2 vezes por cliente e até 100 usos ao todo, até dar R$ 1.500,00 de desconto ao todo. Não se soma a preços especiais. A loja aplica sozinha.',
  ],
  [{ listado: false }, 'Dá 10% em todos os produtos para todos os clientes. Só para quem sabe o código.'],
])('ux 3.7: a coupon is a sentence (%j)', (change, frase) => {
  expect(describeCupom({ ...simples, ...change }, nomes).replaceAll('\u00a0', ' ')).toBe(frase)
})

test.each([
  [{}, 'EM_VIGOR'],
  [{ ativo: false, fim: '2020-01-01' }, 'DESLIGADO'],
  [{ fim: '2026-11-02' }, 'ENCERRADO'],
  [{ fim: '2026-11-03' }, 'EM_VIGOR'],
  [{ limite: 2, usos: 2, inicio: '2027-01-01' }, 'ESGOTADO'],
  [{ inicio: '2026-11-04' }, 'AGENDADO'],
  [{ valor_limite: 20, descontado: 19.99 }, 'EM_VIGOR'],
  [{ valor_limite: 20, descontado: 20 }, 'ESGOTADO'],
])('how a coupon stands (%j)', (change, situacao) => {
  const cupom = {
    ativo: true,
    inicio: null,
    fim: null,
    limite: null,
    usos: 0,
    valor_limite: null,
    descontado: 0,
    ...change,
  }
  expect(situacaoDoCupom(cupom, '2026-11-03')).toBe(situacao)
})
