import type { Pedido } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Notice } from '@vitrine/ui'

import type { EstadoPedido } from './change-pedido.ts'
import { Enviar } from './enviar-acao.tsx'
import { formatQuando } from './format-quando.ts'

interface PerguntaOrcamentoProps {
  pedido: Pedido
  /** The window asked for is over: this one is offered instead. */
  proxima: EstadoPedido['proxima']
  hoje: string
}

/** The store's offer, until when it holds, and the one tap that takes it (readings 7). */
export function PerguntaOrcamento({ pedido, proxima, hoje }: PerguntaOrcamentoProps) {
  const { orcamento, totalpedido, acoes } = pedido
  if (!orcamento || totalpedido === null) return null
  if (orcamento.vencido || !acoes.includes('aceitar-orcamento')) {
    return (
      <Notice tone="warning" title="O prazo deste orçamento terminou.">
        Peça outro: os preços podem ter mudado.
      </Notice>
    )
  }
  const { versao, valido_ate, observacao, versoes } = orcamento
  const antes = versoes.find((cada) => cada.versao === versao - 1)
  const janela = proxima && { data_de_entrega: proxima.data_de_entrega, inicio: proxima.inicio }
  return (
    <Notice
      tone="brand"
      icon="file-check-2"
      title={`Seu orçamento está pronto: ${formatReais(totalpedido)}.`}
      action={
        <Enviar acao="aceitar-orcamento" campos={{ versao, ...janela }}>
          {proxima ? `Aprovar para ${proxima.rotulo}` : 'Aprovar orçamento'}
        </Enviar>
      }
    >
      Vale até {formatQuando(valido_ate, hoje)}.
      {antes && ` A oferta anterior era de ${formatReais(antes.total)}.`}
      {observacao && <span className="block">{observacao}</span>}
      {proxima && <span className="block">O horário pedido passou; o próximo é {proxima.rotulo}.</span>}
    </Notice>
  )
}
