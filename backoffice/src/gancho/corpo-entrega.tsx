import { useEffect, useState } from 'react'

import type { EntregaGancho } from '@vitrine/contract'
import { Button, Notice, Skeleton } from '@vitrine/ui'

import { BotaoDeCopia } from '#chamada'
import { api, useTrabalho } from '#shell'

interface CorpoProps {
  idgancho: string
  entrega: EntregaGancho
  /** Which one, in words. */
  qual: string
}

type Lido = { corpo: string } | { erro: string }

/** The text that is sent, laid out to be read; copied it is the very one that the signature is of. */
export function CorpoEntrega({ idgancho, entrega: { identrega, idmensagem }, qual }: CorpoProps) {
  const { idfornecedor } = useTrabalho().loja
  const [lido, setLido] = useState<Lido | null>(null)
  const [vez, setVez] = useState(1)
  useEffect(() => {
    let isFora = false
    void api('GET /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas/{identrega}', {
      params: { idfornecedor, idgancho, identrega },
    }).then((lida) => {
      if (!isFora) setLido(lida.ok ? { corpo: lida.dados.corpo } : { erro: lida.falha.error })
    })
    return () => {
      isFora = true
    }
  }, [idfornecedor, idgancho, identrega, vez])
  if (!lido) return <Skeleton className="gancho-espera" />
  if ('erro' in lido)
    return (
      <Notice
        tone="danger"
        live="alert"
        action={
          <Button variant="outline" size="s" onClick={() => setVez(vez + 1)}>
            Tentar de novo
          </Button>
        }
      >
        {lido.erro}
      </Notice>
    )
  return (
    <figure className="chamada-figura">
      <figcaption>
        <span>webhook-id: {idmensagem}</span>
        <BotaoDeCopia texto={lido.corpo} label={`o conteúdo: ${qual}`} />
      </figcaption>
      <pre>{JSON.stringify(JSON.parse(lido.corpo), null, 2)}</pre>
    </figure>
  )
}
