import { lazy } from 'react'

import { useRaiz } from './shell/raiz.ts'

const FaixaRepresentante = lazy(() =>
  import('./representante/faixa-representante.tsx').then((m) => ({ default: m.FaixaRepresentante })),
)
const FaixaVinculado = lazy(() =>
  import('./usuario-vinculado/faixa-vinculado.tsx').then((m) => ({ default: m.FaixaVinculado })),
)

const FaixaAnalise = lazy(() =>
  import('./cliente/faixa-analise.tsx').then((m) => ({ default: m.FaixaAnalise })),
)

/** For whom somebody acts, where that is not plain (§6), and a registration that waits (ux 1.26.2); see has-faixa.ts. */
export function Faixa() {
  const { sessao } = useRaiz()
  if (!sessao) return null
  const { papel, loginAsUsuarioVinculado, situacao_cadastro } = sessao
  if (papel === 'representante') return <FaixaRepresentante />
  // The strip itself knows whether the store approves its clientes; a cliente that is known here and approved sees no strip.
  const waits = situacao_cadastro !== 'aprovado'
  return (
    <>
      {loginAsUsuarioVinculado && <FaixaVinculado />}
      {waits && <FaixaAnalise />}
    </>
  )
}
