import { useState } from 'react'

import type { Pagamento } from '@vitrine/contract'
import { formatLinhaDigitavel } from '@vitrine/rules/boleto'
import { formatDia } from '@vitrine/rules/data'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, LiveRegion, Money } from '@vitrine/ui'

import { AvisoSimulador } from './aviso-simulador.tsx'
import { BotaoComprovante } from './botao-comprovante.tsx'

export interface PainelBoletoProps {
  pagamento: Pagamento
  numpedido: number
  idcliente: string
}

/** The boleto to be paid: its line to copy, its bars, the slip as PDF. */
export function PainelBoleto({ pagamento, numpedido, idcliente }: PainelBoletoProps) {
  const [copied, setCopied] = useState(false)
  const { boleto, valor, simulador } = pagamento
  if (!boleto) return null
  const linha = formatLinhaDigitavel(boleto.linha_digitavel)
  async function copy() {
    try {
      await navigator.clipboard.writeText(boleto?.linha_digitavel ?? '')
      setCopied(true)
    } catch {
      // The browser does not allow copying: the line can be selected by hand.
      setCopied(false)
    }
  }
  return (
    <section className="grid gap-4 rounded-lg border border-line p-5" aria-label="Pagar o boleto">
      <div className="flex items-end justify-between gap-4">
        <p>
          <span className="block text-ink-muted">Pague o boleto</span>
          <Money text={formatReais(valor)} size="l" />
        </p>
        <p className="text-right">
          <span className="block text-12 text-ink-muted">vence em</span>
          <b>{formatDia(boleto.vencimento)}</b>
        </p>
      </div>
      <p className="rounded-md bg-surface-2 p-3 font-mono text-12 wrap-anywhere">{linha}</p>
      <svg
        viewBox={`0 0 ${boleto.largura} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label="Código de barras do boleto"
        className="block w-full bg-white text-[#16181d]"
        style={{ height: 52, forcedColorAdjust: 'none' }}
        shapeRendering="crispEdges"
      >
        <path d={boleto.barras} fill="currentColor" />
      </svg>
      <div className="flex flex-wrap gap-2">
        <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
          {copied ? 'Linha copiada' : 'Copiar linha digitável'}
        </Button>
        {boleto.url ? (
          <Button href={boleto.url} target="_blank" rel="noreferrer" variant="outline" icon="external-link">
            Abrir boleto
          </Button>
        ) : (
          <BotaoComprovante numpedido={numpedido} idcliente={idcliente} rotulo="Baixar boleto (PDF)" />
        )}
      </div>
      <p className="text-ink-muted">
        O pagamento é confirmado em até um dia útil. Esta página muda sozinha quando o banco avisar.
      </p>
      <AvisoSimulador pagina={simulador} />
      <LiveRegion>{copied && 'Linha digitável copiada.'}</LiveRegion>
    </section>
  )
}
