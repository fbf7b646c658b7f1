import type { ItemCarrinho } from '@vitrine/contract'
import { formatQuantidade, formatReais, multiplyReais } from '@vitrine/rules/dinheiro'
import { findProximaFaixa } from '@vitrine/rules/preco'
import { Icon, Notice, Switch } from '@vitrine/ui'

import { useTag } from '#shell'

import { useBloqueado, useChangeCarrinho } from '#carrinho'
import { TextoIncentivo } from '#compra'

/** Gift wrap of a line with what it costs; nothing where the store does not wrap it. */
export function Presente({ item }: { item: ItemCarrinho }) {
  const change = useChangeCarrinho()
  const isLocked = useBloqueado()
  if (item.preco_embalagem === undefined) return null
  const custo = multiplyReais(item.preco_embalagem, item.quantidade)
  return (
    <Switch
      end
      className="linha-presente"
      checked={item.embalarParaPresente}
      disabled={isLocked}
      onChange={(event) =>
        change({ tipo: 'embala', id: item.id, embalarParaPresente: event.target.checked }, item)
      }
    >
      <Icon name="gift" size={16} /> Embalar para presente ·{' '}
      {item.preco_embalagem === 0 ? 'grátis' : formatReais(custo)}
    </Switch>
  )
}

/** 'Faltam 2 un. para R$ 25,40 cada — economize R$ 15,00 em 6'; a tier that is far away is not mentioned. */
export function Incentivo({ item }: { item: ItemCarrinho }) {
  const change = useChangeCarrinho()
  const multiplies = !useTag('disable-product-multiple')
  const isLocked = useBloqueado()
  const faixa = findProximaFaixa(item, item.quantidade, { multiplies })
  if (!faixa || isLocked || faixa.faltam > Math.max(item.quantidade * 2, 6)) return null
  return (
    <Notice
      small
      tone="accent"
      className="linha-incentivo"
      action={
        <button
          type="button"
          onClick={() => change({ tipo: 'define', id: item.id, quantidade: faixa.quantidade }, item)}
        >
          Levar {formatQuantidade(faixa.quantidade)}
        </button>
      }
    >
      <TextoIncentivo faixa={faixa} item={item} /> — <b>economize {formatReais(faixa.economia)}</b> em{' '}
      {formatQuantidade(faixa.quantidade)}
    </Notice>
  )
}
