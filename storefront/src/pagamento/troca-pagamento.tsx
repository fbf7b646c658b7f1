import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'

import type { FormaDoPedido, Pedido } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, Notice, Skeleton } from '@vitrine/ui'

import { useHydrated, useLoja } from '#shell'

import { OpcoesPagamento } from './opcoes-pagamento.tsx'
import type { EstadoTroca, trocarPagamento } from './trocar-pagamento.ts'
import { holdSubmit } from './tokenizar.ts'
import { useFormasDoPedido } from './use-formas-do-pedido.ts'
import { useParcelas } from './use-parcelas.ts'

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
  const { slug } = useLoja()
  const fetcher = useFetcher<typeof trocarPagamento>()
  const formas = useFormasDoPedido(pedido)
  const isRefused = pedido.pagamento?.status === 'RECUSADO'
  // The card that was refused asks for another one, or for what was mistyped.
  const [escolhida, choose] = useState(isRefused ? pedido.idformapagto : null)
  const parcelas = useParcelas()
  const { feito = null, mudou = null } = fetcher.data ?? {}
  useEffect(() => {
    if (feito) onClose()
  }, [feito, onClose])
  if (!formas) return <Skeleton style={{ height: 160 }} />
  // Its own method again only where that asks for another card.
  const outras = formas.data.filter(({ atual, tipo }) => !atual || tipo === 'CARTAO')
  if (outras.length === 0) return <Notice>Não há outra forma de pagamento para este pedido.</Notice>
  const totalOf = (id: string | null) => outras.find(({ idformapagto }) => idformapagto === id)?.total ?? null
  const isSending = fetcher.state !== 'idle'
  const action = urls.pedido(slug, pedido.numpedido)
  const total = mudou?.idformapagto === escolhida ? mudou.total : totalOf(escolhida)
  const forma = outras.find(({ idformapagto }) => idformapagto === escolhida)
  const apagar = parcelas.parceladoOf(forma, total)?.total ?? total
  return (
    <fetcher.Form
      method="post"
      action={action}
      className="grid gap-4 rounded-lg border border-line p-5"
      onSubmit={holdSubmit}
    >
      <h2>Escolha outra forma de pagamento</h2>
      <Erro estado={fetcher.data} />
      {isRefused && (
        <PixEmUmToque
          formas={outras}
          isSending={isSending}
          onPay={(campos) => void fetcher.submit(campos, { method: 'post', action })}
        />
      )}
      <input type="hidden" name="acao" value="trocar-pagamento" />
      {total !== null && <input type="hidden" name="totalesperado" value={total} />}
      <OpcoesPagamento
        formas={outras}
        value={escolhida}
        onChange={choose}
        totalOf={totalOf}
        credito={formas.credito}
        tipoEntrega={pedido.tipoEntrega}
        parcelas={parcelas}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={isSending} disabled={escolhida === null}>
          {describeEnvio(pedido, apagar)}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Deixar como está
        </Button>
      </div>
    </fetcher.Form>
  )
}

/** Why it was not done; a total that is higher by now is named, and the button says it too. */
function Erro({ estado }: { estado: EstadoTroca | undefined }) {
  if (!estado?.erro) return null
  return (
    <Notice tone="danger" live="alert">
      {estado.erro}
      {estado.mudou && ` Agora são ${formatReais(estado.mudou.total)}.`}
    </Notice>
  )
}

interface PixEmUmToqueProps {
  formas: readonly FormaDoPedido[]
  isSending: boolean
  onPay: (campos: Record<string, string>) => void
}

/** The shortest way on when a card was refused (ux 1.8.5). */
function PixEmUmToque({ formas, isSending, onPay }: PixEmUmToqueProps) {
  const pix = formas.find(({ tipo }) => tipo === 'PIX')
  if (!pix) return null
  return (
    <Button icon="qr-code" block loading={isSending} onClick={() => onPay(toForm(pix))}>
      Pagar {formatReais(pix.total)} com Pix
    </Button>
  )
}

/** What is paid then, where it is not what the order costs now. */
function describeEnvio({ totalapagar }: Pedido, total: number | null): string {
  return total === null || total === totalapagar ? 'Pagar assim' : `Pagar ${formatReais(total)} assim`
}

/** One tap: the method and its total, as it was shown. */
function toForm({ idformapagto, total }: FormaDoPedido): Record<string, string> {
  return { acao: 'trocar-pagamento', idformapagto, totalesperado: String(total) }
}
