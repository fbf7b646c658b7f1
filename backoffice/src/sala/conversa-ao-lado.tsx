import type { ReactNode } from 'react'

import { useSala } from '@vitrine/conversa'

import { meio, useTrabalho } from '#shell'

import { toContexto } from './contexto-sala.ts'
import { CorpoDaSala } from './corpo-da-sala.tsx'
import type { DadosSala } from './load-sala.ts'

interface ConversaAoLadoProps {
  dados: DadosSala
  agora: string
  /** What can be sent from here by a press. */
  atalhos?: ReactNode
}

/** A room beside another screen, which says with whom it is. */
export function ConversaAoLado({ dados, agora, atalhos }: ConversaAoLadoProps) {
  const { loja } = useTrabalho()
  const contexto = toContexto(dados, loja, agora)
  const aberta = useSala(meio, contexto.quem, dados.historico)
  return (
    <section className="cv-m" aria-label={`Conversa com ${aberta.sala.nome}`}>
      <CorpoDaSala aberta={aberta} dados={dados} contexto={contexto} atalhos={atalhos} />
    </section>
  )
}
