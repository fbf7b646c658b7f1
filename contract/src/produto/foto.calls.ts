import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, semCampos } from '#campo'
import { texto } from '#declarado'
import { Imagem, limitesDaImagem } from '#imagem'

/** In base64. */
const BASE64 = Math.ceil(limitesDaImagem.bytes / 3) * 4

/** What became of a picture that was sent. */
export const FotoRecebida = z.object({
  /** The product that it went to; null: none has such a code, and nothing was kept. */
  produto: z
    .object({
      idcadastroextraproduto: id,
      sku: z.string(),
      nome: z.string(),
      imagens: z.array(Imagem),
      versao: z.int(),
    })
    .nullable(),
  /** Content of the picture as it is kept; null with `produto`. */
  hash: z.string().nullable(),
  /** The product had this very picture before: nothing changed. */
  ja_estava: z.boolean(),
})
export type FotoRecebida = z.output<typeof FotoRecebida>

const access: readonly Papel[] = ['fornecedor']

/** Pictures of products, found by the names of their files (ux 3.5, decision 0139): an added call. */
export const fotoCalls = defineCalls({
  'POST /painel/v1/{idfornecedor}/fotos': {
    access,
    dono: 'fornecedor',
    fornecedor: 'params.idfornecedor',
    summary:
      'Takes a picture in, as the picture of the product whose SKU or EAN the name of its file has; a number behind it is its place.',
    params: z.object({ idfornecedor: id }),
    query: semCampos,
    body: z.strictObject({
      /** Of the file, as its owner has it. */
      nome: texto(200, 1),
      /** SKU or EAN, where the name does not say it. */
      codigo: texto(60, 1).optional(),
      /** The file in base64, up to 10 MB. */
      dados: z.string().min(1).max(BASE64),
    }),
    response: FotoRecebida,
    falhas: [
      'sessao_expirada',
      'sem_permissao',
      'fornecedor_desconhecido',
      'entrada_invalida',
      'cadastro_mudou',
    ],
    bodyLimit: BASE64 + 16 * 1024,
  },
})
