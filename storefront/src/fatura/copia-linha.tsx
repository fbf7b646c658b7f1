import { useState } from 'react'

import type { Fatura } from '@vitrine/contract'
import { formatLinhaDigitavel } from '@vitrine/rules/boleto'
import { Button, LiveRegion, showToast } from '@vitrine/ui'

import { useHydrated, useLoja } from '#shell'

import { findLinha } from './boleto.ts'

/** One tap: the line of this invoice's slip is in the clipboard, and stands here to be seen (ux 1.12.2). */
export function CopiaLinha({ fatura, idcliente, nome }: { fatura: Fatura; idcliente: string; nome: string }) {
  const { idfornecedor } = useLoja()
  const [linha, setLinha] = useState<string | null>(null)
  const [estado, setEstado] = useState<'parado' | 'buscando' | 'copiada'>('parado')
  async function copy() {
    setEstado('buscando')
    const resposta = await findLinha({ idfornecedor, idcliente }, fatura)
    if ('erro' in resposta) {
      setEstado('parado')
      return showToast(resposta.erro)
    }
    setLinha(resposta.linha)
    // Without permission the line is there to be selected by hand.
    const isCopied = await navigator.clipboard.writeText(resposta.linha).then(
      () => true,
      () => false,
    )
    setEstado(isCopied ? 'copiada' : 'parado')
  }
  if (!useHydrated()) return null
  return (
    <span className="fatura-linha">
      {linha && <span className="font-mono text-12 wrap-anywhere">{formatLinhaDigitavel(linha)}</span>}
      <Button
        variant="ghost"
        icon={estado === 'copiada' ? 'check' : 'copy'}
        loading={estado === 'buscando'}
        aria-label={`Copiar linha digitável da ${nome}`}
        onClick={() => void copy()}
      >
        {estado === 'copiada' ? 'Copiada' : 'Copiar linha'}
      </Button>
      <LiveRegion>{estado === 'copiada' && 'Linha digitável copiada.'}</LiveRegion>
    </span>
  )
}
