import { useState } from 'react'

import { api } from '#shell'

interface VisaoDoClienteProps {
  params: { idfornecedor: string; idcliente: string }
}

/** Opens the whole store as this customer sees it, in a tab of its own where nothing can be written (decision 0112). */
export function VisaoDoCliente({ params }: VisaoDoClienteProps) {
  const [aviso, setAviso] = useState<{ texto: string; url?: string } | null>(null)
  async function look() {
    setAviso(null)
    // Opened by the press itself: a tab that comes after an answer is one that browsers hold back.
    const aba = window.open('', '_blank')
    const resposta = await api('POST /painel/v1/{idfornecedor}/clientes/{idcliente}/visao', { params })
    if (!resposta.ok) {
      aba?.close()
      setAviso({ texto: resposta.falha.error })
    } else if (aba) {
      aba.opener = null
      aba.location.href = resposta.dados.url
    } else setAviso({ texto: 'O navegador segurou a aba nova.', url: resposta.dados.url })
  }
  return (
    <>
      <button type="button" className="link" onClick={() => void look()}>
        Ver a loja como este cliente
      </button>
      {aviso && (
        <p role="alert">
          {aviso.texto}{' '}
          {aviso.url && (
            <a className="link" href={aviso.url} target="_blank" rel="noopener">
              Abrir agora
            </a>
          )}
        </p>
      )}
    </>
  )
}
