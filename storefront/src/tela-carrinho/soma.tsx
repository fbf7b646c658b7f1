import type { FormaEntrega } from '@vitrine/contract'
import { comEndereco, isStPendente } from '@vitrine/rules/carrinho'
import { formatReais, sumReais } from '@vitrine/rules/dinheiro'
import { computeTaxaEntrega } from '@vitrine/rules/entrega'
import { pluralize } from '@vitrine/rules/texto'
import { Money } from '@vitrine/ui'

import { computeEconomiaCombo, useCarrinho, useServicos } from '#carrinho'
import type { Previa } from '#carrinho'

import { useTotalPix } from './use-total-pix.ts'

export interface SomaProps {
  /** Freight in it once `entrega` is known. */
  previa: Previa
  linhas: number
  /** The form that the order would start with at the chosen place; null while it is not known. */
  entrega: FormaEntrega | null
}

/** What the cart costs, part by part (ux 1.6.2). */
export function Soma({ previa: { totais, cupom }, linhas, entrega }: SomaProps) {
  const { subtotal, descontos, economia, embalagens } = totais
  const noPix = useTotalPix(
    (base) => (entrega ? computeTaxaEntrega(entrega.degraus, base) : 0),
    totais.tributadas.length > 0,
  )
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
      <Parcela nome={`Cupom ${cupom?.codigocupom ?? ''}`} valor={-(descontos ?? 0)} />
      <Parcela nome="Embalagem de presente" valor={embalagens ?? 0} />
      <Parcela nome="IPI" valor={totais.valoripi} />
      <Parcela nome="ICMS-ST" valor={totais.valorst} texto={isStPendente(totais) ? comEndereco : undefined} />
      {servicos.map(({ idservico, idlinha, nome, total }) => (
        <Parcela key={`${idservico}${idlinha}`} nome={nameServico(nome, idlinha)} valor={total} />
      ))}
      <Frete entrega={entrega} taxaentrega={totais.taxaentrega} />
      <div data-total>
        <dt>Total</dt>
        <dd>
          <Money text={formatReais(totais.totalCompras ?? 0)} />
        </dd>
      </div>
      {noPix !== null && noPix < (totais.totalCompras ?? 0) && (
        <div className="text-success">
          <dt>Pagando com Pix</dt>
          <dd>{formatReais(noPix)}</dd>
        </div>
      )}
    </dl>
  )
}

/** 'Entrega expressa R$ 7,90', by whom it was negotiated beneath it; without a chosen place, or where nothing is delivered, the next step tells the freight. */
function Frete({ entrega, taxaentrega }: Pick<SomaProps, 'entrega'> & { taxaentrega: number }) {
  const combinado = entrega?.frete_negociado
  return (
    <div>
      <dt>
        {entrega?.nome ?? 'Entrega'}
        {combinado && (
          <small className="block">
            combinado por {combinado.por}
            {combinado.motivo && `: “${combinado.motivo}”`}
          </small>
        )}
      </dt>
      {entrega ? (
        <dd>{taxaentrega === 0 ? 'grátis' : formatReais(taxaentrega)}</dd>
      ) : (
        <dd className="text-ink-muted">no próximo passo</dd>
      )}
    </div>
  )
}

function Parcela({ nome, valor, texto }: { nome: string; valor: number; texto?: string }) {
  if (valor === 0 && !texto) return null
  return (
    <div data-minus={valor < 0 || undefined}>
      <dt>{nome}</dt>
      <dd className={texto && 'text-ink-muted'}>{texto ?? formatReais(valor).replace('-', '−')}</dd>
    </div>
  )
}
