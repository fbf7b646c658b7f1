import type { FormaEntrega, SituacaoJanela } from '@vitrine/contract'
import { formatReais, sumReais } from '@vitrine/rules/dinheiro'
import { addDias, computeTaxaEntrega, nextDegrau } from '@vitrine/rules/entrega'

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

export interface JanelaEscolhida {
  idformaentrega: string
  data_de_entrega: string
  inicio: string
}

const dias = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado']
const curtos = ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.']
const meses = ['jan.', 'fev.', 'mar.', 'abr.', 'maio', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.']

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
    ...nameDia(data, hoje),
    fechado: servidos.includes(data) ? null : (fechados.get(data) ?? null),
    celulas: formas.flatMap((forma) => listCelulas(forma, data, base)).sort(byHour),
  }))
}

function listCelulas(forma: FormaEntrega, data: string, base: number): CelulaGrade[] {
  const dia = forma.datas.find((each) => each.data_de_entrega === data)
  const taxa = computeTaxaEntrega(forma.degraus, base)
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

/** The window that is active from the start: of the first form, the first open one (§4). */
export function firstJanela(formas: readonly FormaEntrega[]): string | null {
  for (const { idformaentrega, datas } of formas) {
    for (const { data_de_entrega, janelas } of datas) {
      const open = janelas.find(({ disponivel }) => disponivel)
      if (open) return writeJanela({ idformaentrega, data_de_entrega, inicio: open.inicio })
    }
  }
  return null
}

/** The window asked for; of another form that was asked for, its first; else the first of all. */
export function chooseJanela(
  formas: readonly FormaEntrega[],
  { janela, idformaentrega }: { janela: string | null; idformaentrega: string | null },
): string | null {
  const wanted = idformaentrega ?? parseJanela(janela)?.idformaentrega
  const achada = findJanela(formas, janela)
  if (achada && achada.forma.idformaentrega === wanted) return janela
  return firstJanela(formas.filter((forma) => forma.idformaentrega === wanted)) ?? firstJanela(formas)
}

/** The form and the words of a chosen window; null when it is not offered, or closed meanwhile. */
export function findJanela(formas: readonly FormaEntrega[], valor: string | null) {
  const wanted = parseJanela(valor)
  const forma = formas.find(({ idformaentrega }) => idformaentrega === wanted?.idformaentrega)
  const dia = forma?.datas.find(({ data_de_entrega }) => data_de_entrega === wanted?.data_de_entrega)
  const janela = dia?.janelas.find(({ inicio, disponivel }) => disponivel && inicio === wanted?.inicio)
  return forma && janela ? { forma, rotulo: janela.rotulo, encerra_em: janela.encerra_em } : null
}

/** Forms that serve a store; those of no store serve all. Delivery forms have none. */
export function formasDaLoja(formas: readonly FormaEntrega[], idloja: string | null): FormaEntrega[] {
  return formas.filter((forma) => forma.idloja === null || forma.idloja === idloja)
}

/** What a form costs for a subtotal after discounts. */
export function taxaOf({ degraus }: FormaEntrega, subtotal: number, desconto: number): number {
  return computeTaxaEntrega(degraus, sumReais(subtotal, -desconto))
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

export function parseJanela(valor: string | null): JanelaEscolhida | null {
  const [idformaentrega, data_de_entrega, inicio] = (valor ?? '').split('|')
  return idformaentrega && data_de_entrega && inicio ? { idformaentrega, data_de_entrega, inicio } : null
}

export function writeJanela({ idformaentrega, data_de_entrega, inicio }: JanelaEscolhida): string {
  return [idformaentrega, data_de_entrega, inicio].join('|')
}

function nameDia(data: string, hoje: string): { titulo: string; sub: string } {
  const weekday = new Date(data).getUTCDay()
  const [, month, day] = data.split('-').map(Number)
  const curto = `${day} ${meses[Number(month) - 1]}`
  const proximo = `${curtos[weekday]}, ${curto}`
  if (data === hoje) return { titulo: 'Hoje', sub: proximo }
  if (data === addDias(hoje, 1)) return { titulo: 'Amanhã', sub: proximo }
  return { titulo: dias[weekday] ?? '', sub: curto }
}
