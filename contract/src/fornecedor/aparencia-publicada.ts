import type { Conteudo } from '#publicacao'

import { CadastroTema } from './cadastro-fornecedor.ts'

/** The one name under which the look of a store is found. */
export const CHAVE_APARENCIA = 'aparencia'

/** The look of a store: versions of decision 0080. Without one that of the supplier's own record stands (decision 0167). */
export const aparenciaDaLoja = {
  tipo: 'APARENCIA',
  nome: 'aparencia',
  dados: CadastroTema,
} satisfies Conteudo<typeof CadastroTema>
