import { computeTotais, explainLinhas } from '#carrinho'
import type { LinhaTotal } from '#carrinho'
import type { PrecoCombo } from '#combo'
import { sumReais } from '#dinheiro'
import type { EscolhaServico, ServicoOferecido } from '#servico'
import { computeServicos } from '#servico'

import type { ContextoCupom, Cupom } from './cupom.ts'
import type { Descontos } from './descontos.ts'
import { chooseCupom } from './escolha.ts'
import { toLinhasCupom } from './linhas.ts'
import type { ItemComCategoria } from './linhas.ts'
import { computeExactly, computeServicosExactly } from './conta-exata.ts'
import { chooseAlternativa, listAlternativas } from './alternativas.ts'
import type { CupomEmVigor } from './previa.ts'

/** For the tests: random carts with coupons, and what they cost by the definition, in integers of any size. */

/** A small generator (mulberry32): fast, and independent of the code under test. */
export function startRandom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const twice = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((twice ^ (twice >>> 14)) >>> 0) % below
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
  const oferecidos = buildServicos(random, itens)
  const escolhas = chooseServicos(random, oferecidos)
  const opcoes = { multiplies: random(2) === 1 }
  const taxaentrega = buildFrete(random, computeTotais(itens, opcoes).subtotal ?? 0)

  // As the server does it.
  const explicadas = { ...opcoes, tracos: explainLinhas(itens, opcoes) }
  const linhas = toLinhasCupom(itens, explicadas)
  const impostos = (descontos: Descontos, taxaentrega: number) => {
    const { valoripi, valorst } = computeTotais(itens, { ...explicadas, descontos, taxaentrega })
    return sumReais(valoripi, valorst)
  }
  const escolha = chooseCupom({ manual, automaticos }, linhas, contexto, { taxaentrega, impostos })
  const comDesconto = { ...explicadas, descontos: escolha.descontos }
  const semFrete = computeTotais(itens, comDesconto)
  const frete = taxaentrega((semFrete.subtotal ?? 0) - (semFrete.descontos ?? 0))
  const servicos = computeServicos(escolhas, oferecidos, itens)
  const totais = computeTotais(itens, { ...comDesconto, taxaentrega: frete, servicos: servicos.total })

  // As the browser does it, from only what the answers tell: the coupons that can be used before there is any freight.
  const listUsaveis = () => {
    const { usaveis } = chooseCupom({ manual, automaticos }, linhas, contexto)
    return { manual: toAplicado(usaveis.manual), automaticos: usaveis.automaticos.map(toAplicado) }
  }
  const wire = JSON.parse(
    JSON.stringify({ itens, oferecidos, escolhas: servicos.servicos, usaveis: listUsaveis() }),
  )
  const daPrevia = chooseAlternativa(
    listAlternativas<CupomEmVigor>(wire.itens, wire.usaveis, {
      ...opcoes,
      servicos: computeServicos(wire.escolhas, wire.oferecidos, wire.itens).total,
    }),
    taxaentrega,
  )

  // Taxes have a table and properties of their own (imposto): here they are the same on both sides, and in the total.
  const exact =
    BigInt(Math.round((totais.valoripi + totais.valorst) * 100)) +
    computeExactly(itens, escolha.cupom, totais, opcoes) +
    BigInt(Math.round(frete * 100)) +
    computeServicosExactly(escolhas, oferecidos, itens)
  const errors = [
    totais.totalCompras !== Number(exact) / 100 && `${totais.totalCompras} is not ${exact} centavos`,
    totais.totalCompras !== daPrevia.totalCompras && 'browser and server disagree',
    escolha.cupom?.codigocupom !== daPrevia.cupom?.codigocupom && 'browser and server choose two coupons',
    escolha.automatico !== daPrevia.automatico && 'browser and server disagree on who chose it',
    totais.taxaentrega !== daPrevia.taxaentrega && 'browser and server disagree on the freight',
    totais.descontos !== escolha.desconto && 'the discounts of the lines are not the discount',
    ...[...totais.linhas.values()].map(findErroDaLinha),
  ].filter(Boolean)
  return errors.length > 0 ? JSON.stringify({ errors, itens, manual, automaticos, escolha }) : null
}

/** Free from an amount on: any, or near what the goods cost, where a coupon decides whether it is reached. */
function buildFrete(random: Random, bens: number): (valor: number) => number {
  const gratis_acima = random(2) ? random(30_000) / 100 : Math.round(bens * (40 + random(65))) / 100
  const preco = random(3000) / 100
  return (valor) => (valor >= gratis_acima ? 0 : preco)
}

function findErroDaLinha({ total, subtotal, partes }: LinhaTotal): string | false {
  if ((total ?? -1) < 0) return 'a line below zero'
  if (!partes) return false
  const centavos = (valor: number | null) => Math.round((valor ?? Number.NaN) * 100)
  const shared = partes.reduce((sum, parte) => sum + centavos(parte.total), 0)
  if (shared !== centavos(subtotal)) return 'the shares of a combo are not its price'
  return partes.some((parte) => parte.total > parte.soma) && 'a part dearer in its combo than alone'
}

function buildItens(random: Random): ItemComCategoria[] {
  return Array.from({ length: random(5) }, (_, index) =>
    random(4) ? buildItem(random, index) : buildCombo(random, index),
  )
}

function buildItem(random: Random, index: number): ItemComCategoria {
  return {
    id: `${index}`,
    nome: `Item ${index}`,
    idcategoria: `c${random(3)}`,
    quantidade: random(100_000) / 1000,
    ...buildPrecos(random),
    precoatendente: random(8) ? 0 : random(5_000_000) / 10_000,
    ...buildImposto(random),
    preco_embalagem: random(100_000) / 10_000,
    embalarParaPresente: random(2) === 1,
  }
}

function buildPrecos(random: Random) {
  return {
    preco: random(5_000_000) / 10_000,
    preconf: random(2) ? random(5_000_000) / 10_000 : null,
    precovendaatacado: random(5_000_000) / 10_000,
    minvendaatacado: random(60),
    multiploincremento: random(4),
    efeitospoliticas: random(3) ? null : { politica: 'Ouro' },
  }
}

/** Most suppliers charge nothing besides. */
function buildImposto(random: Random) {
  return { imposto: random(3) ? null : { ipi: random(4000) / 100, st: random(9) ? random(1e9) / 1e7 : null } }
}

/** One line with what it takes nested: no category, no gift wrap, no part of a coupon for some products. */
function buildCombo(random: Random, index: number): ItemComCategoria {
  const produtos = Array.from({ length: 1 + random(3) }, (_, parte) => ({
    id: `${index}.${parte}`,
    quantidade: (1 + random(5000)) / 1000,
    ...buildPrecos(random),
    precocombo: random(2) ? random(5_000_000) / 10_000 : null,
    ...buildImposto(random),
  }))
  const precos: PrecoCombo[] = [
    { tipo: 'fixo', valor: random(10_000_000) / 10_000 },
    { tipo: 'percentual', percentual: random(1_000_001) / 10_000 },
    { tipo: 'por_produto' },
  ]
  return {
    id: `${index}`,
    nome: `Combo ${index}`,
    idcategoria: 'combo',
    quantidade: 1 + random(6),
    produtos,
    preco_combo: precos[random(3)],
  }
}

function buildServicos(random: Random, itens: readonly ItemComCategoria[]): ServicoOferecido[] {
  return Array.from({ length: random(3) }, (_, index) => ({
    idservico: `s${index}`,
    nome: `Serviço ${index}`,
    descricao: '',
    aplicacao: random(2) ? 'pedido' : 'linha',
    cobranca: random(2) ? 'fixo' : 'unidade',
    preco: random(1_000_000) / 10_000,
    linhas: itens.filter(() => random(2)).map(({ id }) => id),
  }))
}

function chooseServicos(random: Random, oferecidos: readonly ServicoOferecido[]): EscolhaServico[] {
  return oferecidos.flatMap(({ idservico, aplicacao, linhas }): EscolhaServico[] => {
    if (random(2)) return []
    if (aplicacao === 'pedido') return [{ idservico, idlinha: null }]
    return linhas.map((idlinha) => ({ idservico, idlinha }))
  })
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

const toAplicado = (cupom: Cupom | null) =>
  cupom && { ...cupom, valor_minimo: cupom.condicoes.valor_minimo ?? null }
