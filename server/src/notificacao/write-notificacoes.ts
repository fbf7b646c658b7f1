import { urls } from '@vitrine/contract'
import { urlsChat } from '@vitrine/contract/urls-chat'

import { drainEventos, hasNotificacao, type EventoVisto } from '#evento'
import { rodadaSolta, type Rodada } from '#fila'
import type { Db, Sql, Transaction } from '#infra'

import {
  holdInscritasDosClientes,
  holdInscritasEmAlertas,
  holdInscritasEmPedidos,
} from './inscricao.repository.ts'
import { insertNotificacoes } from './notificacao.repository.ts'
import { tellEvento, tellNovas, tellVoltou, type EventoNotificado, type NovasNaConversa } from './textos.ts'

/**
 * Writes what devices are told of what happened to orders, each fact once for each device. Safe in several processes at once; one that
 * cannot be written is tried again later and holds up no other (decision 0075). Nothing is sent here.
 */
export function writeNotificacoes(sql: Sql, rodada: Rodada = rodadaSolta): Promise<number> {
  return drainEventos(sql, 'notificacoes', rodada, (tx, eventos) => write(tx, eventos.filter(isNotificado)))
}

async function write(tx: Transaction, eventos: readonly (EventoVisto & EventoNotificado)[]): Promise<void> {
  const novas = new Map(eventos.map((evento) => [evento.idevento, { evento, texto: tellEvento(evento) }]))
  const inscritas = await holdInscritasEmPedidos(tx, [...novas.keys()])
  await insertNotificacoes(
    tx,
    inscritas.flatMap(({ idevento, idinscricao, slug }) => {
      const { evento, texto } = novas.get(idevento) ?? {}
      if (!evento || !texto) return []
      const { numpedido } = evento
      const conteudo = { ...texto, url: urls.pedido(slug, numpedido), tag: `pedido-${numpedido}` }
      return { idinscricao, chave: `evento:${idevento}`, conteudo }
    }),
  )
}

function isNotificado(evento: EventoVisto): evento is EventoVisto & EventoNotificado {
  return hasNotificacao(evento.tipo)
}

/** An alert whose product is back; `produto` is its name. */
interface Voltou {
  idalerta: string
  id: string
  produto: string
}

/** In the transaction that tells by letter: devices are told beside it. */
export async function tellVoltaram(tx: Db, voltaram: readonly Voltou[]): Promise<void> {
  const produtos = new Map(voltaram.map((voltou) => [voltou.idalerta, voltou]))
  const inscritas = await holdInscritasEmAlertas(tx, [...produtos.keys()])
  await insertNotificacoes(
    tx,
    inscritas.flatMap(({ idalerta, idinscricao, slug }) => {
      const voltou = produtos.get(idalerta)
      if (!voltou) return []
      const { id, produto } = voltou
      const conteudo = { ...tellVoltou(produto), url: urls.produto(slug, id, produto), tag: `produto-${id}` }
      return { idinscricao, chave: `alerta:${idalerta}`, conteudo }
    }),
  )
}

/** A conversation with something that nobody of the customer's side has seen. */
interface ConversaNaoLida extends NovasNaConversa {
  idsala: string
  idfornecedor: string
  idcliente: string
  /** What is told, once. */
  chave: string
}

/** In the transaction that tells by letter: devices of logins that want to hear of messages. */
export async function tellConversas(tx: Db, conversas: readonly ConversaNaoLida[]): Promise<void> {
  const inscritas = await holdInscritasDosClientes(tx, conversas)
  await insertNotificacoes(
    tx,
    conversas.flatMap((conversa) =>
      inscritas
        .filter(
          ({ idfornecedor, idcliente }) =>
            idfornecedor === conversa.idfornecedor && idcliente === conversa.idcliente,
        )
        .map(({ idinscricao, slug }) => {
          const { idsala, chave } = conversa
          const url = urlsChat.conversa(slug, idsala)
          // Push services take 32 characters of it.
          const tag = `conversa-${idsala.slice(-12)}`
          return { idinscricao, chave, conteudo: { ...tellNovas(conversa), url, tag } }
        }),
    ),
  )
}
