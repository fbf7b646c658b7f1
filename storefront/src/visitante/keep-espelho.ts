import type { LinhaCrua } from '#shell'

import { dropEspelho, writeEspelho } from './espelho.ts'

/** What the device keeps of a cart, as far as it is told. */
interface Guardado {
  versao: string
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
  const { versao, guardado }: Guardado = JSON.parse(escrito)
  const linhas = guardado.dono === null ? guardado.itens : []
  const cookie = linhas.length > 0 ? writeEspelho(slug, { versao, linhas }) : null
  document.cookie = cookie ?? dropEspelho(slug)
}
