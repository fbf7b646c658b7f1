import type { FormaPagamento } from '@vitrine/contract'
import { listClausulas } from '@vitrine/rules/pedido'

import type { DadosFinalizar } from './load-finalizar.ts'

interface ClausulasDaCompraProps {
  dados: DadosFinalizar
  /** The chosen method. */
  forma: FormaPagamento | undefined
}

/** What holds for this purchase, said before it is sent, limits of rights among it (decree 7.962/2013, article 4, I). */
export function ClausulasDaCompra({ dados, forma }: ClausulasDaCompraProps) {
  const clausulas = listClausulas({
    consumidor: !dados.isEmpresa,
    tipoEntrega: dados.escolha.tipoEntrega,
    tipoPagamento: forma?.tipo ?? null,
    porPeso: dados.porPeso,
    margem: forma?.margem ?? 0,
    assinatura: dados.assinatura !== '',
    substituicao: '',
  })
  return (
    <section aria-labelledby="condicoes" className="rounded-lg border border-line p-4">
      <h3 id="condicoes" className="mb-2 text-14 font-semibold">
        Condições desta compra
      </h3>
      <dl className="grid gap-1 text-ink-muted">
        {clausulas.map(({ titulo, texto }) => (
          <div key={titulo}>
            <dt className="inline font-semibold text-ink">{titulo}: </dt>
            <dd className="inline">{texto}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
