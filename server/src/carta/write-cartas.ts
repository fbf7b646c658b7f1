import { insertCartas } from '#correio'
import { drainEventos, hasCarta, type EventoVisto } from '#evento'
import { rodadaSolta, type Rodada } from '#fila'
import type { Fornecedores } from '#fornecedor'
import type { EnderecoDaLoja, Sql, Transaction } from '#infra'

import { holdDestinatarios, wakeCorreio } from './carta.repository.ts'
import { composeCartas } from './compose-cartas.ts'
import type { EventoComCarta } from './escrita.ts'
import { readLidos } from './read-lidos.ts'

export interface CartasDeps {
  sql: Sql
  config: EnderecoDaLoja
  fornecedores: Fornecedores
}

/**
 * Writes the letters that follow from what happened to orders, each with the key of its fact: one that is there is not written again.
 * Safe in several processes at once; a letter that cannot be written is tried again later and holds up no other (decision 0075).
 */
export function writeCartas(deps: CartasDeps, rodada: Rodada = rodadaSolta): Promise<number> {
  return drainEventos(deps.sql, 'cartas', rodada, (tx, eventos) =>
    write(tx, eventos.filter(isComCarta), deps),
  )
}

async function write(
  tx: Transaction,
  eventos: readonly EventoComCarta[],
  { config, fornecedores }: CartasDeps,
): Promise<void> {
  const numpedidos = [...new Set(eventos.map(({ numpedido }) => numpedido))]
  const destinatarios = new Map(
    (await holdDestinatarios(tx, numpedidos)).map((each) => [each.numpedido, each]),
  )
  // No letter is written about an order that no longer exists or a person who was erased.
  const vivos = eventos.filter(({ numpedido }) => destinatarios.has(numpedido))
  const lidos = await readLidos(tx, vivos, fornecedores)
  const cartas = vivos.flatMap((evento) => {
    const destinatario = destinatarios.get(evento.numpedido)
    return destinatario ? composeCartas(evento, { config, destinatario, lidos }) : []
  })
  if (cartas.length === 0) return
  await insertCartas(tx, cartas)
  await wakeCorreio(tx)
}

function isComCarta(evento: EventoVisto): evento is EventoComCarta {
  return hasCarta(evento.tipo)
}
