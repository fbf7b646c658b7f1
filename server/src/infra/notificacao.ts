import type { Sql } from './db.ts'

export type AreaMudanca = 'produto' | 'fornecedor'
export interface Mudanca {
  idfornecedor: string
  area: AreaMudanca
}

/** What PostgreSQL tells every process after a commit (migration 0006). */
export interface Notificacoes {
  /** `null`: the connection was lost and found again, so anything may have changed. */
  onMudanca(listener: (mudanca: Mudanca | null) => void): void
  onPedido(listener: (numpedido: number) => void): () => void
  /** False while notifications may be missed: caches must not answer. */
  isListening(): boolean
  close(): Promise<void>
}

/** Listens on channels `mudanca` and `pedido`; postgres.js reconnects by itself and calls onlisten again. */
export async function openNotificacoes(sql: Sql): Promise<Notificacoes> {
  const mudancaListeners = new Set<(mudanca: Mudanca | null) => void>()
  const pedidoListeners = new Set<(numpedido: number) => void>()
  let listening = false
  const mudanca = await sql.listen(
    'mudanca',
    (payload) => {
      const [idfornecedor = '', area] = payload.split(':')
      for (const listener of mudancaListeners)
        listener({ idfornecedor, area: area === 'fornecedor' ? area : 'produto' })
    },
    () => {
      for (const listener of mudancaListeners) listener(null)
      listening = true
    },
  )
  const pedido = await sql.listen('pedido', (payload) => {
    for (const listener of pedidoListeners) listener(Number(payload))
  })
  return {
    onMudanca: (listener) => void mudancaListeners.add(listener),
    onPedido: (listener) => {
      pedidoListeners.add(listener)
      return () => pedidoListeners.delete(listener)
    },
    isListening: () => listening,
    close: async () => {
      listening = false
      await mudanca.unlisten().catch(() => {})
      await pedido.unlisten().catch(() => {})
    },
  }
}
