/**
 * Every fixed text of the specification's section 8, to the letter, with its code, its HTTP status and the one situation
 * that raises it. The code is the identity; clients match on it, people read the text.
 */
export interface TextoFixo {
  status: number
  mensagem: string
  situacao: string
}

/** One row of the table of failures. */
export const falha = (status: number, mensagem: string, situacao: string): TextoFixo => ({
  status,
  mensagem,
  situacao,
})
