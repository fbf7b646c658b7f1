import { diasEntre, formatDiaDoMes, formatHora, nameDia, wallClockOf } from '#data'

import { fillResposta } from './resposta.ts'

/** What a store that wrote nothing of its own says. */
const PADRAO = 'Recebemos sua mensagem. O atendimento está fechado agora e volta {volta}.'

interface Ausencia {
  /** The store's own words; '': it wrote none. */
  texto: string
  cliente: string
  loja: string
  /** When somebody is there again. */
  volta: Date
  agora: Date
  fuso: string
}

/** What is answered to a customer who writes outside of the hours (ux 1.18.2): that it came, and when somebody reads it. */
export function composeAusencia({ texto, cliente, loja, volta, agora, fuso }: Ausencia): string {
  const valores = { cliente, loja, volta: sayVolta(volta, { agora, fuso }) }
  return fillResposta(texto.trim() || PADRAO, valores).texto
}

/** 'hoje às 8h', 'amanhã às 8h', 'segunda às 8h', 'em 7 dez. às 8h'. */
export function sayVolta(volta: Date, { agora, fuso }: { agora: Date; fuso: string }): string {
  const { data, hora } = wallClockOf(volta, fuso)
  const dias = diasEntre(wallClockOf(agora, fuso).data, data)
  const quando = ['hoje', 'amanhã'][dias] ?? (dias < 7 ? nameDia(data) : `em ${formatDiaDoMes(data)}`)
  return `${quando} às ${formatHora(hora)}`
}
