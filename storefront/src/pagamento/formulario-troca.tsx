import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'

import type { FormaDoPedido, Pedido } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, Notice } from '@vitrine/ui'

import { holdSubmit } from '#cartao'
import { useLoja, useOffline } from '#shell'

import { OpcoesPagamento, type OpcoesPagamentoProps } from './opcoes-pagamento.tsx'
import type { EstadoTroca, changePagamento } from './change-pagamento.ts'
import { useFeito } from './use-feito.ts'
import { useParcelas } from './use-parcelas.ts'

export interface FormularioTrocaProps {
  pedido: Pedido
  /** The payment methods to choose from. */
  formas: readonly FormaDoPedido[]
  /** Chosen when it opens. */
  inicial: string | null
  credito: OpcoesPagamentoProps['credito']
  titulo?: string
  /** Beside the button that pays: the way out. */
  saida?: ReactNode
  /** Called after the change: the order has to be read again. */
  onFeito: () => void
  /** Above the methods, by what the form sends: one tap instead of a choice. */
  atalho?: FormaDoPedido
  className?: string
}

/** Pays an order that waits in another way (§7): sent to the order's page from wherever it stands. */
export function FormularioTroca(props: FormularioTrocaProps) {
  const { pedido, formas, inicial, credito, titulo, saida, atalho, className } = props
  const { slug } = useLoja()
  const fetcher = useFetcher<typeof changePagamento>()
  const [escolhida, choose] = useState(inicial)
  const isOffline = useOffline()
  const parcelas = useParcelas()
  useFeito(fetcher.data, props.onFeito)
  const { mudou = null } = fetcher.data ?? {}
  const totalOf = (id: string | null) => formas.find(({ idformapagto }) => idformapagto === id)?.total ?? null
  const isSending = fetcher.state !== 'idle'
  const action = urls.pedido(slug, pedido.numpedido)
  const total = mudou && mudou.idformapagto === escolhida ? mudou.total : totalOf(escolhida)
  const forma = formas.find(({ idformapagto }) => idformapagto === escolhida)
  const apagar = parcelas.parceladoOf(forma, total)?.total ?? total
  return (
    <fetcher.Form method="post" action={action} className={className ?? 'grid gap-4'} onSubmit={holdSubmit}>
      {titulo && <h2>{titulo}</h2>}
      <ErroDaTroca estado={fetcher.data} />
      {atalho && (
        <PixEmUmToque
          pix={atalho}
          isSending={isSending}
          onPay={(campos) => void fetcher.submit(campos, { method: 'post', action })}
        />
      )}
      <input type="hidden" name="acao" value="trocar-pagamento" />
      {total !== null && <input type="hidden" name="totalesperado" value={total} />}
      <OpcoesPagamento
        formas={[...formas]}
        value={escolhida}
        onChange={choose}
        totalOf={totalOf}
        credito={credito}
        tipoEntrega={pedido.tipoEntrega}
        parcelas={parcelas}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={isSending} disabled={escolhida === null || isOffline}>
          {describeEnvio(pedido, apagar)}
        </Button>
        {saida}
      </div>
      {isOffline && <p className="text-ink-muted">Sem conexão: dá para pagar assim que ela voltar.</p>}
    </fetcher.Form>
  )
}

/** Why it was not done; a total that is higher by now is named, and the button says it too. */
function ErroDaTroca({ estado }: { estado: EstadoTroca | undefined }) {
  if (!estado?.erro) return null
  return (
    <Notice tone="danger" live="alert">
      {estado.erro}
      {estado.mudou && ` Agora são ${formatReais(estado.mudou.total)}.`}
    </Notice>
  )
}

interface PixEmUmToqueProps {
  pix: FormaDoPedido
  isSending: boolean
  onPay: (campos: Record<string, string>) => void
}

/** The shortest way on when a card was refused (ux 1.8.5). */
function PixEmUmToque({ pix, isSending, onPay }: PixEmUmToqueProps) {
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
