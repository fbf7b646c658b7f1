import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { computeImpostosDasLinhas, computeTotais, type ItemCarrinho } from '#carrinho'
import { sumReais, toCentavos } from '#dinheiro'

import { computeImpostos, type LinhaTributada } from './compute-impostos.ts'
import type { RegraImposto } from './regra.ts'
import { resolveImposto } from './resolve-imposto.ts'
import { makeTabelaImpostos } from './tabela.ts'

const percentual = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((n) => n / 100)
const regra = fc.record({
  ipi: percentual(60),
  mva: percentual(200),
  aliquotainterna: percentual(30),
  aliquotainterestadual: fc.option(percentual(12)),
  fcp: fc.option(percentual(4)),
})
const situacao = fc.record({
  industria: fc.boolean(),
  simples: fc.boolean(),
  uf: fc.constantFrom('SP', 'BA'),
})
const destino = fc.record({ uf: fc.constantFrom('SP', 'RJ', 'BA', null), contribuinte: fc.boolean() })
const produto = { id: 'p', ncm: '22030000', origem: 0 }
const valor = fc.integer({ min: 0, max: 50_000_000_00 })

type Regra = typeof regra extends fc.Arbitrary<infer T> ? T : never

const impostoOf = (
  de: Regra,
  onde: Parameters<typeof makeTabelaImpostos>[0],
  para: Parameters<typeof resolveImposto>[2],
) => {
  const completa: RegraImposto = { idcadastroextraproduto: null, ncm: '2203', uf: null, ...de }
  return resolveImposto(makeTabelaImpostos(onde, [completa]), produto, para)
}
const imposto = fc.tuple(regra, situacao, destino).map((each) => impostoOf(...each))
const linhas = fc.array(fc.record({ valor, imposto }), { minLength: 1, maxLength: 8 })

const sumOf = (impostos: readonly { valoripi: number; valorst: number }[]) =>
  impostos.reduce((sum, { valoripi, valorst }) => sum + valoripi + valorst, 0)

test('never negative, whole centavos, and nothing where nothing is charged', () => {
  fc.assert(
    fc.property(linhas, valor, (cada, frete) => {
      for (const [i, { valoripi, valorst }] of computeImpostos(cada, frete).entries()) {
        expect(Number.isSafeInteger(valoripi) && Number.isSafeInteger(valorst)).toBe(true)
        expect(Math.min(valoripi, valorst)).toBeGreaterThanOrEqual(0)
        if (!cada[i]?.imposto) expect(valoripi + valorst).toBe(0)
      }
      const desligado = cada.map((linha) => ({ ...linha, imposto: null }))
      expect(sumOf(computeImpostos(desligado, frete))).toBe(0)
    }),
  )
})

test('exactly the formula, in integers of any size', () => {
  fc.assert(
    fc.property(regra, valor, (de, base) => {
      const cada = impostoOf(
        { ...de, aliquotainterestadual: null },
        { industria: true, simples: false, uf: 'SP' },
        { uf: 'SP', contribuinte: true },
      )
      const p = (n: number | null) => BigInt(Math.round((n ?? 0) * 100))
      const [CEM, b] = [10_000n, BigInt(base)]
      const [linha] = computeImpostos([{ valor: base, imposto: cada }], 0)
      const half = (n: bigint, d: bigint) => (n * 2n + d) / (d * 2n)
      expect(BigInt(linha?.valoripi ?? -1)).toBe(half(b * p(de.ipi), CEM))
      // (value + IPI) × (1 + MVA) × (internal + fund) − value × (internal + fund)
      const interna = p(de.aliquotainterna) + p(de.fcp)
      const cheio = b * (CEM + p(de.ipi)) * (CEM + p(de.mva)) * interna - b * interna * CEM * CEM
      expect(BigInt(linha?.valorst ?? -1)).toBe(half(cheio, CEM ** 3n))
    }),
  )
})

test('a higher rate, margin, price or freight never lowers a tax', () => {
  const campo = fc.constantFrom<'ipi' | 'mva' | 'aliquotainterna' | 'fcp'>(
    'ipi',
    'mva',
    'aliquotainterna',
    'fcp',
  )
  fc.assert(
    fc.property(regra, fc.tuple(campo, percentual(5)), valor, situacao, (de, [qual, mais], base, onde) => {
      // Inside of a state; between two the own ICMS is another's, and the margin is adjusted to it.
      const para = { uf: onde.uf, contribuinte: true }
      const taxes = (regraDe: Regra, linha: number, frete: number) =>
        sumOf(computeImpostos([{ valor: linha, imposto: impostoOf(regraDe, onde, para) }], frete))
      const antes = taxes(de, base, 0)
      expect(taxes({ ...de, [qual]: (de[qual] ?? 0) + mais }, base, 0)).toBeGreaterThanOrEqual(antes)
      expect(taxes(de, base + 1, 0)).toBeGreaterThanOrEqual(antes)
      expect(taxes(de, base, 1000)).toBeGreaterThanOrEqual(antes)
    }),
  )
})

test('freight is shared whole: the bases are the goods and the freight together', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 9 }),
      fc.nat(99_999_999),
      (valores, frete) => {
        // At 100 % the tax of a line is its base.
        const todas: LinhaTributada[] = valores.map((each) => ({ valor: each, imposto: { ipi: 100, st: 0 } }))
        const goods = valores.reduce((sum, each) => sum + each, 0)
        expect(sumOf(computeImpostos(todas, frete))).toBe(goods + frete)
      },
    ),
  )
})

const item: fc.Arbitrary<ItemCarrinho> = fc.record({
  id: fc.uuid(),
  nome: fc.constant('A'),
  quantidade: fc.integer({ min: 1, max: 9000 }).map((n) => n / 1000),
  preco: fc.integer({ min: 0, max: 9_000_000 }).map((n) => n / 10_000),
  granularidade: fc.constant(0.001),
  desconto: fc.integer({ min: 0, max: 5000 }).map((n) => n / 100),
  embalarParaPresente: fc.boolean(),
  preco_embalagem: fc.constant(3.5),
  imposto,
})
const combo: fc.Arbitrary<ItemCarrinho> = fc.record({
  id: fc.uuid(),
  nome: fc.constant('C'),
  quantidade: fc.integer({ min: 1, max: 3 }),
  granularidade: fc.constant(1),
  desconto: fc.integer({ min: 0, max: 5000 }).map((n) => n / 100),
  produtos: fc.array(
    fc.record({
      id: fc.uuid(),
      quantidade: fc.constant(2),
      preco: fc.integer({ min: 1, max: 99_999 }).map((n) => n / 100),
      imposto,
    }),
    { minLength: 1, maxLength: 3 },
  ),
  preco_combo: fc.constant({ tipo: 'percentual' as const, percentual: 12.5 }),
})

test('the lines of a cart make its taxes, the taxes are in its total, and a cart without rules is what it was', () => {
  const carrinho = fc.array(fc.oneof({ weight: 3, arbitrary: item }, combo), { maxLength: 6 })
  fc.assert(
    fc.property(carrinho, fc.nat(9000), (itens, frete) => {
      const opcoes = { multiplies: true, taxaentrega: frete / 100, servicos: 7.35 }
      const totais = computeTotais(itens, opcoes)
      const partes = [...totais.linhas.values()]
      const taxas = [...computeImpostosDasLinhas(totais).values()]
      const sum = (valores: number[]) => toCentavos(sumReais(...valores))
      expect(sum(taxas.map(({ valoripi }) => valoripi))).toBe(toCentavos(totais.valoripi))
      expect(sum(taxas.map(({ valorst }) => valorst))).toBe(toCentavos(totais.valorst))
      for (const { partes: cada, valoripi, valorst } of taxas)
        expect(sum(cada.flatMap((each) => [each.valoripi, each.valorst]))).toBe(sum([valoripi, valorst]))
      const semImposto = <T extends object>(each: T): T => ({ ...each, imposto: null })
      const sem = computeTotais(
        itens.map((each) => ({
          ...semImposto(each),
          ...(each.produtos && { produtos: each.produtos.map(semImposto) }),
        })),
        opcoes,
      )
      expect([sem.valoripi, sem.valorst]).toEqual([0, 0])
      expect(sum([sem.totalCompras ?? 0, totais.valoripi, totais.valorst])).toBe(
        toCentavos(totais.totalCompras ?? 0),
      )
      expect(
        sum([...partes.map(({ total }) => total ?? 0), totais.valoripi, totais.valorst, frete / 100, 7.35]),
      ).toBe(toCentavos(totais.totalCompras ?? 0))
    }),
  )
})
