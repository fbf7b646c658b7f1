import { useSala } from '@vitrine/conversa'

import { meio, useTrabalho } from '#shell'

import { toContexto } from './contexto-sala.ts'
import { CorpoDaSala } from './corpo-da-sala.tsx'
import type { DadosSala } from './load-sala.ts'

/** A room beside another screen, which says with whom it is. */
export function ConversaAoLado({ dados, agora }: { dados: DadosSala; agora: string }) {
  const { loja } = useTrabalho()
  const contexto = toContexto(dados, loja, agora)
  const aberta = useSala(meio, contexto.quem, dados.historico)
  return (
    <section className="cv-m" aria-label={`Conversa com ${aberta.sala.nome}`}>
      <CorpoDaSala aberta={aberta} dados={dados} contexto={contexto} />
    </section>
  )
}
