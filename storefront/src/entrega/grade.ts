import type { FormaEntrega, SituacaoJanela } from '@vitrine/contract'
import { addDias, formatDiaDaSemana, formatDiaDoMes, nameDia } from '@vitrine/rules/data'
import { formatReais, sumReais } from '@vitrine/rules/dinheiro'
import { computeTaxaEntrega, nextDegrau } from '@vitrine/rules/entrega'

import { writeJanela } from './janela.ts'

/** One window of one delivery form, as a radio: `valor` names form, day and start. */
export interface CelulaGrade {
  valor: string
  /** '18h–20h'. */
  rotulo: string
  forma: string
  /** What it costs for this subtotal, in reais. */
  taxa: number
  situacao: SituacaoJanela
  /** Orders it still takes; null without such a limit. */
  vagas: number | null
}

export interface DiaGrade {
  data: string
  /** 'Hoje', 'Amanhã', 'Domingo'. */
  titulo: string
  /** 'sex., 20 nov.' under Hoje and Amanhã, else '22 nov.'. */
  sub: string
  /** Why nothing is delivered on this day; null: it is served. */
  fechado: string | null
  celulas: CelulaGrade[]
}

/** All windows of all forms by day (§4 Delivery options). `hoje` is the store's day, `base` the subtotal after discounts. */
export function makeGrade(
  formas: readonly FormaEntrega[],
  { base, hoje }: { base: number; hoje: string },
): DiaGrade[] {
  const fechados = new Map(formas.flatMap((forma) => forma.fechados.map(({ data, nome }) => [data, nome])))
  const servidos = formas.flatMap((forma) => forma.datas.map((dia) => dia.data_de_entrega))
  const datas = [...new Set([...servidos, ...fechados.keys()])].sort()
  return datas.map((data) => ({
    data,
    ...titleDia(data, hoje),
    fechado: servidos.includes(data) ? null : (fechados.get(data) ?? null),
    celulas: formas.flatMap((forma) => listCelulas(forma, data, base)).sort(byHour),
  }))
}

function listCelulas(forma: FormaEntrega, data: string, base: number): CelulaGrade[] {
  const dia = forma.datas.find((each) => each.data_de_entrega === data)
  const taxa = taxaOf(forma, base)
  return (dia?.janelas ?? []).map(({ inicio, rotulo, situacao, vagas }) => ({
    valor: writeJanela({ idformaentrega: forma.idformaentrega, data_de_entrega: data, inicio }),
    rotulo: rotulo.split(', ').at(-1) ?? rotulo,
    forma: forma.nome,
    taxa,
    situacao,
    vagas,
  }))
}

const byHour = (a: CelulaGrade, b: CelulaGrade) =>
  Number.parseInt(a.rotulo, 10) - Number.parseInt(b.rotulo, 10) || a.taxa - b.taxa

/** What a form costs for goods of this value after discounts. */
export function taxaOf({ degraus }: FormaEntrega, base: number): number {
  return computeTaxaEntrega(degraus, base)
}

/** 'Faltam R$ 12,30 para frete grátis': what the next price needs; null when no more can be saved. */
export function describeIncentivo(
  { degraus }: FormaEntrega,
  base: number,
): { texto: string; ate: number } | null {
  const degrau = nextDegrau(degraus, base)
  if (!degrau) return null
  const alvo = degrau.taxa === 0 ? 'frete grátis' : `o frete cair para ${formatReais(degrau.taxa)}`
  return { texto: `Faltam ${formatReais(sumReais(degrau.desde, -base))} para ${alvo}`, ate: degrau.desde }
}

function titleDia(data: string, hoje: string): { titulo: string; sub: string } {
  const sub = formatDiaDaSemana(data)
  if (data === hoje) return { titulo: 'Hoje', sub }
  if (data === addDias(hoje, 1)) return { titulo: 'Amanhã', sub }
  const dia = nameDia(data)
  return { titulo: dia.charAt(0).toUpperCase() + dia.slice(1), sub: formatDiaDoMes(data) }
}
