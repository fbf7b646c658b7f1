import { lazy, useEffect, useState } from 'react'

import type { Response } from '@vitrine/contract'
import type { Calls } from '@vitrine/contract'
import { Button, Notice, Skeleton } from '@vitrine/ui'

import { api, Parte, useLoja } from '#shell'

import { QuadroCartao } from './quadro-cartao.tsx'

const CamposMercadoPago = lazy(() =>
  import('./campos-mercado-pago.tsx').then((m) => ({ default: m.CamposMercadoPago })),
)

type Provedor = Response<Calls['POST /v4/payment-sdk/generate-token']>

/** The card's fields, which belong to the supplier's provider: number and code go there and nowhere else. */
export function CamposCartao() {
  const { idfornecedor } = useLoja()
  const [provedor, setProvedor] = useState<Provedor | null | 'falhou'>(null)
  const [tentativa, setTentativa] = useState(0)
  useEffect(() => {
    let isOver = false
    api('POST /v4/payment-sdk/generate-token', { body: { idfornecedor } }).then(
      (resposta) => !isOver && setProvedor(resposta.ok ? resposta.dados : 'falhou'),
      () => !isOver && setProvedor('falhou'),
    )
    return () => {
      isOver = true
    }
  }, [idfornecedor, tentativa])
  const retry = () => {
    setProvedor(null)
    setTentativa(tentativa + 1)
  }
  if (provedor === null) return <Skeleton style={{ height: 240 }} />
  if (provedor === 'falhou') {
    return (
      <Notice tone="danger">
        Os campos do cartão não carregaram.{' '}
        <Button variant="ghost" size="s" onClick={retry}>
          Tentar de novo
        </Button>
      </Notice>
    )
  }
  return (
    <div className="grid gap-3">
      {provedor.pagina ? (
        <QuadroCartao pagina={provedor.pagina} />
      ) : (
        <Parte espera={<Skeleton style={{ height: 240 }} />}>
          <CamposMercadoPago chavePublica={provedor.chavePublica} script={provedor.script ?? ''} />
        </Parte>
      )}
      <input type="hidden" name="cartaoToken" />
      <input type="hidden" name="cartaoBandeira" />
      <input type="hidden" name="cartaoFinal" />
    </div>
  )
}
