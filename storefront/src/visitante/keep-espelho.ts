import type { LinhaCrua } from '#shell'

import { dropEspelho, writeEspelho } from './espelho.ts'

/** What the device keeps of a cart, as far as it is told. */
interface Guardado {
  /** Not in what older builds kept. */
  versao?: string
  guardado: {
    /** Null: a visitor's. */
    dono: string | null
    itens: LinhaCrua[]
  }
}

/**
 * Tells the server's page of the cart what the device has just kept, as it was written there: of a visitor who has something in the cart,
 * where a cookie can say it.
 */
export function keepEspelho(slug: string, escrito: string): void {
  document.cookie = sayCookie(slug, escrito) ?? dropEspelho(slug)
}

function sayCookie(slug: string, escrito: string): string | null {
  try {
    const { versao, guardado } = JSON.parse(escrito) as Guardado // our own key; what is not ours is not told
    if (!versao || guardado.dono !== null || guardado.itens.length === 0) return null
    return writeEspelho(slug, { versao, linhas: guardado.itens })
  } catch {
    return null
  }
}
