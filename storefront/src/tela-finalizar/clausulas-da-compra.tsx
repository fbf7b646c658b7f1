import type { DadosFinalizar } from '#submissao'
import { DocumentosDaLoja } from '#termo'

/** What holds for this purchase, said before it is sent, limits of rights among it (decree 7.962/2013, article 4, I). */
export function ClausulasDaCompra({ clausulas }: { clausulas: DadosFinalizar['clausulas'][string] }) {
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
      <p className="mt-2 text-ink-muted empty:hidden">
        <DocumentosDaLoja antes="Valem para esta compra: " />
      </p>
    </section>
  )
}
