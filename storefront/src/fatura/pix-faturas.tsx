import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'

import type { CobrancaFaturas } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Notice } from '@vitrine/ui'

import { PainelPix } from '#pagamento'
import { useLoja } from '#shell'

const ESPERA_MS = 3000
const VALIDADE_MS = 30 * 60_000

/** The Pix of several invoices: its code, then what the bank said. Asks again while it waits. `estreito`: in a panel. */
export function PixFaturas({ cobranca, estreito }: { cobranca: CobrancaFaturas; estreito?: boolean }) {
  const { slug } = useLoja()
  const { revalidate } = useRevalidator()
  const { status, pix, valor, expira_em, faturas } = cobranca
  const isOpen = status === 'PENDENTE' || status === 'CRIADO'
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void revalidate(), ESPERA_MS)
    return () => clearInterval(timer)
  }, [isOpen, revalidate])
  const quantas = pluralize(faturas.length, 'fatura', 'faturas')
  if (status === 'PAGO')
    return (
      <Notice tone="success" live="status" className="mt-4" title={`Recebemos ${formatReais(valor)}.`}>
        {quantas} em dia, e o crédito voltou.
      </Notice>
    )
  if (status === 'ESTORNADO')
    return (
      <Notice tone="warning" className="mt-4" title="O banco devolveu este pagamento.">
        As faturas dele estão em aberto de novo. <Link to={urls.faturas(slug)}>Ver faturas</Link>
      </Notice>
    )
  if (!isOpen)
    return (
      <Notice tone="warning" className="mt-4" title="Este Pix não vale mais.">
        Nada foi cobrado. Escolha as faturas e gere outro. <Link to={urls.faturas(slug)}>Ver faturas</Link>
      </Notice>
    )
  if (!pix)
    return (
      <Notice className="mt-4" title="Estamos gerando o Pix." live="status">
        O banco ainda não respondeu. Esta página muda sozinha.
      </Notice>
    )
  return (
    <div className="mt-4">
      <p className="mb-2">Um Pix para {quantas}:</p>
      <PainelPix
        pagamento={{ ...cobranca, pix }}
        estreito={estreito}
        inicio={expira_em ? new Date(Date.parse(expira_em) - VALIDADE_MS).toISOString() : ''}
        onExpire={() => void revalidate()}
      />
    </div>
  )
}
