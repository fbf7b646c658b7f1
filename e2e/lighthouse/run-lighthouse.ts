import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

const categorias = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Categoria = (typeof categorias)[number]

/** Numbers of a load, by their names in the report. */
const metricas = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  si: 'speed-index',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const
export type Metrica = keyof typeof metricas

/** What is read of a report of Lighthouse. */
interface Relatorio {
  categories: Record<
    Categoria,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >
  audits: Record<
    string,
    | {
        score: number | null
        title: string
        numericValue?: number
        displayValue?: string
        details?: { items?: object[] }
      }
    | undefined
  >
  runtimeError?: { message: string }
}

/** One load: what it scores in each category (0 to 100), its numbers, and what costs points. */
export interface Carga {
  notas: Record<Categoria, number>
  numeros: Record<Metrica, number>
  faltas: string[]
}

/**
 * Loads an address in the Chromium at `port`, as a phone on a slow network that is computed from what was seen (simulated throttling).
 * Cookies are the browser's; its cache is emptied.
 */
export async function runLighthouse(cli: string, port: number, url: string): Promise<Carga> {
  const { stdout } = await run(
    process.execPath,
    [
      cli,
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--form-factor=mobile',
      '--throttling-method=simulate',
      `--only-categories=${categorias.join(',')}`,
      // What Lighthouse tells its makers is not ours to tell.
      '--no-enable-error-reporting',
    ],
    { maxBuffer: 2 ** 28 },
  )
  const relatorio = JSON.parse(stdout) as Relatorio
  if (relatorio.runtimeError) throw new Error(`${url}: ${relatorio.runtimeError.message}`)
  return readCarga(relatorio)
}

function readCarga({ categories, audits }: Relatorio): Carga {
  const faltas = categorias.flatMap((categoria) =>
    (categories[categoria]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => {
        const { displayValue = '', details, title = id } = audits[id] ?? {}
        const primeiro = JSON.stringify(details?.items?.[0] ?? '').slice(0, 400)
        return `${categoria}: ${title} (${id}) ${displayValue} ${categoria === 'performance' ? '' : primeiro}`
      }),
  )
  return {
    notas: mapOf(categorias, (categoria) => Math.round((categories[categoria]?.score ?? 0) * 100)),
    numeros: mapOf(
      Object.keys(metricas) as Metrica[], // its keys, written above
      (metrica) => audits[metricas[metrica]]?.numericValue ?? 0,
    ),
    faltas,
  }
}

function mapOf<K extends string>(keys: readonly K[], find: (key: K) => number): Record<K, number> {
  return Object.fromEntries(keys.map((key) => [key, find(key)])) as Record<K, number> // one for each key
}
