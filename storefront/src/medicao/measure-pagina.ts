import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals/attribution'

import type { Medida } from '@vitrine/contract'
import { deviceOf, type Metrica } from '@vitrine/rules/medicao'

let begun = false

/**
 * Measures this document once (web.dev/articles/vitals), each metric with the parts that it is attributed to. What loads is counted for
 * the screen that the document was opened with, an interaction for the screen that it happened on.
 */
export function measurePagina(telaEm: (ms: number) => string, measure: (medidas: Medida[]) => void): void {
  if (begun) return
  begun = true
  const dispositivo = deviceOf(document.documentElement.clientWidth)
  let espera: Medida[] = []
  function add(tela: string, valores: Partial<Record<Metrica, number>>): void {
    const medidas = Object.entries(valores).map(([metrica, valor]) => ({
      tela,
      metrica,
      dispositivo,
      valor: Math.max(0, Math.round(valor * 10) / 10),
    }))
    // Those that come together, as when the page is hidden, go together; nothing later than this task: the page may be leaving.
    if (espera.length === 0)
      queueMicrotask(() => {
        measure(espera)
        espera = []
      })
    espera.push(...medidas)
  }
  const inicial = telaEm(0)
  onLCP(({ value, attribution: parte }) =>
    add(inicial, {
      LCP: value,
      LCP_RESPOSTA: parte.timeToFirstByte,
      LCP_ESPERA: parte.resourceLoadDelay,
      LCP_CARGA: parte.resourceLoadDuration,
      LCP_DESENHO: parte.elementRenderDelay,
    }),
  )
  onINP(({ value, attribution: parte }) =>
    add(telaEm(parte.interactionTime ?? 0), {
      INP: value,
      INP_ESPERA: parte.inputDelay,
      INP_TRABALHO: parte.processingDuration,
      INP_DESENHO: parte.presentationDelay,
    }),
  )
  onCLS(({ value }) => add(inicial, { CLS: value * 1000 }))
  onTTFB(({ value, attribution: parte }) =>
    add(inicial, {
      TTFB: value,
      TTFB_REDE: parte.dnsDuration + parte.connectionDuration,
      TTFB_SERVIDOR: parte.requestDuration,
    }),
  )
}
