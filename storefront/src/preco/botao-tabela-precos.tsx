import { useState } from 'react'

import type { BuscaProdutos } from '@vitrine/contract'
import { toRequest } from '@vitrine/contract/client'
import { Button, showToast } from '@vitrine/ui'

import { headersOf, saveArquivo, useLoja } from '#shell'

/** The list as it is filtered, as a spreadsheet; without prices for whoever may not see them (readings 8). */
export function BotaoTabelaPrecos({
  busca,
  comPrecos,
}: {
  busca: Partial<BuscaProdutos>
  comPrecos: boolean
}) {
  const { idfornecedor } = useLoja()
  const [isLoading, setLoading] = useState(false)
  async function download() {
    setLoading(true)
    const { url, method } = toRequest('POST /v4/product/spreadsheet/{id}', {
      params: { id: idfornecedor },
      query: busca,
    })
    try {
      const response = await fetch(url, { method, headers: headersOf(), credentials: 'same-origin' })
      if (!response.ok) throw new Error(`${response.status}`)
      saveArquivo(await response.blob(), nameOf(response.headers.get('content-disposition')))
    } catch {
      showToast('Não foi possível baixar a planilha. Tente de novo.')
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button
      variant="ghost"
      size="s"
      icon="file-spreadsheet"
      loading={isLoading}
      onClick={() => void download()}
    >
      {comPrecos ? 'Baixar tabela de preços (XLSX)' : 'Baixar lista de produtos (XLSX)'}
    </Button>
  )
}

function nameOf(disposition: string | null): string {
  return decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1] ?? 'precos.xlsx')
}
