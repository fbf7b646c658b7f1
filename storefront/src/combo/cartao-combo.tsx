import { Link } from 'react-router'

import type { ComboLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Badge, buttonClass, Icon, Money } from '@vitrine/ui'

import { useLoja } from '#shell'

import { describeValidade } from './descricao.ts'
import { Mosaico } from './mosaico.tsx'

/** A combo on a shelf: mosaic, price against the sum of its parts, saving, days and limit (ux 1.15.1). */
export function CartaoCombo({ combo, priority }: { combo: ComboLista; priority?: boolean }) {
  const { slug } = useLoja()
  const { nome, descricao, imagens, motivo, situacao, percentual = 0 } = combo
  const validade = describeValidade(combo)
  const isLocked = situacao === 'exige_login'
  return (
    <li className="combo-cartao" data-dim={(motivo && !isLocked) || undefined}>
      <Mosaico imagens={imagens} sizes="(min-width: 1024px) 190px, 45vw" priority={priority} />
      {percentual > 0 && (
        <div className="card-badges">
          <Badge tone="promo">−{percentual}%</Badge>
        </div>
      )}
      <div className="combo-cartao-texto">
        <h2>
          <Link className="card-name" to={urls.combo(slug, combo.idcombopromocional_cabecalho, nome)}>
            {nome}
          </Link>
        </h2>
        <p className="text-ink-muted">{descricao}</p>
        <PrecoCombo combo={combo} />
        {validade && <p className="preco-base">{validade}</p>}
        <span className={buttonClass({ variant: isLocked ? 'outline' : 'brand', size: 'buy' })} aria-hidden>
          {isLocked && <Icon name="lock" />}
          {labelOf(combo)}
        </span>
        {motivo && <p className="combo-motivo">{motivo}</p>}
      </div>
    </li>
  )
}

function labelOf({ situacao, motivo, temEscolha }: ComboLista): string {
  if (situacao === 'exige_login') return 'Entrar para comprar'
  if (motivo) return 'Ver o combo'
  return temEscolha ? 'Montar combo' : 'Ver o combo'
}

/** 'Separados: R$ 79,20 · R$ 74,90 economize R$ 4,30'. Nothing where prices are hidden. */
export function PrecoCombo({ combo }: { combo: ComboLista }) {
  const { precosoma, precocombo, economia = 0, temEscolha, precoUnico } = combo
  const varia = temEscolha && !precoUnico
  if (precosoma === undefined || precocombo === undefined) return null
  return (
    <div>
      <p className="preco-base">
        {economia > 0 && (
          <>
            Separados: <s>{formatReais(precosoma)}</s>
          </>
        )}
      </p>
      <p className="preco">
        {varia && <span className="preco-un">a partir de</span>}
        <Money text={formatReais(precocombo)} />
        {economia > 0 && (
          <span className="preco-causa">
            economize {precoUnico && temEscolha && 'até '}
            {formatReais(economia)}
          </span>
        )}
      </p>
    </div>
  )
}
