import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'

import type { FormaPagamento, Pedido } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Button, Notice, Skeleton } from '@vitrine/ui'

import { api, useHydrated, useLoja } from '#shell'

import { OpcoesPagamento } from './opcoes-pagamento.tsx'
import type { trocarPagamento } from './trocar-pagamento.ts'
import { holdForToken } from './tokenizar.ts'

/** Another way of paying an order that waits (§7): open at once when the card was refused. */
export function TrocaPagamento({ pedido }: { pedido: Pedido }) {
  const isHydrated = useHydrated()
  const isRefused = pedido.pagamento?.status === 'RECUSADO'
  const [isOpen, setOpen] = useState(isRefused)
  if (!isHydrated) return null
  if (isOpen) return <Escolha pedido={pedido} onClose={() => setOpen(false)} />
  return (
    <div>
      <Button variant="outline" icon="refresh-cw" onClick={() => setOpen(true)}>
        Trocar forma de pagamento
      </Button>
    </div>
  )
}

function Escolha({ pedido, onClose }: { pedido: Pedido; onClose: () => void }) {
  const { slug, idfornecedor } = useLoja()
  const fetcher = useFetcher<typeof trocarPagamento>()
  const formas = useFormas(idfornecedor, pedido)
  const [chosen, choose] = useState<string | null>(null)
  const erro = fetcher.data?.erro ?? null
  useEffect(() => {
    if (fetcher.data?.feito) onClose()
  }, [fetcher.data, onClose])
  if (!formas) return <Skeleton style={{ height: 160 }} />
  if (formas.length === 0) return <Notice>Não há outra forma de pagamento para este pedido.</Notice>
  return (
    <fetcher.Form
      method="post"
      action={urls.pedido(slug, pedido.numpedido)}
      className="grid gap-4 rounded-lg border border-line p-5"
      onSubmit={(event) => {
        // A submit event of a form that React dispatches for a person or for requestSubmit.
        const { submitter } = event.nativeEvent as SubmitEvent
        if (holdForToken(event.currentTarget, submitter)) event.preventDefault()
      }}
    >
      <h2>Escolha outra forma de pagamento</h2>
      {erro && (
        <Notice tone="danger" live="alert">
          {erro}
        </Notice>
      )}
      <input type="hidden" name="acao" value="trocar-pagamento" />
      <OpcoesPagamento
        formas={formas}
        value={chosen}
        onChange={choose}
        totalOf={() => pedido.totalpedido}
        credito={{ total: 0, disponivel: 0 }}
        tipoEntrega={pedido.tipoEntrega}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={fetcher.state !== 'idle'} disabled={chosen === null}>
          Pagar assim
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Deixar como está
        </Button>
      </div>
    </fetcher.Form>
  )
}

/** What the order may be paid by instead; its own method again only when it asks for another card or code. */
function useFormas(idfornecedor: string, pedido: Pedido): FormaPagamento[] | null {
  const [formas, setFormas] = useState<FormaPagamento[] | null>(null)
  const { idcliente, formaPagamento } = pedido
  useEffect(() => {
    let isOver = false
    const input = { params: { session_token: 'token', id: idfornecedor }, query: { idcliente } }
    void api('GET /v2/app/{session_token}/fornecedor/{id}/formas-pagamento', input).then((resposta) => {
      if (isOver) return
      const listed = resposta.ok ? resposta.dados.data : []
      const atual = listed.find(
        ({ tipo, nome }) => tipo === formaPagamento.tipo && nome === formaPagamento.nome,
      )
      const variacao = atual?.variacao_percentual ?? 0
      setFormas(
        listed.filter((forma) => {
          const isOther = forma !== atual || forma.tipo === 'CARTAO'
          // The order's prices are those of its method: one with other prices is another order.
          return isOther && (forma.variacao_percentual ?? 0) === variacao
        }),
      )
    })
    return () => {
      isOver = true
    }
  }, [idfornecedor, idcliente, formaPagamento])
  return formas
}
