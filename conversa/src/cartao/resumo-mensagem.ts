import type { MensagemChat } from '@vitrine/contract'
import { describeStatus } from '@vitrine/rules/pedido'

/** A message in one line. */
export function resumoOf({ conteudo }: Pick<MensagemChat, 'conteudo'>): string {
  if (!conteudo) return 'mensagem retirada'
  switch (conteudo.tipo) {
    case 'TEXTO':
      return conteudo.texto
    case 'PRODUTO':
      return 'um produto'
    case 'PEDIDO':
      return `pedido ${conteudo.numpedido}`
    case 'PIX':
      return `Pix do pedido ${conteudo.numpedido}`
    case 'PROPOSTA':
      return conteudo.pede_aceite ? 'uma proposta, à espera de aceite' : 'uma proposta'
    case 'APROVACAO':
      return 'um pedido de aprovação'
    case 'IMAGEM':
      return 'uma imagem'
    case 'ARQUIVO':
      return conteudo.nome
    case 'STATUS':
      return `pedido ${conteudo.numpedido}: ${describeStatus(conteudo.status).rotulo.toLowerCase()}`
  }
}
