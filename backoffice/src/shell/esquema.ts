import { PAINEL } from './urls-painel.ts'

/** Light or dark, where somebody chose; without a choice it is as the device has it. */
export type Esquema = 'claro' | 'escuro'

const COOKIE = 'vitrine_esquema'
const YEAR_SECONDS = 31_536_000

export function readEsquema(cookie: string): Esquema | undefined {
  const [, valor] = /(?:^|;\s*)vitrine_esquema=(claro|escuro)(?:;|$)/.exec(cookie) ?? []
  return valor as Esquema | undefined // one of the two that the expression names
}

/** The other one from now on, here and on the next pages of this browser. */
export function toggleEsquema(): void {
  const raiz = document.documentElement
  const isEscuro = raiz.dataset.esquema
    ? raiz.dataset.esquema === 'escuro'
    : matchMedia('(prefers-color-scheme: dark)').matches
  const novo: Esquema = isEscuro ? 'claro' : 'escuro'
  raiz.dataset.esquema = novo
  // What somebody asked for by a button is necessary: no consent is asked (LGPD art. 7).
  document.cookie = `${COOKIE}=${novo}; Path=${PAINEL}; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
}
