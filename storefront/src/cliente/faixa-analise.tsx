import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { asksApproval } from '@vitrine/rules/acesso'
import { Icon } from '@vitrine/ui'

import { useLoja, useSessao } from '#shell'

const textos = {
  analise: { titulo: 'Cadastro em análise', link: 'Ver situação' },
  recusado: { titulo: 'Cadastro não aprovado', link: 'Corrigir' },
  falta: { titulo: 'Sem cadastro nesta loja', link: 'Pedir cadastro' },
} as const

/**
 * On every screen while a registration waits, was refused or was never asked for, instead of a modal at each visit; nothing where
 * the store asks for none (ux 1.26.2).
 */
export function FaixaAnalise() {
  const { slug, tags } = useLoja()
  const situacao = useSessao()?.situacao_cadastro ?? 'falta'
  if (situacao === 'aprovado' || !asksApproval(tags)) return null
  const { titulo, link } = textos[situacao]
  return (
    <aside className="faixa-quem" aria-label="Situação do cadastro">
      <div className="wrap">
        <Icon name={situacao === 'analise' ? 'hourglass' : 'circle-alert'} />
        <p>
          <b>{titulo}</b>
        </p>
        <a href={urlsAcesso.situacao(slug)} data-painel="situacao">
          {link}
        </a>
      </div>
    </aside>
  )
}
