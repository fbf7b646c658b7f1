import type { FilaDaLoja, FilaQueRepete, SaudeDoFornecedor } from '@vitrine/contract'
import { FUSO_PADRAO, formatMomento } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { Button } from '@vitrine/ui'

import { useFeito } from './use-feito.ts'

const nomes: Record<FilaDaLoja['fila'], [um: string, muitos: string]> = {
  CARTAS: ['carta por enviar', 'cartas por enviar'],
  WEBHOOKS: ['aviso de webhook por entregar', 'avisos de webhook por entregar'],
  PAGAMENTOS: [
    'pedido ao provedor de pagamento sem resposta',
    'pedidos ao provedor de pagamento sem resposta',
  ],
  IMPORTACOES: ['importação parada ou com erro', 'importações paradas ou com erro'],
}

/** What tries it again says; what is not here is the store's to do. */
const botoes: Partial<Record<FilaDaLoja['fila'], string>> = {
  CARTAS: 'Enviar cartas de novo',
  WEBHOOKS: 'Entregar avisos de novo',
  PAGAMENTOS: 'Perguntar ao provedor de novo',
} satisfies Record<FilaQueRepete, string>

/** '3 cartas por enviar'. */
export const sayFila = ({ fila, atrasadas, desistidas }: FilaDaLoja): string =>
  pluralize(atrasadas + desistidas, ...nomes[fila])

/** The queues of a store that are not well, each with since when, how many were given up, and what tries it again. */
export function FilasDaLoja({ loja: { idfornecedor, nome, filas } }: { loja: SaudeDoFornecedor }) {
  const fetcher = useFeito()
  if (filas.length === 0) return null
  const enviada = fetcher.state === 'idle' ? null : fetcher.formData?.get('fila')
  return (
    <ul className="operacao-filas" aria-label={`Filas de ${nome}`}>
      {filas.map((fila) => (
        <li key={fila.fila} className="flex flex-wrap items-center gap-2">
          <span>
            {sayFila(fila)}, desde {formatMomento(fila.desde, FUSO_PADRAO)}
            {fila.desistidas > 0 &&
              ` · ${pluralize(fila.desistidas, 'não será tentado de novo', 'não serão tentados de novo')}`}
          </span>
          {botoes[fila.fila] && (
            <fetcher.Form method="post">
              <input type="hidden" name="idfornecedor" value={idfornecedor} />
              <input type="hidden" name="fila" value={fila.fila} />
              <Button type="submit" variant="outline" size="s" loading={enviada === fila.fila}>
                {botoes[fila.fila]}
              </Button>
            </fetcher.Form>
          )}
        </li>
      ))}
      {fetcher.data?.ok === false && <li role="alert">{fetcher.data.dito}</li>}
    </ul>
  )
}
