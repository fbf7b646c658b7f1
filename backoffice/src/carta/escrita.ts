/** The words of a letter while they are written. */
export interface Escrita {
  assunto: string
  texto: string
}

/** A text with a part put where the cursor is, and where the cursor is then. */
export function insertParte(
  texto: string,
  parte: string,
  { inicio, fim }: { inicio: number; fim: number },
): { texto: string; cursor: number } {
  const dita = `{${parte}}`
  return { texto: texto.slice(0, inicio) + dita + texto.slice(fim), cursor: inicio + dita.length }
}
