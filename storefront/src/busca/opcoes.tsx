import { useEffect, useMemo } from 'react'

import { urls } from '@vitrine/contract/urls'
import { pluralize } from '@vitrine/rules/texto'

import { useLoja } from '#shell'

import { RecentesLista } from './recentes-lista.tsx'
import { Sugestoes } from './sugestoes.tsx'
import { useRecentes } from './use-recentes.ts'
import { useSugestoes } from './use-sugestoes.ts'
import type { Achadas } from './use-sugestoes.ts'

/** What is offered under the search, for its keys and for whoever does not see it. */
export interface OpcoesDaBusca {
  /** Where each option leads. */
  hrefs: string[]
  /** Announces how many options there are, and of which kind. */
  dito: string
}

export interface OpcoesProps {
  id: string
  texto: string
  active: number
  isOpen: boolean
  onOpcoes: (opcoes: OpcoesDaBusca) => void
  onChoose: () => void
}

/** Under the search: what was searched for before, or what completes the typing. Loaded with the first focus. */
export function Opcoes({ isOpen, onOpcoes, ...rest }: OpcoesProps) {
  const { slug } = useLoja()
  const { texto } = rest
  const achadas = useSugestoes(texto, isOpen)
  const recentes = useRecentes(isOpen && texto.trim() === '')
  const opcoes = useMemo(() => listOpcoes(slug, recentes, achadas), [slug, recentes, achadas])
  useEffect(() => onOpcoes(opcoes), [onOpcoes, opcoes])
  if (!isOpen || opcoes.hrefs.length === 0) return null
  if (recentes.length > 0) return <RecentesLista {...rest} recentes={recentes} />
  return <Sugestoes {...rest} achadas={achadas} />
}

function listOpcoes(slug: string, recentes: readonly string[], achadas: Achadas): OpcoesDaBusca {
  const { hits, corrigida, parcial } = achadas
  if (recentes.length > 0)
    return {
      hrefs: recentes.map((sk) => urls.lista(slug, { sk })),
      dito: `${recentes.length} buscas recentes`,
    }
  const quais = parcial ? ' com parte das palavras' : ''
  return {
    hrefs: [
      ...(corrigida ? [urls.lista(slug, { sk: corrigida })] : []),
      ...hits.map(({ id, name }) => urls.produto(slug, id, name)),
    ],
    dito: pluralize(hits.length, 'sugestão', 'sugestões') + (corrigida ? ` de ${corrigida}` : quais),
  }
}
