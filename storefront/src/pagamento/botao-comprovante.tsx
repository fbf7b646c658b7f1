import { useState } from 'react'

import { toRequest } from '@vitrine/contract/client'
import { Button, showToast } from '@vitrine/ui'

import { headersOf } from '#shell'

export interface BotaoComprovanteProps {
  numpedido: number
  idcliente: string
  rotulo?: string
}

/** The file's name as the server gave it: a boleto or a receipt. */
function nameArquivo(response: Response): string | undefined {
  return /filename\*=UTF-8''([\w.-]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
}

/** The order on paper: its receipt, or the slip that it waits for. */
export function BotaoComprovante({ numpedido, idcliente, rotulo }: BotaoComprovanteProps) {
  const [isLoading, setLoading] = useState(false)
  async function download() {
    setLoading(true)
    const { url, method } = toRequest('POST /v4/payment/generate-receipt/{numorder}/{idclient}', {
      params: { numorder: numpedido, idclient: idcliente },
    })
    try {
      const response = await fetch(url, { method, headers: headersOf(), credentials: 'same-origin' })
      if (!response.ok) throw new Error(`${response.status}`)
      const file = URL.createObjectURL(await response.blob())
      const link = document.createElement('a')
      link.href = file
      link.download = nameArquivo(response) ?? `pedido-${numpedido}.pdf`
      link.click()
      // After a second the browser has taken the file.
      setTimeout(() => URL.revokeObjectURL(file), 1000)
    } catch {
      showToast('Não foi possível baixar o arquivo. Tente de novo.')
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button variant="outline" icon="download" loading={isLoading} onClick={() => void download()}>
      {rotulo ?? 'Baixar comprovante (PDF)'}
    </Button>
  )
}
