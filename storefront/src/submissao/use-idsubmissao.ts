import { useEffect, useState } from 'react'

interface Tentativa {
  slug: string
  /** Revision of the cart: an order empties it, and the next attempt is another. */
  revisao: number
  /** Made by the server for this page. */
  doServidor: string
  /** The one that was sent last from this page, when it came back with an error. */
  enviada: string | null
}

/** One idsubmissao for each attempt to buy, kept on this tab until it became an order (readings 6). */
export function useIdsubmissao({ slug, revisao, doServidor, enviada }: Tentativa): string {
  const [guardada, setGuardada] = useState<string | null>(null)
  const [primeira] = useState(doServidor)
  const current = guardada ?? enviada ?? primeira
  useEffect(() => {
    const kept = readKept(slug, revisao)
    if (kept) setGuardada(kept)
    else keep(slug, revisao, current)
    // Only at the start and when the cart becomes another.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [slug, revisao])
  return current
}

const keyOf = (slug: string) => `vitrine_submissao:${slug}`

function readKept(slug: string, revisao: number): string | null {
  try {
    const [kept, id] = (sessionStorage.getItem(keyOf(slug)) ?? '').split(':')
    return id && kept === String(revisao) ? id : null
  } catch {
    return null
  }
}

function keep(slug: string, revisao: number, id: string): void {
  try {
    sessionStorage.setItem(keyOf(slug), `${revisao}:${id}`)
  } catch {
    // A browser that keeps nothing still has the hidden field of the form.
  }
}

/** The attempt became an order: the next one needs another id. */
export function forgetIdsubmissao(slug: string): void {
  try {
    sessionStorage.removeItem(keyOf(slug))
  } catch {
    // Storage is off, so there was nothing to forget.
  }
}
