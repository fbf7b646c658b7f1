import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'

import { CartaDaLoja, CartaMostrada, EscritaDaCarta } from './carta.ts'

const daDona = { dono: 'fornecedor', fornecedor: 'params.idfornecedor', access: ['fornecedor'] } as const
const params = z.object({ idfornecedor: id })
const deUma = params.extend({ modelo: z.string().regex(/^[a-z][a-z-]{0,39}$/) })
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const
const doTexto = [...falhas, 'nao_encontrado', 'entrada_invalida'] as const

/**
 * Letters that a store sends (issue 17, line 9; decision 0161): added calls. Their words are written, published and restored by the calls of
 * `conteudos`, kind CARTA.
 */
export const cartaCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/cartas': {
    ...daDona,
    summary: 'The letters that a store sends, with their usual words and what they are filled with.',
    params,
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(CartaDaLoja) }),
    falhas,
  },
  'POST /painel/v1/{idfornecedor}/cartas/{modelo}/previa': {
    ...daDona,
    summary: 'How a letter arrives in these words, with sample parts; nothing is sent or kept.',
    params: deUma,
    query: semCampos,
    body: EscritaDaCarta,
    response: CartaMostrada,
    falhas: doTexto,
  },
  'POST /painel/v1/{idfornecedor}/cartas/{modelo}/teste': {
    ...daDona,
    summary: "Sends a letter in these words, with sample parts, to the caller's own address.",
    params: deUma,
    query: semCampos,
    body: EscritaDaCarta,
    response: z.object({ mensagem: z.string() }),
    falhas: [...doTexto, 'muitas_requisicoes'],
  },
})
