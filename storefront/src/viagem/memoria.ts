import type { DataStrategyResult } from 'react-router'

export type Resultados = Record<string, DataStrategyResult>

/** So many pages behind one another are kept. */
const PAGINAS = 8
/** Who enters or leaves sees another store: nothing is brought over. */
const DE_QUEM = /\/(entrar|cadastro|recuperar|sair)$/

export interface PaginaVista {
  /** Of the entry in the browser's history. */
  key: string
  /** Path and search. */
  href: string
  /** What its loaders answered, by route. */
  dados: Record<string, unknown>
}

/**
 * The last pages of this visit as they were seen. Going back (or forward) to one shows it at once; it is then read anew, and stays as it
 * was seen when no answer comes. Whatever is sent to the server forgets them all: they may not be true any more.
 * @param readKey the key of the browser's entry in the history: on the way back already the one that is gone to
 */
export function createMemoria(readKey: () => string | undefined) {
  const paginas = new Map<string, PaginaVista>()
  let atual: PaginaVista | null = null
  let lembrada: string | null = null
  let relida: string | null = null

  const findVolta = (href: string): PaginaVista | null => {
    const vista = paginas.get(readKey() ?? '')
    if (!atual || !vista || vista.key === atual.key || vista.href !== href) return null
    // A panel was closed: what is shown is this page already, and is not read anew for it.
    if (atual.href === href) return null
    const isMesmaLoja = readLoja(vista.href) === readLoja(atual.href)
    return isMesmaLoja && !DE_QUEM.test(atual.href) ? vista : null
  }

  const carry = async (request: Request, next: () => Promise<Resultados>): Promise<Resultados> => {
    if (request.method !== 'GET') {
      paginas.clear()
      return next()
    }
    const { pathname, search } = new URL(request.url)
    const volta = findVolta(pathname + search)
    if (volta) {
      lembrada = volta.key
      return toResultados(volta)
    }
    const vista = atual
    if (relida === null || relida !== vista?.key || vista.href !== pathname + search) return next()
    relida = null
    return keepWhatFailed(await next(), vista)
  }

  return {
    carry,
    /** The page that is shown now, after each change of it. */
    keep(pagina: PaginaVista): void {
      atual = pagina
      paginas.delete(pagina.key)
      paginas.set(pagina.key, pagina)
      for (const [velha] of [...paginas].slice(0, -PAGINAS)) paginas.delete(velha)
    },
    /** Whether the page of this key is shown as it was seen, and is now to be read anew: said once. */
    takeLembrada(key: string): boolean {
      if (lembrada !== key) return false
      relida = key
      lembrada = null
      return true
    },
  }
}

const readLoja = (href: string): string => href.split(/[/?]/)[1] ?? ''

/** The root belongs to the store, not to the page: it stays as it is now. */
function toResultados({ dados }: PaginaVista): Resultados {
  return Object.fromEntries(
    Object.entries(dados)
      .filter(([id]) => id !== 'root')
      .map(([id, result]) => [id, { type: 'data', result }]),
  )
}

function keepWhatFailed(resultados: Resultados, { dados }: PaginaVista): Resultados {
  return Object.fromEntries(
    Object.entries(resultados).map(([id, resultado]) => [
      id,
      // A page that is gone says so itself: that is an answer.
      resultado.type === 'error' && resultado.result instanceof Error && id in dados
        ? { type: 'data', result: dados[id] }
        : resultado,
    ]),
  )
}
