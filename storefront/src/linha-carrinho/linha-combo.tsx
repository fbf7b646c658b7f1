import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'

import type { ItemCarrinho } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatQuantidade, formatReais, sumReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Modal } from '@vitrine/ui'

import { computeEconomiaCombo, useBloqueado, usePutCombo } from '#carrinho'
import { Foto } from '#imagem'
import { useLoja } from '#shell'

import { AcoesLinha } from './acoes-linha.tsx'
import type { LinhaProps } from './linha.tsx'

/** A combo in the cart: one group with its products, changed, taken apart and removed as a whole (ux 1.15.2). */
export function LinhaCombo({ item, total, nova, primeira }: LinhaProps) {
  const { slug } = useLoja()
  const ref = useRef<HTMLLIElement>(null)
  const [isAsking, setAsking] = useState(false)
  const isLocked = useBloqueado()
  useEffect(() => {
    if (nova) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [nova])
  const produtos = item.produtos ?? []
  const editar = urls.combo(slug, item.idcombopromocional_cabecalho ?? '', item.nome)
  const economia = computeEconomiaCombo(total)
  return (
    <li
      ref={ref}
      id={`linha-${item.id}`}
      tabIndex={-1}
      className="linha"
      data-nova={nova || undefined}
      data-dim={!item.disponivel || undefined}
    >
      <div className="linha-foto linha-mosaico" data-n={Math.min(4, produtos.length)}>
        {produtos.slice(0, 4).map(({ id, idgrupo, imagem }, i) => (
          <span key={`${idgrupo}${id}`} style={{ background: imagem?.cor }}>
            <Foto imagem={imagem} sizes="32px" ate={160} priority={primeira && i === 0} />
          </span>
        ))}
      </div>
      <div className="min-w-0">
        <Link className="linha-nome" to={`${editar}?linha=${item.id}`}>
          {item.nome || 'Combo'}
        </Link>
        <p className="linha-sub">{item.embalagem}</p>
        {!item.disponivel && <p className="linha-porque text-danger">Falta estoque para este combo</p>}
        {economia > 0 && <p className="linha-porque">Combo: {formatReais(economia)} a menos que separados</p>}
      </div>
      <Valor total={total} />
      <details className="linha-combo">
        <summary>{pluralize(produtos.length, 'produto neste combo', 'produtos neste combo')}</summary>
        <ul>
          {produtos.map(({ id, idgrupo, nome, quantidade, unidade }) => (
            <li key={`${idgrupo}${id}`}>
              {formatQuantidade(quantidade * item.quantidade, unidade)} {nome}
            </li>
          ))}
        </ul>
        {!isLocked && (
          <p className="linha-combo-acoes">
            <Link to={`${editar}?linha=${item.id}`}>Alterar escolhas</Link>
            <button type="button" onClick={() => setAsking(true)}>
              Desfazer combo
            </button>
          </p>
        )}
      </details>
      <AcoesLinha item={item} />
      <Desfazer item={item} total={total} isOpen={isAsking} onClose={() => setAsking(false)} />
    </li>
  )
}

function Valor({ total }: Pick<LinhaProps, 'total'>) {
  if (!total || total.subtotal === null) return <span />
  const economia = computeEconomiaCombo(total)
  return (
    <div className="linha-valor">
      {formatReais(total.subtotal)}
      {economia > 0 && (
        <s>
          <span className="sr-only">em vez de </span>
          {formatReais(sumReais(total.subtotal, economia))}
        </s>
      )}
    </div>
  )
}

interface DesfazerProps {
  item: ItemCarrinho
  total: LinhaProps['total']
  isOpen: boolean
  onClose: () => void
}

/** Asks before a combo is taken apart, with what that costs. */
function Desfazer({ item, total, isOpen, onClose }: DesfazerProps) {
  const { undo } = usePutCombo()
  const economia = computeEconomiaCombo(total)
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      title="Desfazer o combo?"
      foot={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Manter combo
          </Button>
          <Button variant="outline" onClick={() => undo(item)}>
            Desfazer combo
          </Button>
        </div>
      }
    >
      {isOpen && (
        <p>
          Os produtos de {item.nome} ficam no carrinho pelo preço normal
          {economia > 0 && (
            <>
              {' '}
              e o total sobe <b>{formatReais(economia)}</b>
            </>
          )}
          .
        </p>
      )}
    </Modal>
  )
}
