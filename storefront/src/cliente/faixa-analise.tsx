import { Link } from 'react-router'

import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { asksApproval } from '@vitrine/rules/acesso'
import { Icon } from '@vitrine/ui'

import { useLoja, useSessao } from '#shell'

/** On every screen while a registration waits or was refused, instead of a modal at each visit; nothing where none is asked for (ux 1.26.2). */
export function FaixaAnalise() {
  const { slug, tags } = useLoja()
  const isRecusado = useSessao()?.situacao_cadastro === 'recusado'
  if (!asksApproval(tags)) return null
  return (
    <aside className="faixa-quem" aria-label="Situação do cadastro">
      <div className="wrap">
        <Icon name={isRecusado ? 'circle-alert' : 'hourglass'} />
        <p>
          <b>{isRecusado ? 'Cadastro não aprovado' : 'Cadastro em análise'}</b>
        </p>
        <Link to={urlsAcesso.situacao(slug)}>{isRecusado ? 'Corrigir' : 'Ver situação'}</Link>
      </div>
    </aside>
  )
}
