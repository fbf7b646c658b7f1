import { urls } from '@vitrine/contract/urls'
import { Notice } from '@vitrine/ui'

import { useLoja, useRaiz } from '#shell'

import { AviseMe } from '#lugar'
import { TrocaTipo } from './troca-tipo.tsx'
import type { useChooseLocal } from './use-choose-local.ts'

export type Escolha = ReturnType<typeof useChooseLocal>

/** What a choice came to: not reached, or another cart. */
export function Respostas({ escolha: { erro, recusado, troca, confirm, dismiss } }: { escolha: Escolha }) {
  const { janela } = useRaiz()
  const { idfornecedor } = useLoja()
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
      {recusado && <AviseMe local={recusado} idfornecedor={idfornecedor} />}
      {troca && <TrocaTipo troca={troca} onSim={confirm} onNao={dismiss} />}
    </>
  )
}
