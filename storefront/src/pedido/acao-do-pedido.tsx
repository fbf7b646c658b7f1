import { Link } from 'react-router'

import type { PedidoLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { buttonClass } from '@vitrine/ui'

import { useLoja } from '#shell'

import { LinkRepeticao } from './link-repeticao.tsx'
import { useOpenCobranca } from './use-open-cobranca.ts'

/** What its customer does next with an order of a list: what waits for them is solid (mockup 07). */
export function AcaoDoPedido({ pedido }: { pedido: PedidoLista }) {
  const { slug } = useLoja()
  const openCobranca = useOpenCobranca()
  const { numpedido, status, estrelas } = pedido
  const detalhe = urls.pedido(slug, numpedido)
  if (status === 'ENTREGUE' || status === 'CANCELADO')
    return (
      <>
        <LinkRepeticao numpedido={numpedido} />
        {status === 'ENTREGUE' && estrelas === null && (
          <Link
            className={buttonClass({ variant: 'ghost', block: true })}
            to={`${detalhe}#avaliacao`}
            aria-label={`Avaliar pedido ${numpedido}`}
          >
            Avaliar
          </Link>
        )}
      </>
    )
  const { texto, de = `${texto}, pedido`, para, painel } = findPasso(pedido)
  return (
    <Link
      className={buttonClass({ variant: texto === ACOMPANHAR ? 'outline' : undefined, block: true })}
      to={para === 'submissao' ? urls.submissao(slug, numpedido) : detalhe + (para ?? '')}
      aria-label={`${de} ${numpedido}`}
      {...(painel && openCobranca(painel, numpedido))}
    >
      {texto}
    </Link>
  )
}

const ACOMPANHAR = 'Acompanhar'

interface Passo {
  texto: string
  /** What a screen reader says before the number, where it is not `texto` and 'pedido'. */
  de?: string
  /** Where it leads to, else the order's page: the page of its payment, or a part of the order's. */
  para?: 'submissao' | '#pagamento'
  painel?: 'pix' | 'cartao'
}

function findPasso({ status, falta, formaPagamento: { tipo } }: PedidoLista): Passo {
  // What waits for its money, by how it is paid; a card's is the bank's to send.
  if (status === 'AGUARDANDOPAGAMENTO' && tipo === 'PIX')
    return { texto: 'Pagar com Pix', para: 'submissao', painel: 'pix' }
  if (status === 'AGUARDANDOPAGAMENTO' && tipo === 'BOLETO')
    return { texto: 'Pagar boleto', para: 'submissao' }
  if (falta === 'RESPONDER_PESO') return { texto: 'Responder à loja' }
  if (falta) return { texto: 'Resolver o pagamento', para: '#pagamento', painel: 'cartao' }
  if (status === 'ORCAMENTO_PRECIFICADO') return { texto: 'Aprovar orçamento', de: 'Aprovar orçamento' }
  return { texto: ACOMPANHAR, de: `${ACOMPANHAR} pedido` }
}
