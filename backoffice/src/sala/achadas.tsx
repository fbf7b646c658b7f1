import { Link } from 'react-router'

import { pluralize } from '@vitrine/rules/texto'
import { EmptyState } from '@vitrine/ui'

import { urlsPainel, useTrabalho } from '#shell'

import type { ContextoSala } from './contexto-sala.ts'
import { DiasDaSala } from './dias-da-sala.tsx'
import type { DadosSala } from './load-sala.ts'

/** Messages of a room with certain words, and the way back to all of them. */
export function Achadas({ dados, contexto }: { dados: DadosSala; contexto: ContextoSala }) {
  const { slug } = useTrabalho().loja
  const { historico, busca } = dados
  const { mensagens, sala, maisAntes } = historico
  const quantas = pluralize(mensagens.length, 'mensagem', 'mensagens')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (axe: scrollable-region-focusable)
    <div className="cv-achadas" tabIndex={0} role="region" aria-label="Mensagens encontradas">
      <p role="status">
        {maisAntes ? `As ${quantas} mais recentes com “${busca}”. ` : `${quantas} com “${busca}”. `}
        <Link className="link" to={urlsPainel.conversa(slug, sala.sala)}>
          Voltar à conversa
        </Link>
      </p>
      {mensagens.length === 0 ? (
        <EmptyState icon="search" title="Nada com estas palavras">
          Acentos e maiúsculas não contam.
        </EmptyState>
      ) : (
        <DiasDaSala mensagens={mensagens} contexto={contexto} nova={null} />
      )}
    </div>
  )
}
