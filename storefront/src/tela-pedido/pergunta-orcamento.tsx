import { useState } from 'react'
import { Form } from 'react-router'

import type { Pedido } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, Notice, Skeleton } from '@vitrine/ui'

import { holdSubmit } from '#cartao'
import { FormasDoOrcamento } from '#pagamento'
import { formatUltimoDia, type Hoje } from '#pedido'
import { Parte } from '#shell'

import type { EstadoPedido } from './change-pedido.ts'
import { useIsSending } from './form-acao.tsx'

interface PerguntaOrcamentoProps {
  pedido: Pedido
  /** The window asked for is over: this one is offered instead. */
  proxima: EstadoPedido['proxima']
  hoje: Hoje
}

/** The store's offer, until when it holds, and the one tap that takes it (readings 7). */
export function PerguntaOrcamento({ pedido, proxima, hoje }: PerguntaOrcamentoProps) {
  const { orcamento, totalpedido, acoes } = pedido
  const isSending = useIsSending('aceitar-orcamento')
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
  return (
    <Form method="post" preventScrollReset className="grid gap-4" onSubmit={holdSubmit}>
      <input type="hidden" name="versao" value={versao} />
      {proxima && (
        <>
          <input type="hidden" name="data_de_entrega" value={proxima.data_de_entrega} />
          <input type="hidden" name="inicio" value={proxima.inicio} />
        </>
      )}
      <Notice
        tone="brand"
        icon="file-check-2"
        title={`Seu orçamento está pronto: ${formatReais(totalpedido)}.`}
      >
        Vale até {formatUltimoDia(valido_ate, hoje)}.
        {antes && ` A oferta anterior era de ${formatReais(antes.total)}.`}
        {observacao && <span className="block">{observacao}</span>}
        {proxima && <span className="block">O horário pedido passou; o próximo é {proxima.rotulo}.</span>}
      </Notice>
      <Pagar pedido={pedido} />
      <div>
        <Button type="submit" name="acao" value="aceitar-orcamento" loading={isSending}>
          {proxima ? `Aprovar para ${proxima.rotulo}` : 'Aprovar orçamento'}
        </Button>
      </div>
    </Form>
  )
}

/** As it was asked for, or in another way; where the store says in which ways, one of those is chosen. A card's fields open at once, for its number is asked for only now. */
function Pagar({ pedido }: { pedido: Pedido }) {
  const { tipo, nome } = pedido.formaPagamento
  const temCondicoes = (pedido.orcamento?.condicoes.length ?? 0) > 0
  const [isOpen, setOpen] = useState(tipo === 'CARTAO' || temCondicoes)
  if (isOpen) {
    return (
      <>
        {temCondicoes && <p>Condições de pagamento deste orçamento:</p>}
        <Parte espera={<Skeleton style={{ height: 160 }} />}>
          <FormasDoOrcamento pedido={pedido} />
        </Parte>
      </>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span>
        Pagamento: <b>{nome}</b>
      </span>
      <Button variant="ghost" size="s" onClick={() => setOpen(true)}>
        Trocar
      </Button>
    </p>
  )
}
