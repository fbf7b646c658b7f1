import type { AcaoSugestao, Visao } from '@vitrine/contract'

import { api } from '#shell'

/** Collected this long, so that a shelf seen is one request. */
const ESPERA_MS = 2000
/** A refusal can be undone as long as its notice stands. */
const DESFAZER_MS = 6500

export interface Feedback {
  add(acao: AcaoSugestao, id: string): void
  /** Takes back a refusal that has not left yet. */
  undo(id: string): void
  /** Sends what waits, also while the page goes away. */
  flush(): void
}

/** Feedback of one shelf (§7 sugestao/feedback): batched, never waited for, never in the shopper's way. */
export function startFeedback(sessao_id: string, visao: Visao): Feedback {
  const waiting = new Map<AcaoSugestao, Set<string>>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function send(acao: AcaoSugestao): void {
    const ids = [...(waiting.get(acao) ?? [])]
    waiting.delete(acao)
    if (ids.length === 0) return
    void api(
      'POST /v4/sugestao/feedback',
      { body: { acao, visao, sessao_id, item_id: ids } },
      { keepalive: true },
    )
  }
  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    for (const acao of waiting.keys()) send(acao)
  }

  return {
    flush,
    add(acao, id) {
      const ids = waiting.get(acao) ?? new Set()
      waiting.set(acao, ids.add(id))
      if (acao === 'RECUSADO') clearTimeout(timer)
      if (acao === 'RECUSADO' || !timer)
        timer = setTimeout(flush, acao === 'RECUSADO' ? DESFAZER_MS : ESPERA_MS)
    },
    undo(id) {
      waiting.get('RECUSADO')?.delete(id)
    },
  }
}
