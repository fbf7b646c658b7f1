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
  /** Says which record a row is of, or helps a person to read it: what its cell says is no change, but it must be sound. */
  readonly isApoio?: boolean
  /** Counts for a new record alone: of one that stands it is not the sheet's to say. */
  readonly isSoDaNova?: boolean
  /** A value as its cell says it, where `showCelula` would not. */
  readonly show?: (valor: Valor) => string
  /** Characters that it is wide in an export. */
  readonly largura?: number
}
