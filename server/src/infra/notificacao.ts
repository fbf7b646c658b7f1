import type { Sql } from './db.ts'

/** estoque: what a product has left is of another order of size; pages do not show it (migration 0067). */
export type AreaMudanca = 'produto' | 'fornecedor' | 'estoque'
export interface Mudanca {
  idfornecedor: string
  area: AreaMudanca
  /** Which products changed; null when all may have. */
  ids: readonly string[] | null
}

/** What PostgreSQL tells every process after a commit (migrations 0006, 0007). */
export interface Notificacoes {
  /** `null`: the connection was lost and found again, so anything may have changed. */
  onMudanca(listener: (mudanca: Mudanca | null) => void): void
  /** Ids of usuarios and clientes of whom something about access changed; `null`: anybody's may have. */
  onAcesso(listener: (ids: readonly string[] | null) => void): () => void
  onPedido(listener: (numpedido: number) => void): () => void
  /** A request for approval of this cliente was made, answered or changed. */
  onAprovacao(listener: (idcliente: string) => void): () => void
  /** A letter was put into the outbox. */
  onCorreio(listener: () => void): void
  /** False while notifications may be missed: caches must not answer. */
  isListening(): boolean
  close(): Promise<void>
}

/** Listens on channels `mudanca`, `acesso`, `pedido`, `aprovacao` and `correio`; postgres.js reconnects by itself and calls onlisten again. */
export async function openNotificacoes(sql: Sql): Promise<Notificacoes> {
  const mudancaListeners = new Set<(mudanca: Mudanca | null) => void>()
  const acessoListeners = new Set<(ids: readonly string[] | null) => void>()
  const pedidoListeners = new Set<(numpedido: number) => void>()
  const aprovacaoListeners = new Set<(idcliente: string) => void>()
  const correioListeners = new Set<() => void>()
  let listening = false
  const mudanca = await sql.listen(
    'mudanca',
    (payload) => {
      const [idfornecedor = '', area, ids] = payload.split(':')
      for (const listener of mudancaListeners) listener({ idfornecedor, area: toArea(area), ids: toIds(ids) })
    },
    () => {
      for (const listener of mudancaListeners) listener(null)
      listening = true
    },
  )
  const acesso = await sql.listen(
    'acesso',
    (payload) => {
      for (const listener of acessoListeners) listener(toIds(payload))
    },
    () => {
      for (const listener of acessoListeners) listener(null)
    },
  )
  const pedido = await sql.listen('pedido', (payload) => {
    for (const listener of pedidoListeners) listener(Number(payload))
  })
  const aprovacao = await sql.listen('aprovacao', (payload) => {
    for (const listener of aprovacaoListeners) listener(payload)
  })
  const correio = await sql.listen('correio', () => {
    for (const listener of correioListeners) listener()
  })
  return {
    onMudanca: (listener) => void mudancaListeners.add(listener),
    onAcesso: (listener) => {
      acessoListeners.add(listener)
      return () => acessoListeners.delete(listener)
    },
    onPedido: (listener) => {
      pedidoListeners.add(listener)
      return () => pedidoListeners.delete(listener)
    },
    onAprovacao: (listener) => {
      aprovacaoListeners.add(listener)
      return () => aprovacaoListeners.delete(listener)
    },
    onCorreio: (listener) => void correioListeners.add(listener),
    isListening: () => listening,
    close: async () => {
      listening = false
      await mudanca.unlisten().catch(() => {})
      await acesso.unlisten().catch(() => {})
      await pedido.unlisten().catch(() => {})
      await aprovacao.unlisten().catch(() => {})
      await correio.unlisten().catch(() => {})
    },
  }
}

function toArea(area: string | undefined): AreaMudanca {
  return area === 'fornecedor' || area === 'estoque' ? area : 'produto'
}

/** '' says that too many changed to be named. */
function toIds(payload: string | undefined): readonly string[] | null {
  return payload ? payload.split(',') : null
}
