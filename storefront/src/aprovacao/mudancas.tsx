import type { Aprovacao } from '@vitrine/contract'
import { formatPrecoUnitario, formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'
import { Icon, Notice } from '@vitrine/ui'

type Mudanca = NonNullable<Aprovacao['mudancas']>['produtos'][number]

/** What changed in the store and in the cart since the approval was asked for. */
export function Mudancas({ aprovacao }: { aprovacao: Aprovacao }) {
  const { mudancas, conteudo } = aprovacao
  if (!mudancas) return null
  const { produtos, carrinho, total, recusa, proxima } = mudancas
  const mudouTotal = total !== null && conteudo.total !== null && total !== conteudo.total
  return (
    <>
      {recusa && (
        <Notice tone="warning" title="Hoje este pedido não passaria como está." className="mb-6">
          {recusa}
          {proxima && ` Ao aprovar, dá para escolher o próximo horário livre: ${proxima.rotulo}.`}
        </Notice>
      )}
      {(produtos.length > 0 || mudouTotal) && (
        <Notice tone="warning" title="Mudou na loja desde que foi pedido:" className="mb-6">
          <ul className="list-disc pl-5">
            {produtos.map((mudanca, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a list without identity, drawn whole
              <li key={index}>{describe(mudanca)}</li>
            ))}
            {mudouTotal && (
              <li>
                Total: de {formatReais(conteudo.total ?? 0)} para <b>{formatReais(total)}</b>
              </li>
            )}
          </ul>
        </Notice>
      )}
      {carrinho.length > 0 && (
        <details className="mb-6">
          <summary className="flex min-h-ctl cursor-pointer items-center gap-2 text-ink-muted">
            O carrinho mudou depois; este pedido continua como foi feito
            <Icon name="chevron-down" size={16} />
          </summary>
          <ul className="list-disc pl-5">
            {carrinho.map((mudanca, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a list without identity, drawn whole
              <li key={index}>{describe(mudanca)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function describe({ tipo, nome, de, para }: Mudanca): string {
  if (tipo === 'PRECO') return `${nome}: de ${price(de)} para ${price(para)} cada`
  if (tipo === 'NOVA') return `${nome}: entrou (${formatQuantidade(para ?? 0)})`
  if (tipo === 'FALTA') return `${nome}: saiu`
  return `${nome}: de ${formatQuantidade(de ?? 0)} para ${formatQuantidade(para ?? 0)}`
}

const price = (valor: number | null) => (valor === null ? 'sem preço' : formatPrecoUnitario(valor))
