import { palavrasDaEntrega } from './palavras-da-entrega.ts'
import { palavrasDaLoja } from './palavras-da-loja.ts'
import { palavrasDoCatalogo } from './palavras-do-catalogo.ts'
import { palavrasDePessoas } from './palavras-de-pessoas.ts'
import type { PalavrasDoCadastro } from './unidade.ts'

/** Every record that the audit tells, in words: one that is not here is shown by its columns. */
export const palavras: Readonly<Record<string, PalavrasDoCadastro>> = {
  ...palavrasDaLoja,
  ...palavrasDoCatalogo,
  ...palavrasDaEntrega,
  ...palavrasDePessoas,
}
