import { diasEntre, formatDiaDoMes, formatHora, nameDia, wallClockOf } from '#data'

import type { Fechado } from '#entrega'

import { fillResposta } from './resposta.ts'

/** What a store that wrote nothing of its own says. */
const PADRAO = 'Recebemos sua mensagem. O atendimento está fechado agora e volta {volta}.'
const RECEBEMOS = 'Recebemos sua mensagem.'

interface Ausencia {
  /** The store's own words; '': it wrote none. */
  texto: string
  cliente: string
  loja: string
  /** When somebody is there again. */
  volta: Date
  /** What closes the day of `agora`; null: it is a day like others. */
  hoje?: Fechado | null
  agora: Date
  fuso: string
}

/**
 * What is answered to a customer who writes outside of the hours (ux 1.18.2): that it came, and when somebody reads it. That the day is a
 * holiday is told also behind the store's own words, which know of no day.
 */
export function composeAusencia({ texto, cliente, loja, volta, hoje, agora, fuso }: Ausencia): string {
  const valores = { cliente, loja, volta: sayVolta(volta, { agora, fuso }) }
  const proprio = texto.trim() && fillResposta(texto.trim(), valores).texto
  if (!hoje) return proprio || fillResposta(PADRAO, valores).texto
  return proprio ? `${proprio} ${sayFechado(hoje)}.` : `${RECEBEMOS} ${sayRetorno(hoje, valores.volta)}`
}

/** 'Hoje é feriado: respondemos a partir de segunda às 8h.' */
export const sayRetorno = (hoje: Fechado, volta: string): string =>
  `${sayFechado(hoje)}: respondemos a partir de ${volta}.`

const sayFechado = ({ nome }: Fechado): string =>
  nome === null ? 'Hoje é feriado' : `Hoje não há atendimento (${nome})`

/** 'hoje às 8h', 'amanhã às 8h', 'segunda às 8h', 'em 7 dez. às 8h'. */
export function sayVolta(volta: Date, { agora, fuso }: { agora: Date; fuso: string }): string {
  const { data, hora } = wallClockOf(volta, fuso)
  const dias = diasEntre(wallClockOf(agora, fuso).data, data)
  const quando = ['hoje', 'amanhã'][dias] ?? (dias < 7 ? nameDia(data) : `em ${formatDiaDoMes(data)}`)
  return `${quando} às ${formatHora(hora)}`
}
