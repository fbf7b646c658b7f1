import type { TermoUso } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'

/** The version that is read, to keep (ux 1.21.1). */
export function LinkPdf({ slug, termo }: { slug: string; termo: TermoUso }) {
  return (
    <p className="mt-4 print:hidden">
      <a className="link" href={urls.termosEmPdf(slug, termo.versao)} download>
        Baixar em PDF
      </a>
    </p>
  )
}
