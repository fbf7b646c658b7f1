import { useEffect } from 'react'

import { showToast } from '@vitrine/ui'

import { useLoja, useSessao } from '#shell'

import { changeAlerta, readAlertas } from './alerta.store.ts'
import { hasPendente, takePendente } from './pendente.ts'

/** Once logged in, does what the visitor had asked for before the login, on whatever page the login returned to. */
export function AlertaPendente() {
  const { slug, idfornecedor } = useLoja()
  const idcliente = useSessao()?.idcliente ?? null
  useEffect(() => {
    if (!idcliente || !hasPendente()) return
    const produto = takePendente(slug)
    if (!produto) return
    const dono = { idfornecedor, idcliente }
    void readAlertas(dono)
    void changeAlerta(dono, produto, true).then(
      (isOn) => isOn && showToast(`Avisaremos por e-mail quando ${produto.name} voltar`),
    )
  }, [slug, idfornecedor, idcliente])
  return null
}
