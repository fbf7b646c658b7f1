import type { ConteudoMensagem, EventoDoPedido } from '@vitrine/contract'

import { drainEventos, hasMensagem, type EventoVisto, type TipoComMensagem } from '#evento'
import { rodadaSolta, type Rodada } from '#fila'
import type { Sql, Transaction } from '#infra'

import { insertDoSistema } from './do-sistema.repository.ts'
import { lockSalasDosPedidos, openSalasDosPedidos } from './passo.repository.ts'

type EventoDePasso = EventoVisto & Extract<EventoDoPedido, { tipo: TipoComMensagem }>

/**
 * Tells the rooms of orders, and those where an order is spoken of, of the steps that these have gone, each once. Safe in several processes at once; one that cannot be told is
 * tried again later and holds up no other (decision 0075).
 */
export function writePassos(sql: Sql, rodada: Rodada = rodadaSolta): Promise<number> {
  return drainEventos(sql, 'conversas', rodada, (tx, eventos) => write(tx, eventos.filter(isPasso)))
}

async function write(tx: Transaction, eventos: readonly EventoDePasso[]): Promise<void> {
  const passos = eventos.flatMap(toPasso)
  if (passos.length === 0) return
  const numpedidos = [...new Set(passos.map(({ numpedido }) => numpedido))]
  await openSalasDosPedidos(tx, numpedidos)
  const salas = await lockSalasDosPedidos(tx, numpedidos)
  await insertDoSistema(
    tx,
    passos.flatMap(({ numpedido, conteudo }) =>
      salas
        .filter((sala) => sala.numpedido === numpedido)
        .map(({ idsala }) => ({ idsala, conteudo, texto: '' })),
    ),
  )
}

/** A step of an order, to be told in its room. */
interface PassoDito {
  numpedido: number
  conteudo: ConteudoMensagem
}

/** News is a step that was taken, or a budget with other prices: a way to pay that was changed may label an order as what it was. */
function toPasso({ tipo, numpedido, dados: { status, anterior } }: EventoDePasso): PassoDito[] {
  const isNews = tipo === 'pedido.ORCAMENTO_PRECIFICADO' || (anterior !== null && anterior !== status)
  return isNews ? [{ numpedido, conteudo: { tipo: 'STATUS', numpedido, status } }] : []
}

function isPasso(evento: EventoVisto): evento is EventoDePasso {
  return hasMensagem(evento.tipo)
}
