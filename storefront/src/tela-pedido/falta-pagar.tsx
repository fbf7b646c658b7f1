import type { Pedido } from '@vitrine/contract'
import type { FaltaDoPagamento } from '@vitrine/rules/pedido'
import { Button, Notice } from '@vitrine/ui'

import { useOpenCobranca } from '#pedido'

const textos: Record<FaltaDoPagamento, { titulo: string; texto: string; acao: string }> = {
  CARTAO_RECUSADO: {
    titulo: 'O cartão foi recusado: o pedido ainda não anda.',
    texto: 'Ele está guardado. A loja começa quando houver outra forma de pagamento.',
    acao: 'Pagar de outra forma',
  },
  RESERVA_TERMINOU: {
    titulo: 'A reserva no cartão terminou: o pedido não anda.',
    texto: 'Nada foi cobrado. A loja começa quando houver uma forma de pagamento.',
    acao: 'Pagar de outra forma',
  },
  BANCO_PERGUNTA: {
    titulo: 'Falta o seu banco confirmar o cartão.',
    texto: 'A loja começa depois da confirmação.',
    acao: 'Confirmar no banco',
  },
}

/** What keeps an order from going on, before everything else, and the way to it (O1). */
export function FaltaPagar({ pedido: { falta, numpedido } }: { pedido: Pedido }) {
  const openCobranca = useOpenCobranca()
  // What picking asks stands on the page itself.
  if (!falta || falta === 'RESPONDER_PESO') return null
  const { titulo, texto, acao } = textos[falta]
  return (
    <Notice
      tone="warning"
      title={titulo}
      className="mb-6"
      action={
        <Button href="#pagamento" variant="brand" {...openCobranca('cartao', numpedido)}>
          {acao}
        </Button>
      }
    >
      {texto}
    </Notice>
  )
}
