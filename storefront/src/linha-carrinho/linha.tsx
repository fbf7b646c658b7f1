import { lazy, memo, useEffect, useRef } from 'react'
import { Link } from 'react-router'

import type { ItemCarrinho } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import type { LinhaTotal } from '@vitrine/rules/carrinho'
import { formatPrecoUnitario, formatReais, multiplyReais } from '@vitrine/rules/dinheiro'
import { countConteudo } from '@vitrine/rules/quantidade'

import { PorQue } from '#compra'
import { Foto } from '#imagem'
import { Parte, useLoja, useTag } from '#shell'

import { AcoesLinha } from './acoes-linha.tsx'
import { Incentivo, Presente } from './extras-linha.tsx'

const SoHa = lazy(() => import('./so-ha.tsx').then((m) => ({ default: m.SoHa })))

export interface LinhaProps {
  item: ItemCarrinho
  total: LinhaTotal | undefined
  nova: boolean
  /** Its picture goes before the scripts of a cart that the server drew. */
  primeira: boolean
  /** Its share of the coupon is told. */
  mostraDesconto: boolean
}

/** A line: what, how much, what it costs and why (ux 1.6.1); drawn again only when something of it changed. */
export const Linha = memo(function Linha({ item, total, nova, primeira, mostraDesconto }: LinhaProps) {
  const { slug } = useLoja()
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (nova) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [nova])
  return (
    <li
      ref={ref}
      id={`linha-${item.id}`}
      tabIndex={-1}
      className="linha"
      data-nova={nova || undefined}
      data-dim={!item.disponivel || undefined}
    >
      <div className="linha-foto" style={{ background: item.imagem?.cor }}>
        <Foto imagem={item.imagem} sizes="64px" ate={160} priority={primeira} />
      </div>
      <div className="min-w-0">
        <Link className="linha-nome" to={urls.produto(slug, item.id, item.nome)}>
          {item.nome || 'Produto'}
        </Link>
        <Precos item={item} total={total} />
        <Porque {...{ item, total, mostraDesconto }} />
      </div>
      <Valor item={item} total={total} />
      <AcoesLinha item={item} />
      {Number(item.disponiveis) < item.quantidade && (
        <Parte calada>
          <SoHa item={item} />
        </Parte>
      )}
      <Presente item={item} />
      <Incentivo item={item} />
    </li>
  )
})

/** Package, unit price, and how much of it that is. What Pix gives stands with the sums. */
function Precos({ item, total }: Pick<LinhaProps, 'item' | 'total'>) {
  const multiplies = !useTag('disable-product-multiple')
  const unitario = total?.precounitario ?? null
  return (
    <p className="linha-sub">
      {[
        item.embalagem,
        unitario !== null && describeUnitario(item, unitario),
        multiplies && countConteudo(item, item.quantidade),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

function describeUnitario({ unidade }: ItemCarrinho, preco: number): string {
  const text = formatPrecoUnitario(preco)
  return unidade === 'un' ? `${text} cada` : `${text}/${unidade}`
}

function Valor({ item, total }: { item: ItemCarrinho; total: LinhaTotal | undefined }) {
  if (!total || total.subtotal === null) return <span />
  const cheio = item.preco === undefined ? null : multiplyReais(item.preco, item.quantidade)
  return (
    <div className="linha-valor">
      {formatReais(total.subtotal)}
      {cheio !== null && cheio > total.subtotal && (
        <s>
          <span className="sr-only">em vez de </span>
          {formatReais(cheio)}
        </s>
      )}
    </div>
  )
}

/** Why the price is what it is, and on asking every rule that had a say (principle 5). */
function Porque({ item, total, mostraDesconto }: Omit<LinhaProps, 'nova' | 'primeira'>) {
  if (!item.disponivel) return <p className="linha-porque text-danger">Indisponível agora</p>
  if (!total) return null
  const { traco } = total
  const desconto = mostraDesconto ? (total.desconto ?? 0) : 0
  const isNormal = traco.vencedor === 'normal' || traco.vencedor === 'oculto'
  const motivos = [!isNormal && traco.motivo, desconto > 0 && `cupom −${formatReais(desconto)}`]
  return (
    <PorQue
      {...{ traco, desconto }}
      preco={item.preco}
      motivo={motivos.filter(Boolean).join(' · ')}
      look={traco.vencedor}
    />
  )
}
