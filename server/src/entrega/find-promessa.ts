import type { TipoEntrega } from '@vitrine/contract'
import { addDias, instantOf, todayIn } from '@vitrine/rules/data'
import { firstJanela, formatJanela, listDatas, menorTaxa, type LugarEntrega } from '@vitrine/rules/entrega'

import type { FormaEntregaViva, FornecedorVivo } from '#fornecedor'

import { agendaOf, calendarioOf, semLugar, type QuemEntrega } from './agenda-da-forma.ts'
import { computeFrete } from './compute-frete.ts'
import { formasOf } from './list-formas.ts'

export interface Promessa {
  /** The earliest window before its cut-off; null: there is none, or it depends on what is not known yet. */
  proxima: ProximaEntrega | null
  /** The lowest delivery price of any form, at this place as far as it is known; null without a form. */
  menor_taxa: number | null
}

/** Time and price of one form: what is promised can be had. */
export interface ProximaEntrega {
  /** 'YYYY-MM-DDTHH:MM': sorts by time. */
  quando: string
  /** 'hoje, 13h–18h' */
  rotulo: string
  /** Milliseconds since 1970 until which this stays the answer: its window closes, or 'hoje' is another day. */
  ate: number
  /** Null where it depends on a place that was not named. */
  taxaentrega: number | null
  gratis_acima: number | null
  pedido_minimo: number | null
}

type Quem = QuemEntrega & Pick<FornecedorVivo, 'tags' | 'formasEntrega'>

/**
 * What a supplier can promise at a place, or without one (`lugar` null): the earliest window of the forms that serve it,
 * with the price of that very form. A form whose price depends on more than is known promises nothing. Weight and full windows are not considered: there is no cart yet.
 */
export function findPromessa(
  fornecedor: Quem,
  {
    tipoEntrega,
    lugar,
    idloja = null,
  }: { tipoEntrega: TipoEntrega; lugar: LugarEntrega | null; idloja?: string | null },
  agora: Date,
): Promessa {
  const formas = formasOf(fornecedor, tipoEntrega).filter(
    (forma) => idloja === null || forma.idloja === null || forma.idloja === idloja,
  )
  const taxas = formas.map((forma) => menorTaxa(forma))
  if (!lugar) {
    const proximas = formas.flatMap(
      (forma) => findJanelaDa(forma, fornecedor, { lugar: semLugar, agora }) ?? [],
    )
    const [proxima] = proximas.toSorted(byQuando)
    return {
      proxima: proxima ? { ...proxima, taxaentrega: null, gratis_acima: null, pedido_minimo: null } : null,
      menor_taxa: taxas.length > 0 ? Math.min(...taxas) : null,
    }
  }
  const servem = formas.flatMap((forma): (ProximaEntrega & { taxaentrega: number })[] => {
    const { degraus, pedido_minimo } = computeFrete(forma, lugar, 0)
    const janela = degraus && findJanelaDa(forma, fornecedor, { lugar, agora })
    if (!janela) return []
    const gratis_acima = degraus.find(({ desde, taxa }) => taxa === 0 && desde > 0)?.desde ?? null
    return [{ ...janela, taxaentrega: degraus[0]?.taxa ?? 0, gratis_acima, pedido_minimo }]
  })
  const [proxima] = servem.toSorted(
    (a, b) =>
      byQuando(a, b) ||
      a.taxaentrega - b.taxaentrega ||
      (a.gratis_acima ?? Infinity) - (b.gratis_acima ?? Infinity),
  )
  const possiveis = servem.length > 0 ? servem.map(({ taxaentrega }) => taxaentrega) : taxas
  return { proxima: proxima ?? null, menor_taxa: possiveis.length > 0 ? Math.min(...possiveis) : null }
}

function byQuando(a: { quando: string }, b: { quando: string }): number {
  if (a.quando === b.quando) return 0
  return a.quando < b.quando ? -1 : 1
}

function findJanelaDa(
  forma: FormaEntregaViva,
  fornecedor: QuemEntrega,
  { lugar, agora }: { lugar: LugarEntrega; agora: Date },
) {
  const { fuso } = fornecedor
  const calendario = { ...calendarioOf(forma, fornecedor), quantas: 1 }
  const janela = firstJanela(listDatas(agendaOf(forma, lugar), agora, calendario))
  if (!janela) return null
  const { data, inicio, fim, encerra_em } = janela
  const hoje = todayIn(fuso, agora)
  const meiaNoite = instantOf(addDias(hoje, 1), '00:00', fuso).getTime()
  return {
    quando: `${data}T${inicio}`,
    rotulo: formatJanela(data, inicio, fim, hoje),
    ate: Math.min(Date.parse(encerra_em), meiaNoite),
  }
}
