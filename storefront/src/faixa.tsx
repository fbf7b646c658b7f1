import { lazy } from 'react'

import { useSessao } from './shell/raiz.ts'

const FaixaRepresentante = lazy(() =>
  import('./representante/faixa-representante.tsx').then((m) => ({ default: m.FaixaRepresentante })),
)
const FaixaVinculado = lazy(() =>
  import('./usuario-vinculado/faixa-vinculado.tsx').then((m) => ({ default: m.FaixaVinculado })),
)

/** For whom somebody acts, where that is not plain: a representative, or a login with several clientes (§6). */
export function Faixa() {
  const sessao = useSessao()
  if (!sessao) return null
  const { papel, loginAsUsuarioVinculado } = sessao
  if (papel === 'representante') return <FaixaRepresentante />
  // Staff that also buys acts for its store.
  const isDono = papel === 'cliente' || papel === 'usuario vinculado'
  return isDono && loginAsUsuarioVinculado ? <FaixaVinculado /> : null
}
