import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'

import { sumOfertas } from '@vitrine/rules/negociacao'

import { useBloqueado, useCarrinho } from '#carrinho'

import { Proposta } from './proposta.tsx'
import { sayFim } from './say-fim.ts'
import { useNegociacao, type Onde } from './use-negociacao.ts'

interface PropostaDaMensagemProps {
  quem: Onde
  idnegociacao: string
  /** Who asks for an answer to it; null: nobody does. */
  pede: string | null
  /** Until it is read. */
  espera: ReactNode
  /** It has ended: what is negotiated now, if anything, is another one. */
  onFim: () => void
}

/** An offer that stands in the thread, as it is now, and how it ended. */
export function PropostaDaMensagem({ quem, idnegociacao, pede, espera, onFim }: PropostaDaMensagemProps) {
  const isLocked = useBloqueado()
  const temAcordo = useCarrinho(({ negociacao }) => negociacao !== null)
  const { resposta, act, read } = useNegociacao(quem, { isOn: isLocked || temAcordo, inCart: false })
  useEffect(() => void read(), [read])
  const isFinda = resposta !== null && resposta.negociacao?.idnegociacao !== idnegociacao
  const end = useEffectEvent(onFim)
  useEffect(() => {
    if (isFinda) end()
  }, [isFinda])
  if (resposta === null) return espera
  if (resposta.negociacao && !isFinda)
    return (
      <>
        {pede !== null && sumOfertas(resposta.negociacao.linhas).esperam > 0 && (
          <b className="msg-nome">{pede} pede sua resposta</b>
        )}
        <Proposta negociacao={resposta.negociacao} act={act} read={read} />
      </>
    )
  const { encerrada } = resposta
  return (
    <p className="msg msg-retirada">
      {encerrada?.idnegociacao === idnegociacao ? sayFim(encerrada) : 'Esta proposta já terminou.'}
    </p>
  )
}
