import { keepEscolha, readEscolha } from './escolha.ts'

/** Light or dark, where somebody chose; without a choice it is as the device has it. */
export type Esquema = 'claro' | 'escuro'

const COOKIE = 'vitrine_esquema'

export function readEsquema(cookie: string): Esquema | undefined {
  const valor = readEscolha(cookie, COOKIE)
  return valor === 'claro' || valor === 'escuro' ? valor : undefined
}

/** The other one from now on, here and on the next pages of this browser. */
export function toggleEsquema(): void {
  const raiz = document.documentElement
  const isEscuro = raiz.dataset.esquema
    ? raiz.dataset.esquema === 'escuro'
    : matchMedia('(prefers-color-scheme: dark)').matches
  const novo: Esquema = isEscuro ? 'claro' : 'escuro'
  raiz.dataset.esquema = novo
  keepEscolha(COOKIE, novo)
}
