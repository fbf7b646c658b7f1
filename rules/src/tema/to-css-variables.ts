import { deriveTema, type Tema } from './derive-tema.ts'
import type { EntradasTema } from './entradas.ts'

/** A theme as declarations for `:root{}`, inlined by the server: '--brand:#0f5b63;…', under 2 kB (ux 2.2). */
export function toCssVariables(tema: Partial<Tema>): string {
  return Object.entries(tema)
    .map(([token, value]) => `--${token}:${value};`)
    .join('')
}

/**
 * The rules that a store with a dark scheme has besides: its colours, on screens alone, so that paper is always light; with `auto` where
 * the shopper's system is dark. '' for a light store. Who looks may choose otherwise: `data-esquema` of the document, 'claro' or 'escuro', which
 * stands there before the first paint (decision 0115).
 */
export function toCssEscuro(entradas: EntradasTema): string {
  if (entradas.scheme === 'light') return ''
  const { 'font-ui': _font, ...tema } = deriveTema(entradas, 'dark')
  const cores = Object.fromEntries(Object.entries(tema).filter(([token]) => !token.startsWith('in-')))
  const regras = `color-scheme:dark;${toCssVariables(cores)}`
  // Of the store's two wordmarks the one for this ground (storefront/src/shell/logo.tsx).
  const on = (onde: string) => `${onde}{${regras}}${onde} .logo{content:var(--logo-escuro)}`
  const salvoClaro = on(':root:not([data-esquema=claro])')
  if (entradas.scheme === 'dark') return `@media screen{${salvoClaro}}`
  return `@media screen{${on(':root[data-esquema=escuro]')}}@media screen and (prefers-color-scheme:dark){${salvoClaro}}`
}
