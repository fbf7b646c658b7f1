import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, semCampos } from '#campo'
import { limitesDaImagem } from '#imagem'

/** In base64. */
const BASE64 = Math.ceil(limitesDaImagem.bytes / 3) * 4

/** A picture of a store's logo, as it was taken in; it is worn once the look of the store names it. */
export const ImagemDaMarca = z.object({
  hash: z.string(),
  cor: z.string(),
  /** Of the picture itself; of a drawing as it says. */
  largura: z.number().positive(),
  altura: z.number().positive(),
})
export type ImagemDaMarca = z.output<typeof ImagemDaMarca>

const access: readonly Papel[] = ['fornecedor']

/** Pictures of a store's logo (ux 2.3, decision 0142): an added call. */
export const marcaCalls = defineCalls({
  'POST /painel/v1/{idfornecedor}/marca/imagens': {
    access,
    dono: 'fornecedor',
    fornecedor: 'params.idfornecedor',
    summary:
      'Takes a picture of the logo in; what is transparent stays so. The look of the store names it then.',
    params: z.object({ idfornecedor: id }),
    query: semCampos,
    body: z.strictObject({
      /** The file in base64, up to 10 MB. */
      dados: z.string().min(1).max(BASE64),
    }),
    response: ImagemDaMarca,
    falhas: ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido', 'entrada_invalida'],
    bodyLimit: BASE64 + 16 * 1024,
  },
})
