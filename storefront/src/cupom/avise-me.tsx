import { useEffect, useState } from 'react'

import { Button, Icon, showToast } from '@vitrine/ui'

import { api, useLoja, useSessao } from '#shell'

/** "Avise-me": one e-mail when the store makes a coupon for this customer (ux 1.13.3). */
export function AviseMe() {
  const { idfornecedor } = useLoja()
  const idcliente = useSessao()?.idcliente
  const [ativo, setAtivo] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!idcliente) return
    let isCurrent = true
    void api('GET /v4/notificacao/aviso-cupom/{idfornecedor}/{idcliente}', {
      params: { idfornecedor, idcliente },
    }).then((resposta) => {
      if (isCurrent && resposta.ok) setAtivo(resposta.dados.ativo)
    })
    return () => {
      isCurrent = false
    }
  }, [idfornecedor, idcliente])
  if (!idcliente) return null

  async function change(wanted: boolean) {
    if (!idcliente) return
    setBusy(true)
    const body = { idfornecedor, idcliente }
    const resposta = wanted
      ? await api('POST /v4/notificacao/aviso-cupom', { body })
      : await api('POST /v4/notificacao/aviso-cupom/remove', { body })
    setBusy(false)
    if (resposta.ok) setAtivo(resposta.dados.ativo)
    else showToast(resposta.falha.error)
  }

  return ativo ? (
    <div className="avise-me">
      <p role="status">
        <Icon name="bell-ring" size={16} /> Avisaremos por e-mail, uma vez.
      </p>
      <Button variant="ghost" loading={isBusy} onClick={() => void change(false)}>
        Não avisar mais
      </Button>
    </div>
  ) : (
    <Button variant="outline" icon="bell" loading={isBusy} onClick={() => void change(true)}>
      Avise-me
    </Button>
  )
}
