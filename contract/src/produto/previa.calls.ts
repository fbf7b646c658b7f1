import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, semCampos } from '#campo'
import { texto } from '#declarado'

import { ProdutoDito } from './guardado.ts'

/** A product as the form of its editor has it, and who looks at its page. */
export const PreviaDoProduto = z.strictObject({
  ...ProdutoDito.shape,
  /** As this group of customers sees it; null: as a visitor. */
  grupo: texto(40, 1).nullable().default(null),
  /** A link that shows this product already: it shows this from now on. Absent, or over: another one is made. */
  link: texto(64).optional(),
})
export type PreviaDoProduto = z.output<typeof PreviaDoProduto>

const access: readonly Papel[] = ['fornecedor']

/** The page of a product before it is written (issue 17, decision 0170): an added call. */
export const previaDoProdutoCalls = defineCalls({
  'POST /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/previa': {
    access,
    dono: 'fornecedor',
    fornecedor: 'params.idfornecedor',
    summary:
      'A link that shows the page of a product in the real store with these fields in it, for an hour; the product stays as it is.',
    params: z.object({ idfornecedor: id, idcadastroextraproduto: id }),
    query: semCampos,
    body: PreviaDoProduto,
    response: z.object({ caminho: z.string(), link: z.string(), ate: z.string() }),
    falhas: [
      'sessao_expirada',
      'sem_permissao',
      'fornecedor_desconhecido',
      'nao_encontrado',
      'entrada_invalida',
      'cadastro_mudou',
    ],
  },
})
