import { useBloqueado } from '#carrinho'

import { Proposta } from './proposta.tsx'
import { useNegociacao, type Onde } from './use-negociacao.ts'

/** In a conversation, what its attendant offers just now: nobody has to leave the thread to accept it (mockup 20). */
export function PropostaDaSala({ quem }: { quem: Onde }) {
  const isLocked = useBloqueado()
  const { resposta, act, read } = useNegociacao(quem, { isOn: isLocked, inCart: false })
  const negociacao = resposta?.negociacao
  return negociacao ? (
    <div className="conversa-proposta">
      <Proposta negociacao={negociacao} act={act} read={read} />
    </div>
  ) : null
}
