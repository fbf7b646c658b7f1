import { z } from 'zod'

import { ColunasDoRodape, MenuDaLoja } from '#fornecedor'
import type { Conteudo } from '#publicacao'

/** The one name under which what leads through a store is found. */
export const CHAVE_NAVEGACAO = 'navegacao'

/** What leads through a store: the menu of its header, the columns of links of its footer. */
const CadastroNavegacao = z.strictObject({ menu: MenuDaLoja, colunas: ColunasDoRodape })

/** Menu and footer columns: versions of decision 0080. Without one those of the supplier's own record stand. */
export const navegacaoDaLoja = {
  tipo: 'NAVEGACAO',
  nome: 'navegacao',
  dados: CadastroNavegacao,
} satisfies Conteudo<typeof CadastroNavegacao>
