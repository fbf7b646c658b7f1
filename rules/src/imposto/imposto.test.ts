import { describe, expect, test } from 'vitest'

import { findAliquotaInterestadual } from './aliquota-interestadual.ts'
import { computeImpostos } from './compute-impostos.ts'
import type { DestinoFiscal, ProdutoTributado, RegraImposto, SituacaoFiscal } from './regra.ts'
import { resolveImposto } from './resolve-imposto.ts'
import { makeTabelaImpostos } from './tabela.ts'

const industria: SituacaoFiscal = { industria: true, simples: false, uf: 'SP' }
const sabao: ProdutoTributado = { id: 'p1', ncm: '34022000', origem: 0 }
const emSp: DestinoFiscal = { uf: 'SP', contribuinte: true }

function buildRegra(regra: Partial<RegraImposto>): RegraImposto {
  const nada = { idcadastroextraproduto: null, ncm: null, uf: null, ipi: null, mva: null }
  return { ...nada, aliquotainterna: null, aliquotainterestadual: null, fcp: null, ...regra }
}

interface Caso {
  situacao?: Partial<SituacaoFiscal>
  produto?: Partial<ProdutoTributado>
  destino?: Partial<DestinoFiscal>
  regras: Partial<RegraImposto>[]
}

function resolve({ situacao, produto, destino, regras }: Caso) {
  const tabela = makeTabelaImpostos({ ...industria, ...situacao }, regras.map(buildRegra))
  return resolveImposto(tabela, { ...sabao, ...produto }, { ...emSp, ...destino })
}

/** [goods after discount, freight] in centavos -> [IPI, ICMS-ST]. */
function compute(caso: Caso, valor: number, frete = 0) {
  const [linha] = computeImpostos([{ valor, imposto: resolve(caso) }], frete)
  return [linha?.valoripi, linha?.valorst]
}

const ipi5 = { ncm: '3402', ipi: 5 }
const st = { ncm: '3402', mva: 40, aliquotainterna: 18 }
const ipi5eSt = { ...ipi5, ...st }

describe('computed by hand', () => {
  test.each<[string, Caso, [number, number], [number, number]]>([
    // 1.000,00 × 5 % = 50,00
    ['IPI of who makes the goods', { regras: [ipi5] }, [100_000, 0], [5000, 0]],
    // (1.000,00 + 100,00) × 5 % = 55,00
    ['freight is in the base of IPI', { regras: [ipi5] }, [100_000, 10_000], [5500, 0]],
    // 0,10 × 5 % = 0,005, half up
    ['half a centavo goes up', { regras: [ipi5] }, [10, 0], [1, 0]],
    // base of ST 1.000,00 × 1,40 = 1.400,00; × 18 % = 252,00; own ICMS 1.000,00 × 18 % = 180,00
    ['ST inside of a state', { regras: [st] }, [100_000, 0], [0, 7200]],
    // IPI 50,00; base of ST 1.050,00 × 1,40 = 1.470,00; × 18 % = 264,60; own ICMS 180,00, without IPI
    ['IPI is in the base of ST', { regras: [ipi5eSt] }, [100_000, 0], [5000, 8460]],
    // IPI 55,00; base of ST (1.100,00 + 55,00) × 1,40 = 1.617,00; × 18 % = 291,06; own ICMS 1.100,00 × 18 % = 198,00
    ['freight is in both bases', { regras: [ipi5eSt] }, [100_000, 10_000], [5500, 9306]],
    // MVA adjusted: 1,40 × 0,88 ÷ 0,82 = 1,502439 -> 50,24 %; base 1.502,40; × 18 % = 270,432; own ICMS 12 % = 120,00
    [
      'between states the margin is adjusted',
      { destino: { uf: 'MG' }, regras: [st] },
      [100_000, 0],
      [0, 15_043],
    ],
    // to Bahia 7 %: 1,40 × 0,93 ÷ 0,795 = 1,637735 -> 63,77 %; 1.637,70 × 20,5 % = 335,7285; own 70,00
    [
      'to the northeast',
      { destino: { uf: 'BA' }, regras: [{ ...st, aliquotainterna: 20.5 }] },
      [100_000, 0],
      [0, 26_573],
    ],
    // imported, 4 %: 1,40 × 0,96 ÷ 0,82 = 1,639024 -> 63,90 %; 1.639,00 × 18 % = 295,02; own 40,00
    [
      'imported goods',
      { produto: { origem: 1 }, destino: { uf: 'MG' }, regras: [st] },
      [100_000, 0],
      [0, 25_502],
    ],
    // the margin as it is: 1.400,00 × 18 % = 252,00; own ICMS 12 % = 120,00
    [
      'of the Simples the margin is not adjusted',
      { situacao: { simples: true }, destino: { uf: 'MG' }, regras: [st] },
      [100_000, 0],
      [0, 13_200],
    ],
    // RJ 20 % + 2 % fund, from SP 12 %: 1,40 × 0,88 ÷ 0,78 = 1,579487 -> 57,95 %; 1.579,50 × 22 % = 347,49; own 120,00
    [
      'the fund against poverty is asked for too',
      { destino: { uf: 'RJ' }, regras: [{ ...st, aliquotainterna: 20, fcp: 2 }] },
      [100_000, 0],
      [0, 22_749],
    ],
    // inside of the state the fund is in the own ICMS: 1.400,00 × 22 % = 308,00; own 1.000,00 × 22 % = 220,00
    [
      'the fund inside of a state',
      { situacao: { uf: 'RJ' }, destino: { uf: 'RJ' }, regras: [{ ...st, aliquotainterna: 20, fcp: 2 }] },
      [100_000, 0],
      [0, 8800],
    ],
    // an agreed rate of 7 % instead of 12: 1,40 × 0,93 ÷ 0,82 = 1,587805 -> 58,78 %; 1.587,80 × 18 % = 285,804; own 70,00
    [
      'a rate of its own between two states',
      { destino: { uf: 'MG' }, regras: [{ ...st, aliquotainterestadual: 7 }] },
      [100_000, 0],
      [0, 21_580],
    ],
    // 33,33 × 3,25 % = 1,083225; (33,33 × 1,0325) × 1,4735 × 18 % = 9,127412…; own ICMS 5,9994
    [
      'cents that do not come out even',
      { regras: [{ ncm: '34', ipi: 3.25, mva: 47.35, aliquotainterna: 18 }] },
      [3333, 0],
      [108, 313],
    ],
  ])('%s', (_, caso, [valor, frete], esperado) => {
    expect(compute(caso, valor, frete)).toEqual(esperado)
  })
})

describe('who is charged', () => {
  test.each<[string, Caso, [number, number]]>([
    ['no rule, nothing', { regras: [] }, [0, 0]],
    [
      'a shop that makes nothing has no IPI',
      { situacao: { industria: false }, regras: [ipi5eSt] },
      [0, 7200],
    ],
    ['of the Simples IPI is in its own tax', { situacao: { simples: true }, regras: [ipi5eSt] }, [0, 7200]],
    ['who does not resell has no ST', { destino: { contribuinte: false }, regras: [ipi5eSt] }, [5000, 0]],
    ['a state without a rule', { destino: { uf: 'MG' }, regras: [{ ...st, uf: 'SP' }] }, [0, 0]],
    ['an internal rate of 0 says that there is none', { regras: [{ ...st, aliquotainterna: 0 }] }, [0, 0]],
    ['other goods', { produto: { ncm: '22030000' }, regras: [ipi5eSt] }, [0, 0]],
    ['goods without an NCM', { produto: { ncm: null }, regras: [ipi5eSt] }, [0, 0]],
  ])('%s', (_, caso, esperado) => {
    expect(compute(caso, 100_000)).toEqual(esperado)
  })

  test('without a state ST is not known, where any state has a rule for the product', () => {
    const semUf = { destino: { uf: null }, regras: [ipi5, { ...st, uf: 'BA' }] }
    expect(resolve(semUf)).toEqual({ ipi: 5, st: null })
    expect(resolve({ ...semUf, destino: { uf: null, contribuinte: false } })).toEqual({ ipi: 5, st: 0 })
    expect(resolve({ ...semUf, produto: { ncm: '22' } })).toBeNull()
    expect(compute(semUf, 100_000)).toEqual([5000, 0])
  })

  test('the rates that made it are kept beside it', () => {
    expect(resolve({ destino: { uf: 'MG' }, regras: [ipi5eSt] })).toMatchObject({
      calculo: { uf: 'MG', mva: 50.24, aliquotainterna: 18, aliquotainterestadual: 12, fcp: 0 },
    })
  })
})

describe('which rule', () => {
  test.each<[string, Partial<RegraImposto>[], number]>([
    [
      'the longest beginning of the NCM',
      [
        { ncm: '34', ipi: 1 },
        { ncm: '3402', ipi: 2 },
        { ncm: '3401', ipi: 3 },
      ],
      2,
    ],
    [
      'the whole NCM before all',
      [
        { ncm: '34022000', ipi: 4 },
        { ncm: '3402', ipi: 2 },
      ],
      4,
    ],
    [
      'the product before its NCM',
      [
        { ncm: '34022000', ipi: 4 },
        { idcadastroextraproduto: 'p1', ipi: 7 },
      ],
      7,
    ],
    [
      'of equal ones that of the state',
      [
        { ncm: '3402', ipi: 2 },
        { ncm: '3402', uf: 'SP', ipi: 6 },
      ],
      6,
    ],
    [
      'a longer one without state before a shorter one with it',
      [
        { ncm: '3402', ipi: 2 },
        { ncm: '34', uf: 'SP', ipi: 6 },
      ],
      2,
    ],
    [
      'one that says nothing of IPI leaves it to the next',
      [
        { ncm: '34', ipi: 1 },
        { ncm: '3402', mva: 40, aliquotainterna: 18 },
      ],
      1,
    ],
    [
      '0 says that there is none',
      [
        { ncm: '34', ipi: 1 },
        { ncm: '3402', ipi: 0 },
      ],
      0,
    ],
  ])('%s', (_, regras, ipi) => {
    expect(resolve({ destino: { contribuinte: false }, regras })?.ipi ?? 0).toBe(ipi)
  })
})

test.each<[string, string, number, number]>([
  ['SP', 'MG', 0, 12],
  ['SP', 'BA', 0, 7],
  ['SP', 'ES', 0, 7],
  ['SP', 'DF', 0, 7],
  ['BA', 'SP', 0, 12],
  ['ES', 'SP', 0, 12],
  ['ES', 'BA', 0, 12],
  ['BA', 'PE', 0, 12],
  ['SP', 'BA', 1, 4],
  ['BA', 'SP', 8, 4],
  // Assembled here by the basic process, 40 % foreign at most, or without national ones alike.
  ['SP', 'BA', 4, 7],
  ['SP', 'BA', 5, 7],
  ['SP', 'BA', 6, 7],
])('from %s to %s, origin %i: %i %%', (de, para, origem, esperada) => {
  expect(findAliquotaInterestadual(de, para, origem)).toBe(esperada)
})
