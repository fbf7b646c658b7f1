import { Notice } from '@vitrine/ui'

import { NovoCodigo, PainelPix } from '#pagamento'

import type { DoPedidoProps } from './do-pedido.tsx'
import { NadaAPagar } from './nada-a-pagar.tsx'
import { OutroMeio } from './outro-meio.tsx'
import { TrocaDeMeio } from './troca-de-meio.tsx'

/** The open code; without one a button that makes a code, or the reason why there cannot be one. */
export function PorPix({ pedido, reread }: DoPedidoProps) {
  const { pagamento, podeTrocarPagamento } = pedido
  if (pagamento?.pix)
    return (
      <>
        <PainelPix
          key={pagamento.idpagamento}
          pagamento={pagamento}
          inicio={pagamento.criado_em}
          estreito
          onExpire={() => void reread()}
          novo={<NovoCodigo pedido={pedido} onFeito={() => void reread()} />}
        />
        {podeTrocarPagamento && <OutroMeio meio="CARTAO" pedido={pedido} />}
      </>
    )
  if (pagamento?.status === 'CRIADO' && pagamento.tipo === 'PIX')
    return (
      <Notice icon="hourglass" live="status">
        Estamos gerando o código. Isto leva alguns segundos.
      </Notice>
    )
  if (!podeTrocarPagamento) return <NadaAPagar pedido={pedido} />
  return <TrocaDeMeio meio="PIX" pedido={pedido} reread={reread} />
}
