import type { Tema } from './derive-tema.ts'

/** A theme as declarations for `:root{}`, inlined by the server: '--brand:#0f5b63;…', under 2 kB (ux 2.2). */
export function toCssVariables(tema: Tema): string {
  return Object.entries(tema)
    .map(([token, value]) => `--${token}:${value};`)
    .join('')
}
