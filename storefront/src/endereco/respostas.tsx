import { urls } from '@vitrine/contract/urls'
import { Notice } from '@vitrine/ui'

import { useLoja, useRaiz } from '#shell'

import { AviseMe } from './avise-me.tsx'
import { TrocaTipo } from './troca-tipo.tsx'
import type { useEscolherLocal } from './use-escolher-local.ts'

export type Escolha = ReturnType<typeof useEscolherLocal>

/** What a choice came to: not reached, or another cart. */
export function Respostas({ escolha: { erro, recusado, troca, confirmar, desistir } }: { escolha: Escolha }) {
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
      {troca && <TrocaTipo troca={troca} onSim={confirmar} onNao={desistir} />}
    </>
  )
}
