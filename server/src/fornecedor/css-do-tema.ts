import {
  deriveTema,
  toCssEscuro,
  toCssVariables,
  validateEntradas,
  type EntradasTema,
} from '@vitrine/rules/tema'

import { Memoria } from '#infra'

const MAX_GUARDADOS = 500

interface CssDoTema {
  css: string
  cssEscuro: string
}

/** Stylesheets by their inputs, under 2 kB each: suppliers are read again at every change, mostly of something other than the theme. */
const guardados = new Memoria<CssDoTema>(MAX_GUARDADOS)

/** The stylesheet of a theme, made of its inputs alone: nothing that follows from them is stored. */
export function cssDoTema(entradas: EntradasTema): CssDoTema {
  const chave = JSON.stringify(Object.entries(entradas).toSorted())
  const guardado = guardados.get(chave) ?? {
    css: toCssVariables(deriveTema(entradas, 'light')),
    cssEscuro: toCssEscuro(entradas),
  }
  guardados.set(chave, guardado)
  return guardado
}

/** A store's inputs; the usual one stands for each that is missing or could not be drawn with: its page is served all the same. */
export function completeEntradas(escolhidas: Partial<EntradasTema>, usuais: EntradasTema): EntradasTema {
  const entradas: EntradasTema = { ...usuais, ...escolhidas }
  const usual = validateEntradas(entradas).map(({ campo }) => [campo, usuais[campo]] as const)
  return { ...entradas, ...Object.fromEntries(usual) }
}
