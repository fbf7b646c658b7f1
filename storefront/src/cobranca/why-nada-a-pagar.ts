import type { Pedido } from '@vitrine/contract'
import { isOrcamento } from '@vitrine/rules/pedido'

type PedidoVisto = Pick<Pedido, 'status' | 'formaPagamento' | 'podeSubmeter'> & {
  pagamento: Pick<NonNullable<Pedido['pagamento']>, 'status' | 'boleto'> | null
}

/** A link to where the order can be paid instead; null without one. */
type Caminho = 'PEDIDO' | 'FATURAS' | null

/** Why an order takes no money in a panel now, in words, and where it goes on instead. */
export function whyNadaAPagar(pedido: PedidoVisto): { titulo: string; texto: string; caminho: Caminho } {
  const { status, pagamento, formaPagamento, podeSubmeter } = pedido
  if (isOrcamento(status))
    return {
      titulo: 'Este orçamento ainda não é um pedido.',
      texto: 'Ao aprovar, você escolhe como pagar.',
      caminho: 'PEDIDO',
    }
  if (pagamento?.status === 'ESTORNADO')
    return { titulo: 'O valor pago voltou.', texto: 'Não há mais nada a pagar.', caminho: 'PEDIDO' }
  if (status === 'CANCELADO')
    return { titulo: 'Este pedido foi cancelado.', texto: 'Não há nada a pagar.', caminho: 'PEDIDO' }
  if (pagamento?.boleto && !podeSubmeter)
    return {
      titulo: 'Este pedido espera o boleto.',
      texto: 'Ele está na página do pedido.',
      caminho: 'PEDIDO',
    }
  if (formaPagamento.tipo === 'FATURADO')
    return {
      titulo: 'Este pedido é faturado.',
      texto: 'O que se paga são as faturas dele.',
      caminho: 'FATURAS',
    }
  if (formaPagamento.tipo === 'ENTREGA' && status !== 'ENTREGUE')
    return { titulo: 'Este pedido é pago na entrega.', texto: 'Não há nada a pagar agora.', caminho: null }
  if (!podeSubmeter && (status === 'ENVIADO' || status === 'AGUARDANDOPAGAMENTO'))
    return {
      titulo: 'Seu acesso prepara pedidos.',
      texto:
        'Trocar o pagamento é de quem envia pedidos por este cadastro: mande a essa pessoa o número deste.',
      caminho: null,
    }
  return {
    titulo: 'Não há nada a pagar neste pedido agora.',
    texto: 'A loja já cuida dele: a forma de pagamento não muda mais.',
    caminho: 'PEDIDO',
  }
}
