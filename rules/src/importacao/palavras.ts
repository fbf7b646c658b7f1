/** Takes a record away; in the column of what to do with the row. */
export const PALAVRA_APAGAR = 'APAGAR'
/** Takes the value of one cell away. */
export const PALAVRA_LIMPAR = 'LIMPAR'

/** What is destroyed is destroyed by one of these words alone, never by a cell or a column that is not there. */
export const PALAVRAS: ReadonlySet<string> = new Set([PALAVRA_APAGAR, PALAVRA_LIMPAR])
