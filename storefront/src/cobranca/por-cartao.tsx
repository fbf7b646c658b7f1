import { useState } from 'react'

import type { Pedido } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, Notice } from '@vitrine/ui'

import { describeCartao, DesafioCartao } from '#cartao'

import type { DoPedidoProps } from './do-pedido.tsx'
import { NadaAPagar } from './nada-a-pagar.tsx'
import { TrocaDeMeio } from './troca-de-meio.tsx'

/** Pays by card: with a first card, with another one after a refusal, or by answering the question of the bank. */
export function PorCartao({ pedido, reread }: DoPedidoProps) {
  const { pagamento, podeTrocarPagamento } = pedido
  const [isOutro, setOutro] = useState(false)
  const emVigor = pagamento?.cartao && emCurso.has(pagamento.status) ? pagamento : null
  if (emVigor && !(isOutro && emVigor.status === 'RESERVADO'))
    return (
      <EmCurso
        pagamento={emVigor}
        reread={reread}
        onOutro={podeTrocarPagamento ? () => setOutro(true) : undefined}
      />
    )
  if (!podeTrocarPagamento) return <NadaAPagar pedido={pedido} />
  const done = async () => {
    setOutro(false)
    await reread()
  }
  return (
    <>
      <Recusa pagamento={pagamento} />
      {/* After a refusal the next attempt begins with empty fields. */}
      <TrocaDeMeio key={pagamento?.idpagamento} meio="CARTAO" pedido={pedido} reread={done} />
    </>
  )
}

type Pagamento = NonNullable<Pedido['pagamento']>
type Cartao = NonNullable<Pagamento['cartao']>

const emCurso: ReadonlySet<Pagamento['status']> = new Set(['CRIADO', 'PENDENTE', 'RESERVADO'])

interface EmCursoProps {
  pagamento: Pagamento
  reread: () => Promise<void>
  onOutro?: () => void
}

/** The states in which the bank asks the customer, is deciding, or has reserved the amount. */
function EmCurso({ pagamento: { idpagamento, status, cartao }, reread, onOutro }: EmCursoProps) {
  if (!cartao) return null
  if (status === 'RESERVADO') return <Reservado cartao={cartao} onOutro={onOutro} />
  if (cartao.desafio) return <DesafioCartao key={idpagamento} desafio={cartao.desafio} reread={reread} />
  return (
    <Notice icon="hourglass" live="status">
      Cartão {describeCartao(cartao)}: o banco está analisando. Esta tela muda sozinha.
    </Notice>
  )
}

function Recusa({ pagamento }: { pagamento: Pagamento | null }) {
  if (pagamento?.status !== 'RECUSADO' || !pagamento.cartao) return null
  return (
    <Notice tone="danger" title="O cartão foi recusado." live="alert">
      {pagamento.cartao.recusa} Seu pedido está guardado: confira os dados ou use outro cartão.
    </Notice>
  )
}

function Reservado({ cartao, onOutro }: { cartao: Cartao; onOutro?: () => void }) {
  return (
    <>
      <Notice
        tone="success"
        live="status"
        title={`${formatReais(cartao.reservado)} reservados no cartão ${describeCartao(cartao)}.`}
      >
        Nada mais a pagar agora: a cobrança é feita depois da separação.
      </Notice>
      {onOutro && (
        <Button variant="ghost" block icon="refresh-cw" onClick={onOutro}>
          Usar outro cartão
        </Button>
      )}
    </>
  )
}
