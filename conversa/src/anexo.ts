import type { MensagemChat } from '@vitrine/contract'

import type { QuemConversa } from './quem-conversa.ts'

/** A picture or a document that a message carries. */
export type Anexo = Extract<MensagemChat['conteudo'], { tipo: 'IMAGEM' | 'ARQUIVO' }>

export const isAnexo = (conteudo: MensagemChat['conteudo']): conteudo is Anexo =>
  conteudo?.tipo === 'IMAGEM' || conteudo?.tipo === 'ARQUIVO'

/** How it is drawn (ui's `Attachment`); its bytes are there for members of the room alone. */
export function describeAnexo(
  conteudo: Anexo,
  { sala, idmensagem }: Pick<MensagemChat, 'sala' | 'idmensagem'>,
  { idfornecedor, idcliente }: QuemConversa,
) {
  const quem = new URLSearchParams({ idfornecedor, ...(idcliente && { idcliente }) })
  const isImagem = conteudo.tipo === 'IMAGEM'
  return {
    href: `/v4/chat/salas/${sala}/anexos/${idmensagem}?${quem}`,
    name: conteudo.nome,
    picture: isImagem ? { width: conteudo.largura, height: conteudo.altura } : undefined,
    detail: `PDF · ${Math.max(1, Math.round(conteudo.bytes / 1024))} KB`,
    className: isImagem ? 'msg-imagem' : 'msg msg-arquivo',
  }
}
