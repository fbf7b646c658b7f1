import { memo, useDeferredValue } from 'react'

import type { ProdutoLista } from '@vitrine/contract'
import { formatPrecoUnitario, formatQuantidade } from '@vitrine/rules/dinheiro'
import { findProximaFaixa } from '@vitrine/rules/preco'
import { Money } from '@vitrine/ui'

import { useQuantidade } from '#carrinho'
import { TextoIncentivo } from '#compra'
import { useRaiz, useTag } from '#shell'

import { ChipsFaixas } from './chips-faixas.tsx'
import { describePreco, describeUnidade } from './preco.ts'
import type { PrecoMostrado } from './preco.ts'

/** The price as it stands for what is in the cart. */
export function usePreco(produto: ProdutoLista, quantidade: number): PrecoMostrado {
  const multiplies = !useTag('disable-product-multiple')
  const { variacaoPix } = useRaiz()
  return describePreco(produto, { quantidade, multiplies, variacaoPix })
}

/** Price of a card: P1 to P10 (ux 2.6). Nothing in a card is larger or heavier. For another quantity it is drawn once that is seen. */
export function BlocoPreco({ produto }: { produto: ProdutoLista }) {
  return <Bloco produto={produto} quantidade={useDeferredValue(useQuantidade(produto.id))} />
}

const Bloco = memo(function Bloco({ produto, quantidade }: { produto: ProdutoLista; quantidade: number }) {
  const preco = usePreco(produto, quantidade)
  if (preco.por === null) return <PrecoOculto produto={produto} />
  return (
    <div className="card-price">
      <ValorPreco preco={preco} indisponivel={!produto.disponivel} />
      {preco.pix && <p className="preco-pix">{preco.pix} no Pix</p>}
      {preco.porPeso && (
        <p className="preco-faixa">
          ~ <b>{preco.porPeso.total}</b> ({preco.porPeso.quantidade})
        </p>
      )}
      {preco.base && <p className="preco-base">{preco.base}</p>}
      {produto.disponivel && <Faixas produto={produto} preco={preco} />}
      {produto.disponivel && quantidade > 0 && <Incentivo produto={produto} quantidade={quantidade} />}
    </div>
  )
})

/** 'De R$ 34,90 por R$ 28,90 −17%'. */
export function ValorPreco(props: { preco: PrecoMostrado; size?: 'm' | 'l'; indisponivel?: boolean }) {
  const { preco, size, indisponivel } = props
  const { por, de, vencedor, percentual, unidade } = preco
  const isOferta = de !== null && (vencedor === 'oferta' || vencedor === 'politica' || vencedor === 'normal')
  return (
    <p className="preco" data-regra={lookOf(vencedor, isOferta, indisponivel)} data-size={size}>
      {de && !indisponivel && (
        <>
          <span className="sr-only">De </span>
          <s className="preco-de">{de}</s>
          <span className="sr-only"> por </span>
        </>
      )}
      <Money text={por ?? ''} size={size} />
      <span className="preco-un">{indisponivel ? 'Indisponível' : unidade}</span>
      {!indisponivel && <Causa vencedor={vencedor} isOferta={isOferta} percentual={percentual} />}
    </p>
  )
}

function lookOf(vencedor: string, isOferta: boolean, indisponivel: boolean | undefined): string {
  if (indisponivel) return 'fora'
  return isOferta ? 'oferta' : vencedor
}

/** One claim beside the price, once. */
function Causa(props: { vencedor: PrecoMostrado['vencedor']; isOferta: boolean; percentual: number }) {
  const { vencedor, isOferta, percentual } = props
  if (vencedor === 'atendente') return <span className="preco-causa">preço do atendente</span>
  if (vencedor === 'atacado') return <span className="preco-causa">preço atacado</span>
  if (isOferta && percentual > 0) return <span className="preco-off">−{percentual}%</span>
  return null
}

/** One tier as a sentence, several as chips; the tier in force is filled. */
function Faixas({ produto, preco }: { produto: ProdutoLista; preco: PrecoMostrado }) {
  const { faixas, ativa } = preco
  const [first] = faixas
  if (!first) return null
  if (faixas.length === 1) {
    if (ativa !== null) return null
    return (
      <p className="preco-faixa">
        a partir de {formatQuantidade(first.quantidade, produto.unidade)}{' '}
        <b>{formatPrecoUnitario(first.preco)}</b> cada
      </p>
    )
  }
  return <ChipsFaixas preco={preco} />
}

/** What is missing to the next tier of what is already in the cart (ux 1.4.1). */
function Incentivo({ produto, quantidade }: { produto: ProdutoLista; quantidade: number }) {
  const multiplies = !useTag('disable-product-multiple')
  const faixa = findProximaFaixa(produto, quantidade, { multiplies })
  if (!faixa) return null
  return (
    <p className="preco-faixa preco-incentivo">
      <TextoIncentivo faixa={faixa} item={produto} />
    </p>
  )
}

/** P8: the reason stands on the button below; only a store of budgets says its own here. */
function PrecoOculto({ produto }: { produto: ProdutoLista }) {
  const orcamento = useTag('support-budget')
  return (
    <div className="card-price">
      {orcamento && <p className="preco-oculto">Preço sob orçamento</p>}
      <p className="preco-base">vendido por {describeUnidade(produto.unidade)}</p>
    </div>
  )
}
