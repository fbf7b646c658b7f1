import { computeTotais } from '#carrinho'
import type { Totais } from '#carrinho'

import type { ContextoCupom, Cupom } from './cupom.ts'
import { applyDescontos, chooseCupom } from './escolha.ts'
import { toLinhasCupom } from './linhas.ts'
import type { ItemComCategoria } from './linhas.ts'
import { previewDescontos } from './previa.ts'

/** For the tests: random carts with coupons, and what they cost by the definition, in integers of any size. */

/** A small linear congruential generator: fast, and independent of the code under test. */
export function startRandom(seed: number): Random {
  let state = BigInt(seed)
  return (below) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xffff_ffff_ffff_ffffn
    return Number(state >> 33n) % below
  }
}
type Random = (below: number) => number

const contexto: ContextoCupom = {
  hoje: '2026-11-21',
  canalVenda: 'WEB',
  tipoEntrega: null,
  idformapagto: null,
  formasPagamento: [],
  tags: [],
  jaComprou: true,
  usos: {},
}

/** One random cart: what is wrong with it, or null when every promise holds (readings 3 and 5). */
export function findErro(random: Random): string | null {
  const itens = buildItens(random)
  const manual = random(3) ? buildCupom(random, 'M') : null
  const automaticos = ['A', 'B'].slice(random(3)).map((codigo) => buildCupom(random, codigo))
  const opcoes = { multiplies: random(2) === 1 }
  const [gratis_acima, preco] = [random(30_000) / 100, random(3000) / 100]
  const taxaentrega = (valor: number) => (valor >= gratis_acima ? 0 : preco)

  const linhas = toLinhasCupom(itens, opcoes)
  const escolha = chooseCupom({ manual, automaticos }, linhas, contexto, { taxaentrega })
  const semFrete = computeTotais(applyDescontos(itens, escolha.descontos), opcoes)
  const frete = taxaentrega((semFrete.subtotal ?? 0) - (semFrete.descontos ?? 0))
  const totais = computeTotais(applyDescontos(itens, escolha.descontos), { ...opcoes, taxaentrega: frete })
  const emVigor = escolha.cupom && {
    ...escolha.cupom,
    valor_minimo: escolha.cupom.condicoes.valor_minimo ?? null,
  }
  const daPrevia = computeTotais(applyDescontos(itens, previewDescontos(itens, emVigor, opcoes)), {
    ...opcoes,
    taxaentrega: frete,
  })

  const exact = Number(computeExactly(itens, escolha.cupom, totais) + BigInt(Math.round(frete * 100))) / 100
  const errors = [
    totais.totalCompras !== exact && `${totais.totalCompras} is not ${exact}`,
    totais.totalCompras !== daPrevia.totalCompras && 'browser and server disagree',
    totais.descontos !== escolha.desconto && 'the discounts of the lines are not the discount',
    [...totais.linhas.values()].some(({ total }) => (total ?? -1) < 0) && 'a line below zero',
  ].filter(Boolean)
  return errors.length > 0 ? JSON.stringify({ errors, itens, manual, automaticos, escolha }) : null
}

function buildItens(random: Random): ItemComCategoria[] {
  return Array.from({ length: random(5) }, (_, index) => ({
    id: `${index}`,
    nome: `Item ${index}`,
    idcategoria: `c${random(3)}`,
    quantidade: random(100_000) / 1000,
    preco: random(5_000_000) / 10_000,
    preconf: random(2) ? random(5_000_000) / 10_000 : null,
    precoatendente: random(8) ? 0 : random(5_000_000) / 10_000,
    precovendaatacado: random(5_000_000) / 10_000,
    minvendaatacado: random(60),
    multiploincremento: random(4),
    efeitospoliticas: random(3) ? null : { politica: 'Ouro' },
    preco_embalagem: random(100_000) / 10_000,
    embalarParaPresente: random(2) === 1,
  }))
}

function buildCupom(random: Random, codigocupom: string): Cupom {
  const isAbsoluto = random(2) === 1
  return {
    idcupom: codigocupom,
    codigocupom,
    nome: codigocupom,
    descricao: '',
    tipodesconto: isAbsoluto ? 'absoluto' : 'percentual',
    valor: isAbsoluto ? (1 + random(50_000)) / 100 : (1 + random(10_000)) / 100,
    aplicacao_automatica: false,
    indicacao: false,
    nao_usar_com_politica: random(2) === 1,
    habilitar_visualizacao_desconto: true,
    condicoes: { valor_minimo: random(2) ? random(100_000) / 100 : null },
    alvo: random(3) ? {} : { produtos: ['0'], categorias: [`c${random(3)}`] },
  }
}

/** The order of rounding of readings 3 by its definition: line, coupon on the line, gift wrap. Centavos. */
function computeExactly(itens: ItemComCategoria[], cupom: Cupom | null, totais: Totais): bigint {
  const lines = itens.map((item) => {
    const linha = totais.linhas.get(item.id)
    const subtotal = multiplyExactly(linha?.precounitario ?? Number.NaN, item.quantidade)
    const isOfPolicy = linha?.traco.vencedor === 'politica' || linha?.traco.vencedor === 'progressivo'
    const wrap = item.embalarParaPresente ? multiplyExactly(item.preco_embalagem ?? 0, item.quantidade) : 0n
    return { subtotal, wrap, isIn: cupom !== null && isInExactly(item, cupom, isOfPolicy) }
  })
  const sum = lines.reduce((total, { subtotal, wrap }) => total + subtotal + wrap, 0n)
  if (!cupom) return sum
  const hundredths = BigInt(Math.round(cupom.valor * 100))
  const chosen = lines.filter(({ isIn }) => isIn).map(({ subtotal }) => subtotal)
  const base = chosen.reduce((total, subtotal) => total + subtotal, 0n)
  const discount =
    cupom.tipodesconto === 'absoluto'
      ? min(hundredths, base)
      : chosen.reduce((total, subtotal) => total + (subtotal * hundredths + 5000n) / 10_000n, 0n)
  return sum - discount
}

function isInExactly(item: ItemComCategoria, cupom: Cupom, isOfPolicy: boolean): boolean {
  const { produtos = [], categorias = [] } = cupom.alvo
  const isForAll = produtos.length === 0 && categorias.length === 0
  const isNamed = produtos.includes(item.id) || categorias.includes(item.idcategoria ?? '')
  return (isForAll || isNamed) && !(isOfPolicy && cupom.nao_usar_com_politica)
}

const min = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** The line by its definition, in exact integers of any size. */
function multiplyExactly(preco: number, quantidade: number): bigint {
  return (BigInt(Math.round(preco * 10_000)) * BigInt(Math.round(quantidade * 1000)) + 50_000n) / 100_000n
}
