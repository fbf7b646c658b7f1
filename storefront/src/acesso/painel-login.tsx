import { useLocation } from 'react-router'

import { FormularioEntrar } from './formulario-entrar.tsx'

/** The login as a panel over the page it returns to. */
export function PainelLogin() {
  const { pathname, search } = useLocation()
  return (
    <>
      <p className="mb-5 text-ink-muted">Entre para ver seus preços, endereços e pedidos.</p>
      <FormularioEntrar voltar={pathname + search} />
    </>
  )
}
