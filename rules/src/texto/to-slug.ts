import { foldTexto } from './fold-texto.ts'

/** Path segment of a name (§2): 'Café & Cia. 500 g' gives 'cafe-cia-500-g'; '' when nothing is left. */
export function toSlug(text: string): string {
  return foldTexto(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
