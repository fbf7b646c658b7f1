import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import type { ItemCarrinho } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import type { LinhaTotal } from '@vitrine/rules/carrinho'
import {
  formatPrecoUnitario,
  formatQuantidade,
  formatReais,
  multiplyReais,
  parseQuantidade,
} from '@vitrine/rules/dinheiro'
import { findProximaFaixa } from '@vitrine/rules/preco'
import { computeMaximo, decrement, increment } from '@vitrine/rules/quantidade'
import { Icon, Notice, Stepper, Switch } from '@vitrine/ui'

import { Foto } from '#imagem'
import { useLoja, useTag } from '#shell'

import { useMudarCarrinho } from './mudar.ts'

export interface LinhaProps {
  item: ItemCarrinho
  total: LinhaTotal | undefined
  nova: boolean
}

/** A line: what, how much, what it costs and why (ux 1.6.1). */
export function Linha({ item, total, nova }: LinhaProps) {
  const { slug } = useLoja()
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (nova) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [nova])
  const unitario = total?.precounitario ?? null
  return (
    <li ref={ref} className="linha" data-nova={nova || undefined} data-dim={!item.disponivel || undefined}>
      <div className="linha-foto" style={{ background: item.imagem?.cor }}>
        <Foto imagem={item.imagem} sizes="64px" ate={160} />
      </div>
      <div className="min-w-0">
        <Link className="linha-nome" to={urls.produto(slug, item.id, item.nome)}>
          {item.nome || 'Produto'}
        </Link>
        <p className="linha-sub">
          {[item.embalagem, unitario !== null && describeUnitario(item, unitario)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Porque item={item} total={total} />
      </div>
      <Valor item={item} total={total} />
      <Acoes item={item} />
      <Presente item={item} />
      <Incentivo item={item} />
    </li>
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

/** The cause of the price that holds, when it is not the plain one (principle 5). */
function Porque({ item, total }: { item: ItemCarrinho; total: LinhaTotal | undefined }) {
  if (!item.disponivel) return <p className="linha-porque text-danger">Indisponível agora</p>
  const vencedor = total?.traco.vencedor
  if (!total || !vencedor || vencedor === 'normal' || vencedor === 'oculto') return null
  return (
    <p className="linha-porque" data-neg={vencedor === 'atendente' || undefined}>
      {total.traco.motivo}
      {(total.desconto ?? 0) > 0 && ` · cupom −${formatReais(total.desconto ?? 0)}`}
    </p>
  )
}

function Acoes({ item }: { item: ItemCarrinho }) {
  const { slug } = useLoja()
  const mudar = useMudarCarrinho()
  const set = (quantidade: number) => mudar({ tipo: 'define', id: item.id, quantidade }, item)
  const more = increment(item, item.quantidade)
  const maximo = computeMaximo(item)
  return (
    <form
      className="linha-acoes"
      method="post"
      action={urls.carrinho(slug)}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="id" value={item.id} />
      <Stepper
        label={item.nome}
        value={item.quantidade}
        less={decrement(item, item.quantidade)}
        more={more > item.quantidade ? more : undefined}
        limit={maximo !== null && `máx. ${formatQuantidade(maximo)} por pedido`}
        unit={item.unidade === 'un' ? 'un.' : item.unidade}
        format={(value) => formatQuantidade(value, item.unidade).split('\u00a0')[0] ?? ''}
        parse={(text) => parseQuantidade(text) ?? undefined}
        look="light"
        size="m"
        name="quantidade"
        onChange={set}
      />
      <button
        type="submit"
        name="quantidade"
        value="0"
        className="linha-remove"
        aria-label={`Remover ${item.nome}`}
        onClick={() => set(0)}
      >
        <Icon name="trash-2" size={16} />
      </button>
    </form>
  )
}

function Presente({ item }: { item: ItemCarrinho }) {
  const mudar = useMudarCarrinho()
  if (item.preco_embalagem === undefined) return null
  const custo = multiplyReais(item.preco_embalagem, item.quantidade)
  return (
    <Switch
      end
      className="linha-presente"
      checked={item.embalarParaPresente}
      onChange={(event) =>
        mudar({ tipo: 'embala', id: item.id, embalarParaPresente: event.target.checked }, item)
      }
    >
      <Icon name="gift" size={16} /> Embalar para presente ·{' '}
      {item.preco_embalagem === 0 ? 'grátis' : formatReais(custo)}
    </Switch>
  )
}

/** 'Faltam 2 un. para R$ 25,40 cada — economize R$ 15,00 em 6'. */
function Incentivo({ item }: { item: ItemCarrinho }) {
  const mudar = useMudarCarrinho()
  const multiplies = !useTag('disable-product-multiple')
  const faixa = findProximaFaixa(item, item.quantidade, { multiplies })
  if (!faixa || faixa.faltam > Math.max(item.quantidade * 2, 6)) return null
  return (
    <Notice
      small
      tone="accent"
      className="linha-incentivo"
      action={
        <button
          type="button"
          onClick={() => mudar({ tipo: 'define', id: item.id, quantidade: faixa.quantidade }, item)}
        >
          Levar {formatQuantidade(faixa.quantidade)}
        </button>
      }
    >
      Faltam <b>{formatQuantidade(faixa.faltam, item.unidade)}</b> para {formatPrecoUnitario(faixa.preco)} —{' '}
      <b>economize {formatReais(faixa.economia)}</b> em {formatQuantidade(faixa.quantidade)}
    </Notice>
  )
}
