import type { TermoUso } from '@vitrine/contract'
import { urlsPdf } from '@vitrine/contract/urls-pdf'

/** The version that is read, to keep (ux 1.21.1). */
export function LinkPdf({ slug, termo }: { slug: string; termo: TermoUso }) {
  return (
    <p className="mt-4 print:hidden">
      <a className="link" href={urlsPdf.termos(slug, termo.versao)} download>
        Baixar em PDF
      </a>
    </p>
  )
}
