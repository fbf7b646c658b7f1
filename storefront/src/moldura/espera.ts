const PADRAO = 15
const MAXIMO = 300
const CHAVE = 'vitrine_espera'
/** Refusals that come within this time of each other count together, and the wait grows with each. */
const JUNTAS_MS = 5 * 60_000

/** Seconds to wait, as Retry-After told them; 15 when nothing sensible was told (ux 1.27.1). */
export function readEspera(texto: string | null): number {
  const segundos = Number(texto)
  return Number.isInteger(segundos) && segundos > 0 ? Math.min(segundos, MAXIMO) : PADRAO
}

export interface Espera {
  segundos: number
  /** Goes back by itself at the end: only the first time, so that nothing goes round in circles. */
  isSozinha: boolean
}

/** What this refusal means after those before it: each within five minutes doubles the wait. */
export function countEspera(
  segundos: number,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  { agora = Date.now(), acaso = Math.random() } = {},
): Espera {
  const antes = readAntes(storage.getItem(CHAVE))
  const vezes = antes && agora - antes.em < JUNTAS_MS ? antes.vezes + 1 : 0
  storage.setItem(CHAVE, JSON.stringify({ vezes, em: agora }))
  // A random extra wait, so that browsers refused together do not all come back together.
  const esperados = Math.min(MAXIMO, segundos * 2 ** vezes) + Math.round(acaso * 2)
  return { segundos: esperados, isSozinha: vezes === 0 }
}

function readAntes(texto: string | null): { vezes: number; em: number } | null {
  try {
    const lido = JSON.parse(texto ?? 'null') as { vezes?: unknown; em?: unknown } | null // checked below
    const { vezes, em } = lido ?? {}
    return typeof vezes === 'number' && typeof em === 'number' ? { vezes, em } : null
  } catch {
    return null
  }
}
