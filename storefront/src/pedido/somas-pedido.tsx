import type { Pedido } from '@vitrine/contract'
import { sumReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'

import { nameParcela } from '#servico'

import { Somas } from './somas.tsx'

/** What an order cost, as it was agreed; a budget without prices says so. */
export function SomasPedido({ pedido }: { pedido: Pedido }) {
  const {
    itens,
    totalpedido,
    totalOriginal,
    subtotal,
    economia,
    economiaCombos,
    desconto,
    embalagens,
    servicos,
    taxaentrega,
    tipoEntrega,
    pagamento,
    dadospedido: { cupom },
  } = pedido
  if (totalpedido === null || subtotal === null) {
    return <p className="text-ink-muted">Os preços chegam com o orçamento.</p>
  }
  const isPix = pagamento?.tipo === 'PIX' && pagamento.status === 'PAGO'
  return (
    <Somas
      parcelas={[
        { nome: pluralize(itens.length, 'produto', 'produtos'), valor: sumReais(subtotal, economia) },
        { nome: 'Ofertas e preço por quantidade', valor: -sumReais(economia, -economiaCombos) },
        { nome: 'Combos', valor: -economiaCombos },
        { nome: cupom ? `Cupom ${cupom}` : 'Descontos', valor: -desconto },
        { nome: 'Embalagem de presente', valor: embalagens },
        ...servicos.map(({ nome, nomeproduto, total }) => ({
          nome: nameParcela(nome, nomeproduto),
          valor: total,
        })),
        {
          nome: tipoEntrega === 'RETIRADA' ? 'Retirada' : 'Frete',
          valor: taxaentrega,
          ...(taxaentrega === 0 && { texto: 'grátis' }),
        },
        {
          nome: 'Ajuste da separação',
          valor: totalOriginal === null ? 0 : sumReais(totalpedido, -totalOriginal),
        },
      ]}
      total={{ nome: isPix ? 'Pago no Pix' : 'Total', valor: totalpedido }}
    />
  )
}
