/** Milliseconds; the limits of web.dev/articles/vitals (good, poor) are among them, so that shares of good are exact. */
const MS = [
  25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1250, 1500, 1800, 2000, 2500, 3000, 3500,
  4000, 5000, 6000, 8000, 10_000, 15_000, 20_000, 30_000, 60_000,
]
/** Thousandths of a shift. */
const CLS = [5, 10, 25, 50, 75, 100, 150, 200, 250, 350, 500, 750, 1000, 2000, 5000, 10_000]

/**
 * What a browser measures: the metrics of web-vitals, and the parts that it attributes them to. Of a part the name says which: an LCP is
 * the answer's first byte, the wait until its picture is asked for, the picture's way, and the wait until it is drawn; an INP is the wait
 * until the page listens, its work, and the drawing after it.
 */
export const limitesMetrica = {
  LCP: MS,
  LCP_RESPOSTA: MS,
  LCP_ESPERA: MS,
  LCP_CARGA: MS,
  LCP_DESENHO: MS,
  INP: MS,
  INP_ESPERA: MS,
  INP_TRABALHO: MS,
  INP_DESENHO: MS,
  CLS,
  TTFB: MS,
  TTFB_REDE: MS,
  TTFB_SERVIDOR: MS,
} as const satisfies Record<string, readonly number[]>

export type Metrica = keyof typeof limitesMetrica
export const metricas = Object.keys(limitesMetrica) as [Metrica, ...Metrica[]] // its own keys, which are some

/** Of the three core metrics and the first byte: what is good (web.dev/articles/vitals). */
export const bomAte: Partial<Record<Metrica, number>> = { LCP: 2500, INP: 200, CLS: 100, TTFB: 800 }

export const dispositivos = ['celular', 'tablet', 'computador'] as const
export type Dispositivo = (typeof dispositivos)[number]

/** By the width of the window, as the shop's screens change (ux 0). */
export function deviceOf(largura: number): Dispositivo {
  if (largura < 640) return 'celular'
  return largura < 1024 ? 'tablet' : 'computador'
}

/** The bucket of a measure, milliseconds or thousandths; null for what no browser measures. */
export function bucketOf(metrica: Metrica, valor: number): number | null {
  if (!Number.isFinite(valor) || valor < 0) return null
  const faixa = limitesMetrica[metrica].findIndex((limite) => valor <= limite)
  return faixa < 0 ? null : faixa
}

/** How many measures lie in each bucket. */
export type Histograma = ReadonlyMap<number, number>

/**
 * The value that the given part of the measures does not pass (0,75: p75), as if those of a bucket were spread over it evenly; null
 * without measures. Histograms can be added, percentiles cannot: add the histograms of several days first.
 */
export function percentileOf(metrica: Metrica, histograma: Histograma, parte: number): number | null {
  const limites = limitesMetrica[metrica]
  const total = countOf(histograma)
  if (total === 0) return null
  const alvo = total * parte
  let antes = 0
  for (const [faixa, limite] of limites.entries()) {
    const quantos = histograma.get(faixa) ?? 0
    if (quantos > 0 && antes + quantos >= alvo) {
      const inicio = limites[faixa - 1] ?? 0
      return Math.round(inicio + ((limite - inicio) * (alvo - antes)) / quantos)
    }
    antes += quantos
  }
  return limites.at(-1) ?? null
}

/** Percent of the measures that are good; null of none, and of a part. */
export function shareBom(metrica: Metrica, histograma: Histograma): number | null {
  const limite = bomAte[metrica]
  const total = countOf(histograma)
  if (limite === undefined || total === 0) return null
  const bons = [...histograma].filter(([faixa]) => (limitesMetrica[metrica][faixa] ?? Infinity) <= limite)
  return Math.round((countOf(new Map(bons)) * 100) / total)
}

export const countOf = (histograma: Histograma): number =>
  [...histograma.values()].reduce((soma, quantos) => soma + quantos, 0)
