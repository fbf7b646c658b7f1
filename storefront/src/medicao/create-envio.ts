import type { EventoLogado, Medida } from '@vitrine/contract'
import { createFetchClient } from '@vitrine/contract/client'
import { listEffective } from '@vitrine/rules/acesso'
import type { EventoGa4 } from '@vitrine/rules/medicao'

import { readConsent } from '#consentimento'
import { headersOf } from '#shell'

import { gtag, loadGtag, stopGtag } from './load-gtag.ts'
import { onIdle } from './on-idle.ts'

export interface Envio {
  /** The one way out of this browser, to Google and to the store's own log. */
  send(evento: EventoGa4 | null): void
  measure(medidas: readonly Medida[]): void
  start(): void
  stop(): void
}

const LOTE = 20
const ESPERA_MS = 3000

/** Calls that nobody waits for: a 429 leads nowhere, and the page may be left meanwhile, as with a beacon, but with the headers of §7. */
const fetchClient = createFetchClient(headersOf)

/** Sends what was observed while the browser rests; what is left when the page is hidden goes at once. */
export function createEnvio({ idfornecedor, idGa4 }: { idfornecedor: string; idGa4: string | null }): Envio {
  let fila: EventoGa4[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let resultado: EventoLogado['resultado'] = idGa4 ? 'BLOQUEADO' : 'SEM_CODIGO'
  let script: Promise<void> = Promise.resolve()

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const eventos = fila.map((evento) => ({ ...evento, resultado }))
    fila = []
    if (eventos.length === 0) return
    void fetchClient(
      'POST /v4/log/google-analytics/{id}',
      { params: { id: idfornecedor }, query: {}, body: { eventos } },
      { keepalive: true },
    )
  }
  const onHide = () => document.visibilityState === 'hidden' && flush()

  return {
    send(evento) {
      if (!evento) return
      if (idGa4) gtag('event', evento.name, evento.params)
      fila.push(evento)
      if (fila.length >= LOTE) onIdle(flush)
      else timer ??= setTimeout(() => void script.then(() => onIdle(flush)), ESPERA_MS)
    },
    measure(medidas) {
      void fetchClient(
        'POST /v4/medicao/{idfornecedor}',
        { params: { idfornecedor }, query: {}, body: { medidas: [...medidas] } },
        { keepalive: true },
      )
    },
    start() {
      if (idGa4)
        script = loadGtag(idGa4).then((veio) => {
          if (veio) resultado = 'ENVIADO'
        })
      document.addEventListener('visibilitychange', onHide)
      window.addEventListener('pagehide', flush)
    },
    stop() {
      flush()
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', flush)
      // When session or store change, measuring goes on; a refusal of cookies deletes what was stored (P2).
      if (!listEffective(readConsent())[3]) forgetMedicao(idGa4)
    },
  }
}

function forgetMedicao(idGa4: string | null): void {
  if (idGa4) stopGtag(idGa4)
  for (const nome of Object.keys(sessionStorage))
    if (nome.startsWith('vitrine_medicao')) sessionStorage.removeItem(nome)
}
