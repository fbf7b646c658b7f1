import type { GradeDaNegociacao, SalaChat } from '@vitrine/contract'
import { Button } from '@vitrine/ui'

import { say } from './say.ts'

interface AtalhosDaPropostaProps {
  grade: GradeDaNegociacao
  sala: SalaChat
}

/** Puts the offer into the thread: to be read, or to be answered now (mockup 14). */
export function AtalhosDaProposta({ grade: { negociacao, linhas }, sala }: AtalhosDaPropostaProps) {
  if (!negociacao) return null
  const { idnegociacao } = negociacao
  const send = (pede_aceite: boolean) => say(sala, { tipo: 'PROPOSTA', idnegociacao, pede_aceite })
  const esperam = linhas.some(({ situacao }) => situacao === 'COM_O_CLIENTE')
  const temPreco = linhas.some(({ precoatendente }) => precoatendente !== null)
  if (!temPreco && negociacao.frete === null) return null
  return (
    <>
      <Button variant="outline" size="s" onClick={() => send(false)}>
        Enviar resumo
      </Button>
      {esperam && (
        <Button variant="outline" size="s" onClick={() => send(true)}>
          Pedir aceite
        </Button>
      )}
    </>
  )
}
