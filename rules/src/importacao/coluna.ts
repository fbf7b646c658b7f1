/** What a cell of an import says, read; null: the value is cleared. */
export type Valor = string | number | boolean | null

/** A cell read: its value, or why it is none, in words for the person at the spreadsheet. */
export type Leitura = { readonly valor: Valor } | { readonly erro: string }

/**
 * A column that a kind of spreadsheet knows: the field that it holds, the heading under which it is exported, headings of other programs
 * that mean the same (folded: no accents, lower case), and how its cell is read (`texto` is trimmed and not empty).
 */
export interface Coluna<Campo extends string = string> {
  readonly campo: Campo
  readonly titulo: string
  readonly sinonimos: readonly string[]
  readonly read: (texto: string) => Leitura
  /** A new record cannot be without it. */
  readonly isObrigatoria?: boolean
  /** The word LIMPAR in a cell takes the value away. */
  readonly mayClear?: boolean
}
