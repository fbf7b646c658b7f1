import type { MensagemChat } from '@vitrine/contract'

/** A message in one line. */
export function resumoOf({ conteudo }: Pick<MensagemChat, 'conteudo'>): string {
  if (!conteudo) return 'mensagem retirada'
  if (conteudo.tipo === 'TEXTO') return conteudo.texto
  if (conteudo.tipo === 'PRODUTO') return 'um produto'
  return conteudo.tipo === 'PIX' ? `Pix do pedido ${conteudo.numpedido}` : `pedido ${conteudo.numpedido}`
}
