import { useState } from 'react'
import type { FormEvent } from 'react'

import { useOffline } from '#shell'

const SEM_REDE =
  'Sem conexão. O que você digitou continua aqui, e você pode continuar montando o carrinho: tente de novo quando a internet voltar.'

/** A form that is sent without a connection stays where it is and says so, until there is one again (ux 1.19.5). */
export function useConexao() {
  const [aviso, setAviso] = useState<string | null>(null)
  const isAindaFora = useOffline()
  function guard(event: FormEvent) {
    const isOffline = !navigator.onLine
    if (isOffline) event.preventDefault()
    setAviso(isOffline ? SEM_REDE : null)
  }
  return { aviso: isAindaFora ? aviso : null, guard }
}
