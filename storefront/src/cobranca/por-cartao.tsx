import { useState } from 'react'

import type { Pedido } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, Notice } from '@vitrine/ui'

import { describeCartao, DesafioCartao } from '#pagamento'

import type { DoPedidoProps } from './do-pedido.tsx'
import { NadaAPagar } from './nada-a-pagar.tsx'
import { TrocaDeMeio } from './troca-de-meio.tsx'

/** A card: the first, another one than that which was refused, or what its bank asks. */
export function PorCartao({ pedido, reler }: DoPedidoProps) {
  const { pagamento, podeTrocarPagamento } = pedido
  const [isOutro, setOutro] = useState(false)
  const emVigor = pagamento?.cartao && emCurso.has(pagamento.status) ? pagamento : null
  if (emVigor && !(isOutro && emVigor.status === 'RESERVADO'))
    return (
      <EmCurso
        pagamento={emVigor}
        reler={reler}
        onOutro={podeTrocarPagamento ? () => setOutro(true) : undefined}
      />
    )
  if (!podeTrocarPagamento) return <NadaAPagar pedido={pedido} />
  const done = async () => {
    setOutro(false)
    await reler()
  }
  return (
    <>
      <Recusa pagamento={pagamento} />
      {/* A refused card leaves its fields behind: the next attempt begins with empty ones. */}
      <TrocaDeMeio key={pagamento?.idpagamento} meio="CARTAO" pedido={pedido} reler={done} />
    </>
  )
}

type Pagamento = NonNullable<Pedido['pagamento']>
type Cartao = NonNullable<Pagamento['cartao']>

const emCurso: ReadonlySet<Pagamento['status']> = new Set(['CRIADO', 'PENDENTE', 'RESERVADO'])

interface EmCursoProps {
  pagamento: Pagamento
  reler: () => Promise<void>
  onOutro?: () => void
}

/** The bank asks, thinks, or holds the amount. */
function EmCurso({ pagamento: { idpagamento, status, cartao }, reler, onOutro }: EmCursoProps) {
  if (!cartao) return null
  if (status === 'RESERVADO') return <Reservado cartao={cartao} onOutro={onOutro} />
  if (cartao.desafio) return <DesafioCartao key={idpagamento} desafio={cartao.desafio} reler={reler} />
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
