import { useFetcher } from 'react-router'

import type { Pedido } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Button, Notice } from '@vitrine/ui'

import { useLoja } from '#shell'

import { useFeito } from './use-feito.ts'
import type { changePagamento } from './change-pagamento.ts'

interface NovoCodigoProps {
  pedido: Pedido
  onFeito?: () => void
}

const nothing = () => {}

/** Another code for the same order, while it is open (ux 1.8.3); a cancelled one says so and can be repeated. */
export function NovoCodigo({ pedido: { numpedido, idformapagto }, onFeito = nothing }: NovoCodigoProps) {
  const { slug } = useLoja()
  const fetcher = useFetcher<typeof changePagamento>()
  const erro = fetcher.data?.erro
  useFeito(fetcher.data, onFeito)
  return (
    <fetcher.Form method="post" action={urls.pedido(slug, numpedido)} className="grid gap-3">
      {erro && (
        <Notice tone="danger" live="alert">
          {erro}
        </Notice>
      )}
      <input type="hidden" name="acao" value="trocar-pagamento" />
      <input type="hidden" name="idformapagto" value={idformapagto} />
      <Button type="submit" icon="refresh-cw" loading={fetcher.state !== 'idle'}>
        Gerar novo código
      </Button>
    </fetcher.Form>
  )
}
