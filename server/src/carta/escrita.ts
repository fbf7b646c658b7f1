import { urls } from '@vitrine/contract'

import type { Carta, Devedor, PedidoDaCarta } from '#correio'
import type { EventoVisto, TipoComCarta } from '#evento'
import { toLinkPublico, type EnderecoDaLoja } from '#infra'

import type { Destinatario } from './carta.repository.ts'
import type { Lidos } from './read-lidos.ts'

export type EventoComCarta = Extract<EventoVisto, { tipo: TipoComCarta }>
/** Events of these kinds. */
export type Da<Tipo extends string> = Extract<EventoComCarta, { tipo: Tipo }>

export type Passo = Extract<EventoComCarta, { dados: { anterior: unknown } }>

/** The order was just made: its customer is told all that was agreed. */
export function isNovo(evento: EventoComCarta): boolean {
  return 'anterior' in evento.dados && evento.dados.anterior === null
}

export function isDevolucao(evento: EventoComCarta): evento is Da<`devolucao.${string}`> {
  return evento.tipo.startsWith('devolucao.')
}

/** What a letter about one event is made with. */
export interface Escrita {
  config: EnderecoDaLoja
  destinatario: Destinatario
  lidos: Lidos
}

/** Letters with the facts that they tell of; null: this one tells nobody anything. */
export type Escritas = { carta: Carta | null; chave: string }[]

/** The order as every letter names it: recipient, store and a link to its page. */
export function toPedidoDaCarta({ destinatario, config }: Omit<Escrita, 'lidos'>): PedidoDaCarta {
  const { numpedido, email, nome, loja, slug, dominio } = destinatario
  const link = toLinkPublico(config, { dominio, caminho: urls.pedido(slug, numpedido) })
  return { numpedido, para: email, pessoa: nome, loja, link }
}

/** Recipient of a letter about invoices, with a link to all of them. */
export function toDevedor({ destinatario, config }: Omit<Escrita, 'lidos'>, busca = ''): Devedor {
  const { email, nome, loja, slug, dominio } = destinatario
  const link = toLinkPublico(config, { dominio, caminho: `${urls.faturas(slug)}${busca}` })
  return { para: email, pessoa: nome, loja, link }
}
