import type { Pedido } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Notice } from '@vitrine/ui'

import { formatQuando } from './format-quando.ts'

const situacoes = {
  ABERTA: 'em andamento',
  CONCLUIDA: 'concluída',
  RECUSADA: 'recusada',
} as const

/** What goes back of an order, each with the number to ask about it by. */
export function Devolucoes({ pedido, hoje }: { pedido: Pedido; hoje: string }) {
  return pedido.devolucoes.map(({ iddevolucao, tipo, status, valor, quando, protocolo, motivo }) => (
    <Notice
      key={iddevolucao}
      icon="repeat"
      className="mb-4"
      title={`${tipo === 'ARREPENDIMENTO' ? 'Desistência da compra' : 'Devolução'} ${situacoes[status]}: ${formatReais(valor)}.`}
    >
      Protocolo {protocolo}, {formatQuando(quando, hoje)}.{motivo && ` ${motivo}`}
    </Notice>
  ))
}
