import { z } from 'zod'

import { Arquivo } from '#arquivo'
import { defineCalls } from '#call'
import { id, semCampos, nada } from '#campo'
import { BYTES_DO_ANEXO, MensagemChat, quemConversa } from '#chat'
import { texto } from '#declarado'

const BASE64 = Math.ceil(BYTES_DO_ANEXO / 3) * 4

/** For whom, at which store; who works for the store names no cliente. */
const deQuem = { idfornecedor: id, idcliente: id.optional() }
const falhas = ['sessao_expirada', 'fornecedor_desconhecido', 'nao_encontrado'] as const

/** Files and pictures of the conversation (issue 14, decision 0108): added calls. */
export const anexoCalls = defineCalls({
  'POST /v4/chat/salas/{sala}/anexos': {
    access: quemConversa,
    dono: 'sala',
    fornecedor: 'body.idfornecedor',
    cliente: 'body.idcliente',
    summary:
      'Writes a picture (JPEG, PNG, WebP) or a PDF into a room, up to 8 MB; the same idmensagem sent again is the same message.',
    params: z.object({ sala: id }),
    query: semCampos,
    body: z.object({
      ...deQuem,
      /** UUID made on the device, before the first try. */
      idmensagem: id,
      nome: texto(120, 1),
      /** The file in base64. What it is, its bytes say. */
      dados: z.string().min(1).max(BASE64),
      /** A note of the team; customers never see it. */
      interna: z.boolean().default(false),
    }),
    response: MensagemChat,
    falhas: [...falhas, 'entrada_invalida', 'muitas_requisicoes'],
    bodyLimit: BASE64 + 16 * 1024,
  },
  'GET /v4/chat/salas/{sala}/anexos/{idmensagem}': {
    access: quemConversa,
    dono: 'sala',
    fornecedor: 'query.idfornecedor',
    cliente: 'query.idcliente',
    summary: 'The file or picture of a message, for who may see the message; of a withdrawn one nothing.',
    params: z.object({ sala: id, idmensagem: id }),
    query: z.object(deQuem),
    body: nada,
    response: Arquivo,
    arquivo: 'application/octet-stream',
    falhas,
  },
})
