import type { Totais } from '@vitrine/rules/carrinho'
import { formatReais, sumReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Money } from '@vitrine/ui'

import { computeEconomiaCombo } from './economia-combo.ts'
import { useCarrinho, useServicos } from './provider.tsx'
import { useTotalPix } from './use-total-pix.ts'

/** What the cart costs, part by part (ux 1.6.2). */
export function Soma({ totais, linhas }: { totais: Totais; linhas: number }) {
  const { subtotal, descontos, economia, embalagens } = totais
  const codigo = useCarrinho((estado) => estado.cupom?.codigoCupom ?? '')
  const noPix = useTotalPix()
  const servicos = useServicos()
  const itens = useCarrinho((estado) => estado.itens)
  const combos = sumReais(...[...totais.linhas.values()].map(computeEconomiaCombo))
  const nameServico = (nome: string, idlinha: string | null) =>
    [nome, itens.find(({ id }) => id === idlinha)?.nome].filter(Boolean).join(' · ')
  if (subtotal === null) return null
  return (
    <dl className="sums carrinho-soma">
      <Parcela nome={pluralize(linhas, 'produto', 'produtos')} valor={sumReais(subtotal, economia ?? 0)} />
      <Parcela nome="Ofertas e preço por quantidade" valor={-sumReais(economia ?? 0, -combos)} />
      <Parcela nome="Combos" valor={-combos} />
      <Parcela nome={`Cupom ${codigo}`} valor={-(descontos ?? 0)} />
      <Parcela nome="Embalagem de presente" valor={embalagens ?? 0} />
      {servicos.map(({ idservico, idlinha, nome, total }) => (
        <Parcela key={`${idservico}${idlinha}`} nome={nameServico(nome, idlinha)} valor={total} />
      ))}
      <div>
        <dt>Entrega</dt>
        <dd className="text-ink-muted">no próximo passo</dd>
      </div>
      <div data-total>
        <dt>Total</dt>
        <dd>
          <Money text={formatReais(totais.totalCompras ?? 0)} />
        </dd>
      </div>
      {noPix !== null && (
        <div className="text-success">
          <dt>Pagando com Pix</dt>
          <dd>{formatReais(noPix)}</dd>
        </div>
      )}
    </dl>
  )
}

function Parcela({ nome, valor }: { nome: string; valor: number }) {
  if (valor === 0) return null
  return (
    <div data-minus={valor < 0 || undefined}>
      <dt>{nome}</dt>
      <dd>{formatReais(valor).replace('-', '−')}</dd>
    </div>
  )
}
