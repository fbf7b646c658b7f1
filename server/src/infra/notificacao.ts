import { openEscuta } from './escuta.ts'
import type { Sql } from './banco/db.ts'
import { portaoOf } from './banco/guard-pool.ts'

/**
 * preco: of the products that are named nothing but prices changed (migration 0280). estoque: the stock of a product changed by about a
 * factor of two; pages do not show it (migration 0067).
 */
export type AreaMudanca = 'produto' | 'fornecedor' | 'estoque' | 'preco'
export interface Mudanca {
  idfornecedor: string
  area: AreaMudanca
  /** Which products changed; null when all may have. */
  ids: readonly string[] | null
  /** A price left its band (migration 0310). */
  isDeFaixa?: boolean
}

/** What PostgreSQL tells every process after a commit (migrations 0006, 0007), and whether it is there at all. */
export interface Notificacoes {
  /** `null`: the connection was lost and found again, so anything may have changed. */
  onMudanca(listener: (mudanca: Mudanca | null) => void): void
  /** Ids of usuarios and clientes whose access changed; `null`: everybody's may have changed. */
  onAcesso(listener: (ids: readonly string[] | null) => void): () => void
  onPedido(listener: (numpedido: number) => void): () => void
  /** A request for approval of this cliente was made, answered or changed. */
  onAprovacao(listener: (idcliente: string) => void): () => void
  /** Something was written or read in a room of the conversation, or somebody writes (server/src/chat). */
  onChat(listener: (payload: string) => void): void
  /** A letter was put into the outbox. */
  onCorreio(listener: () => void): void
  /** False while notifications may be missed: caches must not answer. */
  isListening(): boolean
  /** False while the database does not answer. */
  isAlive(): boolean
  /** Resolves once this process has heard of everything that was committed by now; at once while the database is out, after 1.5 s at the latest where nothing is heard. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

/** While the database is unreachable no change is heard: what is in memory may be used for this time. */
const SEM_BANCO_MS = 60_000

interface Opcoes {
  /** Pools whose gates close while the database is unreachable. */
  pools?: readonly Sql[]
  /** More channels on the same connection, so that they are heard in the order of the commits. */
  outros?: Readonly<Record<string, (payload: string) => void>>
}

/** Listens on channels `mudanca`, `acesso`, `pedido`, `aprovacao`, `chat` and `correio`. */
export async function openNotificacoes(
  sql: Sql,
  { pools = [sql], outros = {} }: Opcoes = {},
): Promise<Notificacoes> {
  const mudanca = new Set<(mudanca: Mudanca | null) => void>()
  const acesso = new Set<(ids: readonly string[] | null) => void>()
  const pedido = new Set<(numpedido: number) => void>()
  const aprovacao = new Set<(idcliente: string) => void>()
  const chat = new Set<(payload: string) => void>()
  const correio = new Set<() => void>()
  const escuta = await openEscuta(sql, {
    canais: {
      mudanca: (payload) => {
        const [idfornecedor = '', area, ids, faixa] = payload.split(':')
        tell(mudanca, { idfornecedor, area: toArea(area), ids: toIds(ids), isDeFaixa: faixa === 'faixa' })
      },
      acesso: (payload) => tell(acesso, toIds(payload)),
      pedido: (payload) => tell(pedido, Number(payload)),
      aprovacao: (payload) => tell(aprovacao, payload),
      chat: (payload) => tell(chat, payload),
      correio: () => tell(correio, undefined),
      ...outros,
    },
    onEscutando: () => {
      tell(mudanca, null)
      tell(acesso, null)
    },
    onVida: (isAlive) => {
      for (const pool of pools) {
        if (isAlive) portaoOf(pool).open()
        else portaoOf(pool).close()
      }
    },
  })
  return {
    onMudanca: (listener) => void mudanca.add(listener),
    onAcesso: (listener) => {
      acesso.add(listener)
      return () => acesso.delete(listener)
    },
    onPedido: (listener) => {
      pedido.add(listener)
      return () => pedido.delete(listener)
    },
    onAprovacao: (listener) => {
      aprovacao.add(listener)
      return () => aprovacao.delete(listener)
    },
    onChat: (listener) => void chat.add(listener),
    onCorreio: (listener) => void correio.add(listener),
    isListening: () => escuta.isEscutando() || escuta.foraHa() < SEM_BANCO_MS,
    isAlive: () => escuta.foraHa() === Infinity,
    catchUp: escuta.catchUp,
    close: escuta.close,
  }
}

function tell<T>(listeners: Iterable<(what: T) => void>, what: T): void {
  for (const listener of listeners) listener(what)
}

/** '' says that too many changed to be named. */
function toIds(payload: string | undefined): readonly string[] | null {
  return payload ? payload.split(',') : null
}

function toArea(area: string | undefined): AreaMudanca {
  return area === 'fornecedor' || area === 'estoque' || area === 'preco' ? area : 'produto'
}
