import { urls } from '@vitrine/contract/urls'
import { Notice } from '@vitrine/ui'

import { useRaiz } from '#shell'

import { TrocaTipo } from './troca-tipo.tsx'
import type { useEscolherLocal } from './use-escolher-local.ts'

export type Escolha = ReturnType<typeof useEscolherLocal>

/** What a choice came to: not reached, or another cart. */
export function Respostas({ escolha: { erro, troca, confirmar, desistir } }: { escolha: Escolha }) {
  const { janela } = useRaiz()
  return (
    <>
      {erro && (
        <Notice
          tone="danger"
          live="alert"
          action={janela?.whiteLabel ? undefined : <a href={urls.home()}>Ver outras lojas</a>}
        >
          {erro}
        </Notice>
      )}
      {troca && <TrocaTipo troca={troca} onSim={confirmar} onNao={desistir} />}
    </>
  )
}
